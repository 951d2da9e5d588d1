import Foundation
import Resources

extension UIImageView {
    package final func readImageViewNib(_ coder: NSCoder) {
        guard let nib = readNibProperties(coder) else { return }
        let (element, session) = (nib.element, nib.session)
        if let symbols = session.symbolConfiguration("preferredSymbolConfiguration", of: element) { preferredSymbolConfiguration = symbols }
        if let image = session.image("image", of: element) { self.image = image }
        if let image = session.image("highlightedImage", of: element) { highlightedImage = image }
        if let flag = element.flag("highlighted") { isHighlighted = flag }
    }
}
