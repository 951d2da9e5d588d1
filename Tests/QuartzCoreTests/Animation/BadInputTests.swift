import QuartzCore
import TestSupport
import XCTest

/// Zero, negative, endless and missing numbers: each behaves as documented or is ignored with a message; none traps, none hangs.
final class BadInputTests: LayerTestCase {
    /// The opacity at 0.1 and 0.3 seconds of a fade from 0 to 1 over a model of 0.5, and the messages.
    private func fade(_ set: (CABasicAnimation) -> Void, line: UInt = #line) -> (shown: [Double], lines: Int) {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        let animation = fadeIn(1)
        set(animation)
        let lines = Diagnostics.complaints {
            layer.add(animation, forKey: "a")
            endTurn()
        }
        let begin = clock.now
        let shown = [0.1, 0.3].map { time in
            jump(to: begin - 100 + time)
            return layer.shownOpacity
        }
        jump(to: begin - 100 + 3600)
        layer.removeAllAnimations()
        endTurn()
        return (shown, lines.count)
    }

    private func check(_ wanted: [Double], _ lines: Int, line: UInt = #line, _ set: (CABasicAnimation) -> Void) {
        let result = fade(set)
        for (x, y) in zip(result.shown, wanted) { XCTAssertEqual(x, y, accuracy: 1e-6, line: line) }
        XCTAssertEqual(result.lines, lines, line: line)
    }

    func testDurations() {
        check([0.4, 0.5], 0) { $0.duration = 0 }
        check([0.4, 0.5], 0) { $0.duration = -3 }
        check([0.4, 0.5], 1) { $0.duration = .nan }
        check([0, 0], 0) { $0.duration = .infinity }
        check([0.5, 0.5], 0) { $0.duration = 1e-300 }
        check([0, 0], 0) { $0.duration = 1e300 }
    }

    func testRepeats() {
        check([0.1, 0.3], 0) { $0.repeatCount = 0 }
        check([0.1, 0.3], 0) { $0.repeatCount = -2 }
        check([0.1, 0.3], 1) { $0.repeatCount = .nan }
        check([0.5, 0.5], 0) { ($0.repeatCount, $0.duration) = (.infinity, 0.2) }
        check([0.5, 0.5], 0) { ($0.repeatCount, $0.duration) = (.greatestFiniteMagnitude, 0.2) }
        check([0.1, 0.5], 0) { $0.repeatCount = 0.2 }
        check([0.1, 0.3], 0) { $0.repeatDuration = -1 }
        check([0.1, 0.3], 1) { $0.repeatDuration = .nan }
        check([0.1, 0.3], 0) { $0.repeatDuration = .infinity }
        check([0.1, 0.5], 0) { $0.repeatDuration = 0.2 }
    }

    func testSpeedsOffsetsAndBegins() {
        check([0, 0], 0) { $0.speed = 0 }
        check([0.9, 0.7], 0) { $0.speed = -1 }
        check([0.1, 0.3], 1) { $0.speed = .nan }
        check([0.1, 0.3], 1) { $0.speed = .infinity }
        check([0.1, 0.3], 1) { $0.timeOffset = .infinity }
        check([0.1, 0.3], 0) { $0.beginTime = .nan }
        check([0.1, 0.3], 0) { $0.beginTime = .infinity }
        check([0.5, 0.5], 0) { $0.beginTime = -100 }
        check([0, 0], 0) { ($0.beginTime, $0.fillMode) = (1e12, .backwards) }
    }

    func testValuesAndPaths() {
        check([0.95, 0.85], 2) { ($0.fromValue, $0.toValue) = (Double.infinity, "one") }
        check([0.5, 0.5], 1) { $0.keyPath = "wobble" }
        check([0.5, 0.5], 1) { $0.keyPath = nil }
        check([0.05, 0.15], 0) { ($0.fromValue, $0.toValue) = (0, NSNull()) }
        check([0.5, 0.5], 0) { $0.keyPath = "frame" }
    }

    private func keyframes(_ values: [Any]?, at times: [NSNumber]?, _ mode: CAAnimationCalculationMode = .linear) -> (
        shown: [Double], lines: Int
    ) {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        (animation.values, animation.keyTimes, animation.calculationMode, animation.duration) = (values, times, mode, 1)
        let lines = Diagnostics.complaints {
            layer.add(animation, forKey: "a")
            endTurn()
        }
        let begin = clock.now
        defer { clock.now = begin + 10 }
        return (
            [0.25, 0.75].map { time in
                clock.now = begin + time
                return layer.shownOpacity
            }, lines.count
        )
    }

    func testKeyTimesOutOfOrderOrOutsideAreTakenAsTheyAre() {
        let cases: [([NSNumber], [Double])] = [
            ([0, 0.8, 0.5], [0.3125, 0]), ([0, 0.5, 2], [0.5, 5.0 / 6]), ([-1, 0.5, 1], [5.0 / 6, 0.5]), ([1, 0.5, 0], [0, 0]),
            // A time that is NaN never comes.
            ([0, .init(value: Double.nan), 1], [0, 0]), ([0, .init(value: Double.infinity), 1], [0, 0]),
        ]
        for mode in [CAAnimationCalculationMode.linear, .cubic] {
            for (times, shown) in cases where mode == .linear || times.contains(where: { $0.doubleValue.isNaN }) {
                let result = keyframes([0, 1, 0], at: times, mode)
                for (value, wanted) in zip(result.shown, shown) { XCTAssertEqual(value, wanted, accuracy: 1e-6, "\(times)") }
                XCTAssertEqual(result.lines, 0, "\(times)")
            }
        }
    }

    func testEqualKeyTimesJump() {
        let result = keyframes([0, 0.4, 0.8, 1], at: [0, 0.5, 0.5, 1])
        XCTAssertEqual(result.shown[0], 0.2, accuracy: 1e-6)
        XCTAssertEqual(result.shown[1], 0.9, accuracy: 1e-6)
        XCTAssertEqual(keyframes([0, 0.25], at: [0, 0]).shown, [0.25, 0.25])
        XCTAssertEqual(keyframes([0, 0.25], at: [1, 1]).shown, [0, 0])
    }

    func testUnknownModesCountAsLinear() {
        let result = keyframes([0, 1], at: nil, CAAnimationCalculationMode(rawValue: "wavy"))
        XCTAssertEqual(result.shown, [0.25, 0.75])
        XCTAssertEqual(result.lines, 1)
        let layer = committedLayer()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 9, y: 9))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.rotationMode) = (path, CAAnimationRotationMode(rawValue: "spin"))
        XCTAssertEqual(Diagnostics.complaints { layer.add(animation, forKey: nil) }.count, 1)
    }

    func testATransactionOfNoDurationEndsEvenEndlessRepeatsAtOnce() {
        let layer = committedLayer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        let animation = fadeIn(0)
        animation.repeatCount = .infinity
        layer.add(animation, forKey: "a")
        CATransaction.commit()
        endTurn()
        jump(to: clock.now - 100 + 1)
        XCTAssertEqual(layer.shownOpacity, 1)
        XCTAssertNil(layer.animationKeys())
    }
}
