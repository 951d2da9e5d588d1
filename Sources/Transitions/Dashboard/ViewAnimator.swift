import UIKit

/// The dashboard's movements for any view.
///
/// A movement that begins while another of the same kind is running continues from its presentation state and velocity; each completion
/// runs once. With Reduce Motion a cross-fade of 0.2 seconds replaces it. Source: `Documentation/Effects.md#dashboard`.
@preconcurrency @MainActor
public enum ViewAnimator {
    /// The default duration of a movement, in seconds.
    nonisolated public static let standardDuration: TimeInterval = 0.3

    /// The scale of a shrunken view: 0.01, because a scale of 0 has no inverse.
    nonisolated static let smallestScale: CGFloat = 0.01

    /// Grows the view from its presentation scale to the identity, with ease-out.
    ///
    /// - Parameters:
    ///   - view: The view; its `transform` is set to the identity at once, and the presentation follows.
    ///   - duration: In seconds.
    ///   - completion: Called once at the end; false if the animation was removed before.
    public static func scaleUp(_ view: UIView, duration: TimeInterval = standardDuration, completion: ((Bool) -> Void)? = nil) {
        scale(view, to: .identity, duration: duration, curve: .easeOut, completion: completion)
    }

    /// Shrinks the view to 0.01 of its size, with ease-in, and leaves it there.
    ///
    /// - Parameters:
    ///   - view: The view; its `transform` is set to that scale at once, and the presentation follows.
    ///   - duration: In seconds.
    ///   - completion: Called once at the end; false if the animation was removed before.
    public static func scaleDown(_ view: UIView, duration: TimeInterval = standardDuration, completion: ((Bool) -> Void)? = nil) {
        let small = CGAffineTransform(scaleX: smallestScale, y: smallestScale)
        scale(view, to: small, duration: duration, curve: .easeIn, completion: completion)
    }

    /// Moves the view to a frame, with ease-in-out.
    ///
    /// - Parameters:
    ///   - view: A view with the identity transform.
    ///   - frame: In points of its superview.
    ///   - duration: In seconds.
    ///   - completion: Called once at the end; false if the animation was removed before.
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
