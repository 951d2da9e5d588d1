import Foundation

// Notifications of the keyboard on the screen. Hosts here have hardware keyboards, with which iOS shows none and posts nothing.
extension UIResponder {
    /// Posted before the keyboard is shown. The user info has the keys below.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")

    /// Posted after the keyboard was shown.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")

    /// Posted before the keyboard is hidden.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")

    /// Posted after the keyboard was hidden.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")

    /// Posted before the keyboard's frame changes, also when it is shown or hidden.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")

    /// Posted after the keyboard's frame has changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// Key of the frame before the change, an `NSValue` of a rectangle in screen coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

    /// Key of the frame after the change, an `NSValue` of a rectangle in screen coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

    /// Key of the duration of the animation in seconds, an `NSNumber`.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

    /// Key of the curve of the animation, the raw value of a `UIView.AnimationCurve` in an `NSNumber`; 7, the keyboard's own.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

    /// Key of whether the keyboard belongs to this app, an `NSNumber`; always true.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
