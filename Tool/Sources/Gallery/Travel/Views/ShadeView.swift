import UIKit

/// Darkness over the top of an image, behind light text; it ends softly.
final class ShadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [0.55, 0.55, 0].map { UIColor(rgb: 0x22294A, alpha: $0).cgColor }
        gradient.locations = [0, 0.75, 1]
    }

    required init?(coder: NSCoder) {
        nil
    }
}
