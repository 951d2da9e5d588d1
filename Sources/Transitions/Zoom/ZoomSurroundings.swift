import UIKit

/// The views behind a zooming card: a dimming view over the presenting screen, and the card's shadow.
@MainActor
final class ZoomSurroundings {
    private let dimming = UIView()
    private let shadow = UIView()

    /// Opacity of the dimming view, and of the shadow; 0 for none.
    struct Depth {
        let dimming, shadow: CGFloat
    }

    private static let key = "Kinora.surroundings"
    /// In points.
    private static let (shadowRadius, shadowOffset): (CGFloat, CGFloat) = (24, 8)

    /// Adds both below the card, and animates them from the source's rectangle to the card's frame, or back.
    ///
    /// - Parameters:
    ///   - frames: The source's rectangle and the card's frame, in the container.
    ///   - radii: The corner radii there.
    init(
        of card: UIView, in container: UIView, _ depth: Depth, frames: (source: CGRect, card: CGRect),
        radii: (small: CGFloat, large: CGFloat), isReversed: Bool, for duration: TimeInterval, _ curve: UIView.AnimationCurve
    ) {
        UIView.performWithoutAnimation {
            for view in [dimming, shadow] {
                view.frame = container.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.isUserInteractionEnabled = false
                container.insertSubview(view, belowSubview: card)
            }
            dimming.backgroundColor = .black
            dimming.alpha = isReversed ? 0 : depth.dimming
        }
        let layer = shadow.layer
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: Self.shadowOffset)
        let outlines = [
            ZoomCorners.outline(of: frames.source, radiusX: radii.small, radiusY: radii.small),
            ZoomCorners.outline(of: frames.card, radiusX: radii.large, radiusY: radii.large),
        ]
        let path = CABasicAnimation(keyPath: "shadowPath")
        (path.fromValue, path.toValue) = isReversed ? (outlines[1], outlines[0]) : (outlines[0], outlines[1])
        // No shadow at either end, where it would come and go in one frame.
        let strength = CAKeyframeAnimation(keyPath: "shadowOpacity")
        strength.values = [0, depth.shadow, depth.shadow, 0]
        strength.keyTimes = [0, 0.2, 0.8, 1]
        let fading = CABasicAnimation(keyPath: "opacity")
        (fading.fromValue, fading.toValue) = isReversed ? (depth.dimming, 0) : (0, depth.dimming)
        for (animation, layer) in [(path, layer), (strength, layer), (fading, dimming.layer)] as [(CAPropertyAnimation, CALayer)] {
            animation.duration = duration
            animation.timingFunction = curve.timingFunction
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: "\(Self.key) \(animation.keyPath ?? "")")
        }
    }

    /// Hides the shadow, whose outline is that of the former size.
    func hideShadow() { shadow.isHidden = true }

    func remove() {
        for view in [dimming, shadow] { view.removeFromSuperview() }
    }
}
