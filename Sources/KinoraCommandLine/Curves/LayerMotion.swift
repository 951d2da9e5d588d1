import Foundation
import Kinora

/// The plotted motion of one layer during a scene.
package struct LayerMotion {
    /// The layer's values in a frame.
    package struct Sample {
        package let time: TimeInterval
        /// Of the anchor point in the superlayer, translation included, in points.
        let position: SIMD3<Double>
        /// The length of a transformed horizontal unit vector.
        let scale: Double
        let alpha: Double
        /// About the z axis, in degrees; unwrapped beyond 180.
        var rotation: Double
        /// In points.
        let size: SIMD2<Double>
    }

    /// The layer's name or class.
    package var label: String
    let className: String
    /// The layer's path; successive layers at one path are one motion.
    let path: String
    /// One per frame in which a property of the layer was animated, ascending.
    var samples: [Sample] = []
    /// Its trail across the screen, a point for each of these frames; empty if only the trace is known.
    var trail: [LayerPoint] = []

    /// The samples split at gaps of more than `gap` seconds.
    package func runs(gap: TimeInterval) -> [ArraySlice<Sample>] {
        var runs: [ArraySlice<Sample>] = []
        var start = 0
        for index in samples.indices.dropFirst() where samples[index].time - samples[index - 1].time > gap {
            runs.append(samples[start..<index])
            start = index
        }
        if start < samples.count { runs.append(samples[start...]) }
        return runs
    }

    /// The screen area moved times the distance: large views with long movements stand out.
    func weight(on screen: SIMD2<Double>, gap: TimeInterval) -> Double {
        var sum = 0.0
        for run in runs(gap: gap) {
            for (one, next) in zip(run, run.dropFirst()) {
                let distance = (next.position - one.position) / screen.max()
                let change = abs(distance.x) + abs(distance.y) + abs(distance.z) + abs(next.scale - one.scale) + abs(next.alpha - one.alpha)
                let area = min(next.size.x, screen.x) * min(next.size.y, screen.y) * min(max(next.scale * next.scale, 0.05), 1)
                sum += (change + abs(next.rotation - one.rotation) / 180) * area
            }
        }
        return sum
    }
}

extension LayerMotion.Sample {
    /// Nil if the trace has no geometry.
    init?(_ layer: Trace.LayerFrame, at time: TimeInterval, after previous: LayerMotion.Sample?) {
        func numbers(_ key: String, _ count: Int) -> [Double]? {
            guard case .numbers(let values)? = layer.values[key], values.count == count, values.allSatisfy(\.isFinite) else { return nil }
            return values
        }
        guard let position = numbers("position", 2), let bounds = numbers("bounds", 4), let transform = numbers("transform", 16),
            case .number(let alpha)? = layer.values["opacity"]
        else { return nil }
        self.time = time
        let matrix = Self.normalized(transform)
        self.position = SIMD3(position[0] + matrix[12], position[1] + matrix[13], matrix[14])
        let right = SIMD3(matrix[0], matrix[1], matrix[2])
        scale = (right * right).sum().squareRoot()
        self.alpha = alpha
        size = SIMD2(bounds[2], bounds[3])
        let angle = atan2(matrix[1], matrix[0]) * 180 / .pi
        // Of equivalent angles, the nearest to the previous one.
        rotation = previous.map { $0.rotation + (angle - $0.rotation).remainder(dividingBy: 360) } ?? angle
    }

    /// The matrix divided by its homogeneous scale factor: the rest of `m44` without the perspective of the translation. A view at z =
    /// 150 under m34 = -1/500 has m44 = 0.7 or, divided by that, m43 = 214; both are a translation by 150 at scale 1.
    private static func normalized(_ m: [Double]) -> [Double] {
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let rows = [SIMD3(m[0], m[1], m[2]), SIMD3(m[4], m[5], m[6]), SIMD3(m[8], m[9], m[10])]
        let determinant = (rows[0] * cross(rows[1], rows[2])).sum()
        var factor = m[15]
        if determinant != 0 {
            // The perspective q for which the fourth column is the upper three rows times q.
            let q = (cross(rows[1], rows[2]) * m[3] + cross(rows[2], rows[0]) * m[7] + cross(rows[0], rows[1]) * m[11]) / determinant
            factor -= (SIMD3(m[12], m[13], m[14]) * q).sum()
        }
        return factor.isFinite && abs(factor) > 1e-9 ? m.map { $0 / factor } : m
    }
}
