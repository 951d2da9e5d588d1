import UIKit

/// The card of the chosen place, over the lower edge of the map.
final class MapCardView: UIControl {
    private(set) var picture = PictureView(Photograph.meadow, cornerRadius: 14)
    private let title = UILabel("", size: 18, weight: .semibold, lines: 0)
    private let subtitle = UILabel("", size: 15, color: .softInk, lines: 0)
    private let fact = UILabel("", size: 15, weight: .semibold, color: .coral, lines: 0)
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))

    /// The size of the photograph on the place's own screen, of which the card shows as much as its shape allows.
    var wholeSize = CGSize.zero { didSet { if wholeSize != oldValue { setNeedsLayout() } } }

    init() {
        super.init(frame: .zero)
        backgroundColor = .card
        layer.cornerRadius = 22
        layer.cornerCurve = .continuous
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.22, 16, CGSize(width: 0, height: 6))
        arrow.tintColor = .softInk
        arrow.contentMode = .center
        followsSettings()
        for view in [title, subtitle, fact, arrow] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "place-card"
        accessibilityHint = "Opens the place."
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ place: MapPlace) {
        picture.removeFromSuperview()
        picture = PictureView(place.offer.artwork, cornerRadius: 14)
        insertSubview(picture, at: 0)
        title.text = place.offer.title
        subtitle.text = place.offer.subtitle
        fact.text = place.offer.fact
        accessibilityLabel = "\(place.offer.title), \(place.offer.subtitle), \(place.offer.fact)"
        setNeedsLayout()
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.85 : 1 }
    }

    /// The height at a width; the second line is left out where it would be more than a limit.
    func height(atWidth width: CGFloat, upTo limit: CGFloat) -> CGFloat {
        subtitle.isHidden = false
        let height = arrange(width: width) { _, _ in }
        guard height > limit else { return height }
        subtitle.isHidden = true
        return arrange(width: width) { _, _ in }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.wholeSize = wholeSize == .zero ? nil : wholeSize
        _ = arrange(width: bounds.width, layOut)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 22).cgPath
    }

    private func arrange(width: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat {
        let side: CGFloat = 96
        put(picture, CGRect(x: 12, y: 12, width: side, height: side))
        let (x, textWidth) = hasLargeText ? (16, width - 32) : (side + 28, width - side - 28 - 44)
        let labels = [title, subtitle, fact].filter { !$0.isHidden }
        let heights = labels.map { $0.height(atWidth: textWidth) }
        let total = heights.reduce(8, +)
        var y = hasLargeText ? side + 24 : 12 + max((side - total) / 2, 0)
        for (label, height) in zip(labels, heights) {
            put(label, CGRect(x: x, y: y, width: textWidth, height: height))
            y += height + 4
        }
        put(arrow, CGRect(x: width - 44, y: 12, width: 44, height: side))
        return hasLargeText ? y + 12 : max(side, total) + 24
    }
}
