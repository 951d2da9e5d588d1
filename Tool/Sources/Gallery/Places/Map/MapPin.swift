import UIKit

/// A pin with a photograph; its tip is at the middle of its lower edge.
final class MapPin: UIControl {
    static let size = CGSize(width: 56, height: 66)

    private let disc = UIView()
    private let tip = CAShapeLayer()
    private let picture: PictureView

    init(_ place: MapPlace) {
        picture = PictureView(place.offer.artwork, cornerRadius: 22)
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        tip.path = UIBezierPath.polygon((21, 50), (35, 50), (28, 63)).cgPath
        layer.addSublayer(tip)
        disc.frame = CGRect(x: 3, y: 3, width: 50, height: 50)
        disc.layer.cornerRadius = 25
        disc.isUserInteractionEnabled = false
        (disc.layer.shadowOpacity, disc.layer.shadowRadius, disc.layer.shadowOffset) = (0.3, 5, CGSize(width: 0, height: 3))
        picture.frame = CGRect(x: 3, y: 3, width: 44, height: 44)
        disc.addSubview(picture)
        addSubview(disc)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "pin"
        accessibilityLabel = place.offer.title
        paint()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var isSelected: Bool {
        didSet {
            guard isSelected != oldValue else { return }
            accessibilityTraits = isSelected ? [.button, .selected] : .button
            paint()
            let scale: CGFloat = isSelected ? 1.25 : 1
            UIView.animate(
                withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
                options: [.allowUserInteraction, .beginFromCurrentState]
            ) { self.transform = CGAffineTransform(scaleX: scale, y: scale) }
        }
    }

    private func paint() {
        let color: UIColor = isSelected ? .coral : .white
        disc.backgroundColor = color
        tip.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
