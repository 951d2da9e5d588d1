/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or done.
    case inactive = 0
    /// Its changes are made and being shown, running or paused.
    case active = 1
    /// Stopped where it was, and to be finished.
    case stopped = 2
}

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    /// Somewhere between, where it was stopped.
    case current = 2
}

/// What controls an animation: starts, pauses, scrubs, reverses and stops it. Source: Apple, `UIViewAnimating`.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    /// Whether it is on its way: active and not paused.
    var isRunning: Bool { get }
    /// Whether it goes from the end to the start.
    var isReversed: Bool { get set }
    /// How far it has come in the direction in which it goes, 0…1.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates changes made in blocks. All methods are optional; without an own one nothing happens. Source: Apple,
/// `UIViewImplicitlyAnimating`.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
}
