import CoreGraphics
import Foundation
import RenderScene

/// An animation through several values, or along a path (`behaviour.md` 1.5).
///
/// With a `path` the `values` have no effect. One value, or a path that draws nothing, has no effect. Values that do not fit the property leave the
/// whole animation without effect, with a line in the log. Source: Apple, `CAKeyframeAnimation`.
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

    public required init() { super.init() }

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

    /// The values, of the property's type; nil is none.
    open var values: [Any]? {
        get { keys.values }
        set { keys.values = newValue }
    }

    /// Where a property that is a point goes along, in the property's own space; later changes to the path have no effect.
    ///
    /// Each element is one segment, a curve by its own parameter, from the point of the first move on; a later move begins the next element somewhere
    /// else and takes no time, and so does a close without a way to go.
    open var path: CGPath? {
        get { keys.path.map { CGPath($0) } }
        set { keys.path = newValue?.data }
    }

    /// When each value is reached, as fractions of the duration, from 0 to 1 and not decreasing; nil is at equal distances.
    ///
    /// Where there are fewer or more than values, as many of both as there are count; values hold before the first and after the last time. A discrete
    /// animation takes one time more than values: value k holds from time k on. A paced one takes none. Times out of order, outside 0…1 or NaN are refused
    /// all together, with a line in the log.
    open var keyTimes: [NSNumber]? {
        get { keys.keyTimes }
        set { keys.keyTimes = newValue }
    }

    /// For each segment the curve that paces it; those missing are linear. Without effect where the animation is discrete or paced.
    open var timingFunctions: [CAMediaTimingFunction]? {
        get { keys.timingFunctions }
        set { keys.timingFunctions = newValue }
    }

    /// How it goes between the values; `linear` unless set. An unknown mode counts as that, with a line in the log.
    open var calculationMode: CAAnimationCalculationMode {
        get { keys.calculationMode }
        set { keys.calculationMode = newValue }
    }

    /// For each key of a cubic animation from -1 (loose) to 1 (stops there); those missing are 0, others are clamped. Kochanek and Bartels' parameter.
    open var tensionValues: [NSNumber]? {
        get { keys.tensionValues }
        set { keys.tensionValues = newValue }
    }

    /// For each key of a cubic animation from -1 (a corner) to 1 (a corner the other way); those missing are 0, others are clamped.
    open var continuityValues: [NSNumber]? {
        get { keys.continuityValues }
        set { keys.continuityValues = newValue }
    }

    /// For each key of a cubic animation from -1 (leans to the segment after it) to 1 (to the one before); those missing are 0, others are clamped.
    open var biasValues: [NSNumber]? {
        get { keys.biasValues }
        set { keys.biasValues = newValue }
    }

    /// Whether the layer turns with the `path`: nil does not. The turn, about z, is added to the rotation of the layer's transform, after its scale.
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
