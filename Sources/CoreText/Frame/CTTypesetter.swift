import CoreGraphics

/// Text of which lines are made; immutable.
///
/// Source: https://developer.apple.com/documentation/coretext/cttypesetter
public final class CTTypesetter: @unchecked Sendable {
    let string: NSAttributedString
    private let units: [UInt16]
    /// The width of each letter, at its first unit.
    private let widths: [Double]
    private let breaks: [TextBreak]

    init(_ string: NSAttributedString) {
        self.string = string
        units = Array(string.string.utf16)
        let layout = TextLayout(LineText(string, isLine: false).text)
        var widths = [Double](repeating: 0, count: units.count)
        for run in layout.glyphLines.joined() {
            for (index, advance) in zip(run.indices, run.advances) where index < widths.count { widths[index] += advance }
        }
        self.widths = widths
        breaks = layout.breaks
    }

    var count: Int { units.count }

    /// The units of a range; one of the length 0 goes to the text's end.
    func clamped(_ range: CFRange) -> Range<Int> {
        let first = min(max(range.location, 0), count)
        return first..<(range.length <= 0 ? count : min(first + min(range.length, count), count))
    }

    func line(_ range: Range<Int>) -> CTLine {
        CTLine(
            string.attributedSubstring(from: NSRange(range)), sources: Array(range.lowerBound...range.upperBound),
            range: CFRange(location: range.lowerBound, length: range.count))
    }

    /// The first unit behind the paragraph in which a unit is, and whether a separator ends it.
    func paragraphEnd(after start: Int) -> Int {
        guard let end = units[start...].firstIndex(where: LineText.separators.contains) else { return count }
        return separatorEnd(end)
    }

    /// Whether a paragraph begins at a unit.
    func beginsParagraph(at unit: Int) -> Bool { unit == 0 || LineText.separators.contains(units[unit - 1]) }

    func endsParagraph(at unit: Int) -> Bool { unit >= count || beginsParagraph(at: unit) }

    /// The first unit of the paragraph in which a unit is.
    func paragraphStart(of unit: Int) -> Int {
        var start = unit
        while !beginsParagraph(at: start) { start -= 1 }
        return start
    }

    private func separatorEnd(_ index: Int) -> Int {
        units[index] == 0x0D && index + 1 < count && units[index + 1] == 0x0A ? index + 2 : index + 1
    }

    /// The number of units from `start` on that fit in a width, spaces at the end left out; at least those of one letter.
    func unitCount(from start: Int, width: Double, breaksLetters: Bool) -> Int {
        guard start >= 0, start < count else { return 0 }
        var (index, pen, last) = (start, 0.0, start)
        while index < count {
            if breaks[index] == .line || breaksLetters && breaks[index] == .letter { last = index }
            if LineText.separators.contains(units[index]) { return separatorEnd(index) - start }
            pen += widths[index]
            if pen > width + LineFitting.tolerance, !CTLine.isSpace(units[index]) {
                if last > start { return last - start }
                // A word wider than the line breaks between letters.
                let letter = breaks[...index].lastIndex { $0 != .none } ?? start
                if letter > start { return letter - start }
                return (breaks[(start + 1)...].firstIndex { $0 != .none } ?? count) - start
            }
            index += 1
        }
        return count - start
    }
}

/// Returns a typesetter of text.
///
/// - Complexity: O(*n*), where *n* is the length of the text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(NSAttributedString(attributedString: string))
}

/// Returns a line of a range of the text.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - stringRange: The units; a length of 0 means all from the location on. The part outside of the text counts for nothing.
/// - Complexity: O(*n*), where *n* is the length of the line.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    typesetter.line(typesetter.clamped(stringRange))
}

/// Returns the number of units that fit in a line, broken between words.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - startIndex: The first unit of the line.
///   - width: In points. Spaces at the end of the line may leave it.
/// - Returns: the number, with the line feed that ends the line; at least one letter's; 0 beyond the text. A word wider than the line is
///   broken between letters.
/// - Complexity: O(*n*), where *n* is the length of the line.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.unitCount(from: startIndex, width: width, breaksLetters: false)
}

/// Returns the number of units that fit in a line, broken between any two letters. See `CTTypesetterSuggestLineBreak`.
///
/// - Complexity: O(*n*), where *n* is the length of the line.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    typesetter.unitCount(from: startIndex, width: width, breaksLetters: true)
}
