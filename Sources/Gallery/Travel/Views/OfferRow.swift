import UIKit

/// One offer of a section, as a card.
final class OfferRow: CardView {
    let offer: Offer
    private let picture: PictureView
    private let title: UILabel
    private let subtitle: UILabel
    private let fact: UILabel
    private let star: PictureView?
    private let rating: UILabel?

    init(offer: Offer) {
        self.offer = offer
        picture = PictureView(offer.artwork, cornerRadius: 12)
        title = UILabel(offer.title, size: 16, weight: .semibold)
        subtitle = UILabel(offer.subtitle, size: 13, color: .softInk)
        fact = UILabel(offer.fact, size: offer.rating == nil ? 13 : 17, weight: .semibold, color: offer.rating == nil ? .softInk : .coral)
        star = offer.rating.map { _ in PictureView(StarArtwork()) }
        rating = offer.rating.map { UILabel("\($0)", size: 13, weight: .medium, color: .softInk) }
        super.init(cornerRadius: 16)
        fact.textAlignment = .right
        rating?.textAlignment = .right
        for part in [picture, title, subtitle, fact, star, rating] {
            if let part { addSubview(part) }
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 16
        picture.frame = CGRect(x: 8, y: 8, width: side, height: side)
        let left = picture.frame.maxX + 12
        let right = bounds.width - 14
        let top = ((bounds.height - 40) / 2).rounded()
        let factWidth = fact.intrinsicContentSize.width.rounded(.up)
        let factTop = rating == nil ? ((bounds.height - 22) / 2).rounded() : top
        fact.frame = CGRect(x: right - factWidth, y: factTop, width: factWidth, height: 22)
        var factsLeft = fact.frame.minX
        if let rating, let star {
            let width = rating.intrinsicContentSize.width.rounded(.up)
            rating.frame = CGRect(x: right - width, y: top + 22, width: width, height: 18)
            star.frame = CGRect(x: rating.frame.minX - 16, y: top + 24.5, width: 13, height: 13)
            factsLeft = min(factsLeft, star.frame.minX)
        }
        title.frame = CGRect(x: left, y: top, width: factsLeft - 8 - left, height: 22)
        subtitle.frame = CGRect(x: left, y: top + 22, width: factsLeft - 8 - left, height: 18)
    }
}
