import UIKit

/// One photograph, as large as fits, with its author, its likes and its caption.
final class PhotoViewController: UIViewController {
    let picture: PictureView
    private let avatar = AppIconView()
    private let author: UILabel
    private let place: UILabel
    private let likes: UILabel
    private let caption: UILabel

    init(photo: Photo) {
        picture = PictureView(photo.artwork)
        avatar.name = photo.author
        avatar.layer.cornerRadius = 20
        avatar.clipsToBounds = true
        author = UILabel(photo.author, size: 16, weight: .semibold, lines: 0)
        let facts = photo.time.isEmpty ? photo.place : "\(photo.place) · \(photo.time)".withFactsTogether
        place = UILabel(facts, size: 14, color: .softInk, lines: 0)
        likes = UILabel("\(photo.likes) likes · \(photo.comments) comments".withFactsTogether, size: 15, weight: .semibold, lines: 0)
        caption = UILabel(photo.caption, size: 18, lines: 0)
        super.init(nibName: nil, bundle: nil)
        title = photo.place
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let page = PageView()
        for view in [picture, avatar, author, place, caption, likes] { page.addSubview(view) }
        page.arrange = { [unowned self, unowned page] available in
            let column = min(available.width, 640)
            let left = (available.width - column) / 2
            // The image is at most as high as leaves space for the first lines; the rest scrolls.
            let height = min(column, max(available.height * 0.68, 160)).rounded()
            page.layOut(picture, CGRect(x: left, y: 0, width: column, height: height))
            let (x, width) = (left + 16, column - 32)
            let heights = [author, place].map { $0.height(atWidth: width - 52) }
            let header = max(heights[0] + heights[1], 40)
            var y = height + 16
            page.layOut(avatar, CGRect(x: x, y: y + (header - 40) / 2, width: 40, height: 40))
            page.layOut(author, CGRect(x: x + 52, y: y + (header - heights[0] - heights[1]) / 2, width: width - 52, height: heights[0]))
            page.layOut(place, CGRect(x: x + 52, y: author.frame.maxY, width: width - 52, height: heights[1]))
            y += header + 16
            caption.fitWords(toWidth: width, size: 18)
            for label in [caption, likes] {
                let height = label.height(atWidth: width)
                page.layOut(label, CGRect(x: x, y: y, width: width, height: height))
                y += height + 12
            }
            return y + 8
        }
        view = page
    }
}
