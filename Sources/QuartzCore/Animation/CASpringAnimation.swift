import Foundation
import RenderScene

/// A basic animation that goes as a mass on a damped spring (`behaviour.md` 1.7).
///
/// It runs in real seconds, whatever the duration, and is cut at its duration; `settlingDuration` says how long it takes to come to rest. A duration of
/// 0 counts as a quarter second, as for every animation. Damping above the critical counts as critical unless `allowsOverdamping`.
open class CASpringAnimation: CABasicAnimation {
    private var fields = Fields()

    private struct Fields {
        var mass: CGFloat = 1
        var stiffness: CGFloat = 100
        var damping: CGFloat = 10
        var initialVelocity: CGFloat = 0
        var allowsOverdamping = false
    }

    public required init() { super.init() }

    /// A spring that seems to take `perceptualDuration` seconds and bounces by `bounce` (-1 flat to 1 endless): stiffness and damping follow, overdamping
    /// is allowed and the duration is the settling duration. A duration not above 0 or a bounce outside (-1, 1] is refused with a line in the log.
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

    /// Above 0; 1 unless set. Another value is refused with a line in the log.
    open var mass: CGFloat {
        get { fields.mass }
        set { set("mass", newValue, newValue > 0, \.mass) }
    }

    /// Above 0; 100 unless set.
    open var stiffness: CGFloat {
        get { fields.stiffness }
        set { set("stiffness", newValue, newValue > 0, \.stiffness) }
    }

    /// Not below 0; 10 unless set.
    open var damping: CGFloat {
        get { fields.damping }
        set { set("damping", newValue, newValue >= 0, \.damping) }
    }

    /// In whole distances (from the first value to the last) per second, towards the last; 0 unless set. More than 10⁹ counts as that.
    open var initialVelocity: CGFloat {
        get { fields.initialVelocity }
        set { set("initialVelocity", newValue, true, \.initialVelocity) }
    }

    /// Whether damping above the critical makes it slower; false unless set.
    open var allowsOverdamping: Bool {
        get { fields.allowsOverdamping }
        set {
            timing = timing  // traps when frozen
            fields.allowsOverdamping = newValue
        }
    }

    /// Seconds until what is left of the way stays below a thousandth of it; the greatest `Float` without damping.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    /// The perceived duration in seconds, from the stiffness.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / (stiffness / mass).squareRoot() }

    /// The perceived bounce, from the damping: 1 endless, 0 critical, below 0 flatter.
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

    /// Also the defaults of a spring: mass 1, stiffness 100, damping 10, initial velocity 0.
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
