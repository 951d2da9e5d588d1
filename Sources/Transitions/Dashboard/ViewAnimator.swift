import UIKit

/// The bare movements of the dashboard, for any view.
///
/// A movement that begins while another of the same kind runs takes over from what is shown, at the velocity it has; each completion runs once.
/// With Reduce Motion a cross-fade of 0.2 seconds stands in for it.
/// Source: effects, section 1.
@preconcurrency @MainActor
public enum ViewAnimator {
    /// How long a movement takes unless told otherwise, in seconds: 0.3.
    nonisolated public static let standardDuration: TimeInterval = 0.3

    /// How small a shrunken view is: 0.01 of its size, because nothing can be turned back from a scale of 0.
    nonisolated static let smallestScale: CGFloat = 0.01

    /// Grows the view from the scale it shows now to the identity, with ease-out.
    ///
    /// - Parameters:
    ///   - view: the view; its `transform` is the identity at once, what is seen follows.
    ///   - duration: in seconds.
    ///   - completion: called once at the end; false if the animation was removed before.
    public static func scaleUp(_ view: UIView, duration: TimeInterval = standardDuration, completion: ((Bool) -> Void)? = nil) {
        scale(view, to: .identity, duration: duration, curve: .easeOut, completion: completion)
    }

    /// Shrinks the view to 0.01 of its size, with ease-in, and leaves it there.
    ///
    /// - Parameters:
    ///   - view: the view; its `transform` is that scale at once, what is seen follows.
    ///   - duration: in seconds.
    ///   - completion: called once at the end; false if the animation was removed before.
    public static func scaleDown(_ view: UIView, duration: TimeInterval = standardDuration, completion: ((Bool) -> Void)? = nil) {
        let small = CGAffineTransform(scaleX: smallestScale, y: smallestScale)
        scale(view, to: small, duration: duration, curve: .easeIn, completion: completion)
    }

    /// Moves the view to a frame, with ease-in-out.
    ///
    /// - Parameters:
    ///   - view: a view with the identity transform.
    ///   - frame: in points of its superview.
    ///   - duration: in seconds.
    ///   - completion: called once at the end; false if the animation was removed before.
    public static func slide(
        _ view: UIView, to frame: CGRect, duration: TimeInterval = standardDuration, completion: ((Bool) -> Void)? = nil
    ) {
        guard UIAccessibility.isReduceMotionEnabled else {
            return UIView.animate(
                withDuration: duration, delay: 0, options: .curveEaseInOut, animations: { view.frame = frame }, completion: completion)
        }
        UIView.performWithoutAnimation { view.frame = frame }
        TransformMovement.run(
            [.init(view: view, start: view.transform, end: view.transform)], duration: duration, curve: .linear, completion: completion)
    }

    private static func scale(
        _ view: UIView, to transform: CGAffineTransform, duration: TimeInterval, curve: UIView.AnimationCurve, completion: ((Bool) -> Void)?
    ) {
        TransformMovement.run(
            [.init(view: view, end: transform, isLeaving: transform != .identity)], duration: duration, curve: curve, completion: completion
        )
    }
}
