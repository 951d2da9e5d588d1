/// A rectangle of a selection, on one line and in one direction.
///
/// Source: Apple, [UITextSelectionRect](https://developer.apple.com/documentation/uikit/uitextselectionrect).
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// The rectangle, in points of the object's coordinates.
    open var rect: CGRect { .zero }
    /// Whether it contains the start of the selection.
    open var containsStart: Bool { false }
    /// Whether it contains the end of the selection.
    open var containsEnd: Bool { false }
}
