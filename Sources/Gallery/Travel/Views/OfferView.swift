import UIKit

/// One offer, large: its picture, and below, or beside it where there is width, what it is.
final class OfferView: UIView {
    private let picture: PictureView
    private let title: UILabel
    private let subtitle: UILabel
    private let fact: UILabel
    private let story: UILabel

    init(offer: Offer, story text: String) {
        picture = PictureView(offer.artwork)
        title = UILabel(offer.title, size: 34, weight: .bold)
        subtitle = UILabel(offer.subtitle, size: 17, color: .softInk)
        fact = UILabel(offer.fact, size: 24, weight: .semibold, color: .coral)
        story = UILabel(text, size: 16, color: .ink, lines: 0)
        super.init(frame: .zero)
        backgroundColor = .paper
        for part in [picture, title, subtitle, fact, story] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        var text = area
        if bounds.width > bounds.height {
            picture.frame = CGRect(x: 0, y: 0, width: (bounds.width / 2).rounded(), height: bounds.height)
            text.origin.x = picture.frame.maxX
            text.size.width = area.maxX - text.minX
        } else {
            picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: (bounds.height * 0.55).rounded())
            text.origin.y = picture.frame.maxY
            text.size.height = area.maxY - text.minY
        }
        text = text.insetBy(dx: 20, dy: 16)
        title.frame = CGRect(x: text.minX, y: text.minY, width: text.width, height: 42)
        subtitle.frame = CGRect(x: text.minX, y: title.frame.maxY, width: text.width, height: 24)
        fact.frame = CGRect(x: text.minX, y: subtitle.frame.maxY + 8, width: text.width, height: 30)
        let room = max(text.maxY - fact.frame.maxY - 8, 0)
        story.frame = CGRect(
            x: text.minX, y: fact.frame.maxY + 8, width: text.width, height: min(story.height(atWidth: text.width), room))
    }
}
