import Foundation

/// Character formatting.
package struct TextStyle: Hashable, Sendable {
    package var font: FontDescription
    package var color: CGColor
    /// Letter spacing in points; 0 keeps the font's spacing. Ignored if `tracking` is not 0.
    package var kern: Double = 0
    /// Letter spacing in points; overrides `kern` unless 0.
    package var tracking: Double = 0
    package var underline: TextRule?
    package var strikethrough: TextRule?
    /// The color filled behind the text over the line's height; nil for none.
    package var background: CGColor?
    package var shadow: TextShadow?
    /// The outline's width in percent of the font size: positive draws the outline alone, negative fills as well, 0 only fills.
    package var strokeWidth: Double = 0
    /// Nil for the text's color.
    package var strokeColor: CGColor?
    /// The height of the text above the line's baseline, in points.
    package var baselineOffset: Double = 0
    /// The horizontal skew, as a fraction of the height above the baseline.
    package var obliqueness: Double = 0
    /// The natural logarithm of the horizontal expansion factor.
    package var expansion: Double = 0
    /// 0 for no ligatures, 1 for the font's default ones, 2 for all.
    package var ligature: Int = 1
    /// The inline content of each U+FFFC.
    package var attachment: TextAttachment?

    package init(font: FontDescription, color: CGColor = .black, kern: Double = 0) {
        self.font = font
        self.color = color
        self.kern = kern
    }
}

extension TextStyle {
    /// Letter spacing in points; 0 if it is not finite, clamped to avoid overflow in Pango.
    var spacing: Double {
        let spacing = tracking != 0 ? tracking : kern
        return spacing.isFinite ? min(max(spacing, -10_000), 10_000) : 0
    }

    /// An upper bound for the width of almost all letters, in points, letter spacing included.
    var widestLetter: Double { 1.25 * font.size * max(widening, 1) + abs(spacing) }

    /// The horizontal expansion factor, clamped to the drawable range.
    var widening: Double {
        expansion.isFinite ? min(max(exp(expansion), 0.01), 100) : 1
    }

    var usedObliqueness: Double {
        obliqueness.isFinite ? min(max(obliqueness, -100), 100) : 0
    }

    /// The offset above the line's baseline in points.
    var rise: Double {
        baselineOffset.isFinite ? min(max(baselineOffset, -10_000), 10_000) : 0
    }

    /// The outline's width in points, never negative.
    var outlineWidth: Double {
        strokeWidth.isFinite ? min(abs(strokeWidth), 1000) / 100 * font.usedSize : 0
    }
}
