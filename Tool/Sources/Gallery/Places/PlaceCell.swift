import UIKit

/// A place: its image, name and price.
final class PlaceCell: UICollectionViewCell {
    private(set) var picture: UIView = UIView()
    private let name = UILabel("", size: 14, weight: .semibold)
    private let fact = UILabel("", size: 13, color: .softInk)

    /// The height of the lines below the image for the user's text size.
    static var captionHeight: CGFloat {
        UILabel("0", size: 14, weight: .semibold).height(atWidth: 100) + UILabel("0", size: 13).height(atWidth: 100) + 10
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        followsSettings()
        for part in [picture, name, fact] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ offer: Offer) {
        picture.removeFromSuperview()
        picture = PictureView(offer.artwork, cornerRadius: 16)
        contentView.addSubview(picture)
        name.text = offer.title
        fact.text = offer.fact
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "\(offer.title), \(offer.fact)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        let height = contentView.bounds.height - Self.captionHeight
        contentView.place(picture, CGRect(x: 0, y: 0, width: width, height: height))
        let nameHeight = name.height(atWidth: width)
        contentView.place(name, CGRect(x: 2, y: height + 5, width: width - 4, height: nameHeight))
        contentView.place(fact, CGRect(x: 2, y: height + 5 + nameHeight, width: width - 4, height: fact.height(atWidth: width)))
    }
}
