import RenderScene

/// A block of view animations: the timing of its changes, and their common completion.
///
/// Life cycle: created with its settings, open while its changes run, then closed; done when its last animation has ended. It is the
/// delegate of its animations, which keep it alive.
@MainActor
package final class AnimationBlock: @MainActor AwaitsAnimationEnd {
    private(set) var duration: Double
    private(set) var delay: Double
    var curve: CAMediaTimingFunction
    /// Replaces the curve.
    private var spring: SpringCurve?
    /// The call of a property animator that drives the changes, directly or through keyframes; otherwise nil.
    private let addition: AnimatorAddition?
    let keyframes: KeyframeRecorder?
    /// Records the block's changes if it belongs to a transition's animator.
    let transitionChanges: TransitionChanges?
    var repeatCount: Float = 0
    var autoreverses: Bool
    var beginsFromCurrentState: Bool
    /// Whether it was opened by `beginAnimations`, to be closed by `commitAnimations`.
    let isLegacy: Bool
    private let laysOutSubviews: Bool
    private let allowsInteraction: Bool
    /// Whether it keeps running while a transition of the same views is paused interactively.
    private let continuesWhenHeld: Bool
    private var completion: ((Bool) -> Void)?
    private var pending = 0
    private var allFinished = true
    private var isClosed = false
    private var isComplete = false
    private var resized: [UIView] = []
    /// Calls before the block closes, which see all its changes.
    private var closings: [(AnimationBlock) -> Void] = []
    /// Blocks inside keyframes; completed with this one.
    private var inner: [AnimationBlock] = []
    private let outer: AnimationBlock?

    /// An inner block inherits duration, curve and options from the outer one unless its options override them.
    ///
    /// - Parameters:
    ///   - continuesWhenHeld: whether it runs in the layers' own time while a transition of the same views is paused interactively.
    ///   - spring: creates the spring for a duration; nil inherits the outer block's with its curve.
    ///   - addition: the call of a property animator that drives the changes, also those of inner blocks.
    ///   - keyframes: collects the changes, also those of inner blocks.
    init(
        duration: Double, delay: Double, options: UIView.AnimationOptions, inheriting outer: AnimationBlock?, isLegacy: Bool = false,
        continuesWhenHeld: Bool = false, spring: ((Double) -> SpringCurve)? = nil, addition: AnimatorAddition? = nil,
        keyframes: KeyframeRecorder? = nil, completion: ((Bool) -> Void)?
    ) {
        self.isLegacy = isLegacy
        self.outer = outer?.keyframes == nil ? nil : outer
        self.keyframes = outer?.keyframes ?? keyframes
        self.addition = addition ?? outer?.addition
        transitionChanges = AnimationState.current.transitionChanges ?? addition?.run.transitionChanges ?? outer?.transitionChanges
        let ownDuration = outer == nil || options.contains(.overrideInheritedDuration)
        let ownCurve = outer == nil || options.contains(.overrideInheritedCurve)
        let isSystemSpring = spring == nil && ownCurve && options.hasSystemSpring
        let duration = isSystemSpring ? Self.systemDuration : ownDuration ? Self.admitted("duration", duration) : outer?.duration ?? 0
        self.duration = duration
        self.delay = Self.admitted("delay", delay)
        curve = ownCurve ? options.curve.timingFunction : outer?.curve ?? options.curve.timingFunction
        let ownSpring = isSystemSpring ? Self.systemSpring : nil
        self.spring = spring.map { $0(duration) } ?? (ownCurve ? ownSpring : outer?.spring)
        autoreverses = options.contains(.autoreverse)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
        laysOutSubviews = options.contains(.layoutSubviews)
        allowsInteraction = options.contains(.allowUserInteraction) || outer?.allowsInteraction ?? false
        self.continuesWhenHeld = continuesWhenHeld || outer?.continuesWhenHeld ?? false
        repeatCount = options.contains(.repeat) ? .infinity : 0
        if let outer, !options.contains(.overrideInheritedOptions) {
            autoreverses = autoreverses || outer.autoreverses
            beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
            repeatCount = max(repeatCount, outer.repeatCount)
        }
        self.completion = completion
    }

    /// Returns a block with the same timing, for accompanying changes.
    func sibling() -> AnimationBlock {
        AnimationBlock(
            duration: duration, delay: delay, options: [], inheriting: nil, spring: spring.map { spring in { _ in spring } },
            completion: nil
        )
        .paced(by: curve)
    }

    private func paced(by curve: CAMediaTimingFunction) -> AnimationBlock {
        self.curve = curve
        return self
    }

    private static func admitted(_ name: String, _ value: Double) -> Double {
        if value.isFinite, value >= 0 { return value }
        reportOnce("UIView.animate \(name)", "UIView.animate: a \(name) of \(value) counts as 0")
        return 0
    }

    /// Whether the animated views receive no touches meanwhile.
    var blocksInteraction: Bool { addition.map { !$0.run.allowsInteraction } ?? !allowsInteraction }

    /// Sets the duration, unless the system's spring has its own.
    func setDuration(_ value: Double) {
        let admitted = Self.admitted("duration", value)
        if spring != Self.systemSpring { duration = admitted }
    }

    func setCurve(_ value: UIView.AnimationCurve) {
        curve = value.timingFunction
        spring = value.isSystem ? Self.systemSpring : nil
        if value.isSystem { duration = Self.systemDuration }
    }

    private static let systemSpring = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
    private static let systemDuration = 0.5

    func setDelay(_ value: Double) { delay = Self.admitted("delay", value) }

    /// Makes the changes and closes.
    func run(_ changes: () -> Void) {
        if outer == nil, addition == nil { AnimationState.current.onBlock?(self) }
        AnimationState.current.blocks.append(self)
        changes()
        if laysOutSubviews { for view in resized { view.layoutIfNeeded() } }
        // An open block of the `beginAnimations` style ends with the changes.
        while let inner = AnimationState.current.blocks.popLast(), inner !== self { inner.close() }
        close()
    }

    func noteResize(of view: UIView) {
        if laysOutSubviews { resized.append(view) }
    }

    /// Runs a closure once the block's changes are made, before it closes.
    func beforeClosing(_ body: @escaping (AnimationBlock) -> Void) { closings.append(body) }

    /// Closes the block to further changes. Without animations the completion runs after the next commit.
    func close() {
        while !closings.isEmpty { closings.removeFirst()(self) }
        if outer == nil { keyframes?.animate(in: self) }
        isClosed = true
        resized = []
        if let outer {
            outer.inner.append(self)
            return
        }
        if pending == 0 { CallbackQueue.current.add(onMainActor { [self] in complete() }) }
    }

    private func complete() {
        isComplete = true
        transitionChanges?.blockHasEnded(self)
        for block in inner {
            block.allFinished = allFinished
            block.complete()
        }
        inner = []
        guard let completion else { return }
        self.completion = nil
        Environment.current.noteCompletion()
        TransitionChanges.record(in: transitionChanges) { completion(allFinished) }
    }

    package var awaitedCompletion: String? { completion == nil ? nil : "the completion of UIView.animate" }

    package func animationWasAttached() { pending += 1 }

    package func animationDidStart(_ anim: CAAnimation) {}

    package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        allFinished = allFinished && flag
        if pending == 0, isClosed, !isComplete { complete() }
        addition?.run.animationEnded()
    }

    /// A cancelled transition removes the animations and restores the old values.
    func willBeRestored() { addition?.run.isRestored = true }

    // MARK: Making animations

    /// Whether the changes take time.
    var animates: Bool { duration > 0 || delay > 0 }

    /// Returns the action for a property change, to run after the change; nil if it is not animated.
    func action(for layer: CALayer, key: String) -> (any CAAction)? {
        guard animates || transitionChanges != nil, let kind = ViewPropertyAction.kind(of: key) else { return nil }
        let action = ViewPropertyAction(block: self, layer: layer, key: key, kind: kind)
        let isComponent = key == "bounds.origin" || key == "bounds.size"
        guard animates, keyframes == nil, addition == nil, kind == .replacing || isComponent else { return action }
        return action.animation(of: layer)
    }

    /// An animation with the block's timing, and without values.
    func makeAnimation(of layer: CALayer, forKey key: String) -> CABasicAnimation {
        let animation = spring.map { CASpringAnimation(keyPath: key, curve: $0) } ?? CABasicAnimation(keyPath: key)
        setTiming(of: animation, on: layer)
        animation.delegate = self
        animation.continuesWhenHeld = continuesWhenHeld
        return animation
    }

    /// Whether a non-additive animation starts from the presentation value. True for springs and animators, which continue a movement.
    func beginsFromShown(_ layer: CALayer, _ key: String) -> Bool {
        beginsFromCurrentState || (spring != nil || addition != nil) && layer.animation(forKey: key) != nil
    }

    /// Animates a change that has been made, with an animation that was made before it, or a new one.
    func animate(_ change: ViewChange, with made: CABasicAnimation? = nil) {
        guard animates else { return }
        if let keyframes {
            keyframes.note(change)
        } else if let addition {
            addition.run.animate(change, in: self, from: addition.start)
        } else {
            let animation = made ?? makeAnimation(of: change.layer, forKey: change.key)
            // A spring determines presentation value and velocity at the commit.
            let isFound = spring != nil && change.shown != nil && delay == 0
            if isFound { animation.fromValue = nil } else if made == nil { animation.fromValue = change.from }
            if change.kind == .additive { animation.toValue = change.to }
            animation.isAdditive = change.isAdditive
            change.layer.add(animation, forKey: change.animationKey)
        }
    }

    /// Animates collected keyframes; `change` spans them from the first old value to the last new one.
    func animate(_ change: ViewChange, with animation: CAKeyframeAnimation) {
        animation.isAdditive = change.isAdditive
        if let addition {
            addition.run.animate(change, with: animation, in: self, from: addition.start)
        } else {
            setTiming(of: animation, on: change.layer)
            add(animation, to: change.layer, forKey: change.animationKey)
        }
    }

    /// Animates a property through values, evenly in time; its own value is another and stays.
    func animate(_ layer: CALayer, _ key: String, through values: [AnimatableValue], to model: AnimatableValue) {
        guard animates, let first = values.first, let path = CALayer.animatablePath(forKeyPath: key) else { return }
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.values = values.map { value -> Any in
            switch value {
            case .flag(let flag): flag
            case .number(let number): number
            default: value
            }
        }
        let change = ViewChange(layer: layer, key: key, path: path, kind: .replacing, old: first, new: model, shown: nil)
        animate(change, with: animation)
    }

    /// Sets the block's timing on an animation.
    private func setTiming(of animation: CAAnimation, on layer: CALayer) {
        animation.duration = max(duration, Self.shortest)
        animation.timingFunction = spring == nil ? curve : nil
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.fillMode = .both
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
    }

    /// Adds an animation with complete timing; the block waits for its end.
    func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
        animation.delegate = self
        animation.continuesWhenHeld = continuesWhenHeld
        layer.add(animation, forKey: key)
    }

    /// Duration of a change in a block with a delay but no duration.
    private static let shortest = 1e-6
}
