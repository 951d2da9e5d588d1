/// The direction of a scroll by an assistive technology: where the visible part of the content moves.
///
/// Source: Apple, [UIAccessibilityScrollDirection](https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection).
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Up.
    case up = 3
    /// Down.
    case down = 4
    /// To the next page, for instance of a book.
    case next = 5
    /// To the previous page.
    case previous = 6
}
