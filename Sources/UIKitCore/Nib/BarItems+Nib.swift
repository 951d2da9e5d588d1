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

extension UITabBarItem {
    final func readTabBarItemNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        if let name = element["systemItem"],
            let item = (0...20).lazy.compactMap({ SystemItem(rawValue: $0) }).first(where: { "\($0)" == name })
        {
            let made = UITabBarItem(tabBarSystemItem: item, tag: tag)
            (title, image) = (made.title, made.image)
        }
        if let image = nib.session.image("selectedImage", of: element) { selectedImage = image }
        if let value = element["badgeValue"] { badgeValue = value }
        if let color = nib.session.color("badgeColor", of: element) { badgeColor = color }
    }
}

extension UINavigationItem {
    final func readNavigationItemNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNib(nib.element, nib.session)
    }

    /// Reads the item of a controller, which is there already.
    final func readNib(_ element: NibElement, _ session: NibSession) {
        session.register(self, element)
        if let title = element.string("title") { self.title = title }
        if let prompt = element.string("prompt") { self.prompt = prompt }
        let modes: KeyValuePairs<String, LargeTitleDisplayMode> = ["automatic": .automatic, "always": .always, "never": .never]
        if let mode = element.choice("largeTitleDisplayMode", modes) { largeTitleDisplayMode = mode }
        func items(_ one: String, _ many: String) -> [UIBarButtonItem] {
            let elements = element.value(one).map { [$0] } ?? element.value(many).map(\.children) ?? element.list(many)
            return elements.compactMap { session.make($0) as? UIBarButtonItem }
        }
        let (left, right) = (items("leftBarButtonItem", "leftBarButtonItems"), items("rightBarButtonItem", "rightBarButtonItems"))
        if !left.isEmpty { leftBarButtonItems = left }
        if !right.isEmpty { rightBarButtonItems = right }
        if let back = element.value("backBarButtonItem"), let item = session.make(back) as? UIBarButtonItem { backBarButtonItem = item }
        if let view = element.value("titleView"), let made = session.make(view) as? UIView { titleView = made }
    }
}
