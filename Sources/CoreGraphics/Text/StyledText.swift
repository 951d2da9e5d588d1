import Foundation

/// Text with character and paragraph styles; the value alone determines its layout.
package struct StyledText: Hashable, Sendable {
    /// A line feed, carriage return, line or paragraph separator ends a line; NUL counts as a space.
    package var string: String
    /// The style of text without a run.
    package var style: TextStyle
    /// Styles of ranges; where two overlap the later one applies.
    package var runs: [TextLayout.Run]
    /// The style of paragraphs without a paragraph run.
    package var paragraphStyle: TextParagraphStyle
    /// Paragraph styles: the run at a paragraph's first character applies to all of it; where two overlap the later one.
    package var paragraphStyles: [ParagraphRun]
    /// The numbers of lists that the text continues.
    package var listNumbers = TextListNumbers()

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

    /// A style for the paragraphs that begin in a range.
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
