import Foundation

/// An underline or strikethrough line.
package struct TextRule: Hashable, Sendable {
    /// `NSUnderlineStyle`'s bits: count and thickness of lines in the lowest byte, the pattern in the next, and by word.
    package var rawStyle: Int
    /// Nil for the text's color.
    package var color: CGColor?

    /// Creates a rule from those bits; nil if they contain no line.
    package init?(rawStyle: Int, color: CGColor? = nil) {
        guard rawStyle & 0xF != 0 else { return nil }
        self.rawStyle = rawStyle
        self.color = color
    }

    /// One thin stroke.
    package static let single = TextRule(rawStyle: 1)
}

extension TextRule {
    /// Lengths of dashes and gaps, as multiples of the line's thickness.
    ///
    /// The raw values are Apple's; the lengths are estimates, because Apple documents none.
    enum Pattern: Int {
        case solid = 0x000
        case dot = 0x100
        case dash = 0x200
        case dashDot = 0x300
        case dashDotDot = 0x400

        var lengths: [Double] {
            switch self {
            case .solid: []
            case .dot: [2, 2]
            case .dash: [6, 3]
            case .dashDot: [6, 3, 2, 3]
            case .dashDotDot: [6, 3, 2, 3, 2, 3]
            }
        }
    }

    /// The pattern; solid if unknown.
    var pattern: Pattern { Pattern(rawValue: rawStyle & 0x700) ?? .solid }
    /// The thickness of a line, as a multiple of the font's.
    var thicknessFactor: Double { rawStyle & 0x2 != 0 ? 2 : 1 }
    var isDouble: Bool { rawStyle & 0x8 != 0 }
    /// Whether spaces have no rule.
    var isByWord: Bool { rawStyle & 0x8000 != 0 }
}
