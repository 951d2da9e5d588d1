/// A list that is being read.
struct HTMLList {
    /// The number of the next item.
    var next: Int

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

    /// The text before an item.
    static func marker(_ kind: String, _ number: Int) -> String {
        switch kind {
        case "none": ""
        case "circle": "◦"
        case "square": "▪"
        case "decimal": "\(number)."
        case "decimal-leading-zero": (0..<10).contains(number) ? "0\(number)." : "\(number)."
        case "lower-alpha", "lower-latin": letters(number) + "."
        case "upper-alpha", "upper-latin": letters(number).uppercased() + "."
        case "lower-roman": roman(number) + "."
        case "upper-roman": roman(number).uppercased() + "."
        default: "•"
        }
    }

    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return "\(number)" }
        var (rest, text) = (number, "")
        while rest > 0 {
            text = String(Character(Unicode.Scalar(UInt8(97 + (rest - 1) % 26)))) + text
            rest = (rest - 1) / 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
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
