import Foundation
import Resources
import UIKitCore

/// The properties of the keyboard that a text field and a text view share.
@MainActor
private protocol NibTextInput: UIView {
    var isSecureTextEntry: Bool { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var textContentType: UITextContentType! { get set }
}

extension UITextField: NibTextInput {}
extension UITextView: NibTextInput {}

extension NibTextInput {
    fileprivate func readTraits(of element: NibElement) {
        guard let traits = element.value("textInputTraits") else { return }
        if let flag = traits.flag("secureTextEntry") { isSecureTextEntry = flag }
        if let flag = traits.flag("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = flag }
        // Without an attribute, Interface Builder's fields capitalize nothing.
        autocapitalizationType =
            traits["autocapitalizationType"] == "sentences"
            ? .sentences : traits.choice("autocapitalizationType", of: UITextAutocapitalizationType.self) ?? .none
        if let type = traits.choice("autocorrectionType", of: UITextAutocorrectionType.self) { autocorrectionType = type }
        if let type = traits.choice("spellCheckingType", of: UITextSpellCheckingType.self) { spellCheckingType = type }
        if let type = traits.choice("smartQuotesType", of: UITextSmartQuotesType.self) { smartQuotesType = type }
        if let type = traits.choice("smartDashesType", of: UITextSmartDashesType.self) { smartDashesType = type }
        if let type = traits.choice("smartInsertDeleteType", of: UITextSmartInsertDeleteType.self) { smartInsertDeleteType = type }
        if let type = traits.choice("keyboardType", of: UIKeyboardType.self) { keyboardType = type }
        if traits["keyboardType"] == "alphabet" { keyboardType = .asciiCapable }
        if let appearance = traits.choice("keyboardAppearance", of: UIKeyboardAppearance.self) { keyboardAppearance = appearance }
        if traits["keyboardAppearance"] == "alert" { keyboardAppearance = .dark }
        if let type = traits.choice("returnKeyType", of: UIReturnKeyType.self) { returnKeyType = type }
        if let type = traits["textContentType"] { textContentType = UITextContentType(rawValue: type) }
    }
}

extension UITextField {
    final func readTextFieldNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        if let style = element.choice("borderStyle", of: BorderStyle.self) { borderStyle = style }
        if let font = session.font("fontDescription", of: element) { self.font = font }
        if let color = session.color("textColor", of: element) { textColor = color }
        if let alignment = element.choice("textAlignment", NibSession.alignments) { textAlignment = alignment }
        if let placeholder = element.string("placeholder") { self.placeholder = placeholder }
        if let size = element.length("minimumFontSize") { minimumFontSize = size }
        if let flag = element.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = flag }
        if let flag = element.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = flag }
        if let flag = element.flag("clearsOnBeginEditing") { clearsOnBeginEditing = flag }
        if let mode = element.choice("clearButtonMode", of: ViewMode.self) { clearButtonMode = mode }
        if let image = session.image("background", of: element) { background = image }
        if let image = session.image("disabledBackground", of: element) { disabledBackground = image }
        readTraits(of: element)
        if let text = element.string("text") { self.text = text }
        if let text = element.value("attributedText"), text.name == "attributedString" { attributedText = session.attributedString(text) }
    }
}

extension UITextView {
    final func readTextViewNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        if let font = session.font("fontDescription", of: element) { self.font = font }
        if let color = session.color("textColor", of: element) { textColor = color }
        if let alignment = element.choice("textAlignment", NibSession.alignments) { textAlignment = alignment }
        if let flag = element.flag("editable") { isEditable = flag }
        if let flag = element.flag("selectable") { isSelectable = flag }
        if let flag = element.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = flag }
        if let types = element.value("dataDetectorType") {
            dataDetectorTypes = types.options(["phoneNumber": .phoneNumber, "link": .link])
        }
        readTraits(of: element)
        if let text = element.string("text") { self.text = text }
        if let text = element.value("attributedText"), text.name == "attributedString" { attributedText = session.attributedString(text) }
    }
}
