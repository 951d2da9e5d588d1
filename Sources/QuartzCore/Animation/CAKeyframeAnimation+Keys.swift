import CoreGraphics
import Foundation
import RenderScene

extension CAKeyframeAnimation {
    private enum Mode { case linear, discrete, paced, cubic, cubicPaced }

    private var mode: Mode {
        switch keys.calculationMode {
        case .linear: return .linear
        case .discrete: return .discrete
        case .paced: return .paced
        case .cubic: return .cubic
        case .cubicPaced: return .cubicPaced
        case let other:
            reportOnce(
                "calculationMode \(other.rawValue)",
                "CAKeyframeAnimation: calculationMode '\(other.rawValue)' is unknown; it counts as 'linear'")
            return .linear
        }
    }

    private var curves: [TimingCurve] { (keys.timingFunctions ?? []).map(\.curve) }

    /// Keyframes along a path for a point property; nil if without effect.
    final func keyframes(along path: PathData, model: AnimatableValue) -> Keyframes? {
        guard case .pair = model else {
            reportOnce(
                "path \(keyPath ?? "")",
                "CAKeyframeAnimation: '\(keyPath ?? "")' is no point and cannot follow a path; the animation has no effect")
            return nil
        }
        guard let curve = CubicCurve(along: path) else { return nil }
        var count = curve.keyCount
        switch mode {
        case .paced, .cubicPaced: return Keyframes(atOneSpeedAlong: curve)
        case .discrete:
            guard let given = givenTimes else { return Keyframes(holdingEndsOf: curve, times: Keyframes.equalSlots(count)) }
            // The last time is the end: n times show n - 1 points.
            let times = Array(given.prefix(count + 1).dropLast())
            return times.isEmpty ? nil : Keyframes(holdingEndsOf: curve, times: times)
        case .linear, .cubic:
            let times = times(&count)
            return count > 1 ? Keyframes(along: curve, times: times, curves: curves) : nil
        }
    }

    /// Keyframes through the values; nil if without effect.
    final func keyframes(like model: AnimatableValue) -> Keyframes? {
        guard let all = typedValues(like: model) else { return nil }
        var count = all.count
        switch mode {
        case .paced: return count > 1 ? Keyframes(values: all, times: Keyframes.pacedTimes(of: all)) : nil
        case .cubicPaced: return count > 1 ? Keyframes(smoothAtOneSpeed: all, shapes: shapes(count)) : nil
        case .discrete:
            let times = slots(&count)
            return count > 1 ? Keyframes(holding: Array(all.prefix(count)), times: times) : nil
        case .linear:
            let times = times(&count)
            return count > 1 ? Keyframes(values: Array(all.prefix(count)), times: times, curves: curves) : nil
        case .cubic:
            let times = times(&count)
            return count > 1 ? Keyframes(smooth: Array(all.prefix(count)), times: times, shapes: shapes(count), curves: curves) : nil
        }
    }

    private func typedValues(like model: AnimatableValue) -> [AnimatableValue]? {
        guard let values = keys.values else { return nil }
        var result: [AnimatableValue] = []
        for (index, any) in values.enumerated() {
            guard let value = typed(any, like: model) else {
                reportOnce(
                    "\(keyPath ?? "") values",
                    "CAKeyframeAnimation: value \(index), \(any), is not finite or does not fit '\(keyPath ?? "")'; no effect"
                )
                return nil
            }
            result.append(value)
        }
        return result
    }

    /// Times at which values are reached; sets `count` to the number of values used.
    private func times(_ count: inout Int) -> [Double] {
        guard let given = givenTimes else { return Keyframes.equalTimes(count) }
        count = min(count, given.count)
        return Array(given.prefix(count))
    }

    /// Times at which discrete values begin; sets `count` to the number of values used.
    private func slots(_ count: inout Int) -> [Double] {
        guard let given = givenTimes else { return Keyframes.equalSlots(count) }
        count = min(count, given.count)
        return Array(given.prefix(count))
    }

    /// The key times as they are, in any order; nil if there are none.
    private var givenTimes: [Double]? {
        guard let times = keys.keyTimes?.map(\.doubleValue), !times.isEmpty else { return nil }
        return times
    }

    private func shapes(_ count: Int) -> [KeyframeShape] {
        guard keys.tensionValues != nil || keys.continuityValues != nil || keys.biasValues != nil else { return [] }
        return (0..<count).map { index in
            KeyframeShape(
                tension: shape("tensionValues", keys.tensionValues, index),
                continuity: shape("continuityValues", keys.continuityValues, index),
                bias: shape("biasValues", keys.biasValues, index))
        }
    }

    private func shape(_ name: String, _ values: [NSNumber]?, _ index: Int) -> Double {
        guard let values, index < values.count else { return 0 }
        let value = values[index].doubleValue
        if value >= -1, value <= 1 { return value }
        let used = value.isNaN ? 0 : min(max(value, -1), 1)
        reportOnce("keyframe \(name)", "CAKeyframeAnimation: \(name)[\(index)] is \(value), which is outside -1…1; \(used) is used")
        return used
    }
}
