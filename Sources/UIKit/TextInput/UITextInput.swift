import CoreGraphics

/// An object with text in which there are places, selections and rectangles.
///
/// Differs from UIKit: marked text (of input methods), tokenizers, writing directions and the input delegate are not declared.
/// Source: Apple, [UITextInput](https://developer.apple.com/documentation/uikit/uitextinput).
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// What is selected, empty at the caret; nil where there is neither.
    var selectedTextRange: UITextRange? { get set }
    /// The place before all text.
    var beginningOfDocument: UITextPosition { get }
    /// The place after it.
    var endOfDocument: UITextPosition { get }

    /// The text in a range.
    func text(in range: UITextRange) -> String?
    /// Puts text in place of a range; the caret is behind it then.
    func replace(_ range: UITextRange, withText text: String)

    /// The range between two places, in whichever order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place so many UTF-16 units on; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place so many letters on in a direction; nil beyond the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The UTF-16 units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The box around the first part of a range, in points of the object's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// The caret at a place.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The parts of a range as they are drawn when it is selected.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place of a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The letter at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}
