import Foundation
import RenderScene

/// An object that animates changes to views, and can be paused, scrubbed, reversed, and continued with another timing
/// (`Documentation/Behavior.md#property-animators`).
///
/// The changes run in the time of their layers: a layer's `speed` scales them, and a stage can evaluate any moment directly. Geometry
/// animates additively, so an animator that interrupts a movement continues without a jump; opacity and colors start from presentation
/// values. Source: Apple, `UIViewPropertyAnimator`.
///
/// *Life cycle.* A new animator is inactive and keeps its closures. ``startAnimation()``, ``pauseAnimation()`` or setting
/// ``fractionComplete`` makes it active and runs each closure once: views have their end values from then on. At the end the completions
/// are called once and it is inactive again, without closures: add new ones to use it again. ``stopAnimation(_:)`` leaves views as they
/// look now; with true it is inactive and calls no completion, with false it waits for ``finishAnimation(at:)``. A running animator retains
/// itself; a paused one must be retained. Releasing a paused or stopped one removes its animations, which is logged once (UIKit raises).
///
/// *When not to use it.* A change that only runs to its end is a `UIView.animate`. Layers without a view are animated by Core Animation.
///
/// *Mistakes.* An animator in a local variable that a gesture scrubs is released with it: the log says "it was released while paused; keep
/// it until it is finished", and a strict stage fails the test. Setting ``isInterruptible`` or ``isUserInteractionEnabled`` while it is
/// active traps; so does starting or scrubbing a stopped animator. NaN for ``fractionComplete`` is refused and logged.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.8) { card.center.y += 300 }
/// animator.addCompletion { position in print(position == .end) }
/// animator.fractionComplete = 0.5  // a gesture scrubs it
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// See also ``UISpringTimingParameters``, ``UICubicTimingParameters`` and ``UIPercentDrivenInteractiveTransition``.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// The timing.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds; a physical spring has its own.
    open private(set) var duration: TimeInterval
    /// The delay of the last start, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// The current state.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether it can be paused, scrubbed and stopped; setting it while active traps.
    open var isInterruptible = true {
        willSet { requireInactive("isInterruptible") }
    }

    /// Whether its views receive touches while they animate; setting it while active traps.
    open var isUserInteractionEnabled = true {
        willSet { requireInactive("isUserInteractionEnabled") }
    }

    /// Whether the app performs the hit-testing of moving views.
    open var isManualHitTestingEnabled = false

    /// Whether a paused animator maps its fraction linearly to progress, instead of through its curve.
    open var scrubsLinearly = true

    /// Whether it pauses at its end, staying active, instead of completing.
    open var pausesOnCompletion = false {
        didSet { activeRun?.driver.pausesAtEnd = pausesOnCompletion }
    }

    private let form: Pace.Form
    /// Record of the transition whose animator created this one.
    let transitionChanges = AnimationState.current.transitionChanges
    private var animations: [(block: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var activeRun: PropertyAnimationRun?
    private var isBackward = false
    private var lastPosition = 0.0
    /// Possible final model values of a stopped animator.
    private var ends: [DrivenChange.Ends] = []
    /// The animator in the records of its animations.
    final let identity: DrivingAnimator
    /// The delay that a person has given it in place of that of its starts; nil for none.
    private final let editedDelay: Double?

    /// Creates an animator with a timing. A negative or non-finite duration counts as 0 and is logged once; with 0 the changes are made
    /// at once.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let (ownDuration, admitted) = (AnimatorTiming(parameters).ownDuration, Self.admitted("duration", duration))
        let (number, edit) = Environment.current.noteAnimator()
        let used = edit?.curve?.timingParameters ?? parameters
        let timing = AnimatorTiming(used)
        timingParameters = used
        self.duration = timing.ownDuration ?? edit?.duration ?? ownDuration ?? admitted
        form = timing.form(duration: self.duration)
        identity = DrivingAnimator(number: number, ownDuration: ownDuration)
        editedDelay = edit?.delay
        super.init()
    }

    /// Creates an animator without a duration: its changes are made at once when it starts.
    public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

    /// Creates an animator with a named curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(
            duration: duration,
            timingParameters: curve.isSystem ? UISpringTimingParameters() : UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic curve and its control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it after a delay in seconds. Of the options, only the curve and `allowUserInteraction` apply.
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
                "UIViewPropertyAnimator: it was released while \(state == .stopped ? "stopped" : "paused"); keep it until it is finished")
            run?.abandon()
        }
    }

    // MARK: Changes

    /// Adds changes that begin after a fraction (0…1) of the remaining time and last until the end; before the start, that is the whole
    /// duration. An active animator makes them at once; a stopped one traps.
    ///
    /// - Complexity: O(1); of an active animator, the closure and O(*a*), where *a* is the number of properties that it changes.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, after: delayFactor) }

    /// Adds changes for the remaining time.
    ///
    /// - Complexity: O(1); of an active animator, the closure and O(*a*), where *a* is the number of properties that it changes.
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, after: 0) }

    /// Adds a completion, called once at the end with the final position, after the completions added before.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Running

    /// Whether it is started and not paused; true during its delay.
    open var isRunning: Bool { state == .active && activeRun?.isRunning == true }

    /// Whether it runs from the end to the start. Setting it while running reverses it at its current state, at the same pace.
    ///
    /// - Complexity: O(1). Setting takes O(*a*), where *a* is the number of animated properties.
    open var isReversed: Bool {
        get { isBackward }
        set { setReversed(newValue) }
    }

    /// The completed fraction in the current direction: 0 at its start, 1 at its end; reversed, 0 is the end of the changes and 1 their
    /// start. Exceeds 1 while a spring overshoots. With `scrubsLinearly` it is progress, otherwise time.
    ///
    /// Setting it, clamped to 0…1, shows that moment; an inactive animator becomes active, a running one pauses. NaN is ignored and
    /// logged once.
    ///
    /// - Complexity: O(1). Setting takes O(*a*), where *a* is the number of animated properties.
    open var fractionComplete: CGFloat {
        get { CGFloat(isBackward ? 1 - position : position) }
        set { scrub(to: newValue) }
    }

    /// Starts or resumes the animation with its own timing. Without changes it becomes active and begins with the first one added. No
    /// effect while running; a stopped animator traps.
    ///
    /// - Complexity: The closures and O(*a*), where *a* is the number of properties that they change.
    open func startAnimation() { start(afterDelay: 0) }

    /// Starts after a delay in seconds. It counts as running during the delay; its changes are made at once.
    ///
    /// - Complexity: The closures and O(*a*), where *a* is the number of properties that they change.
    open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

    /// Pauses; an inactive animator makes its changes and pauses at the start. Traps if stopped or not interruptible.
    ///
    /// - Complexity: O(*a*), where *a* is the number of animated properties.
    open func pauseAnimation() { pause() }

    /// Continues from the current state, running or paused, with another timing.
    ///
    /// - Parameters:
    ///   - parameters: the timing of the remainder; nil continues the animator's own. A spring's velocity is in remaining distances per
    ///     second.
    ///   - durationFactor: duration of the remainder as a multiple of the animator's; 0 is the remaining duration. A physical spring has
    ///     its own.
    /// - Complexity: O(*a*), where *a* is the number of animated properties.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        continueRun(parameters, factor: durationFactor)
    }

    /// Stops at the current state: removes the animations and sets views to their presentation values.
    ///
    /// With `withoutFinishing` it becomes inactive and no completion is called; otherwise it is stopped until `finishAnimation(at:)`. No
    /// effect unless active.
    ///
    /// - Complexity: O(*a*), where *a* is the number of animated properties.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }

    /// Sets a stopped animator's views to the values at the start or the end, or leaves them, and calls the completions. Traps unless
    /// stopped.
    ///
    /// - Complexity: O(*a* + *c*), where *a* is the number of animated properties and *c* that of completion handlers.
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

    /// Progress from 0 at the start to 1 at the end, for either direction.
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

    /// Makes the changes, paused.
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
        if !run.wasStarted {
            run.wasStarted = true
            Environment.current.animationEditor?.noteStart(ofAnimator: identity.number)
            delay = editedDelay ?? delay
        }
        if !run.awaitsAdditions { run.resume(to: target, delay: delay) }
    }

    private func pause() {
        requireNotStopped("pauseAnimation")
        requireInterruptible("pauseAnimation")
        let run = activate()
        run.awaitsAdditions = false
        run.pause()
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
        run.pause()
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

    /// Called when every change of the run has ended.
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
                Environment.current.noteCompletion()
                handler(position)
            }
        }
    }
}
