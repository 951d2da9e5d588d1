import Foundation
import Resources

extension UIBarItem {
    final func readBarItemNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let (element, session) = (nib.element, nib.session)
        session.register(self, element)
        if let title = element.string("title") { self.title = title }
        if let image = session.image("image", of: element) { self.image = image }
        if let flag = element.flag("enabled") { isEnabled = flag }
        if let tag = element.integer("tag") { self.tag = tag }
        if let insets = element.value("imageInsets") { imageInsets = insets.insets }
        if let accessibility = element.value("accessibilityConfiguration") {
            if let label = accessibility.string("label") { accessibilityLabel = label }
            if let identifier = accessibility["identifier"] { accessibilityIdentifier = identifier }
        }
    }
}

extension UIBarButtonItem {
    static func systemItem(ofNib coder: NSCoder) -> SystemItem? {
        guard let name = (coder as? NibCoder)?.element["systemItem"] else { return nil }
        return SystemItem.allCases.first { "\($0)" == name }
    }

    final func readBarButtonItemNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        let styles: KeyValuePairs<String, Style> = ["plain": .plain, "done": .done, "bordered": .plain]
        style = element.choice("style", styles) ?? (systemItem == .done || systemItem == .save ? .done : .plain)
        if let width = element.length("width") { self.width = width }
        if let color = nib.session.color("tintColor", of: element) { tintColor = color }
        if let view = element.value("customView"), let custom = nib.session.make(view) as? UIView { customView = custom }
    }
}
