import Foundation
import Resources
import UIKitCore

extension UITableViewCell: SegueStarting {
    static func style(ofNib coder: NSCoder) -> CellStyle {
        switch (coder as? NibCoder)?.element["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    final func readCellNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        if let type = element.choice("accessoryType", of: AccessoryType.self) { accessoryType = type }
        if let type = element.choice("editingAccessoryType", of: AccessoryType.self) { editingAccessoryType = type }
        if let style = element.choice("selectionStyle", of: SelectionStyle.self) { selectionStyle = style }
        if let level = element.integer("indentationLevel") { indentationLevel = level }
        if let width = element.length("indentationWidth") { indentationWidth = width }
        if let flag = element.flag("shouldIndentWhileEditing") { shouldIndentWhileEditing = flag }
        if let flag = element.flag("showsReorderControl") { showsReorderControl = flag }
        if let insets = element.value("separatorInset") { separatorInset = insets.insets }
        if let view = element.value("backgroundView"), let made = session.make(view) as? UIView { backgroundView = made }
        if let view = element.value("selectedBackgroundView"), let made = session.make(view) as? UIView { selectedBackgroundView = made }
        if let view = element.value("accessoryView"), let made = session.make(view) as? UIView { accessoryView = made }
        guard let content = element.value("contentView") else { return }
        session.readContent(content, of: contentView) { child in
            // Made on first access, so only for a cell that has them.
            let view: UIView?
            switch child.id {
            case nil: view = nil
            case element["textLabel"]: view = textLabel
            case element["detailTextLabel"]: view = detailTextLabel
            case element["imageView"]: view = imageView
            default: view = nil
            }
            guard let view else { return false }
            session.register(view, child)
            let coder = NibCoder(child, session)
            (view as? UILabel)?.readLabelNib(coder)
            (view as? UIImageView)?.readImageViewNib(coder)
            return true
        }
    }
}
