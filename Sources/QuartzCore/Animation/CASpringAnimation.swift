import CoreGraphics
import Foundation
import RenderScene

/// A basic animation that follows a mass on a damped spring (`Documentation/Behavior.md#springs`).
///
/// The spring runs in real seconds, regardless of the duration, at which it is cut off; `settlingDuration` is the time until it rests. A
/// duration of 0 counts as a quarter second, as for every animation. Damping above critical counts as critical unless `allowsOverdamping`.
///
/// *Life cycle.* That of every ``CAAnimation``. ``settlingDuration`` follows from the spring's values alone, not from the distance: set
/// them first, read it, and add the animation. Positions are a closed form of time, so a frame at any moment is exact.
///
/// *When not to use it.* A view's spring is an animation block of UIKit with a damping ratio, which finds stiffness and damping for a
/// duration. Motion without overshoot at a given time is a ``CABasicAnimation`` with a timing function.
///
/// *Mistakes.* Leaving ``CAAnimation/duration`` at 0 cuts the default spring, which needs 1.47 s, off after a quarter second: the layer
/// jumps to its model. A mass or stiffness that is not positive, or a negative damping, is refused and logged ("is refused; … stays");
/// nothing fails.
///
/// ```swift
/// let layer = CALayer()
/// let spring = CASpringAnimation(keyPath: "position.y")
/// spring.fromValue = 0
/// spring.toValue = 300
/// spring.stiffness = 200
/// spring.damping = 15
/// spring.duration = spring.settlingDuration
/// layer.position.y = 300
/// layer.add(spring, forKey: "drop")
/// ```
///
/// See also ``CABasicAnimation``, whose rules for end values apply, and ``initialVelocity`` for the speed of a finger.
open class CASpringAnimation: CABasicAnimation {
    private var fields = Fields()

    private struct Fields {
        var mass: CGFloat = 1
        var stiffness: CGFloat = 100
        var damping: CGFloat = 10
        var initialVelocity: CGFloat = 0
        var allowsOverdamping = false
    }

    public override init() { super.init() }

    /// Creates an animation with the default timing; the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a spring with a perceptual duration in seconds and a bounce from -1 (flat) to 1 (endless): determines stiffness and damping,
    /// allows overdamping, and sets the duration to the settling duration. A duration not above 0, or a bounce outside (-1, 1], is ignored
    /// and logged.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        setPerceptual(duration: perceptualDuration, bounce: Double(bounce))
        duration = settlingDuration
    }

    package override func setProperty(_ value: Any?, forKey key: String) -> Bool? {
        switch key {
        case "mass": return set(value) { mass = CGFloat($0) }
        case "stiffness": return set(value) { stiffness = CGFloat($0) }
        case "damping": return set(value) { damping = CGFloat($0) }
        case "initialVelocity": return set(value) { initialVelocity = CGFloat($0) }
        case "allowsOverdamping": return set(value) { allowsOverdamping = $0 != 0 }
        default: return super.setProperty(value, forKey: key)
        }
    }

    package override func property(forKey key: String) -> Any? {
        switch key {
        case "mass": return mass
        case "stiffness": return stiffness
        case "damping": return damping
        case "initialVelocity": return initialVelocity
        case "allowsOverdamping": return allowsOverdamping
        default: return super.property(forKey: key)
        }
    }

    package override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CASpringAnimation)?.fields = fields
    }

    private func set(_ name: String, _ value: CGFloat, _ isAllowed: Bool, _ path: WritableKeyPath<Fields, CGFloat>) {
        timing = timing  // traps when frozen
        guard value.isFinite, isAllowed else {
            reportOnce("CASpringAnimation \(name)", "CASpringAnimation: \(name) \(value) is refused; \(fields[keyPath: path]) stays")
            return
        }
        fields[keyPath: path] = value
    }

    /// Above 0; the default is 1. Other values are ignored and logged.
    open var mass: CGFloat {
        get { fields.mass }
        set { set("mass", newValue, newValue > 0, \.mass) }
    }

    /// Above 0; the default is 100.
    open var stiffness: CGFloat {
        get { fields.stiffness }
        set { set("stiffness", newValue, newValue > 0, \.stiffness) }
    }

    /// 0 or more; the default is 10.
    open var damping: CGFloat {
        get { fields.damping }
        set { set("damping", newValue, newValue >= 0, \.damping) }
    }

    /// In units of the distance from the first to the last value per second, positive towards the last; the default is 0. Clamped to 10⁹.
    open var initialVelocity: CGFloat {
        get { fields.initialVelocity }
        set { set("initialVelocity", newValue, true, \.initialVelocity) }
    }

    /// Whether damping above critical slows the spring down; the default is false.
    open var allowsOverdamping: Bool {
        get { fields.allowsOverdamping }
        set {
            timing = timing  // traps when frozen
            fields.allowsOverdamping = newValue
        }
    }

    /// Seconds until the remaining distance stays below a thousandth of the whole; the greatest `Float` without damping.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    /// The perceived duration in seconds, derived from the stiffness.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

    /// The perceived bounce, derived from the damping: 1 endless, 0 critical, flatter below 0.
    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private func setPerceptual(duration: Double, bounce: Double) {
        guard duration.isFinite, duration > 0, bounce > -1, bounce <= 1 else {
            reportOnce(
                "CASpringAnimation perceptual",
                "CASpringAnimation: perceptualDuration \(duration) with bounce \(bounce) is refused; the default spring is used")
            return
        }
        fields.stiffness = CGFloat(pow(2 * Double.pi / duration, 2))
        fields.damping = CGFloat(bounce >= 0 ? 4 * Double.pi * (1 - bounce) / duration : 4 * Double.pi / (duration * (1 + bounce)))
        fields.allowsOverdamping = true
    }

    package final var curve: SpringCurve {
        SpringCurve(
            mass: Double(fields.mass), stiffness: Double(fields.stiffness), damping: Double(fields.damping),
            initialVelocity: Double(fields.initialVelocity), allowsOverdamping: fields.allowsOverdamping)
    }

    /// Adds the defaults of a spring: mass 1, stiffness 100, damping 10, initial velocity 0.
    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "mass": return CGFloat(1)
        case "stiffness": return CGFloat(100)
        case "damping": return CGFloat(10)
        case "initialVelocity": return CGFloat(0)
        default: return super.defaultValue(forKey: key)
        }
    }

    package override func motion(of keys: TrackKeys) -> MotionSpec { .spring(keys, curve) }
}

extension CASpringAnimation {
    /// Creates an animation of a key path along a spring curve; its duration must still be set.
    package convenience init(keyPath: String, curve: SpringCurve) {
        self.init(keyPath: keyPath)
        mass = CGFloat(curve.mass)
        stiffness = CGFloat(curve.stiffness)
        damping = CGFloat(curve.damping)
        initialVelocity = CGFloat(curve.initialVelocity)
        allowsOverdamping = curve.allowsOverdamping
    }
}
