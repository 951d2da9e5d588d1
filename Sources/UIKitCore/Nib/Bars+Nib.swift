import Foundation
import Resources

private let barStyles: KeyValuePairs<String, UIBarStyle> = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
]

extension UIToolbar {
    final func readToolbarNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let element = nib.element
        if let style = element.choice("barStyle", barStyles) { barStyle = style }
        if let flag = element.flag("translucent") { isTranslucent = flag }
        if let color = nib.session.color("barTintColor", of: element) { barTintColor = color }
        let items = element.list("items").compactMap { nib.session.make($0) as? UIBarButtonItem }
        if !items.isEmpty { setItems(items, animated: false) }
    }
}

extension UITabBar {
    final func readTabBarNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let element = nib.element
        if let style = element.choice("barStyle", barStyles) { barStyle = style }
        if let flag = element.flag("translucent") { isTranslucent = flag }
        if let color = nib.session.color("barTintColor", of: element) { barTintColor = color }
        let items = element.list("items").compactMap { nib.session.make($0) as? UITabBarItem }
        if !items.isEmpty { setItems(items, animated: false) }
    }

    /// Reads the bar of a tab bar controller, which is there already.
    final func readNib(ofControllersBar element: NibElement, _ session: NibSession) {
        session.register(self, element)
        if let style = element.choice("barStyle", barStyles) { barStyle = style }
        if let flag = element.flag("translucent") { isTranslucent = flag }
        if let color = session.color("tintColor", of: element) { tintColor = color }
        if let color = session.color("barTintColor", of: element) { barTintColor = color }
        if let color = session.color("selectedImageTintColor", of: element) { tintColor = color }
    }
}

extension UINavigationBar {
    final func readNavigationBarNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        readNibProperties(of: nib.element, nib.session)
        let items = nib.element.list("items").compactMap { nib.session.make($0) as? UINavigationItem }
        if !items.isEmpty { setItems(items, animated: false) }
    }

    /// Reads the bar of a navigation controller, which is there already.
    final func readNib(ofControllersBar element: NibElement, _ session: NibSession) {
        session.register(self, element)
        if let color = session.color("tintColor", of: element) { tintColor = color }
        readNibProperties(of: element, session)
    }

    private func readNibProperties(of element: NibElement, _ session: NibSession) {
        if let style = element.choice("barStyle", barStyles) { barStyle = style }
        if let flag = element.flag("translucent") { isTranslucent = flag }
        if let flag = element.flag("largeTitles") { prefersLargeTitles = flag }
        if let color = session.color("barTintColor", of: element) { barTintColor = color }
        if let attributes = element.value("titleTextAttributes"), attributes.name == "textAttributes" {
            titleTextAttributes = session.textAttributes(attributes)
        }
        if let attributes = element.value("largeTitleTextAttributes"), attributes.name == "textAttributes" {
            largeTitleTextAttributes = session.textAttributes(attributes)
        }
    }
}

extension NibSession {
    /// The attributes of a bar's title.
    fileprivate func textAttributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = font("fontDescription", of: element) { attributes[.font] = font }
        if let color = color("textColor", of: element) { attributes[.foregroundColor] = color }
        return attributes
    }
}
