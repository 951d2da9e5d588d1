import Foundation
import Resources
import UIKitCore

extension UITextView: NibTextInput {
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
