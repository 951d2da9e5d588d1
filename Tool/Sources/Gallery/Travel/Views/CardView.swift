import UIKit

/// A card on the app's paper.
class CardView: UIView {
    init(cornerRadius: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = .card
        layer.cornerRadius = cornerRadius
        layer.borderWidth = 1
        followsSettings()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.hairline.resolvedColor(with: traitCollection).cgColor
    }

    /// Has `put` called with each part and its frame in a layout from left to right, and answers how high the card must be at least.
    /// - Parameter height: how high it is; parts are centred in what they do not need.
    func arrange(width: CGFloat, height: CGFloat, _ put: (UIView, CGRect) -> Void) -> CGFloat { height }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(width: size.width, height: 0) { _, _ in })
    }
}
