import Foundation

/// How the lines of a paragraph stand; all lengths in points. A length that is not finite counts as 0.
package struct TextParagraphStyle: Hashable, Sendable {
    package var alignment: TextLayout.Alignment = .natural
    /// Wrapping by words or letters; all others keep the paragraph to one line.
    package var lineBreaking: TextLayout.LineBreaking = .wordWrap
    /// From the leading edge to the first line.
    package var firstLineHeadIndent: Double = 0
    /// From the leading edge to the other lines.
    package var headIndent: Double = 0
    /// Positive: from the leading edge to where lines end; otherwise the distance of that place from the trailing edge, as a negative number.
    package var tailIndent: Double = 0
    /// Between one line and the next, beyond their own heights; not below the last line of a text. Never negative.
    package var lineSpacing: Double = 0
    /// Below a paragraph, unless it is the last.
    package var paragraphSpacing: Double = 0
    /// Above a paragraph, unless it is the first.
    package var paragraphSpacingBefore: Double = 0
    /// 0 for none.
    package var minimumLineHeight: Double = 0
    /// 0 for none.
    package var maximumLineHeight: Double = 0
    /// What a line's own height is multiplied with before the limits; 0 for 1.
    package var lineHeightMultiple: Double = 0
    /// Places where text after a tab begins, ends or is centred.
    package var tabStops: [TabStop] = TextParagraphStyle.defaultTabStops
    /// The distance of further stops; 0 for none.
    package var defaultTabInterval: Double = 0
    /// Nil for the direction of the paragraph's first letters.
    package var baseWritingDirection: WritingDirection?

    package init(alignment: TextLayout.Alignment = .natural, lineBreaking: TextLayout.LineBreaking = .wordWrap) {
        self.alignment = alignment
        self.lineBreaking = lineBreaking
    }

    /// Where a tab leads.
    package struct TabStop: Hashable, Sendable {
        /// From the leading edge.
        package var location: Double
        package var alignment: TextLayout.Alignment

        package init(location: Double, alignment: TextLayout.Alignment = .natural) {
            self.location = location
            self.alignment = alignment
        }
    }

    package enum WritingDirection: Sendable {
        case leftToRight, rightToLeft
    }

    /// Twelve stops, 28 points apart, as a paragraph style of UIKit has at first.
    package static let defaultTabStops = (1...12).map { TabStop(location: Double($0) * 28) }
}

extension TextParagraphStyle {
    /// A line's height from its own; `natural` is positive.
    func lineHeight(natural: Double) -> Double {
        var height = natural
        if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= min(lineHeightMultiple, 1000) }
        if minimumLineHeight > 0, minimumLineHeight.isFinite { height = max(height, min(minimumLineHeight, 1_000_000)) }
        if maximumLineHeight > 0, maximumLineHeight.isFinite { height = min(height, maximumLineHeight) }
        return height
    }

    /// A length that layout can add up.
    static func length(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -1_000_000), 1_000_000) : 0
    }
}
