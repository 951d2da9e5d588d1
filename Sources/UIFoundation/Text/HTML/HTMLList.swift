import CoreGraphics

/// A list that is being read.
struct HTMLList {
    /// The number of the next item.
    var next: Int
    /// The number of its first item.
    let start: Int
    /// The list of the paragraphs' styles; nil before the first item, and without markers.
    var list: NSTextList?

    init(start: Int) { (self.start, next) = (start, start) }

    static let kinds: Set = [
        "none", "disc", "circle", "square", "decimal", "decimal-leading-zero", "lower-alpha", "upper-alpha", "lower-latin", "upper-latin",
        "lower-roman", "upper-roman",
    ]

    /// The kind of list that an attribute `type` names.
    static func kind(ofType type: String) -> String? {
        switch type {
        case "1": "decimal"
        case "a": "lower-alpha"
        case "A": "upper-alpha"
        case "i": "lower-roman"
        case "I": "upper-roman"
        default: kinds.contains(type.lowercased()) ? type.lowercased() : nil
        }
    }

    /// The kind of an unordered list inside a number of others.
    static func bullet(atDepth depth: Int) -> String { depth == 0 ? "disc" : depth == 1 ? "circle" : "square" }

    /// The format of a kind's markers; nil for none.
    static func format(_ kind: String) -> NSTextList.MarkerFormat? {
        switch kind {
        case "none": nil
        case "circle", "square": NSTextList.MarkerFormat("{\(kind)}")
        case "decimal", "lower-alpha", "lower-latin", "upper-alpha", "upper-latin", "lower-roman", "upper-roman":
            NSTextList.MarkerFormat("{\(kind)}.")
        case "decimal-leading-zero": NSTextList.MarkerFormat("{decimal}.")
        default: .disc
        }
    }

    /// The text before an item.
    static func marker(_ kind: String, _ number: Int) -> String {
        switch kind {
        case "none": ""
        case "circle": "◦"
        case "square": "▪"
        case "decimal": "\(number)."
        case "decimal-leading-zero": (0..<10).contains(number) ? "0\(number)." : "\(number)."
        case "lower-alpha", "lower-latin": TextList.letters(number) + "."
        case "upper-alpha", "upper-latin": TextList.letters(number).uppercased() + "."
        case "lower-roman": TextList.roman(number) + "."
        case "upper-roman": TextList.roman(number).uppercased() + "."
        default: "•"
        }
    }
}
