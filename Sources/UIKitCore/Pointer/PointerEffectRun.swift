import CoreGraphics
import QuartzCore

/// An effect on a view while the pointer is over it: a platter behind or above the view, and a larger scale.
///
/// The view itself stays as the app has set it: it is scaled by an animation of its layer, which does not change the model.
@MainActor
final class PointerEffectRun {
    private weak var view: UIView?
    private let platter = UIView()
    /// The shadow of a view whose platter is above it; nil where the platter has the shadow, or for none.
    private var shade: UIView?
    private var scale: CGFloat = 1
    private let isAbove: Bool

    /// Growth of a lifted view in each direction, in points; estimates like the colors.
    private static let growth: CGFloat = 6
    private static let key = "kinora.pointer"

    /// Creates an effect; nil for a view that is in no window.
    init?(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
        let preview = effect.preview
        guard let superview = preview.view.superview, preview.view.window != nil else { return nil }
        view = preview.view
        var (tint, hasShadow, grows) = (UIPointerEffect.TintMode.none, false, false)
        switch effect {
        case .automatic, .highlight: tint = .underlay
        case .lift: (hasShadow, grows) = (true, true)
        case .hover(_, let mode, let shadow, let scaled): (tint, hasShadow, grows) = (mode, shadow, scaled)
        }
        isAbove = tint == .overlay
        if grows { scale = Self.scale(of: preview.size) }
        set(up: preview, shape, in: superview)
        platter.backgroundColor = tint == .none ? nil : .systemFill
        if hasShadow { UIView.performWithoutAnimation { addShadow(below: preview.view, in: superview) } }
    }

    private func addShadow(below view: UIView, in superview: UIView) {
        var layer = platter.layer
        if isAbove {
            let shade = UIView(frame: platter.frame)
            shade.isUserInteractionEnabled = false
            shade.alpha = 0
            superview.insertSubview(shade, belowSubview: view)
            self.shade = shade
            layer = shade.layer
        }
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowPath = UIBezierPath(roundedRect: platter.bounds, cornerRadius: platter.layer.cornerRadius).cgPath
    }

    private func set(up preview: UITargetedPreview, _ shape: UIPointerShape?, in superview: UIView) {
        UIView.performWithoutAnimation {
            platter.isUserInteractionEnabled = false
            platter.frame = preview.view.frame
            platter.layer.cornerRadius = preview.view.layer.cornerRadius
            if case .roundedRect(let rect, let radius)? = shape {
                platter.frame = preview.target.container.convert(rect, to: superview)
                platter.layer.cornerRadius = min(max(radius, 0), min(rect.width, rect.height) / 2)
            } else if case .path(let path)? = shape {
                let rect = path.cgPath.boundingBoxOfPath
                platter.frame = preview.target.container.convert(rect, to: superview)
                let mask = CAShapeLayer()
                let moved = UIBezierPath(cgPath: path.cgPath)
                moved.apply(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
                mask.path = moved.cgPath
                platter.layer.mask = mask
            }
            platter.alpha = 0
            if isAbove {
                superview.insertSubview(platter, aboveSubview: preview.view)
            } else {
                superview.insertSubview(platter, belowSubview: preview.view)
            }
        }
    }

    /// The frame of the highlight in screen coordinates, which the pointer has become; nil after the view has left its window.
    var frame: CGRect? { view?.window == nil ? nil : platter.superview?.layer.convert(platter.layer.frame, to: nil) }

    /// The scale at which a view is some points larger at each edge.
    static func scale(of size: CGSize) -> CGFloat {
        let length = max(size.width, size.height)
        return length > 0 ? 1 + 2 * growth / length : 1
    }

    func begin(with animations: PointerAnimations) {
        animations.addAnimations { [platter, shade] in for view in [platter, shade] { view?.alpha = 1 } }
        if scale != 1 { animateScale(from: 1, to: scale) }
    }

    func end(with animations: PointerAnimations) {
        animations.addAnimations { [platter, shade] in for view in [platter, shade] { view?.alpha = 0 } }
        animations.addCompletion { [platter, shade] _ in for view in [platter, shade] { view?.removeFromSuperview() } }
        if scale != 1 { animateScale(from: scale, to: 1) }
    }

    private func animateScale(from start: CGFloat, to end: CGFloat) {
        for layer in [view?.layer, platter.layer, shade?.layer].compactMap({ $0 }) {
            let animation = CABasicAnimation(keyPath: "transform.scale")
            animation.fromValue = layer.presentation()?.value(forKeyPath: "transform.scale") ?? start
            animation.toValue = end
            animation.duration = PointerAnimations.duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
            if end != 1 {
                animation.fillMode = .forwards
                animation.isRemovedOnCompletion = false
            }
            layer.add(animation, forKey: Self.key)
        }
    }
}
