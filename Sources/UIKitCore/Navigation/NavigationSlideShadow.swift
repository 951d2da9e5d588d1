/// Shade and edge shadow between two sliding views: the lower view darkens, and the upper one casts a shadow from its leading edge.
@MainActor
final class NavigationSlideShadow {
    private let shade = UIView(frame: .zero)
    private(set) weak var lower: UIView?
    private(set) weak var upper: UIView?
    /// Displacement of the shadow from the container's edge, in points.
    private(set) var shift: CGFloat = 0
    private let shadow = NavigationEdgeShadow(frame: .zero)

    /// Maximum alpha of the shade over the lower view (`Documentation/Behavior.md#system-appearance`).
    private static let shadeAlpha: CGFloat = 0.1
    /// Width of the shadow, in points.
    private static let shadowWidth: CGFloat = 9

    init(above lower: UIView, below upper: UIView, in container: UIView, isMirrored: Bool) {
        (self.lower, self.upper) = (lower, upper)
        UIView.performWithoutAnimation {
            let bounds = container.bounds
            shade.frame = bounds
            shade.backgroundColor = .black
            shadow.show(isMirrored: isMirrored)
            shadow.frame = CGRect(
                x: isMirrored ? bounds.width : -Self.shadowWidth, y: 0, width: Self.shadowWidth, height: bounds.height)
            for view in [shade, shadow] { view.isUserInteractionEnabled = false }
            container.insertSubview(shade, aboveSubview: lower)
            container.insertSubview(shadow, belowSubview: upper)
        }
    }

    /// Moves the shadow with the upper view.
    func move(by distance: CGFloat) {
        shadow.center.x += distance
        shift += distance
    }

    func show(_ isShown: Bool) {
        shade.alpha = isShown ? Self.shadeAlpha : 0
        shadow.alpha = isShown ? 1 : 0
    }

    func remove() {
        shade.removeFromSuperview()
        shadow.removeFromSuperview()
    }
}

/// A gradient that darkens towards the upper view.
private final class NavigationEdgeShadow: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(isMirrored: Bool) {
        guard let layer = layer as? CAGradientLayer else { return }
        let alphas: [CGFloat] = [0, 0.04, 0.15]
        layer.colors = (isMirrored ? alphas.reversed() : alphas).map { CGColor(gray: 0, alpha: $0) }
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
    }
}
