import Foundation
import Resources

/// The styles of bars by name.
extension UIBarStyle {
    static let nibNames: KeyValuePairs<String, UIBarStyle> = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .blackTranslucent,
    ]
}

extension UIToolbar {
    final func readToolbarNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let element = nib.element
        if let style = element.choice("barStyle", UIBarStyle.nibNames) { barStyle = style }
        if let flag = element.flag("translucent") { isTranslucent = flag }
        if let color = nib.session.color("barTintColor", of: element) { barTintColor = color }
        let items = element.list("items").compactMap { nib.session.make($0) as? UIBarButtonItem }
        if !items.isEmpty { setItems(items, animated: false) }
    }
}
