import Foundation
import RenderScene

/// What all animations have: timing, pacing, a delegate. Use its subclasses.
///
/// Adding one to a layer copies it; the copy is frozen: changing it traps, as Core Animation raises. Source: Apple, `CAAnimation`;
/// defaults as in `behaviour.md` 1.1.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    private var storedTiming = Timing()
    private var custom: [String: Any] = [:]
    /// Set on the copy a layer holds.
    private var isFrozen = false
    /// What drives the animation in place of its layer's time, for one that a property animator made.
    package final var driven: DrivenChange?
    /// Whether a driver that steps aside lets it go on in its layer's time: it belongs to something else, like the interface's turn.
    package final var goesOnWhenHeld = false

    struct Timing {
        var beginTime = 0.0
        var duration = 0.0
        var speed: Float = 1
        var timeOffset = 0.0
        var repeatCount: Float = 0
        var repeatDuration = 0.0
        var autoreverses = false
        var fillMode = CAMediaTimingFillMode.removed
        var timingFunction: CAMediaTimingFunction?
        var isRemovedOnCompletion = true
        var delegate: (any CAAnimationDelegate)?
    }

    /// An animation with the default timing.
    public required override init() { super.init() }

    /// Copies every property; the copy is not frozen.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.storedTiming = storedTiming
        copy.custom = custom
        copy.driven = driven
        copy.goesOnWhenHeld = goesOnWhenHeld
        copyProperties(to: copy)
        return copy
    }

    /// Copies what a subclass adds; overrides call super.
    package func copyProperties(to copy: CAAnimation) {}

    /// Makes every later change trap; for the copy that a layer holds.
    func freeze() { isFrozen = true }

    /// What the animation does to a layer's properties, in order; groups give several.
    ///
    /// - Parameter duration: stands in for a duration of 0, of this animation and what it holds.
    package func tracks(for layer: CALayer, defaultDuration duration: Double) -> [AnimationTrack] { [] }

    /// Attaches a copy to the layer; this is how an animation serves as the action for a key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    final var timing: Timing {
        get { storedTiming }
        set {
            guard !isFrozen else {
                trap(
                    object: "\(type(of: self))", value: "it belongs to a layer and cannot be changed any more",
                    remedy: "change it before adding it, or add a new one under the same key")
            }
            storedTiming = newValue
        }
    }

    /// The commit writes the resolved begin into the frozen copy, as Core Animation does.
    final func resolveBegin(_ time: Double) { storedTiming.beginTime = time }

    /// In the layer's time, seconds; 0 is replaced by the layer's time at the commit.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Paces each run; nil is linear.
    open var timingFunction: CAMediaTimingFunction? {
        get { timing.timingFunction }
        set { timing.timingFunction = newValue }
    }

    /// Whether the layer forgets the animation at its end; otherwise it stays listed and its `fillMode` applies.
    open var isRemovedOnCompletion: Bool {
        get { timing.isRemovedOnCompletion }
        set { timing.isRemovedOnCompletion = newValue }
    }

    /// Retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)? {
        get { timing.delegate }
        set { timing.delegate = newValue }
    }

    /// Sets a property by its key (`duration`, `keyPath`, `fromValue` …), or keeps a value of the app's own under any other key; nil removes that. The copy
    /// that a layer holds keeps it too. A value that does not fit a property is refused with a line in the log.
    open func setValue(_ value: Any?, forKey key: String) {
        timing = timing  // traps when frozen
        switch setProperty(value, forKey: key) {
        case nil: custom[key] = value
        case true?: break
        case false?:
            reportOnce(
                "CAAnimation \(key)", "\(type(of: self)): \(key) cannot be set to \(value.map { "\($0)" } ?? "nil"); it keeps its value")
        }
    }

    /// The value of a property by its key, or of the app's own; nil when there is none.
    open func value(forKey key: String) -> Any? { property(forKey: key) ?? custom[key] }

    /// Sets a property of the class; nil where the key names none, false where the value does not fit. Overrides call super for other keys.
    package func setProperty(_ value: Any?, forKey key: String) -> Bool? { setTimingProperty(value, forKey: key) }

    /// The value of a property of the class; nil where the key names none. Overrides call super for other keys.
    package func property(forKey key: String) -> Any? { timingProperty(forKey: key) }

    /// What a new animation has for a key; nil for keys the class does not know.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "beginTime", "duration", "timeOffset", "repeatDuration": return 0.0
        case "speed": return Float(1)
        case "repeatCount": return Float(0)
        case "autoreverses": return false
        case "fillMode": return CAMediaTimingFillMode.removed
        case "removedOnCompletion": return true
        default: return nil
        }
    }
}

extension CAAnimation {
    /// The timing as a value, in the time of the layer or group around it; refused numbers count as their defaults.
    final func mediaTiming(begin: Double?, defaultDuration: Double) -> MediaTiming {
        MediaTiming(
            begin: begin,
            duration: finite("duration", timing.duration, 0, allowsInfinity: true) > 0 ? timing.duration : defaultDuration,
            speed: finite("speed", Double(timing.speed), 1),
            timeOffset: finite("timeOffset", timing.timeOffset, 0),
            repeatCount: timing.repeatCount == .greatestFiniteMagnitude  // the usual way to write "for ever"
                ? .infinity : max(finite("repeatCount", Double(timing.repeatCount), 0, allowsInfinity: true), 0),
            repeatDuration: max(finite("repeatDuration", timing.repeatDuration, 0, allowsInfinity: true), 0),
            autoreverses: timing.autoreverses, fill: timing.fillMode.mode)
    }

    private func finite(_ key: String, _ value: Double, _ fallback: Double, allowsInfinity: Bool = false) -> Double {
        if value.isFinite || (allowsInfinity && value == .infinity) { return value }
        reportOnce("animation \(key)", "\(type(of: self)): \(key) is \(value); \(fallback) is used")
        return fallback
    }
}

/// One property an animation moves, before the commit resolves it: what a track is made from.
package struct AnimationTrack {
    package var path: PropertyPath
    package var motion: MotionSpec
    package var valueFunction: ValueFunction?
    package var isAdditive = false
    package var isCumulative = false
    /// The stages between the animation that is attached to the layer and this property's own, outermost first; the last is its own. Empty when
    /// the attached animation is itself the property's.
    package var inner: [TimingStage] = []

    /// What values show at the track's path, as its motion counts it: with a value function, what that would have to be given.
    func value(in values: LayerValues) -> AnimatableValue? {
        guard let value = values[path] else { return nil }
        return valueFunction.map { $0.input(showing: value) } ?? value
    }
}

/// The values of a track before the commit fills in what the layer says.
package enum MotionSpec {
    case between(TrackKeys)
    case spring(TrackKeys, SpringCurve)
    case keyframes(Keyframes)
    /// The direction of keyframes along a path, turned by an angle in radians.
    case heading(Keyframes, offset: Double)
    /// Without its old picture, which the commit takes.
    case transition(Transition)
}

/// Typed end values; nil ones are filled in from the layer.
package struct TrackKeys {
    package var from: AnimatableValue?
    package var to: AnimatableValue?
    package var by: AnimatableValue?
}
