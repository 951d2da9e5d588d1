import Foundation
import Resources

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
        if let style = element.choice("barStyle", UIBarStyle.nibNames) { barStyle = style }
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

extension UINavigationController {
    final func readNavigationControllerNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return readArchive(coder) }
        let element = nib.element
        if let bar = element.value("navigationBar") { navigationBar.readNib(ofControllersBar: bar, nib.session) }
        if let flag = element.flag("navigationBarHidden") { isNavigationBarHidden = flag }
        if let flag = element.flag("toolbarHidden") { isToolbarHidden = flag }
        if let flag = element.flag("hidesBarsOnSwipe") { hidesBarsOnSwipe = flag }
        if let flag = element.flag("hidesBarsWhenKeyboardAppears") { hidesBarsWhenKeyboardAppears = flag }
        if let flag = element.flag("hidesBarsWhenVerticallyCompact") { hidesBarsWhenVerticallyCompact = flag }
        if let flag = element.flag("hidesBarsOnTap") { hidesBarsOnTap = flag }
    }
}
