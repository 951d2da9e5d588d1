import Foundation
import Resources

extension UIActivityIndicatorView {
    final func readActivityIndicatorNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let element = nib.element
        let styles: KeyValuePairs<String, Style> = [
            "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
        ]
        if let style = element.choice("style", styles) { self.style = style }
        if let color = nib.session.color("color", of: element) { self.color = color }
        hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
        if element.flag("animating") == true { startAnimating() }
    }
}
