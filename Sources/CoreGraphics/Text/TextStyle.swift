import Foundation

/// How a stretch of text looks.
package struct TextStyle: Hashable, Sendable {
    package var font: FontDescription
    package var color: CGColor
    /// Points added after each letter; 0 leaves the font's own distances. Not used where `tracking` is not 0.
    package var kern: Double = 0
    /// As `kern`, whose place it takes when it is not 0.
    package var tracking: Double = 0
    package var underline: TextRule?
    package var strikethrough: TextRule?
    /// Fills the line's height behind the text; nil for none.
    package var background: CGColor?
    package var shadow: TextShadow?
    /// The outline's width in percent of the font's size: positive draws the outline alone, negative fills as well, 0 only fills.
    package var strokeWidth: Double = 0
    /// Nil for the text's colour.
    package var strokeColor: CGColor?
    /// Points by which the text stands above the line's baseline.
    package var baselineOffset: Double = 0
    /// By how much a point above the baseline moves to the right, as a part of its height.
    package var obliqueness: Double = 0
    /// The natural logarithm of the factor by which letters are widened.
    package var expansion: Double = 0
    /// 0 for no ligatures, 1 for the font's usual ones, 2 for all.
    package var ligature: Int = 1
    /// What stands in the place of each U+FFFC.
    package var attachment: TextAttachment?

    package init(font: FontDescription, color: CGColor = .black, kern: Double = 0) {
        self.font = font
        self.color = color
        self.kern = kern
    }
}

extension TextStyle {
    /// Points after each letter; what is not finite is 0, and nothing is further than Pango can count.
    var spacing: Double {
        let spacing = tracking != 0 ? tracking : kern
        return spacing.isFinite ? min(max(spacing, -10_000), 10_000) : 0
    }

    /// An upper bound for the width of almost all letters, in points, with the space after them.
    var widestLetter: Double { 1.25 * font.size * max(widening, 1) + abs(spacing) }

    /// The factor by which letters are widened, held to what can be drawn.
    var widening: Double {
        expansion.isFinite ? min(max(exp(expansion), 0.01), 100) : 1
    }

    var usedObliqueness: Double {
        obliqueness.isFinite ? min(max(obliqueness, -100), 100) : 0
    }

    /// Points up from the line's baseline.
    var rise: Double {
        baselineOffset.isFinite ? min(max(baselineOffset, -10_000), 10_000) : 0
    }

    /// The outline's width in points, never negative.
    var outlineWidth: Double {
        strokeWidth.isFinite ? min(abs(strokeWidth), 1000) / 100 * font.usedSize : 0
    }
}
