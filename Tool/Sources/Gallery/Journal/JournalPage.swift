import UIKit

/// One entry at full size: its photograph, with its story below, or beside it on wide screens.
final class JournalPage: UIScrollView {
    let picture: PictureView
    let name: UILabel
    let avatar = AppIconView()
    let author: UILabel
    private let story: UILabel

    init(_ entry: JournalEntry) {
        let photo = entry.photo
        picture = PictureView(photo.artwork)
        name = UILabel(photo.place, size: 34, weight: .bold, lines: 0)
        author = UILabel("\(photo.author) · \(photo.time)".withFactsTogether, size: 16, color: .softInk, lines: 0)
        story = UILabel(entry.story, size: 17, lines: 0)
        super.init(frame: .zero)
        backgroundColor = .paper
        accessibilityIdentifier = "entry-page"
        contentInsetAdjustmentBehavior = .never
        avatar.name = photo.author
        avatar.clipsToBounds = true
        followsSettings()
        for view in [picture, name, avatar, author, story] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    static func pictureSize(in size: CGSize) -> CGSize {
        size.width > size.height
            ? CGSize(width: (size.width * 0.45).rounded(), height: size.height)
            : CGSize(width: size.width, height: (size.height * 0.48).rounded())
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
        var text = area
        let image = Self.pictureSize(in: bounds.size)
        if bounds.width > bounds.height {
            layOut(picture, CGRect(origin: CGPoint(x: 0, y: max(bounds.minY, 0)), size: image))
            text.origin.x = image.width
            text.size.width = max(area.maxX - image.width, 0)
        } else {
            layOut(picture, CGRect(origin: .zero, size: image))
            text.origin.y = image.height
        }
        text = text.insetBy(dx: min(max(20, (text.width - 640) / 2), text.width / 2), dy: 0)
        name.fitWords(toWidth: text.width, size: 34, weight: .bold)
        var y = text.minY + 20
        let nameHeight = name.height(atWidth: text.width)
        layOut(name, CGRect(x: text.minX, y: y, width: min(name.naturalWidth, text.width), height: nameHeight))
        y += nameHeight + 12
        let width = max(text.width - 56, 0)
        let authorHeight = max(author.height(atWidth: width), 44)
        layOut(avatar, CGRect(x: text.minX, y: y + (authorHeight - 44) / 2, width: 44, height: 44))
        avatar.layer.cornerRadius = 22
        layOut(author, CGRect(x: text.minX + 56, y: y, width: min(author.naturalWidth, width), height: authorHeight))
        y += authorHeight + 18
        let storyHeight = story.height(atWidth: text.width)
        layOut(story, CGRect(x: text.minX, y: y, width: text.width, height: storyHeight))
        y += storyHeight + 24
        let size = CGSize(width: bounds.width, height: y + safeAreaInsets.bottom)
        if contentSize != size { contentSize = size }
    }
}
