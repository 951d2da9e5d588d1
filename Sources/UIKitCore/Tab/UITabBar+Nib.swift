import Foundation
import Resources

extension UITabBar {
    final func readTabBarNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let element = nib.element
        if let style = element.choice("barStyle", UIBarStyle.nibNames) { barStyle = style }
        if let flag = element.flag("translucent") { isTranslucent = flag }
        if let color = nib.session.color("barTintColor", of: element) { barTintColor = color }
        let items = element.list("items").compactMap { nib.session.make($0) as? UITabBarItem }
        if !items.isEmpty { setItems(items, animated: false) }
    }

    /// Reads the bar of a tab bar controller, which is there already.
    final func readNib(ofControllersBar element: NibElement, _ session: NibSession) {
        session.register(self, element)
        if let style = element.choice("barStyle", UIBarStyle.nibNames) { barStyle = style }
        if let flag = element.flag("translucent") { isTranslucent = flag }
        if let color = session.color("tintColor", of: element) { tintColor = color }
        if let color = session.color("barTintColor", of: element) { barTintColor = color }
        if let color = session.color("selectedImageTintColor", of: element) { tintColor = color }
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

extension UITabBarController {
    final func readTabBarControllerNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return readArchive(coder) }
        if let bar = nib.element.value("tabBar") { tabBar.readNib(ofControllersBar: bar, nib.session) }
    }
}
