import UIKit

/// Where a photograph would be taken.
final class ShareViewController: UIViewController {
    private let sign = UIImageView(image: TabGlyph.share.image(side: 72))
    private let hint = UILabel("Nothing to share yet. Take a photo, and tell where it was.", size: 17, color: .softInk, lines: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        view.followsSettings()
        sign.tintColor = .coral
        hint.textAlignment = .center
        view.addSubview(sign)
        view.addSubview(hint)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 32, dy: 8)
        let width = min(area.width, 340)
        let height = min(hint.height(atWidth: width), max(area.height - 92, 0))
        let top = area.midY - (height + 92) / 2
        sign.frame = CGRect(x: area.midX - 36, y: top, width: 72, height: 72)
        hint.frame = CGRect(x: area.midX - width / 2, y: top + 92, width: width, height: height)
    }
}
