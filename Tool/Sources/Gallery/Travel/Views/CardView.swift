import UIKit

/// A card on the app's paper.
class CardView: UIView {
    init(cornerRadius: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = .card
        layer.cornerRadius = cornerRadius
        layer.borderWidth = 1
        layer.shadowColor = UIColor(rgb: 0x22294A).cgColor
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.1, 5, CGSize(width: 0, height: 3))
        followsSettings()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
        layer.borderColor = UIColor.hairline.resolvedColor(with: traitCollection).cgColor
    }

    /// Calls `put` with each subview and its frame in a left-to-right layout, and returns the minimum height of the card.
    /// - Parameter height: The height of the card; subviews are centered in surplus space.
    func arrange(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat { height }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(width: size.width, height: 0) { _, _ in })
    }
}
