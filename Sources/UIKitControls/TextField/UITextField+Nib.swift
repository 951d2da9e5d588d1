import Foundation
import Resources
import UIKitCore

extension UITextField: NibTextInput {
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
