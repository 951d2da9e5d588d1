import RenderScene

/// One block of view animations: what its changes animate with, and when all of them have ended.
///
/// Life: made with its settings, open while its changes run, closed after; done when the last of its animations has ended. It is the
/// delegate of the animations it makes, so these keep it alive.
@MainActor
final class AnimationBlock: @MainActor CAAnimationDelegate {
    private(set) var duration: Double
    private(set) var delay: Double
    var curve: CAMediaTimingFunction
    var repeatCount: Float = 0
    var autoreverses: Bool
    var beginsFromCurrentState: Bool
    /// Opened by `beginAnimations`, to be closed by `commitAnimations`.
    let isLegacy: Bool
    private let laysOutSubviews: Bool
    private var completion: ((Bool) -> Void)?
    private var pending = 0
    private var allFinished = true
    private var isClosed = false
    private var resized: [UIView] = []

    /// An inner block takes duration, curve and options from the outer one unless its options say otherwise.
    init(
        duration: Double, delay: Double, options: UIView.AnimationOptions, inheriting outer: AnimationBlock?, isLegacy: Bool = false,
        completion: ((Bool) -> Void)?
    ) {
        self.isLegacy = isLegacy
        let ownDuration = outer == nil || options.contains(.overrideInheritedDuration)
        self.duration = ownDuration ? Self.admitted("duration", duration) : outer?.duration ?? 0
        self.delay = Self.admitted("delay", delay)
        let ownCurve = outer == nil || options.contains(.overrideInheritedCurve)
        curve = ownCurve ? options.curve.timingFunction : outer?.curve ?? options.curve.timingFunction
        autoreverses = options.contains(.autoreverse)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
        laysOutSubviews = options.contains(.layoutSubviews)
        repeatCount = options.contains(.repeat) ? .infinity : 0
        if let outer, !options.contains(.overrideInheritedOptions) {
            autoreverses = autoreverses || outer.autoreverses
            beginsFromCurrentState = beginsFromCurrentState || outer.beginsFromCurrentState
            repeatCount = max(repeatCount, outer.repeatCount)
        }
        self.completion = completion
    }

    private static func admitted(_ name: String, _ value: Double) -> Double {
        if value.isFinite, value >= 0 { return value }
        reportOnce("UIView.animate \(name)", "UIView.animate: a \(name) of \(value) counts as 0")
        return 0
    }

    func setDuration(_ value: Double) { duration = Self.admitted("duration", value) }

    func setDelay(_ value: Double) { delay = Self.admitted("delay", value) }

    /// Makes the changes and closes.
    func run(_ changes: () -> Void) {
        AnimationState.current.blocks.append(self)
        changes()
        if laysOutSubviews { for view in resized { view.layoutIfNeeded() } }
        // A block of the old style that the changes left open ends with them.
        while let inner = AnimationState.current.blocks.popLast(), inner !== self { inner.close() }
        close()
    }

    func noteResize(of view: UIView) {
        if laysOutSubviews { resized.append(view) }
    }

    /// No change can join any more. Without any animation the completion comes after the coming commit.
    func close() {
        isClosed = true
        resized = []
        if pending == 0 { CallbackQueue.current.add { [self] in MainActor.assumeIsolated { complete() } } }
    }

    private func complete() {
        guard let completion else { return }
        self.completion = nil
        MediaEnvironment.noteCompletion()
        completion(allFinished)
    }

    func animationDidStart(_ anim: CAAnimation) {}

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        allFinished = allFinished && flag
        if pending == 0, isClosed { complete() }
    }

    // MARK: Making animations

    /// The animation for a change of a property, to be run after it; nil where the change is not animated.
    func action(for layer: CALayer, key: String) -> ViewPropertyAction? {
        guard duration > 0 || delay > 0, let kind = ViewPropertyAction.Kind(key: key) else { return nil }
        return ViewPropertyAction(block: self, layer: layer, key: key, kind: kind)
    }

    /// Completes an animation with the block's timing and attaches it.
    func attach(_ animation: CABasicAnimation, to layer: CALayer, forKey key: String) {
        animation.duration = max(duration, Self.shortest)
        animation.timingFunction = curve
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        animation.delegate = self
        pending += 1
        layer.add(animation, forKey: key)
    }

    /// A block without duration but with a delay changes what is seen after the delay, in no time.
    private static let shortest = 1e-6
}
