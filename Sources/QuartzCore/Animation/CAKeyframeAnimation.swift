import CoreGraphics
import Foundation
import RenderScene

/// An animation through several values, or along a path (`Documentation/Behavior.md#keyframes`).
///
/// With a `path`, the `values` are ignored. A single value, or a path that draws nothing, has no effect. If a value does not fit the
/// property, the whole animation has no effect, and a line is logged. Source: Apple, `CAKeyframeAnimation`.
///
/// ```swift
/// let layer = CALayer()
/// let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
/// shake.values = [0, -12, 12, -6, 6, 0]
/// shake.keyTimes = [0, 0.15, 0.4, 0.6, 0.8, 1]
/// shake.duration = 0.5
/// layer.add(shake, forKey: "shake")
/// ```
open class CAKeyframeAnimation: CAPropertyAnimation {
    private var fields = Fields()

    struct Fields {
        var values: [Any]?
        var path: PathData?
        var keyTimes: [NSNumber]?
        var timingFunctions: [CAMediaTimingFunction]?
        var calculationMode = CAAnimationCalculationMode.linear
        var tensionValues: [NSNumber]?
        var continuityValues: [NSNumber]?
        var biasValues: [NSNumber]?
        var rotationMode: CAAnimationRotationMode?
    }

    public override init() { super.init() }

    /// Creates an animation with the default timing; the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func setProperty(_ value: Any?, forKey key: String) -> Bool? {
        switch key {
        case "values": return assign(value, as: [Any].self) { values = $0 }
        case "path": return assign(value, as: CGPath.self) { path = $0 }
        case "keyTimes": return assign(value, as: [NSNumber].self) { keyTimes = $0 }
        case "timingFunctions": return assign(value, as: [CAMediaTimingFunction].self) { timingFunctions = $0 }
        case "tensionValues": return assign(value, as: [NSNumber].self) { tensionValues = $0 }
        case "continuityValues": return assign(value, as: [NSNumber].self) { continuityValues = $0 }
        case "biasValues": return assign(value, as: [NSNumber].self) { biasValues = $0 }
        case "rotationMode": return assign(value, as: CAAnimationRotationMode.self) { rotationMode = $0 }
        case "calculationMode":
            guard let mode = value as? CAAnimationCalculationMode else { return false }
            calculationMode = mode
            return true
        default: return super.setProperty(value, forKey: key)
        }
    }

    package override func property(forKey key: String) -> Any? {
        switch key {
        case "values": return values
        case "path": return path
        case "keyTimes": return keyTimes
        case "timingFunctions": return timingFunctions
        case "tensionValues": return tensionValues
        case "continuityValues": return continuityValues
        case "biasValues": return biasValues
        case "rotationMode": return rotationMode
        case "calculationMode": return calculationMode
        default: return super.property(forKey: key)
        }
    }

    package override func copyProperties(to copy: CAAnimation) {
        super.copyProperties(to: copy)
        (copy as? CAKeyframeAnimation)?.fields = fields
    }

    final var keys: Fields {
        get { fields }
        set {
            timing = timing  // traps when frozen
            fields = newValue
        }
    }

    /// The values, of the property's type; nil for none.
    open var values: [Any]? {
        get { keys.values }
        set { keys.values = newValue }
    }

    /// The path that a point property follows, in the property's own space; later changes to the path have no effect.
    ///
    /// Each element is one segment, a curve by its own parameter, starting at the point of the first move; a later move starts the next
    /// element elsewhere and takes no time, and so does a close of zero length.
    open var path: CGPath? {
        get { keys.path.map { CGPath($0) } }
        set { keys.path = newValue?.data }
    }

    /// The times at which values are reached, as fractions of the duration from 0 to 1, mostly ascending; nil for equal intervals.
    ///
    /// Any times are taken as they are: the segment at a time begins at the last key whose time is not above it. The first value shows
    /// before
    /// its time, the last one after its own. A time that is NaN never comes. If the numbers of times and values differ, the smaller number
    /// of
    /// both is used. A discrete animation takes one time more than values: value k holds from time k on; along a path it takes one time
    /// more
    /// than the points that it shows. A paced one ignores times. Source: `Documentation/Behavior.md#keyframes`.
    open var keyTimes: [NSNumber]? {
        get { keys.keyTimes }
        set { keys.keyTimes = newValue }
    }

    /// The timing curve of each segment; missing ones are linear. Ignored by discrete and paced animations.
    open var timingFunctions: [CAMediaTimingFunction]? {
        get { keys.timingFunctions }
        set { keys.timingFunctions = newValue }
    }

    /// The interpolation between values; the default is `linear`, which also replaces an unknown mode, with a line in the log.
    open var calculationMode: CAAnimationCalculationMode {
        get { keys.calculationMode }
        set { keys.calculationMode = newValue }
    }

    /// Tension at each key of a cubic animation from -1 (loose) to 1 (stops there); missing ones are 0, others are clamped. The parameter
    /// of Kochanek and Bartels.
    open var tensionValues: [NSNumber]? {
        get { keys.tensionValues }
        set { keys.tensionValues = newValue }
    }

    /// Continuity at each key of a cubic animation from -1 (a corner) to 1 (a corner in the other direction); missing ones are 0, others
    /// are clamped.
    open var continuityValues: [NSNumber]? {
        get { keys.continuityValues }
        set { keys.continuityValues = newValue }
    }

    /// Bias at each key of a cubic animation from -1 (towards the segment after it) to 1 (towards the one before); missing ones are 0,
    /// others are clamped.
    open var biasValues: [NSNumber]? {
        get { keys.biasValues }
        set { keys.biasValues = newValue }
    }

    /// Rotation of the layer along the `path`; nil for none. The rotation about z is added to that of the layer's transform, after its
    /// scale.
    open var rotationMode: CAAnimationRotationMode? {
        get { keys.rotationMode }
        set { keys.rotationMode = newValue }
    }

    package override func tracks(for layer: CALayer, defaultDuration duration: Double) -> [AnimationTrack] {
        guard let (path, model) = target(in: layer) else { return [] }
        let keyframes = keys.path.map { self.keyframes(along: $0, model: model) } ?? keyframes(like: model)
        guard let keyframes else { return [] }
        var tracks = [
            AnimationTrack(
                path: path, motion: .keyframes(keyframes), valueFunction: valueFunction?.function, isAdditive: isAdditive,
                isCumulative: isCumulative)
        ]
        if keys.path != nil, let offset = rotationOffset {
            tracks.append(
                AnimationTrack(path: PropertyPath(.transform, .rotationZ), motion: .heading(keyframes, offset: offset), isAdditive: true))
        }
        return tracks
    }

    private var rotationOffset: Double? {
        switch keys.rotationMode {
        case nil: return nil
        case .rotateAuto?: return 0
        case .rotateAutoReverse?: return .pi
        case let other?:
            reportOnce(
                "rotationMode \(other.rawValue)", "CAKeyframeAnimation: rotationMode '\(other.rawValue)' is unknown; it counts as nil")
            return nil
        }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        key == "calculationMode" ? CAAnimationCalculationMode.linear : super.defaultValue(forKey: key)
    }
}

/// The interpolation mode of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value holds until the time of the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear at constant speed: `keyTimes` and `timingFunctions` have no effect.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the values; in a transform, only the translation is smooth, the rest is linear. Arrays are linear. A path is
    /// followed as it is.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve at constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The x axis points in the direction of motion.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The x axis points opposite to the direction of motion.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
