import UIKit

/// A place: its image, name and price.
final class PlaceCell: UICollectionViewCell {
    private(set) var picture = UIView()
    private let name = PlaceCell.makeName("")
    private let fact = PlaceCell.makeFact("")

    private static func makeName(_ text: String) -> UILabel { UILabel(text, size: 14, weight: .semibold) }

    private static func makeFact(_ text: String) -> UILabel { UILabel(text, size: 13, color: .softInk) }

    /// As high as wide, or a little higher where the place's own screen has a high image.
    ///
    /// - Parameters:
    ///   - screenHeight: The height of the grid: an image that is higher than most of it could hardly grow.
    ///   - whole: The size of the image on the place's own screen.
    static func pictureHeight(atWidth width: CGFloat, in screenHeight: CGFloat, of whole: CGSize) -> CGFloat {
        let shape = whole.width > 0 ? min(max(whole.height / whole.width, 1), 1.08) : 1
        return min(width * shape, screenHeight * 0.6).rounded()
    }

    /// The size of the image on the place's own screen, of which the cell shows as much as its shape allows.
    var wholeSize = CGSize.zero { didSet { if wholeSize != oldValue { setNeedsLayout() } } }

    /// The height of the text below the image for the user's text size.
    static func captionHeight(of offer: Offer, atWidth width: CGFloat) -> CGFloat {
        let labels = [makeName(offer.title), makeFact(offer.fact)]
        for label in labels { label.wrapsIfLarge() }
        return labels.reduce(10) { $0 + $1.height(atWidth: width - 4) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        followsSettings()
        for view in [picture, name, fact] { contentView.addSubview(view) }
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
        accessibilityHint = "Opens the place."
        accessibilityLabel = "\(offer.title), \(offer.fact)"
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        let height = Self.pictureHeight(
            atWidth: width, in: superview?.bounds.height ?? .greatestFiniteMagnitude, of: wholeSize)
        (picture as? PictureView)?.wholeSize = wholeSize
        for label in [name, fact] { label.wrapsIfLarge() }
        contentView.layOut(picture, CGRect(x: 0, y: 0, width: width, height: height))
        let nameHeight = name.height(atWidth: width - 4)
        contentView.layOut(name, CGRect(x: 2, y: height + 5, width: width - 4, height: nameHeight))
        contentView.layOut(fact, CGRect(x: 2, y: height + 5 + nameHeight, width: width - 4, height: fact.height(atWidth: width - 4)))
    }
}
