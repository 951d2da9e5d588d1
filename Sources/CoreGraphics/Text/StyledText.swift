import Foundation

/// A text with the styles of its letters and its paragraphs: a value, all that decides how it looks.
package struct StyledText: Hashable, Sendable {
    /// Each line feed, carriage return, line or paragraph separator ends a line, and a zero counts as a space.
    package var string: String
    /// How what no run covers looks.
    package var style: TextStyle
    /// Styles for parts of the text; where two overlap the later one counts.
    package var runs: [TextLayout.Run]
    /// How paragraphs stand that no paragraph run covers.
    package var paragraphStyle: TextParagraphStyle
    /// Styles of paragraphs: what covers a paragraph's first letter counts for all of it, and the later of two.
    package var paragraphStyles: [ParagraphRun]

    package init(
        _ string: String, style: TextStyle, runs: [TextLayout.Run] = [], paragraphStyle: TextParagraphStyle = TextParagraphStyle(),
        paragraphStyles: [ParagraphRun] = []
    ) {
        self.string = string
        self.style = style
        self.runs = runs
        self.paragraphStyle = paragraphStyle
        self.paragraphStyles = paragraphStyles
    }

    /// A style for the paragraphs that begin in a part of the text.
    package struct ParagraphRun: Hashable, Sendable {
        /// In UTF-16 units.
        package var range: NSRange
        package var style: TextParagraphStyle

        package init(range: NSRange, style: TextParagraphStyle) {
            self.range = range
            self.style = style
        }
    }
}
