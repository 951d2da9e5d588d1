import Foundation
import RenderScene

/// Animates changes to views so that they can be paused, scrubbed, reversed, and continued with another timing (`behaviour.md` 4.7).
///
/// Its changes run in the time of their layers: a layer's `speed` slows them, a stage reaches every moment of them directly. Geometry
/// animates additively, so an animator that takes over a moving view goes on from what is shown; opacity and colours begin with what is
/// shown. A running animator keeps itself; a paused one has to be kept. Letting one go that is paused or stopped takes its animations
/// off, with a line in the log (UIKit raises). Source: Apple, `UIViewPropertyAnimator`.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// How it is timed.
    public let timingParameters: (any UITimingCurveProvider)?
    /// How long it runs, in seconds; a spring by its physics takes its own time.
    public let duration: TimeInterval
    /// The delay it was last started with, in seconds.
    public private(set) var delay: TimeInterval = 0
    /// Where it is in its life.
    public private(set) var state = UIViewAnimatingState.inactive

    /// Whether it can be paused, scrubbed and stopped; setting it while active traps.
    open var isInterruptible = true {
        willSet { requireInactive("isInterruptible") }
    }

    /// Whether its views take touches while they are animated; setting it while active traps.
    open var isUserInteractionEnabled = true {
        willSet { requireInactive("isUserInteractionEnabled") }
    }

    /// Whether the app itself finds moving views under touches.
    open var isManualHitTestingEnabled = false

    /// Whether a paused animator maps its fraction straight to progress, in place of its curve.
    open var scrubsLinearly = true

    /// Whether it pauses at its end, active, instead of completing.
    open var pausesOnCompletion = false {
        didSet { activeRun?.driver.pausesAtEnd = pausesOnCompletion }
    }

    private let form: Pace.Form
    /// Of the transition whose animator made this one.
    let transitionChanges = AnimationState.current.transitionChanges
    private var animations: [(block: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var activeRun: PropertyAnimationRun?
    private var isBackward = false
    private var lastPosition = 0.0
    /// What the model can become, of a stopped animator.
    private var ends: [DrivenChange.Ends] = []

    /// An animator with a timing. A negative or non-finite duration counts as 0, with a line in the log; without duration the changes are
    /// made at once.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let timing = AnimatorTiming(parameters)
        let admitted = Self.admitted("duration", duration)
        timingParameters = parameters
        self.duration = timing.ownDuration ?? admitted
        form = timing.form(duration: self.duration)
        super.init()
    }

    /// An animator with a named curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a cubic curve by its control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that comes to rest in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it after a delay in seconds. Of the options the curve and `allowUserInteraction` count.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        guard state != .inactive else { return }
        MainActorTeardown.run((state, activeRun)) { state, run in
            guard run?.isRunning != true else { return }
            reportOnce(
                "UIViewPropertyAnimator released", as: .exception("NSInternalInconsistencyException"),
                "UIViewPropertyAnimator: it was let go while \(state == .stopped ? "stopped" : "paused"); keep it until it is finished")
            run?.abandon()
        }
    }

    // MARK: Changes

    /// Adds changes that begin after a part (0…1) of the time that is left: of the whole duration before the start, of the rest later.
    /// They last until the end. An active animator makes them at once; a stopped one traps.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, after: delayFactor) }

    /// Adds changes for the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, after: 0) }

    /// Adds what is called once at the end, after all that was added before, with where it ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Running

    /// Whether it is on its way: started and not paused, be it waiting for its delay.
    open var isRunning: Bool { state == .active && activeRun?.isRunning == true }

    /// Whether it goes from the end to the start. Set while it runs, it turns where it is and goes back the way it came, at the same pace.
    open var isReversed: Bool {
        get { isBackward }
        set { setReversed(newValue) }
    }

    /// How far it has come in the direction in which it goes: 0 where it began, 1 at its end; of a reversed one 0 is the end of its
    /// changes and 1 their start. A spring that overshoots says more than 1. While `scrubsLinearly` that is progress, otherwise time.
    ///
    /// Setting it, clamped to 0…1, shows that moment; an inactive animator becomes active, a running one pauses. NaN is refused with a
    /// line in the log.
    open var fractionComplete: CGFloat {
        get { CGFloat(isBackward ? 1 - position : position) }
        set { scrub(to: newValue) }
    }

    /// Starts, or goes on: a paused one by its own timing from where it is. Without any changes it is active and begins with the first
    /// that are added. One that runs goes on; a stopped one traps.
    open func startAnimation() { start(afterDelay: 0) }

    /// Starts after a delay in seconds; it counts as running meanwhile, and its changes are made at once.
    open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

    /// Stands still where it is; an inactive one makes its changes and stands at its start. Traps for a stopped one, and one that is not
    /// interruptible.
    open func pauseAnimation() { pause() }

    /// Goes on from where it is, running or paused, by another timing.
    ///
    /// - Parameters:
    ///   - parameters: paces the rest from its beginning; nil goes on along the animator's own timing. A spring's velocity is in whole
    ///     rests per second.
    ///   - durationFactor: the rest takes this times the duration; 0 is what is left of the duration. A spring by its physics takes its
    ///     own time.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        continueRun(parameters, factor: durationFactor)
    }

    /// Stops where it is: its animations are gone and the views have the values that were shown.
    ///
    /// With `withoutFinishing` it is then inactive and no completion is called; otherwise stopped, until `finishAnimation(at:)`. Does
    /// nothing unless active.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }

    /// Gives a stopped animator's views their values at the start or the end, or leaves them, and calls the completions. Unless stopped
    /// it traps.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}

