import Foundation
import ObjectiveCRuntime
import RenderScene

/// The abstract superclass of animations: timing, pacing and a delegate. Use its subclasses.
///
/// Adding an animation to a layer copies it. The copy is frozen: changing it traps, where Core Animation raises an exception. Source:
/// Apple, `CAAnimation`; defaults as in `Documentation/Behavior.md#media-timing`.
///
/// *Life cycle.* ``CALayer/add(_:forKey:)`` attaches a copy; under a key that is in use it replaces the animation there. The next commit
/// gives the copy its begin time, the layer's present time unless ``beginTime`` was set, and then calls the delegate's
/// `animationDidStart(_:)`. At the exact end of the active interval, not at a frame, the layer removes the animation and
/// `animationDidStop(_:finished:)` is called with true. An animation that is removed or replaced before, or whose layer leaves the tree,
/// stops with false. The animation retains its delegate, and the layer the copy.
///
/// *When not to use it.* A view is animated by UIKit's animation blocks, which keep the model right. A layer without a view animates a
/// change of its property by itself, with the settings of ``CATransaction``.
///
/// *Mistakes.* The model does not change: without setting the property too, the layer jumps back when the animation is removed.
/// ``isRemovedOnCompletion`` set to false hides that, and leaves model and screen different. Changing the animation that
/// ``CALayer/animation(forKey:)`` returns traps: "it belongs to a layer and cannot be changed any more". In a layer outside any window an
/// animation starts and stops unfinished with the next commit.
///
/// ```swift
/// let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.y"))
/// fade.fromValue = 0
/// move.fromValue = 400
/// let group = CAAnimationGroup()
/// group.animations = [fade, move]
/// group.duration = 0.5
/// CALayer().add(group, forKey: "appear")
/// ```
///
/// See also ``CABasicAnimation``, ``CAKeyframeAnimation``, ``CAAnimationGroup`` and ``CAAnimationDelegate``.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    private var storedTiming = Timing()
    private var custom: [String: Any] = [:]
    /// Set on the copy that a layer holds.
    private var isFrozen = false
    /// The driven change that replaces the layer's time, for an animation made by a property animator.
    package final var driven: DrivenChange?
    /// Whether the animation continues in its layer's time when a driver drives animations directly, because it is independent, such as an
    /// interface rotation.
    package final var continuesWhenHeld = false
    /// Replaces what the animation does as an action, and gets it as the argument `runnerArgument`. Copies do not have it.
    package final var runner: (any CAAction)?
    package static let runnerArgument = "animation"

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
    public override init() { super.init() }

    /// Creates an animation with the default timing. Animations are not archived here, so the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init() }

    /// An entry point that creates an instance of any subclass by its `init()`; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_CAAnimation_initNew") convenience init(instance: Void) { self.init() }

    /// Copies every property; the copy is not frozen.
    ///
    /// - Complexity: O(1); for a group O(*n*), where *n* is the number of animations in it, at all levels.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).instance()
        copy.storedTiming = storedTiming
        copy.custom = custom
        copy.driven = driven
        copy.continuesWhenHeld = continuesWhenHeld
        copyProperties(to: copy)
        return copy
    }

    /// Copies the properties of a subclass; overrides call super.
    package func copyProperties(to copy: CAAnimation) {}

    /// Makes every later change trap; for the copy that a layer holds.
    func freeze() { isFrozen = true }

    /// The animation's effect on a layer's properties, in order; groups return several tracks.
    ///
    /// - Parameter duration: replaces a duration of 0, in this animation and those it contains.
    package func tracks(for layer: CALayer, defaultDuration duration: Double) -> [AnimationTrack] { [] }

    /// Adds a copy to the layer; makes the animation usable as the action for a key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let runner { return runner.run(forKey: event, object: anObject, arguments: [Self.runnerArgument: self]) }
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

    /// Writes the begin time resolved by the commit into the frozen copy, as Core Animation does.
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

    /// Paces each repetition; nil is linear.
    open var timingFunction: CAMediaTimingFunction? {
        get { timing.timingFunction }
        set { timing.timingFunction = newValue }
    }

    /// Whether the layer removes the animation at its end; otherwise it remains listed and its `fillMode` applies.
    open var isRemovedOnCompletion: Bool {
        get { timing.isRemovedOnCompletion }
        set { timing.isRemovedOnCompletion = newValue }
    }

    /// Retained, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)? {
        get { timing.delegate }
        set { timing.delegate = newValue }
    }

    /// Sets a property by its key (`duration`, `keyPath`, `fromValue` …), or stores a custom value under any other key; nil removes a
    /// custom value. The copy that a layer holds keeps custom values too. A value of a wrong type is ignored and logged.
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

    /// Returns the value of a property by its key, or a custom value; nil if there is none.
    open func value(forKey key: String) -> Any? { property(forKey: key) ?? custom[key] }

    /// Sets a property of the class. Returns nil for an unknown key, false for a value of a wrong type. Overrides call super for other
    /// keys.
    package func setProperty(_ value: Any?, forKey key: String) -> Bool? { setTimingProperty(value, forKey: key) }

    /// Value of a property of the class; nil for an unknown key. Overrides call super for other keys.
    package func property(forKey key: String) -> Any? { timingProperty(forKey: key) }

    /// Returns the default value for a key; nil for unknown keys.
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
    /// The timing as a value, in the time of the enclosing layer or group; invalid numbers count as their defaults.
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

/// An animated property before the commit resolves it; source of a `Track`.
package struct AnimationTrack {
    package var path: PropertyPath
    package var motion: MotionSpec
    package var valueFunction: ValueFunction?
    package var isAdditive = false
    package var isCumulative = false
    /// Timing of the groups between the attached animation and this property, outermost first, and of the property's own animation, last.
    /// Empty if the attached animation is itself the property's.
    package var inner: [TimingStage] = []

    /// Value at the track's path, in the form the motion uses: the argument of the value function, if there is one.
    func value(in values: LayerValues) -> AnimatableValue? {
        guard let value = values[path] else { return nil }
        return valueFunction.map { $0.input(showing: value) } ?? value
    }
}

/// The motion of a track before the commit fills in the layer's values.
package enum MotionSpec {
    case between(TrackKeys)
    case spring(TrackKeys, SpringCurve)
    case keyframes(Keyframes)
    /// Tangent direction of keyframes along a path, rotated by an angle in radians.
    case heading(Keyframes, offset: Double)
    /// Without its old image, which the commit takes.
    case transition(Transition)
}

/// Typed end values; nil ones are filled in from the layer.
package struct TrackKeys {
    package var from: AnimatableValue?
    package var to: AnimatableValue?
    package var by: AnimatableValue?
}

extension CAAnimation: _KeyValueCoder {}
