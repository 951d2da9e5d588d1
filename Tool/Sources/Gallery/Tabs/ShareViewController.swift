import UIKit

/// Placeholder for taking a photograph.
final class ShareViewController: UIViewController {
    private let sign = UIImageView(image: TabGlyph.share.image(side: 72))
    private let hint = UILabel("Nothing to share yet. Take a photo, and tell where it was.", size: 17, color: .softInk, lines: 0)

    override func loadView() {
        let page = PageView()
        sign.tintColor = .coral
        hint.textAlignment = .center
        page.addSubview(sign)
        page.addSubview(hint)
        page.arrange = { [sign, hint] available in
            let width = min(available.width - 64, 340)
            let height = hint.height(atWidth: width)
            let top = max((available.height - height - 92) / 2, 16)
            sign.frame = CGRect(x: available.width / 2 - 36, y: top, width: 72, height: 72)
            hint.frame = CGRect(x: (available.width - width) / 2, y: top + 92, width: width, height: height)
            return hint.frame.maxY + 16
        }
        view = page
    }
}
