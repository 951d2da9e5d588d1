import Foundation

extension TextLayout {
    /// Where lines are in their box.
    package enum Alignment: Sendable {
        case left, center, right
        /// Right for a line of a right-to-left script, left otherwise.
        case natural
        /// Stretched over the box, except the last line of a paragraph.
        case justified
    }

    /// What becomes of text that is wider than its box.
    package enum LineBreaking: Sendable {
        /// Goes on in the next line, between words where that is possible.
        case wordWrap
        /// Goes on in the next line, between any two letters.
        case charWrap
        /// One line for each paragraph, cut off at the box's edge; as truncation: the last line goes on to the edge.
        case clipping
        /// One line for each paragraph; what does not fit becomes an ellipsis at its start, end or middle.
        case truncatingHead, truncatingTail, truncatingMiddle

        /// Whether lines go on below.
        var wraps: Bool { self == .wordWrap || self == .charWrap }

        var truncates: Bool {
            switch self {
            case .wordWrap, .charWrap, .clipping: false
            case .truncatingHead, .truncatingTail, .truncatingMiddle: true
            }
        }
    }

    /// A style for a part of the text.
    package struct Run: Hashable, Sendable {
        /// In UTF-16 units, as `NSAttributedString` counts; what lies outside the text is left out.
        package var range: NSRange
        package var style: TextStyle

        package init(range: NSRange, style: TextStyle) {
            self.range = range
            self.style = style
        }
    }

    /// A line of laid out text; all numbers in points from the layout's top left corner, y down.
    package struct Line: Hashable, Sendable {
        /// Where the text starts, alignment included.
        package let x: Double
        package let baseline: Double
        /// The text's width without spaces at a break.
        package let width: Double
        /// From the line's top to the baseline.
        package let ascent: Double
        /// From the baseline to the line's bottom; positive.
        package let descent: Double
    }
}
