import UIKit

/// One photograph, as large as there is room for.
final class PhotoViewController: UIViewController {
    private let picture: PictureView
    private let caption: UILabel

    init(photo: Photo) {
        picture = PictureView(photo.artwork)
        caption = UILabel(photo.caption, size: 17, lines: 0)
        caption.textAlignment = .center
        super.init(nibName: nil, bundle: nil)
        title = photo.place
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        view.followsSettings()
        view.addSubview(picture)
        view.addSubview(caption)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let textHeight = min(caption.height(atWidth: area.width - 48), area.height / 2)
        let side = max(min(area.width, area.height - textHeight - 32), 0)
        let top = area.minY + (area.height - side - textHeight - 32) / 2
        picture.frame = CGRect(x: area.midX - side / 2, y: top, width: side, height: side)
        caption.frame = CGRect(x: area.minX + 24, y: picture.frame.maxY + 16, width: area.width - 48, height: textHeight)
    }
}
