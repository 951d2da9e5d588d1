/// A part of a selection, on one line and of one direction.
///
/// Source: Apple, [UITextSelectionRect](https://developer.apple.com/documentation/uikit/uitextselectionrect).
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// Where it is, in points of the object's coordinates.
    open var rect: CGRect { .zero }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
}