extension UIViewPropertyAnimator {
    private static func admitted(_ name: String, _ value: Double) -> Double {
        if value.isFinite, value >= 0 { return value }
        reportOnce("UIViewPropertyAnimator \(name)", "UIViewPropertyAnimator: a \(name) of \(value) counts as 0")
        return 0
    }

    private func requireInactive(_ name: String) {
        guard state != .inactive else { return }
        trap(object: "UIViewPropertyAnimator", value: "\(name) set while it is \(state)", remedy: "set it before it starts")
    }

    private func requireNotStopped(_ call: String) {
        guard state == .stopped else { return }
        trap(object: "UIViewPropertyAnimator", value: "\(call) while it is stopped", remedy: "call finishAnimation(at:) first")
    }

    private func requireInterruptible(_ call: String) {
        guard !isInterruptible, state == .active else { return }
        trap(
            object: "UIViewPropertyAnimator", value: "\(call) although it is not interruptible",
            remedy: "leave isInterruptible true, or let it run")
    }

    /// From 0 at the start to 1 at the end, whatever the direction.
    private var position: Double { activeRun?.position ?? lastPosition }

    private var target: Double { isBackward ? 0 : 1 }

    // MARK: Changes

    private func add(_ animation: @escaping () -> Void, after delayFactor: CGFloat) {
        requireNotStopped("addAnimations")
        let factor = delayFactor.isFinite ? Double(min(max(delayFactor, 0), 1)) : 0
        guard let run = activeRun else {
            animations.append((animation, factor))
            return
        }
        run.add(after: factor, animation)
        if run.awaitsAdditions { run.resume(to: target, delay: delay) }
    }

    // MARK: Running

    /// Makes the changes, standing still.
    private func activate() -> PropertyAnimationRun {
        if let activeRun { return activeRun }
        let run = PropertyAnimationRun(animator: self, form: form, duration: duration, fraction: isBackward ? 1 : 0)
        let waiting = animations
        animations = []
        activeRun = run
        state = .active
        run.awaitsAdditions = waiting.isEmpty
        for one in waiting { run.add(after: one.delayFactor, one.block) }
        run.hasBegun = true
        return run
    }

    private func start(afterDelay seconds: TimeInterval) {
        requireNotStopped("startAnimation")
        let run = activate()
        guard !run.isRunning else { return }
        delay = Self.admitted("delay", seconds)
        if !run.awaitsAdditions { run.resume(to: target, delay: delay) }
    }

    private func pause() {
        requireNotStopped("pauseAnimation")
        requireInterruptible("pauseAnimation")
        let run = activate()
        run.awaitsAdditions = false
        run.hold()
    }

    private func scrub(to fraction: CGFloat) {
        requireNotStopped("fractionComplete set")
        guard fraction.isFinite else {
            reportOnce("UIViewPropertyAnimator fraction", "UIViewPropertyAnimator: a fractionComplete of \(fraction) is refused; it stays")
            return
        }
        pause()
        let clamped = Double(min(max(fraction, 0), 1))
        activeRun?.scrub(to: isBackward ? 1 - clamped : clamped)
    }

    private func setReversed(_ reversed: Bool) {
        guard reversed != isBackward else { return }
        requireInterruptible("isReversed set")
        isBackward = reversed
        if let activeRun, activeRun.isRunning { activeRun.resume(to: target) }
    }

    private func continueRun(_ parameters: (any UITimingCurveProvider)?, factor: CGFloat) {
        requireNotStopped("continueAnimation")
        let run = activate()
        let factor = Self.admitted("durationFactor", Double(factor))
        let length = factor > 0 ? factor * duration : nil
        guard let parameters else {
            run.resume(to: target, length: length)
            return
        }
        let timing = AnimatorTiming(parameters)
        run.hold()
        let seconds = timing.ownDuration ?? length ?? abs(target - position) * duration
        run.stretch(to: target, length: seconds, form: timing.form(duration: seconds))
    }

    // MARK: The end

    private func stop(withoutFinishing: Bool) {
        guard state == .active, let run = activeRun else { return }
        requireInterruptible("stopAnimation")
        lastPosition = position
        ends = run.stop()
        activeRun = nil
        if withoutFinishing {
            becomeInactive()
            completions = []
        } else {
            state = .stopped
        }
    }

    private func finish(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            trap(object: "UIViewPropertyAnimator", value: "finishAnimation while it is \(state)", remedy: "call stopAnimation(false) first")
        }
        for end in ends {
            switch finalPosition {
            case .end: end.set(end.end)
            case .start: end.set(end.start)
            case .current: break
            }
        }
        becomeInactive()
        complete(at: finalPosition)
    }

    /// Every change of the run has come to its end.
    func runCompleted(at position: UIViewAnimatingPosition) {
        becomeInactive()
        complete(at: position)
    }

    private func becomeInactive() {
        state = .inactive
        activeRun = nil
        ends = []
        lastPosition = 0
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let handlers = completions
        completions = []
        TransitionChanges.record(in: transitionChanges) {
            for handler in handlers {
                MediaEnvironment.noteCompletion()
                handler(position)
            }
        }
    }
}
