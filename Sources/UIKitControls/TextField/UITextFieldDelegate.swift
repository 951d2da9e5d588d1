import ObjectiveCRuntime

/// Methods to control and follow the editing of a text field. Every method is optional.
///
/// Source: Apple, [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate).
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin; true by default. Called before the currently edited field is asked to end.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called when editing has begun: the field is first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether editing may end; true by default. Not called when the field leaves its window or is disabled.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called when editing has ended, unless the next method is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called when editing has ended, with the reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether the user may replace a range (UTF-16 units) of the text with `string`; true by default. An empty string deletes.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool

    /// Called when the selection or the caret has changed during editing.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Whether the clear button, or the beginning of editing, may clear the text; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Whether the return key has its default effect; true by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool

    /// Returns the edit menu for a range (UTF-16 units); nil, the default, shows the suggested actions, and an empty one shows none.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        target("textFieldShouldBeginEditing:").map { $0.textFieldShouldBeginEditing(textField) } ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        target("textFieldDidBeginEditing:")?.textFieldDidBeginEditing(textField)
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        target("textFieldShouldEndEditing:").map { $0.textFieldShouldEndEditing(textField) } ?? true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        target("textFieldDidEndEditing:")?.textFieldDidEndEditing(textField)
    }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        if let target = target("textFieldDidEndEditing:reason:") { return target.textFieldDidEndEditing(textField, reason: reason) }
        textFieldDidEndEditing(textField)
    }
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        target("textField:shouldChangeCharactersInRange:replacementString:").map {
            $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        } ?? true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        target("textFieldDidChangeSelection:")?.textFieldDidChangeSelection(textField)
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        target("textFieldShouldClear:").map { $0.textFieldShouldClear(textField) } ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        target("textFieldShouldReturn:").map { $0.textFieldShouldReturn(textField) } ?? true
    }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        target("textField:editMenuForCharactersInRange:suggestedActions:")?
            .textField(textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UITextFieldDelegate)? { _forwardingTarget(of: name) }
}
