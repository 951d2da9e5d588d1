import UIKit

/// One offer at full size: its image, with its description below, or beside it on wide screens.
final class OfferView: UIScrollView {
    let picture: PictureView
    private let title: UILabel
    private let subtitle: UILabel
    private let fact: UILabel
    private let story: UILabel

    init(offer: Offer, story text: String) {
        picture = PictureView(offer.artwork)
        title = UILabel(offer.title, size: 34, weight: .bold, lines: 0)
        subtitle = UILabel(offer.subtitle, size: 17, color: .softInk, lines: 0)
        fact = UILabel(offer.fact, size: 24, weight: .semibold, color: .coral, lines: 0)
        story = UILabel(text, size: 16, color: .ink, lines: 0)
        super.init(frame: .zero)
        backgroundColor = .paper
        accessibilityIdentifier = "offer-page"
        contentInsetAdjustmentBehavior = .never
        followsSettings()
        for view in [picture, title, subtitle, fact, story] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The size of the image in a view of a size: half of a wide one, the upper part of a high one.
    static func pictureSize(in size: CGSize) -> CGSize {
        size.width > size.height
            ? CGSize(width: (size.width / 2).rounded(), height: size.height)
            : CGSize(width: size.width, height: (size.height * 0.55).rounded())
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
        var text = area
        let image = Self.pictureSize(in: bounds.size)
        if bounds.width > bounds.height {
            layOut(picture, CGRect(origin: CGPoint(x: 0, y: max(bounds.minY, 0)), size: image))
            text.origin.x = image.width
            // A view on edge in a transition may have wide safe areas.
            text.size.width = max(area.maxX - image.width, 0)
        } else {
            layOut(picture, CGRect(origin: .zero, size: image))
            text.origin.y = image.height
        }
        text = text.insetBy(dx: min(max(20, (text.width - 680) / 2), text.width / 2), dy: 0)
        title.fitWords(toWidth: text.width, size: 34, weight: .bold)
        var y = text.minY + 16
        for (label, gap) in [(title, 0), (subtitle, 8), (fact, 8), (story, 16)] as [(UILabel, CGFloat)] {
            let height = label.height(atWidth: text.width)
            layOut(label, CGRect(x: text.minX, y: y, width: text.width, height: height))
            y += height + gap
        }
        let size = CGSize(width: bounds.width, height: y + safeAreaInsets.bottom)
        if contentSize != size { contentSize = size }
    }
}
