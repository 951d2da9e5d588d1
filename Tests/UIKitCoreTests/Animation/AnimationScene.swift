import Kinora
import UIKit

/// A stage with one view of 20 x 20 points in it, its center at (10, 10), and the completions of the test's blocks.
@MainActor
final class AnimationScene {
    let stage = Stage.plain()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let log = CallbackLog()

    init() {
        view.backgroundColor = .black
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// The presentation value of the center's x.
    var x: Double { view.layer.presentation().map { Double($0.position.x) } ?? .nan }
    /// The presentation value of the opacity.
    var alpha: Double { view.layer.presentation().map { Double($0.opacity) } ?? .nan }
    /// The presentation value of the horizontal scale.
    var scale: Double { view.layer.presentation().map { Double($0.transform.m11) } ?? .nan }

    /// A completion that logs its name, its argument and the time.
    func completion(_ name: String) -> (Bool) -> Void {
        { [log, unowned stage] finished in log.add("\(name) \(finished) \(stage.now)") }
    }

    /// Animates the view's center to an x.
    func move(
        to x: CGFloat, in duration: Double, delay: Double = 0, options: UIView.AnimationOptions = .curveLinear, _ name: String? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: delay, options: options, animations: { self.view.center.x = x },
            completion: name.map { completion($0) })
    }
}

/// A timing curve by bisection, independent of the implementation.
struct ReferenceCurve {
    let x1, x2, y1, y2: Double

    static let easeIn = ReferenceCurve(x1: 0.42, x2: 1, y1: 0, y2: 1)
    static let easeOut = ReferenceCurve(x1: 0, x2: 0.58, y1: 0, y2: 1)
    static let easeInOut = ReferenceCurve(x1: 0.42, x2: 0.58, y1: 0, y2: 1)
    static let linear = ReferenceCurve(x1: 1.0 / 3, x2: 2.0 / 3, y1: 1.0 / 3, y2: 2.0 / 3)

    func callAsFunction(_ time: Double) -> Double {
        func bezier(_ p: Double, _ q: Double, _ s: Double) -> Double { 3 * p * s * (1 - s) * (1 - s) + 3 * q * s * s * (1 - s) + s * s * s }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if bezier(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return bezier(y1, y2, (low + high) / 2)
    }
}
