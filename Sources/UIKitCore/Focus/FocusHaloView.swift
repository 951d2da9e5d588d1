import CoreGraphics
import QuartzCore

/// The ring of a halo. It has the geometry of the focused item and follows it.
final class FocusHaloView: UIView {
    private let ring = CAShapeLayer()
    private let effect: UIFocusHaloEffect
    private weak var item: UIView?
    /// Whether the ring is within its shape.
    private var isInside = false

    /// In points.
    private static let (width, gap): (CGFloat, CGFloat) = (3, 2)
    /// The scale from which the ring shrinks as it appears.
    private static let startScale: CGFloat = 1.06

    /// Creates the halo of a view's effect in the hierarchy; nil for a view without one.
    init?(around item: UIView) {
        guard let effect = item.focusEffect else { return nil }
        self.effect = effect as? UIFocusHaloEffect ?? Self.inferred(item)
        self.item = item
        super.init(frame: .zero)
        guard let (container, reference) = hierarchy(of: item) else { return nil }
        isUserInteractionEnabled = false
        backgroundColor = nil
        ring.fillColor = nil
        layer.addSublayer(ring)
        UIView.performWithoutAnimation {
            let branch = reference.flatMap { child(of: container, around: $0) }
            if let branch { container.insertSubview(self, aboveSubview: branch) } else { container.addSubview(self) }
            tintColor = item.tintColor
            isInside = effectPosition(in: container) == .inside
            follow()
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func inferred(_ item: UIView) -> UIFocusHaloEffect {
        if let shape = (item as? any FocusShaping)?.focusShape {
            return UIFocusHaloEffect(roundedRect: shape.rect, cornerRadius: shape.cornerRadius, curve: item.layer.cornerCurve)
        }
        return UIFocusHaloEffect(roundedRect: item.bounds, cornerRadius: item.layer.cornerRadius, curve: item.layer.cornerCurve)
    }

    // MARK: Hierarchy

    /// The container and the view above which the halo is in it.
    private func hierarchy(of item: UIView) -> (container: UIView, reference: UIView?)? {
        let reference = effect.referenceView ?? item
        if let container = effect.containerView { return (container, reference.isInside(container) ? reference : nil) }
        return reference.superview.map { ($0, reference) }
    }

    private func child(of container: UIView, around view: UIView) -> UIView? {
        var at: UIView? = view
        while let each = at, each.superview !== container { at = each.superview }
        return at
    }

    /// The position that results: inside if the ring outside would be clipped.
    private func effectPosition(in container: UIView) -> UIFocusHaloEffect.Position {
        guard effect.position == .automatic, let item else { return effect.position == .inside ? .inside : .outside }
        let reach = Self.width + Self.gap
        let ring = shapeBounds.insetBy(dx: -reach, dy: -reach)
        var at: UIView? = container
        while let view = at {
            if view.clipsToBounds || view is UIWindow {
                // The content of a scroll view moves: across its direction of scrolling, or at the ends of its content, there is no space.
                var area = view.bounds
                if let scroll = view as? UIScrollView {
                    let content = CGRect(origin: .zero, size: scroll.contentSize)
                    area = content.union(CGRect(origin: .zero, size: scroll.bounds.size)).union(scroll.bounds)
                }
                if !area.insetBy(dx: -0.5, dy: -0.5).contains(item.convert(ring, to: view)) { return .inside }
            }
            at = view.superview
        }
        return .outside
    }

    private var shapeBounds: CGRect {
        switch effect.shape {
        case .rect(let rect, _, _): rect
        case .path(let path): path.boundingBoxOfPath
        }
    }

    // MARK: Geometry

    /// Takes the item's geometry.
    func follow() {
        guard let item, let container = superview else { return }
        if container === item.superview {
            bounds = item.bounds
            layer.anchorPoint = item.layer.anchorPoint
            center = item.center
            transform = item.transform
        } else {
            bounds = item.bounds
            let frame = item.convert(item.bounds, to: container)
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
        draw(in: item)
    }

    private func draw(in item: UIView) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.frame = bounds
        ring.bounds = bounds
        ring.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
        switch item.focusEffect is UIFocusHaloEffect ? effect.shape : Self.inferred(item).shape {
        case .rect(let rect, let radius, let curve): outline(rect, radius, curve)
        case .path(let path): outline(path)
        }
        CATransaction.commit()
    }

    private func outline(_ rect: CGRect, _ radius: CGFloat, _ curve: CALayerCornerCurve) {
        let distance = isInside ? -Self.width / 2 : Self.gap + Self.width / 2
        let outline = rect.insetBy(dx: -distance, dy: -distance)
        guard !outline.isNull, outline.width > 0, outline.height > 0 else { return ring.path = nil }
        let corner = min(max(0, radius + distance), min(outline.width, outline.height) / 2)
        ring.lineWidth = Self.width
        ring.path = UIBezierPath(roundedRect: outline, cornerRadius: corner).cgPath
    }

    /// Strokes a path twice as wide, and cuts off the half beyond it.
    private func outline(_ path: CGPath) {
        ring.path = path
        ring.lineWidth = 2 * Self.width
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.bounds = bounds
        let cut = CGMutablePath()
        if !isInside { cut.addRect(path.boundingBoxOfPath.insetBy(dx: -4 * Self.width, dy: -4 * Self.width)) }
        cut.addPath(path)
        mask.path = cut
        mask.fillRule = isInside ? .nonZero : .evenOdd
        ring.mask = mask
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if let item { draw(in: item) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let item { draw(in: item) }
    }

    // MARK: Animation

    /// Fades in, and shrinks to the item unless motion is reduced.
    func appear(with coordinator: UIFocusAnimationCoordinator) {
        let grows = !UIAccessibility.isReduceMotionEnabled
        UIView.performWithoutAnimation {
            alpha = 0
            if grows { transform = transform.scaledBy(x: Self.startScale, y: Self.startScale) }
        }
        coordinator.addCoordinatedFocusingAnimations { [self] _ in
            alpha = 1
            if let item { transform = superview === item.superview ? item.transform : .identity }
        }
    }

    /// Fades out and leaves the hierarchy.
    func disappear(with coordinator: UIFocusAnimationCoordinator) {
        coordinator.addCoordinatedUnfocusingAnimations({ [self] _ in alpha = 0 }, completion: { [self] in removeFromSuperview() })
    }
}

/// The settings of a view about focus, and its halo.
struct FocusRecord {
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    /// The effect that was set, nil inside for none; nil for the default.
    var effect: UIFocusEffect??
    var halo: FocusHaloView?
}
