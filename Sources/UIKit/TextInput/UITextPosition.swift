/// A place between two letters of an object that takes text; only that object knows which.
///
/// Source: Apple, [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A stretch of the text of an object that takes text.
///
/// Source: Apple, [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where it ends; not before it begins.
    open var end: UITextPosition { UITextPosition() }
    /// Whether nothing lies in it; true unless overridden.
    open var isEmpty: Bool { true }
}

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
