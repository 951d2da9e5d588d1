/// Asked and told by a text field about editing. Every method is optional.
///
/// Source: Apple, [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin; true unless implemented. Asked before the field that is being edited is asked to end.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Editing has begun: the field is first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether editing may end; true unless implemented. Not asked when the field leaves its window or is disabled.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Editing has ended. Not called where the next method is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Editing has ended, and why.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether the user may put `string` in place of a range (UTF-16 units) of the text; true unless implemented. An empty string deletes.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool

    /// What is selected has changed, or the caret has moved, while the field is edited.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Whether the clear button, or the beginning of editing, may clear the text; true unless implemented.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Whether the return key does what it does by itself; true unless implemented.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
