import UIKit

/// A note to read: a column of text below its photograph.
final class NotePage: UIScrollView {
    private let picture: PictureView
    private let name: UILabel
    private let avatar = AppIconView()
    private let author: UILabel
    private let caption: UILabel
    private let story: UILabel
    private let line = UIView()
    private let moreTitle: UILabel
    private let more: [PictureView]

    init(_ entry: JournalEntry, more others: [any Artwork]) {
        let photo = entry.photo
        picture = PictureView(photo.artwork, cornerRadius: 16)
        name = UILabel(photo.place, size: 34, weight: .bold, lines: 0)
        author = UILabel("\(photo.author) · \(photo.time)".withFactsTogether, size: 15, color: .softInk, lines: 0)
        caption = UILabel(photo.caption, size: 20, weight: .semibold, lines: 0)
        story = UILabel(entry.story, size: 18, lines: 0)
        moreTitle = UILabel("More photographs", size: 20, weight: .semibold, lines: 0)
        more = others.map { PictureView($0, cornerRadius: 12) }
        super.init(frame: .zero)
        backgroundColor = .paper
        accessibilityIdentifier = "note-page"
        alwaysBounceVertical = true
        avatar.name = photo.author
        avatar.layer.cornerRadius = 18
        avatar.clipsToBounds = true
        line.backgroundColor = .hairline
        followsSettings()
        for view in [picture, name, avatar, author, line, caption, story, moreTitle] + more { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - safeAreaInsets.left - safeAreaInsets.right, 0)
        let column = max(min(width - 32, 680), 0)
        let x = safeAreaInsets.left + (width - column) / 2
        layOut(picture, CGRect(x: x, y: 16, width: column, height: (column * 0.62).rounded()))
        name.fitWords(toWidth: column, size: 34, weight: .bold)
        for label in [caption, moreTitle] { label.fitWords(toWidth: column, size: 20, weight: .semibold) }
        story.fitWords(toWidth: column, size: 18)
        var y = picture.frame.maxY + 24
        let nameHeight = name.height(atWidth: column)
        layOut(name, CGRect(x: x, y: y, width: column, height: nameHeight))
        y += nameHeight + 12
        let authorHeight = max(author.height(atWidth: column - 48), 36)
        layOut(avatar, CGRect(x: x, y: y + (authorHeight - 36) / 2, width: 36, height: 36))
        layOut(author, CGRect(x: x + 48, y: y, width: max(column - 48, 0), height: authorHeight))
        y += authorHeight + 16
        layOut(line, CGRect(x: x, y: y, width: column, height: 1))
        y += 17
        for (label, gap) in [(caption, 12), (story, 32), (moreTitle, 12)] as [(UILabel, CGFloat)] {
            let height = label.height(atWidth: column)
            layOut(label, CGRect(x: x, y: y, width: column, height: height))
            y += height + gap
        }
        let side = ((column - 24) / 3).rounded(.down)
        for (index, picture) in more.enumerated() {
            layOut(picture, CGRect(x: x + (side + 12) * CGFloat(index), y: y, width: side, height: side))
        }
        y += side + 32
        let size = CGSize(width: bounds.width - adjustedContentInset.left - adjustedContentInset.right, height: y)
        if contentSize != size { contentSize = size }
    }
}
