import Foundation

extension TextLayout {
    /// The horizontal alignment of lines.
    package enum Alignment: Sendable {
        case left, center, right
        /// Right for a line of a right-to-left script, left otherwise.
        case natural
        /// Justified, except the last line of a paragraph.
        case justified
    }

    /// The treatment of text wider than its box.
    package enum LineBreaking: Sendable {
        /// Wraps between words if possible.
        case wordWrap
        /// Wraps between any two characters.
        case charWrap
        /// One line per paragraph, clipped at the box's edge; as truncation: the last line is clipped.
        case clipping
        /// One line per paragraph, with an ellipsis at its start, end or middle for the overflow.
        case truncatingHead, truncatingTail, truncatingMiddle

        /// Whether text continues in further lines.
        var wraps: Bool { self == .wordWrap || self == .charWrap }

        var truncates: Bool {
            switch self {
            case .wordWrap, .charWrap, .clipping: false
            case .truncatingHead, .truncatingTail, .truncatingMiddle: true
            }
        }
    }

    /// A style for a range of text.
    package struct Run: Hashable, Sendable {
        /// In UTF-16 units, as in `NSAttributedString`; the part outside the text is ignored.
        package var range: NSRange
        package var style: TextStyle

        package init(range: NSRange, style: TextStyle) {
            self.range = range
            self.style = style
        }
    }

    /// A laid out line; all numbers in points from the layout's top left corner, y down.
    package struct Line: Hashable, Sendable {
        /// The x position of the text, alignment included.
        package let x: Double
        package let baseline: Double
        /// The width of the text without trailing spaces at a break.
        package let width: Double
        /// The distance from the line's top to the baseline.
        package let ascent: Double
        /// The distance from the baseline to the line's bottom; positive.
        package let descent: Double
    }
}
