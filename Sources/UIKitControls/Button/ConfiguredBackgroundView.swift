import CoreGraphics

/// Shows a `UIBackgroundConfiguration`.
package final class ConfiguredBackgroundView: UIView {
    private let line = UIView()
    private var effect: UIVisualEffectView?
    private var imageView: UIImageView?
    private var custom: UIView?
    private var strokeOutset: CGFloat = 0

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(line)
    }

    package required init?(coder: NSCoder) { nil }

    package func show(_ background: UIBackgroundConfiguration, color: UIColor, cornerRadius: CGFloat) {
        backgroundColor = color
        layer.cornerRadius = cornerRadius
        showEffect(background.visualEffect)
        showImage(background)
        if custom !== background.customView {
            if custom?.superview === self { custom?.removeFromSuperview() }
            custom = background.customView
            if let custom { insertSubview(custom, belowSubview: line) }
        }
        let width = max(background.strokeWidth, 0)
        line.isHidden = width == 0
        line.layer.borderWidth = width
        line.layer.borderColor = asCurrent { background.resolvedStrokeColor(for: tintColor).cgColor }
        strokeOutset = background.strokeOutset
        line.layer.cornerRadius = cornerRadius > 0 ? max(cornerRadius + strokeOutset, 0) : 0
        for view in [effect, imageView] as [UIView?] { view?.layer.cornerRadius = cornerRadius }
        setNeedsLayout()
    }

    private func showEffect(_ new: UIVisualEffect?) {
        guard new != nil || effect != nil else { return }
        let view = effect ?? UIVisualEffectView(effect: nil)
        if effect == nil {
            view.clipsToBounds = true
            insertSubview(view, at: 0)
            effect = view
        }
        if view.effect !== new { view.effect = new }
    }

    private func showImage(_ background: UIBackgroundConfiguration) {
        guard background.image != nil || imageView != nil else { return }
        let view = imageView ?? UIImageView(image: nil)
        if imageView == nil {
            view.clipsToBounds = true
            insertSubview(view, belowSubview: line)
            imageView = view
        }
        view.image = background.image
        view.contentMode = background.imageContentMode
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effect, imageView, custom] { view?.frame = bounds }
        line.frame = bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
    }
}
