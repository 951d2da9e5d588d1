import Foundation

/// A list of paragraphs, whose items have markers in front of them. Paragraphs are in the same list if the values are equal.
package struct TextList: Hashable, Sendable {
    /// The object of the list, which other lists of the same form do not share.
    private let identity: ObjectIdentifier
    /// Text with the number in braces, such as `{decimal}.`.
    package let format: String
    /// The number of the first item.
    package let start: Int
    /// Whether the marker of the list around it is in front of its own.
    package let prependsEnclosing: Bool

    package init(of object: AnyObject, format: String, start: Int, prependsEnclosing: Bool) {
        identity = ObjectIdentifier(object)
        (self.format, self.start, self.prependsEnclosing) = (format, start, prependsEnclosing)
    }

    /// The distance by which the text of an item is farther in than that of the list around it, and from a marker to its text, in points:
    /// those of lists in imported HTML.
    static let (indent, gap): (Double, Double) = (36, 25)
    /// The least distance between a marker and its text, in points.
    static let leastGap = 4.0
}

extension TextList {
    /// The names of bullets.
    private static let bullets: [String: String] = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}", "hyphen": "\u{2043}",
        "square": "\u{25AA}",
    ]

    /// The marker of an item; a name in braces that is unknown stays as it is.
    package static func marker(_ format: String, number: Int) -> String {
        replacingName(in: format) { text(of: $0, number: number) }
    }

    /// Whether the marker of a format has a number.
    package static func isOrdered(_ format: String) -> Bool {
        var isOrdered = false
        _ = replacingName(in: format) {
            isOrdered = bullets[$0] == nil && text(of: $0, number: 1) != nil
            return nil
        }
        return isOrdered
    }

    private static func replacingName(in format: String, by text: (String) -> String?) -> String {
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}"),
            let marker = text(String(format[format.index(after: open)..<close]))
        else { return format }
        return format[..<open] + marker + format[format.index(after: close)...]
    }

    private static func text(of name: String, number: Int) -> String? {
        switch name {
        case "decimal": "\(number)"
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number)
        case "upper-roman": roman(number).uppercased()
        default: bullets[name]
        }
    }

    /// The letters of a number: a to z, then aa; digits for numbers below 1.
    package static func letters(_ number: Int) -> String {
        guard number > 0 else { return "\(number)" }
        var (rest, text) = (number, "")
        while rest > 0 {
            text = String(Character(Unicode.Scalar(UInt8(97 + (rest - 1) % 26)))) + text
            rest = (rest - 1) / 26
        }
        return text
    }

    /// The Roman numeral of 1 to 3999; digits for other numbers.
    package static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return "\(number)" }
        let signs = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"),
            (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, text) = (number, "")
        for (value, sign) in signs {
            while rest >= value {
                text += sign
                rest -= value
            }
        }
        return text
    }
}

/// The numbers of the items of lists, up to a position in a text.
package struct TextListNumbers: Hashable, Sendable {
    private var counts: [TextList: Int] = [:]
    /// Whether the position is inside a paragraph, whose marker is above.
    package var isWithinParagraph = false
    /// Whether the text of the paragraph at the position has its marker, between tabs.
    var hasMarkerInText = false

    package init() {}

    /// Counts a paragraph that is in lists, the innermost last.
    package mutating func count(_ lists: [TextList]) {
        guard let last = lists.last else { return counts = [:] }
        counts = counts.filter { lists.contains($0.key) }
        counts[last, default: 0] += 1
    }

    /// The marker of the paragraph that was counted last.
    func marker(_ lists: [TextList]) -> String {
        var text = ""
        for (index, list) in lists.enumerated() {
            let own = TextList.marker(list.format, number: list.start + max(counts[list] ?? 1, 1) - 1)
            text = list.prependsEnclosing && index > 0 ? text + own : own
        }
        return text
    }
}

extension StyledText {
    /// Takes the numbers of lists that the text continues.
    ///
    /// - Parameters:
    ///   - unit: the first unit of this text in the whole one.
    ///   - whole: the whole text.
    package mutating func continueLists(at unit: Int, of whole: NSAttributedString) {
        guard unit > 0, paragraphStyles.contains(where: { !$0.style.lists.isEmpty }) else { return }
        listNumbers = TextListNumbers(before: unit, of: whole)
    }
}

extension TextListNumbers {
    /// The numbers before a unit of a text.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the lists that are around the unit.
    package init(before unit: Int, of text: NSAttributedString) {
        let string = text.string as NSString
        var items: [[TextList]] = []
        var start = unit
        while start > 0 {
            let paragraph = string.paragraphRange(for: NSRange(location: start - 1, length: 0))
            let style = TextAttributes(text.attributes(at: paragraph.location, effectiveRange: nil)).paragraphStyle
            guard let lists = style?.lists, !lists.isEmpty else { break }
            items.append(lists)
            if start == unit, NSMaxRange(paragraph) > unit {
                isWithinParagraph = true
                let text = string.substring(with: paragraph)
                hasMarkerInText = text.first == "\t" && text.dropFirst().contains("\t")
            }
            start = paragraph.location
        }
        for lists in items.reversed() { count(lists) }
    }
}
