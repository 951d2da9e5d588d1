/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped, waiting to be finished.
    case stopped = 2
}

/// A position within an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end: the values that the animations set.
    case end = 0
    /// The beginning: the values before the animations.
    case start = 1
    /// The position at which it was stopped.
    case current = 2
}

/// Controls of an animation: start, pause, scrub, reverse, stop. Source: Apple, `UIViewAnimating`.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// Whether the animations are inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether it is active and not paused.
    var isRunning: Bool { get }
    /// Whether it runs from the end to the start.
    var isReversed: Bool { get set }
    /// The completed fraction in the current direction, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animations, or continues paused ones, forward or reversed.
    func startAnimation()
    /// Starts the animations after a delay in seconds of media time.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations at their present position. An inactive animator becomes active, at the beginning.
    func pauseAnimation()
    /// Ends the animations where they are: presentation values become the properties' values. With `true` the animator becomes inactive
    /// without calling completions; with `false` it is stopped until `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Gives the properties their values at a position, calls completions and makes the animator inactive. It must be stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose changes are added as blocks. All methods are optional; the defaults do nothing. Source: Apple,
/// `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds animations that begin after a part of the remaining duration, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds animations that begin at once.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called with the final position when all animations have ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues paused animations with another curve and duration. Without parameters the curve stays; the factor is relative to the
    /// duration, and 0 keeps the remaining time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Does nothing: animations of this animator are complete when it is made.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Does nothing: animations of this animator are complete when it is made.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Does nothing: this animator reports no end.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing: this animator keeps its curve.
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
