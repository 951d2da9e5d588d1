import UIKit

/// Placeholder for taking a photograph.
final class ShareViewController: UIViewController {
    private let sign = UIImageView(image: TabGlyph.share.image(side: 72))
    private let hint = UILabel("Nothing to share yet. Take a photo, and tell where it was.", size: 17, color: .softInk, lines: 0)

    private let location = UITextField()

    override func loadView() {
        let page = PageView()
        sign.tintColor = .coral
        hint.textAlignment = .center
        page.addSubview(sign)
        page.addSubview(hint)
        location.placeholder = "Where was it?"
        location.borderStyle = .roundedRect
        (location.clearButtonMode, location.returnKeyType) = (.whileEditing, .done)
        location.adjustsFontForContentSizeCategory = true
        location.font = .preferredFont(forTextStyle: .body)
        location.addAction(UIAction { [location] _ in location.resignFirstResponder() }, for: .editingDidEndOnExit)
        page.addSubview(location)
        page.arrange = { [sign, hint, location] available in
            let width = min(available.width - 64, 340)
            let height = hint.height(atWidth: width)
            let field = max(location.intrinsicContentSize.height, 44)
            let top = max((available.height - height - field - 108) / 2, 16)
            sign.frame = CGRect(x: available.width / 2 - 36, y: top, width: 72, height: 72)
            hint.frame = CGRect(x: (available.width - width) / 2, y: top + 92, width: width, height: height)
            location.frame = CGRect(x: hint.frame.minX, y: hint.frame.maxY + 16, width: width, height: field)
            return location.frame.maxY + 16
        }
        view = page
    }
}
