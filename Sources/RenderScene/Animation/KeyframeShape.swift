import CoreGraphics

/// Shape of a smooth keyframe animation at a key: Kochanek and Bartels' three parameters, each in -1…1.
///
/// With all three 0, the derivative at a key is the secant of its neighbors, which reproduces the measured curves
/// (`Documentation/Behavior.md#keyframes`). Tension 1 stops at the key, -1 doubles the speed; continuity -1 makes a corner and 1 an
/// overshooting one; bias 1 follows the incoming direction, -1 the outgoing one.
package struct KeyframeShape: Sendable, Equatable {
    package var tension: Double
    package var continuity: Double
    package var bias: Double

    package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
        self.tension = tension
        self.continuity = continuity
        self.bias = bias
    }

    /// Derivatives with respect to time before and after a key, times the total duration of the two adjacent segments.
    func tangents(before: SIMD4<Double>, after: SIMD4<Double>) -> (arriving: SIMD4<Double>, leaving: SIMD4<Double>) {
        let strength = 1 - tension
        let arriving = strength * ((1 + bias) * (1 - continuity) * before + (1 - bias) * (1 + continuity) * after)
        let leaving = strength * ((1 + bias) * (1 + continuity) * before + (1 - bias) * (1 - continuity) * after)
        return (arriving, leaving)
    }

    /// Segments through values at times, with one shape for each; missing shapes have the default. At the ends, the missing neighbor is
    /// the end itself.
    package static func segments(through values: [SIMD4<Double>], at times: [Double], shapes: [KeyframeShape] = []) -> [CubicSegment] {
        var arriving: [SIMD4<Double>] = []
        var leaving: [SIMD4<Double>] = []
        for index in values.indices {
            let (first, last) = (max(index - 1, 0), min(index + 1, values.count - 1))
            let span = times[last] - times[first]
            let shape = index < shapes.count ? shapes[index] : KeyframeShape()
            let tangents = shape.tangents(before: values[index] - values[first], after: values[last] - values[index])
            arriving.append(span > 0 ? tangents.arriving / span : .zero)
            leaving.append(span > 0 ? tangents.leaving / span : .zero)
        }
        return values.indices.dropLast().map { index in
            // Times may descend, or be infinite or NaN: such a segment is never passed.
            let difference = times[index + 1] - times[index]
            let length = difference > 0 && difference < .infinity ? difference : 0
            return CubicSegment(
                from: values[index], to: values[index + 1], leaving: leaving[index] * length, arriving: arriving[index + 1] * length)
        }
    }
}
