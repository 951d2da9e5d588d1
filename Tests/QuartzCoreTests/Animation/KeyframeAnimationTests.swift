import QuartzCore
import TestSupport
import XCTest

final class KeyframeAnimationTests: LayerTestCase {
    private struct Measured: Decodable {
        let values, times, keyTimes_custom: [Double]
        let measured: [String: [Double]]
        let model_samples: [String: [Double]]
    }

    /// The `zPosition` of a layer at fractions of an animation of 2 seconds.
    private func shown(_ animation: CAKeyframeAnimation, at fractions: [Double]) -> [Double] {
        shown(animation, at: fractions) { Double($0.zPosition) }
    }

    private func shown<Value>(_ animation: CAKeyframeAnimation, at fractions: [Double], _ read: (CALayer) -> Value) -> [Value] {
        let layer = CALayer()
        layer.zPosition = -7
        root.addSublayer(layer)
        endTurn()
        animation.duration = 2
        layer.add(animation, forKey: nil)
        endTurn()
        let begin = clock.now
        defer { clock.now = begin + 10 }
        return fractions.compactMap { fraction in
            clock.now = begin + 2 * fraction
            return layer.presentation().map(read)
        }
    }

    private func keyframes(_ values: [Any]?, _ mode: CAAnimationCalculationMode = .linear, at keyTimes: [NSNumber]? = nil)
        -> CAKeyframeAnimation
    {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.calculationMode, animation.keyTimes) = (values, mode, keyTimes)
        return animation
    }

    private func assertEqual(_ a: [Double], _ b: [Double], accuracy: Double = 1e-9, _ message: String = "", line: UInt = #line) {
        XCTAssertEqual(a.count, b.count, message, line: line)
        for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: accuracy, message, line: line) }
    }

    // MARK: Measured

    func testEveryMeasuredModeIsMet() throws {
        let vectors: Measured = try Vectors.read("keyframes_verified.json")
        let modes: [(String, CAAnimationCalculationMode)] = [("linear", .linear), ("discrete", .discrete), ("cubic", .cubic)]
        for (name, mode) in modes {
            let equal = shown(keyframes(vectors.values, mode), at: vectors.times)
            assertEqual(equal, try XCTUnwrap(vectors.measured["\(name)_equal"]), accuracy: 1e-6, name)
            let custom = keyframes(vectors.values, mode, at: vectors.keyTimes_custom.map { NSNumber(value: $0) })
            let shownCustom = shown(custom, at: vectors.times)
            assertEqual(shownCustom, try XCTUnwrap(vectors.measured["\(name)_custom"]), accuracy: 1e-6, "\(name) with times")
            if let model = vectors.model_samples["\(name)_custom"] { assertEqual(shownCustom, model, accuracy: 1e-12) }
        }
        for keyTimes in [nil, [0, 0.9, 0.95, 1]] as [[NSNumber]?] {
            let paced = shown(keyframes(vectors.values, .paced, at: keyTimes), at: vectors.times)
            assertEqual(paced, try XCTUnwrap(vectors.measured["paced"]), accuracy: 1e-12, "key times have no effect")
        }
    }

    func testADiscreteAnimationTakesOneTimeMoreThanValues() {
        let fractions = [0.05, 0.2, 0.55, 0.7, 0.99, 1]
        assertEqual(shown(keyframes([0, 1, 5], .discrete, at: [0, 0.1, 0.6, 1]), at: fractions), [0, 1, 1, 5, 5, 5])
        assertEqual(shown(keyframes([0, 1, 5], .discrete, at: [0, 0.1, 0.6]), at: fractions), [0, 1, 1, 5, 5, 5])
    }

    func testFewerTimesThanValuesLeaveTheOtherValuesOut() {
        assertEqual(shown(keyframes([0, 10, 20, 90], at: [0, 0.5]), at: [0.25, 0.5, 0.8, 1]), [5, 10, 10, 10])
        assertEqual(shown(keyframes([0, 10], at: [0, 0.5, 1]), at: [0.25, 0.8]), [5, 10])
        assertEqual(shown(keyframes([0, 10, 90], .discrete, at: [0, 0.5]), at: [0.25, 0.8]), [0, 10])
    }

    /// Recorded on Apple's simulators (`Documentation/Behavior.md#keyframes`).
    func testASegmentBeginsAtTheLastKeyWhoseTimeIsNotAboveIt() {
        assertEqual(shown(keyframes([0.2, 0.2, 0.6, 0.6], at: [0, -0.5, 0.5, 1]), at: [0.25, 0.5, 0.75]), [0.5, 0.6, 0.6])
        assertEqual(shown(keyframes([0, 1, 1], at: [0, 2, 1]), at: [0.25, 0.5, 1]), [0.125, 0.25, 1])
        let flags = CAKeyframeAnimation(keyPath: "hidden")
        (flags.values, flags.keyTimes, flags.calculationMode) = ([true, false, true], [0, 0, -0.1, 1], .discrete)
        XCTAssertEqual(shown(flags, at: [0.4]) { $0.isHidden }, [true])
        // All but the first are before it.
        assertEqual(shown(keyframes([7, 1, 2], at: [0.5, 0.6, 0.7]), at: [0, 0.4, 0.55, 0.9]), [7, 7, 4, 2])
    }

    func testTimesAlongAPathAreTakenAsTheyAre() {
        func x(_ times: [NSNumber], _ mode: CAAnimationCalculationMode, at fractions: [Double]) -> [Double] {
            let animation = along("position", mode) { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 100, y: 0))
                if mode == .discrete { path.addLine(to: CGPoint(x: 300, y: 0)) }
            }
            animation.keyTimes = times
            return shown(animation, at: fractions) { Double($0.position.x) }
        }
        assertEqual(x([-0.32, 0.18], .linear, at: [0, 0.5]), [64, 100])
        // Of three points with three times the last one never shows.
        assertEqual(x([0, 0.5, 1], .discrete, at: [0.25, 0.5, 0.9, 1]), [0, 100, 100, 100])
        assertEqual(x([0, 0.3, 0.6, 1], .discrete, at: [0.25, 0.5, 0.9, 1]), [0, 100, 300, 300])
    }

    func testOneValueOrNoneHasNoEffect() {
        for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
            for values in [nil, [], [3]] as [[Any]?] {
                assertEqual(shown(keyframes(values, mode), at: [0, 0.5, 1]), [-7, -7, -7], mode.rawValue)
            }
        }
    }

    // MARK: Pacing

    func testEachSegmentHasACurveAndTheBaseCurvePacesTheWhole() {
        let animation = keyframes([0, 10, 20, 30], at: [0, 0.2, 0.6, 1])
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
        let (easeIn, easeOut) = (CAMediaTimingFunction(name: .easeIn).curve, CAMediaTimingFunction(name: .easeOut).curve)
        assertEqual(
            shown(animation, at: [0.1, 0.3, 0.8]), [10 * easeIn(0.5), 10 + 10 * easeOut(0.25), 25], "what is missing is linear")
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let paced = CAMediaTimingFunction(name: .easeInEaseOut).curve(0.4)
        assertEqual(shown(animation, at: [0.4]), [10 + 10 * easeOut((paced - 0.2) / 0.4)])
    }

    func testASegmentsCurvePacesItsSmoothPath() {
        let values = [0.0, 1, 0.5, 0.7]
        let animation = keyframes(values, .cubic)
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        let s = CAMediaTimingFunction(name: .easeIn).curve(0.6)
        assertEqual(shown(animation, at: [0.2]), shown(keyframes(values, .cubic), at: [s / 3]))
    }

    func testTensionContinuityAndBiasReachTheCurve() {
        let animation = keyframes([0, 1, 4], .cubic)
        animation.tensionValues = [0, 1, 0]
        // At rest in the middle: Hermite from 0 with slope 2 per unit to 1 with slope 0, at a half of the first half.
        assertEqual(shown(animation, at: [0.25]), [0.5 * 1 + 0.125 * 1], accuracy: 1e-12)
        animation.tensionValues = nil
        animation.continuityValues = [0, -1]
        assertEqual(shown(animation, at: [0.25, 0.75]), [0.5, 2.5], accuracy: 1e-12, "corners of secants are straight lines")
        animation.continuityValues = nil
        animation.biasValues = [0, 1]
        assertEqual(shown(animation, at: [0.25, 0.75]), [0.5, 2.5 + (1 - 3) * 0.125], accuracy: 1e-12)
        let lines = Diagnostics.complaints {
            animation.biasValues = [0, 9, .init(value: Double.nan)]
            assertEqual(shown(animation, at: [0.25]), [0.5], accuracy: 1e-12, "9 counts as 1")
        }
        XCTAssertEqual(lines.count, 1)
    }

    func testCubicPacedMovesAtOneSpeed() {
        let points = [CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100)]
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.values, animation.calculationMode) = (points, .cubicPaced)
        let steps = 400
        let shown = shown(animation, at: (0...steps).map { Double($0) / Double(steps) }) { $0.position }
        let lengths = zip(shown, shown.dropFirst()).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
        let mean = lengths.reduce(0, +) / Double(steps)
        for length in lengths { XCTAssertEqual(length, mean, accuracy: mean * 1e-3) }
    }

    // MARK: Paths

    private func along(_ keyPath: String = "position", _ mode: CAAnimationCalculationMode = .linear, _ draw: (CGMutablePath) -> Void)
        -> CAKeyframeAnimation
    {
        let path = CGMutablePath()
        draw(path)
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        (animation.path, animation.calculationMode) = (path, mode)
        return animation
    }

    private func corner(_ path: CGMutablePath) {
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 40, y: 10))
        path.addLine(to: CGPoint(x: 40, y: 100))
    }

    func testAPathIsFollowedByElementsOrAtOneSpeedOrInStops() {
        func positions(_ mode: CAAnimationCalculationMode) -> [CGPoint] {
            shown(along("position", mode, corner), at: [0, 0.25, 0.5, 0.75, 1]) { $0.position }
        }
        let points: ([(CGFloat, CGFloat)]) -> [CGPoint] = { $0.map { CGPoint(x: $0.0, y: $0.1) } }
        XCTAssertEqual(positions(.linear), points([(10, 10), (25, 10), (40, 10), (40, 55), (40, 100)]))
        XCTAssertEqual(positions(.cubic), positions(.linear), "a path is followed as it is")
        XCTAssertEqual(positions(.paced), points([(10, 10), (40, 10), (40, 40), (40, 70), (40, 100)]))
        XCTAssertEqual(positions(.cubicPaced), positions(.paced))
        XCTAssertEqual(positions(.discrete), points([(10, 10), (10, 10), (40, 10), (40, 100), (40, 100)]))
    }

    func testThePathTakesPrecedenceAndIsCopied() {
        let animation = along("position", .linear, corner)
        animation.values = [CGPoint.zero, CGPoint(x: 1, y: 1)]
        animation.keyTimes = [0, 0.2, 1]
        assertEqual(shown(animation, at: [0.1]) { Double($0.position.x) }, [25])
        let path = CGMutablePath()
        corner(path)
        animation.path = path
        path.addLine(to: .zero)
        XCTAssertEqual(shown(animation, at: [1]) { $0.position }, [CGPoint(x: 40, y: 100)])
    }

    func testTheLayerTurnsWithThePathOverItsOwnTransform() {
        for (mode, offset) in [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, .pi)] {
            let animation = along("position", .linear, corner)
            animation.rotationMode = mode
            for (fraction, angle) in [(0.25, 0.0), (0.75, .pi / 2)] {
                let m = shown(animation, at: [fraction]) { $0.transform }[0]
                XCTAssertEqual(m.m11, cos(angle + offset), accuracy: 1e-12)
                XCTAssertEqual(m.m12, sin(angle + offset), accuracy: 1e-12)
            }
        }
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        let animation = along("position", .linear, corner)
        (animation.rotationMode, animation.duration) = (.rotateAuto, 2)
        layer.add(animation, forKey: "move")
        endTurn()
        clock.now += 1.5
        let m = layer.presentation()?.transform ?? CATransform3DIdentity
        assertEqual([m.m11, m.m12, m.m21, m.m22].map { Double($0) }, [0, 2, -3, 0], accuracy: 1e-12, "scaled, then turned")
        XCTAssertEqual(layer.animationKeys(), ["move"])
    }

    func testOnlyPointsFollowAPath() {
        let lines = Diagnostics.complaints { assertEqual(shown(along("zPosition", .linear, corner), at: [0.5]), [-7]) }
        XCTAssertEqual(lines.count, 1)
        let empty = along { $0.move(to: CGPoint(x: 9, y: 9)) }
        XCTAssertEqual(shown(empty, at: [0.5]) { $0.position }, [.zero])
    }

    // MARK: Types, addition

    func testValuesOfEveryTypeGoThroughTheirKeys() {
        func check(_ keyPath: String, _ values: [Any], _ read: (CALayer) -> Double, _ wanted: Double, line: UInt = #line) {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            XCTAssertEqual(shown(animation, at: [0.75], read)[0], wanted, accuracy: 1e-6, keyPath, line: line)
        }
        check(
            "bounds", [CGRect.zero, CGRect(x: 0, y: 0, width: 10, height: 10), NSValue(cgRect: CGRect(x: 0, y: 0, width: 30, height: 10))],
            { Double($0.bounds.width) }, 20)
        check(
            "backgroundColor",
            [
                CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1),
                CGColor(red: 0, green: 0, blue: 0, alpha: 1),
            ], { $0.backgroundColor.map { Double($0.rgba.x) } ?? -1 }, 0.5)
        check(
            "transform", [CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1), CATransform3DMakeScale(4, 4, 1)],
            { Double($0.transform.m11) }, 3)
        check("hidden", [false, true, false], { $0.isHidden ? 1 : 0 }, 0)
        check("transform.rotation.z", [0, 1, 0], { Double($0.transform.m12) }, sin(0.5))
    }

    func testAValueThatDoesNotFitLeavesItWithoutEffect() {
        for bad in [CGPoint.zero, "three", Double.nan, Double.infinity] as [Any] {
            let lines = Diagnostics.complaints { assertEqual(shown(keyframes([0, bad, 2]), at: [0.5]), [-7]) }
            XCTAssertEqual(lines.count, 1)
        }
    }

    func testItAddsAndGrowsFromRepeatToRepeat() {
        let additive = keyframes([0, 10, 4])
        additive.isAdditive = true
        assertEqual(shown(additive, at: [0.25, 1]), [-2, -3])
        let cumulative = keyframes([0, 10, 4])
        (cumulative.isCumulative, cumulative.repeatCount) = (true, 3)
        assertEqual(shown(cumulative, at: [0.25, 1.25, 2.5, 3]), [5, 9, 18, 12])
        cumulative.autoreverses = true
        assertEqual(shown(cumulative, at: [0.25, 2.25]), [5, 5])
    }
}
