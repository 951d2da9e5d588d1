import EffectSupport
import UIKit

/// The detail around the views that move: its background covers the list in the first half of an opening, its contents appear in the last
/// third, so that the texts of both screens are never visible together, and a pull soon leaves the moving views alone.
///
/// A detail that is not opaque fades as a whole, over all of the movement.
@MainActor
final class HeroSurroundings {
    private weak var detail: UIView?
    private let detailState: ShownState?
    private let detailAlpha: CGFloat
    /// The detail's background, behind it; nil for a detail that is not opaque.
    private let cover: UIView?
    /// From 0, where nothing of the detail is visible, to 1.
    private var share: CGFloat
    private var motion: SpringMotion?

    private static let key = "kinora.hero.detail"

    /// Adds the cover behind a detail that is in its superview.
    init(of detail: UIView?, share: CGFloat) {
        self.detail = detail
        self.share = share
        detailState = detail.map(ShownState.init(of:))
        detailAlpha = detail?.alpha ?? 1
        cover = detail.flatMap { $0.isOpaqueToTheEye ? UIView() : nil }
        cover?.isUserInteractionEnabled = false
        fitCover()
        UIView.performWithoutAnimation {
            if let cover, let detail { detail.superview?.insertSubview(cover, belowSubview: detail) }
        }
        show(share)
    }

    /// Gives the cover the detail's form.
    func fitCover() {
        guard let cover, let detail else { return }
        UIView.performWithoutAnimation {
            cover.backgroundColor = detail.backgroundColor
            (cover.bounds, cover.center, cover.transform) = (detail.bounds, detail.center, detail.transform)
            (cover.layer.cornerRadius, cover.layer.cornerCurve) = (detail.layer.cornerRadius, detail.layer.cornerCurve)
            cover.layer.maskedCorners = detail.layer.maskedCorners
        }
    }

    /// The views that fade, with their opacities where the share is 0 and where it is 1; less than 0 and more than 1 count as these.
    private var fades: [(view: UIView, from: CGFloat, to: CGFloat)] {
        guard let detail else { return [] }
        guard let cover else { return [(detail, 0, detailAlpha)] }
        return [(cover, 0, 2), (detail, -2, 1)]
    }

    /// The visible share, and its velocity a second.
    func visible(at time: TimeInterval) -> (value: CGFloat, velocity: CGFloat) {
        motion.map { ($0.values(at: time)[0], $0.velocities(at: time)[0]) } ?? (share, 0)
    }

    /// Gives the views a share at once.
    func show(_ share: CGFloat) {
        motion = nil
        self.share = share
        UIView.performWithoutAnimation {
            for (view, from, to) in fades {
                view.layer.removeAnimation(forKey: Self.key)
                view.alpha = min(max(from + (to - from) * share, 0), 1)
            }
        }
    }

    /// Runs a movement of the share.
    ///
    /// - Parameters:
    ///   - duration: Seconds of the animations.
    ///   - clock: The layer in whose time the movement begins.
    func run(_ motion: SpringMotion, for duration: TimeInterval, of clock: CALayer) {
        show(motion.to[0])
        self.motion = motion
        // The clock has an animation for the end where there is no view.
        for (layer, from, to) in detail == nil ? [(clock, 1, 1)] : fades.map({ ($0.view.layer, $0.from, $0.to) }) {
            func opacity(_ share: CGFloat) -> CGFloat { from + (to - from) * share }
            let animation = motion.spring(of: 0).animation(
                "opacity", from: opacity(motion.from[0]), to: opacity(motion.to[0]), velocity: (to - from) * motion.velocity[0])
            layer.add(animation.lasting(duration, from: motion.begin, of: clock, in: layer), forKey: Self.key)
        }
    }

    /// Leaves the detail as it was.
    func remove() {
        cover?.removeFromSuperview()
        detail?.layer.removeAnimation(forKey: Self.key)
        detailState?.restore()
    }
}

extension UIView {
    /// Whether nothing behind the view's background shows.
    fileprivate var isOpaqueToTheEye: Bool { alpha >= 1 && (backgroundColor?.cgColor.alpha ?? 0) >= 1 }
}
