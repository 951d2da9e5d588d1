import UIKit

/// One photograph, as large as fits, with its caption.
final class PhotoViewController: UIViewController {
    let picture: PictureView
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

    override func loadView() {
        let page = PageView()
        page.addSubview(picture)
        page.addSubview(caption)
        page.arrange = { [picture, caption] available in
            caption.fitWords(toWidth: available.width - 48, size: 17)
            let textHeight = caption.height(atWidth: available.width - 48)
            // At least half of the screen is for the image; a long caption scrolls.
            let side = min(available.width, max(available.height - textHeight - 32, available.height / 2))
            let top = max((available.height - side - textHeight - 32) / 2, 0)
            picture.frame = CGRect(x: (available.width - side) / 2, y: top, width: side, height: side)
            caption.frame = CGRect(x: 24, y: picture.frame.maxY + 16, width: available.width - 48, height: textHeight)
            return caption.frame.maxY + 16
        }
        view = page
    }
}
