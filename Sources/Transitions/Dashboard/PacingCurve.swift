import UIKit

/// A cubic timing curve with an adjustable initial slope, so that a movement can continue another one's velocity.
struct PacingCurve {
    private var c1: (x: Double, y: Double)
    private var c2: (x: Double, y: Double)

    init(_ function: CAMediaTimingFunction) {
        func point(_ index: Int) -> (x: Double, y: Double) {
            var values: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &values)
            return (Double(values[0]), Double(values[1]))
        }
        (c1, c2) = (point(1), point(2))
    }

    init(_ curve: UIView.AnimationCurve) {
        let name: CAMediaTimingFunctionName
        switch curve {
        case .easeIn: name = .easeIn
        case .easeOut: name = .easeOut
        case .linear: name = .linear
        default: name = .easeInEaseOut
        }
        self.init(CAMediaTimingFunction(name: name))
    }

    var timingFunction: CAMediaTimingFunction {
        CAMediaTimingFunction(controlPoints: Float(c1.x), Float(c1.y), Float(c2.x), Float(c2.y))
    }

    /// The curve with another initial slope, limited to six times the average velocity against overshoot.
    func beginning(at slope: Double) -> PacingCurve {
        guard slope.isFinite else { return self }
        var bent = self
        bent.c1 = (1 / 3, min(max(slope, -6), 6) / 3)
        return bent
    }

    /// The velocity at a fraction of the duration, where 1 is the average; 0 outside.
    func slope(at fraction: Double) -> Double {
        guard fraction > 0, fraction < 1 else { return 0 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Self.value(c1.x, c2.x, middle) < fraction { low = middle } else { high = middle }
        }
        let s = (low + high) / 2
        let dx = Self.derivative(c1.x, c2.x, s)
        return dx > 1e-9 ? Self.derivative(c1.y, c2.y, s) / dx : 0
    }

    private static func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }

    private static func derivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * a + 6 * (1 - s) * s * (b - a) + 3 * s * s * (1 - b)
    }
}
