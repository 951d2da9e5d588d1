import Foundation
import Resources
import UIKitCore

/// The properties of the keyboard that a text field and a text view share.
@MainActor
protocol NibTextInput: UIView {
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

extension NibTextInput {
    func readTraits(of element: NibElement) {
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
