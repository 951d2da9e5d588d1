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
        title = UILabel(offer.title, size: 16, weight: .semibold, lines: 0)
        subtitle = UILabel(offer.subtitle, size: 13, color: .softInk, lines: 0)
        fact = UILabel(offer.fact, size: offer.rating == nil ? 13 : 17, weight: .semibold, color: offer.rating == nil ? .softInk : .coral)
        star = offer.rating.map { _ in PictureView(StarArtwork()) }
        rating = offer.rating.map { UILabel("\($0)", size: 13, weight: .medium, color: .softInk) }
        super.init(cornerRadius: 16)
        for view in [picture, title, subtitle, fact, star, rating] {
            if let view { addSubview(view) }
        }
        accessibilityIdentifier = "offer"
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityHint = "Opens the offer."
        accessibilityLabel = [offer.title, offer.subtitle, offer.fact, offer.rating.map { "rated \($0)" }].compactMap { $0 }.joined(
            separator: ", ")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width, height: bounds.height, layOut)
    }

    override func arrange(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        hasLargeText ? stack(width: width, put) : row(width: width, height: height, put)
    }

    private func row(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let right = width - 14
        let factSize = CGSize(width: fact.naturalWidth, height: fact.height(atWidth: width))
        let ratingSize = rating.map { CGSize(width: $0.naturalWidth, height: $0.height(atWidth: width)) } ?? .zero
        let factsWidth = max(factSize.width, rating == nil ? 0 : ratingSize.width + 16)
        func texts(beside side: CGFloat) -> (x: CGFloat, width: CGFloat, title: CGFloat, subtitle: CGFloat) {
            let x = 8 + side + 12
            let width = right - factsWidth - 8 - x
            return (x, width, title.height(atWidth: width), subtitle.height(atWidth: width))
        }
        let usual = texts(beside: 52)
        let needed = max(68, usual.title + usual.subtitle + 18, factSize.height + ratingSize.height + 18)
        let height = max(height, needed)
        let side = min(height - 16, 72)
        let text = texts(beside: side)
        put(picture, CGRect(x: 8, y: ((height - side) / 2).rounded(), width: side, height: side))
        var y = ((height - text.title - text.subtitle) / 2).rounded()
        put(title, CGRect(x: text.x, y: y, width: text.width, height: text.title))
        put(subtitle, CGRect(x: text.x, y: y + text.title, width: text.width, height: text.subtitle))
        y = ((height - factSize.height - ratingSize.height) / 2).rounded()
        put(fact, CGRect(x: right - factSize.width, y: y, width: factSize.width, height: factSize.height))
        y += factSize.height
        if let rating, let star {
            put(rating, CGRect(x: right - ratingSize.width, y: y, width: ratingSize.width, height: ratingSize.height))
            put(star, CGRect(x: right - ratingSize.width - 16, y: y + (ratingSize.height - 13) / 2, width: 13, height: 13))
        }
        return needed
    }

    /// A vertical layout for large text.
    private func stack(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let textWidth = width - 24
        put(picture, CGRect(x: 12, y: 12, width: 64, height: 64))
        var y: CGFloat = 84
        for label in [title, subtitle] {
            let height = label.height(atWidth: textWidth)
            put(label, CGRect(x: 12, y: y, width: textWidth, height: height))
            y += height + 4
        }
        let factHeight = fact.height(atWidth: textWidth)
        put(fact, CGRect(x: 12, y: y, width: min(fact.naturalWidth, textWidth), height: factHeight))
        if let rating, let star {
            let size = CGSize(width: rating.naturalWidth, height: rating.height(atWidth: textWidth))
            let side = (size.height * 0.7).rounded()
            let center = y + factHeight / 2
            put(rating, CGRect(x: width - 12 - size.width, y: center - size.height / 2, width: size.width, height: size.height))
            put(star, CGRect(x: width - 12 - size.width - side - 6, y: center - side / 2, width: side, height: side))
        }
        return y + factHeight + 12
    }
}
