import Kinora
import UIKit
import TestSupport
import XCTest

/// Random interactive pops, against the closed form at every frame (Documentation/Design.md#time-maps-drive-interactive-transitions).
@preconcurrency @MainActor
final class PercentDrivenRandomTests: XCTestCase {
    /// A curve by bisection, independent of the implementation.
    private struct Curve {
        let x1, y1, x2, y2: Double
        let options: UIView.AnimationOptions
        let curve: UIView.AnimationCurve

        @MainActor
        static let all = [
            Curve(x1: 0, y1: 0, x2: 1, y2: 1, options: .curveLinear, curve: .linear),
            Curve(x1: 0.42, y1: 0, x2: 1, y2: 1, options: .curveEaseIn, curve: .easeIn),
            Curve(x1: 0, y1: 0, x2: 0.58, y2: 1, options: .curveEaseOut, curve: .easeOut),
            Curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1, options: .curveEaseInOut, curve: .easeInOut),
        ]

        func callAsFunction(_ x: Double) -> Double {
            if x <= 0 { return 0 }
            if x >= 1 { return 1 }
            func bezier(_ p: Double, _ q: Double, _ s: Double) -> Double {
                3 * p * s * (1 - s) * (1 - s) + 3 * q * s * s * (1 - s) + s * s * s
            }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<100 {
                let middle = (low + high) / 2
                if bezier(x1, x2, middle) < x { low = middle } else { high = middle }
            }
            return bezier(y1, y2, (low + high) / 2)
        }
    }

    func testEveryFrameShowsTheClosedForm() {
        let made = TransitionScene()
        for seed in 0..<(ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 2000 : 100) {
            var random = SeededRandom(seed: UInt64(seed))
            Self.lead(made, &random, "seed \(seed)")
        }
    }

    private static func lead(_ made: TransitionScene, _ random: inout SeededRandom, _ name: String) {
        let (stage, b) = (made.stage, made.b)
        stage.framesPerSecond = Bool.random(using: &random) ? 60 : 120
        made.delegate.animator = nil
        made.delegate.interactor = nil
        made.navigation.setViewControllers([made.scene.root, b], animated: false)
        stage.settle()
        let pace = Curve.all.randomElement(using: &random) ?? Curve.all[0]
        let rest = Curve.all.randomElement(using: &random) ?? Curve.all[0]
        let duration = Double.random(in: 0.2...1.5, using: &random)
        let speed = Double.random(in: 0.3...3, using: &random)
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionSpeed = CGFloat(speed)
        interactor.completionCurve = rest.curve
        let animator = TestAnimator(duration, pace.options, isLeaving: true)
        made.delegate.animator = animator
        made.delegate.interactor = interactor
        made.navigation.popViewController(animated: true)
        CATransaction.flush()
        var worst = 0.0
        func check(_ fraction: Double) { worst = max(worst, abs(made.shownX(b) - 300 * pace(fraction)) / 300) }
        var progress = 0.0
        check(0)
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            progress = Double.random(in: -0.1...1.1, using: &random)
            interactor.update(CGFloat(progress))
            progress = min(max(progress, 0), 1)
            stage.advance(by: Double.random(in: 0...0.08, using: &random))
            check(progress)
        }
        let finishes = Bool.random(using: &random)
        let length = (finishes ? 1 - progress : progress) * duration / speed
        let start = stage.now
        if finishes { interactor.finish() } else { interactor.cancel() }
        while true {
            stage.advance(by: 1 / Double(stage.framesPerSecond))
            let time = stage.now - start
            guard time < length - 1e-9 else { break }
            check(progress + ((finishes ? 1 : 0) - progress) * rest(time / length))
        }
        XCTAssertLessThan(worst, 1e-6, name)
        stage.settle()
        XCTAssertEqual(animator.ended, [finishes], name)
        XCTAssertEqual(made.navigation.viewControllers.count, finishes ? 1 : 2, name)
        XCTAssertNil(made.navigation.transitionCoordinator, name)
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 0, width: 300, height: 600), name)
        XCTAssertNil(b.view.layer.animationKeys(), name)
    }
}
