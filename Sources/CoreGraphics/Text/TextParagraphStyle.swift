import Foundation

/// Paragraph formatting; all lengths in points. A length that is not finite counts as 0.
package struct TextParagraphStyle: Hashable, Sendable {
    package var alignment: TextLayout.Alignment = .natural
    /// Wrapping by words or characters; all other modes keep the paragraph to one line.
    package var lineBreaking: TextLayout.LineBreaking = .wordWrap
    /// Whether a single word on the last line takes the word before it along.
    package var pushesOut = false
    /// The rule for hyphens at the ends of lines; nil for none.
    package var hyphenation: Hyphenation?
    /// Whether Korean text breaks between words alone.
    package var keepsHangulWords = false
    /// The distance from the leading edge to the first line.
    package var firstLineHeadIndent: Double = 0
    /// The distance from the leading edge to the other lines.
    package var headIndent: Double = 0
    /// If positive, the distance from the leading edge to the end of lines; otherwise the negated distance from the trailing edge.
    package var tailIndent: Double = 0
    /// Additional space between lines; not below the last line of a text. Never negative.
    package var lineSpacing: Double = 0
    /// Space below a paragraph, unless it is the last.
    package var paragraphSpacing: Double = 0
    /// Space above a paragraph, unless it is the first.
    package var paragraphSpacingBefore: Double = 0
    /// 0 for no minimum.
    package var minimumLineHeight: Double = 0
    /// 0 for no maximum.
    package var maximumLineHeight: Double = 0
    /// A factor of a line's natural height, applied before the limits; 0 for 1.
    package var lineHeightMultiple: Double = 0
    /// Positions at which text after a tab begins, ends or is centered.
    package var tabStops: [TabStop] = TextParagraphStyle.defaultTabStops
    /// The distance of further tab stops; 0 for none.
    package var defaultTabInterval: Double = 0
    /// Nil for the direction of the paragraph's first strong characters.
    package var baseWritingDirection: WritingDirection?
    /// The lists around the paragraph, the innermost last.
    package var lists: [TextList] = []

    package init(alignment: TextLayout.Alignment = .natural, lineBreaking: TextLayout.LineBreaking = .wordWrap) {
        self.alignment = alignment
        self.lineBreaking = lineBreaking
    }

    /// A tab stop.
    package struct TabStop: Hashable, Sendable {
        /// The distance from the leading edge.
        package var location: Double
        package var alignment: TextLayout.Alignment

        package init(location: Double, alignment: TextLayout.Alignment = .natural) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// The hyphenation of a paragraph.
    package struct Hyphenation: Hashable, Sendable {
        /// A line is looked at if it is shorter than this part of its width; 1 for every line.
        package var factor: Double
        /// Such as `en-US`.
        package var language: String

        package init(factor: Double, language: String) {
            self.factor = factor
            self.language = language
        }
    }

    package enum WritingDirection: Sendable {
        case leftToRight, rightToLeft
    }

    /// Twelve stops, 28 points apart, the default of UIKit's paragraph style.
    package static let defaultTabStops = (1...12).map { TabStop(location: Double($0) * 28) }
}

extension TextParagraphStyle {
    /// A line's height for its natural one; `natural` is positive.
    func lineHeight(natural: Double) -> Double {
        var height = natural
        if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= min(lineHeightMultiple, 1000) }
        if minimumLineHeight > 0, minimumLineHeight.isFinite { height = max(height, min(minimumLineHeight, 1_000_000)) }
        if maximumLineHeight > 0, maximumLineHeight.isFinite { height = min(height, maximumLineHeight) }
        return height
    }

    /// A length clamped to avoid overflow in layout.
    static func length(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -1_000_000), 1_000_000) : 0
    }
}
