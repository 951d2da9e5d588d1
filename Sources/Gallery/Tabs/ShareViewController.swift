import UIKit

/// Where a photograph would be taken.
final class ShareViewController: UIViewController {
    private let scroll = UIScrollView()
    private let sign = UIImageView(image: TabGlyph.share.image(side: 72))
    private let hint = UILabel("Nothing to share yet. Take a photo, and tell where it was.", size: 17, color: .softInk, lines: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        view.followsSettings()
        sign.tintColor = .coral
        hint.textAlignment = .center
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.frame = view.bounds
        view.addSubview(scroll)
        scroll.addSubview(sign)
        scroll.addSubview(hint)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).size
        let area = CGRect(origin: CGPoint(x: view.safeAreaInsets.left, y: 0), size: room).insetBy(dx: 32, dy: 8)
        let width = min(area.width, 340)
        let height = hint.height(atWidth: width)
        // In the middle, and scrolling where text is too large for that.
        let top = max(area.midY - (height + 92) / 2, area.minY)
        let size = CGSize(width: view.bounds.width, height: top + 92 + height + 8)
        if scroll.contentSize != size { scroll.contentSize = size }
        sign.frame = CGRect(x: area.midX - 36, y: top, width: 72, height: 72)
        hint.frame = CGRect(x: area.midX - width / 2, y: top + 92, width: width, height: height)
    }
}
