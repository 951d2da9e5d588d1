import CoreGraphics

/// An object with text, positions, selections and their geometry.
///
/// Text fields and text views answer in constant time or in time linear in the length of the text: questions about geometry lay it out
/// first if it has changed. Moving a position by characters takes a step for each. A change copies the text; of a text view's the
/// paragraphs that it touches are laid out again.
///
/// Differs from UIKit: tokenizers, writing directions and the input delegate are not declared. Source: Apple,
/// [UITextInput](https://developer.apple.com/documentation/uikit/uitextinput).
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selection, empty at the caret; nil for neither.
    var selectedTextRange: UITextRange? { get set }
    /// The position before the text.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the text.
    var endOfDocument: UITextPosition { get }

    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?
    /// Replaces a range with text; the caret moves to its end.
    func replace(_ range: UITextRange, withText text: String)

    /// Returns the range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset in UTF-16 units; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at an offset in characters in a direction; nil beyond the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Compares two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the distance between two positions in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    // MARK: Marked text

    /// The text that an input method composes and the user has not accepted; nil for none. The selection is within it.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text; nil for the system's.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, or without one the selection, and marks what replaces it.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Accepts the marked text.
    func unmarkText()

    // MARK: Geometry

    /// Returns the first rectangle of a range, in points of the object's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the caret's rectangle at a position.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the selection rectangles of a range.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position closest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range closest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Upward.
    case up = 4
    /// Downward.
    case down = 5
}

/// A direction in a text.
public enum UITextStorageDirection: Int, Sendable {
    /// To its end.
    case forward = 0
    /// To its beginning.
    case backward
}

/// A responder that receives typed text while it is first responder.
///
/// Source: Apple, [UIKeyInput](https://developer.apple.com/documentation/uikit/uikeyinput).
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }

    /// Inserts text at the caret, replacing the selection. The return key gives a line feed, the tab key a tab.
    func insertText(_ text: String)

    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}

/// A position between two characters of a text input object, opaque to others.
///
/// Source: Apple, [UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition).
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of text in a text input object.
///
/// Source: Apple, [UITextRange](https://developer.apple.com/documentation/uikit/uitextrange).
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range, not before its start.
    open var end: UITextPosition { UITextPosition() }
    /// Whether the range is empty; true unless overridden.
    open var isEmpty: Bool { true }
}

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
