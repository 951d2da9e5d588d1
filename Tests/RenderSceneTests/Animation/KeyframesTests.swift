import CoreGraphics
import RenderScene
import TestSupport
import XCTest

final class KeyframesTests: XCTestCase {
    private let numbers: [AnimatableValue] = [.number(0), .number(1), .number(0.5), .number(0.7)]

    private func number(_ keyframes: Keyframes, at fraction: Double) -> Double { keyframes.value(at: fraction).numbers.first ?? .nan }

    private func curve(_ draw: (CGMutablePath) -> Void) throws -> CubicCurve {
        let path = CGMutablePath()
        draw(path)
        return try XCTUnwrap(CubicCurve(along: path.data))
    }

    // MARK: Keys

    func testEveryKeyIsMetExactly() {
        let times = [0, 0.1, 0.6, 1]
        for keyframes in [Keyframes(values: numbers, times: times), Keyframes(smooth: numbers, times: times)] {
            XCTAssertEqual(times.map { number(keyframes, at: $0) }, [0, 1, 0.5, 0.7])
        }
    }

    func testManyKeysAreFoundAsByAWalk() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<50 {
            let count = Int.random(in: 2...40, using: &random)
            let times = ([0, 1] + (2..<max(count, 3)).map { _ in Double(Int.random(in: 0...20, using: &random)) / 20 }).sorted()
            let values = times.indices.map { AnimatableValue.number(Double($0)) }
            let keyframes = Keyframes(values: values, times: times)
            for _ in 0..<50 {
                let f = Double(Int.random(in: 0...60, using: &random)) / 60
                let index = min(times.lastIndex { $0 <= f } ?? 0, times.count - 2)
                let length = times[index + 1] - times[index]
                XCTAssertEqual(number(keyframes, at: f), Double(index) + (length > 0 ? (f - times[index]) / length : 1), accuracy: 1e-12)
            }
        }
    }

    func testKeysThatBeginLateOrEndEarlyHold() {
        let keyframes = Keyframes(values: [.number(3), .number(5)], times: [0.25, 0.5])
        XCTAssertEqual([0, 0.2, 0.375, 0.5, 0.9, 1].map { number(keyframes, at: $0) }, [3, 3, 4, 5, 5, 5])
    }

    func testAPaceThatOvershootsGoesOnInTheLastSegment() {
        let keyframes = Keyframes(values: [.number(0), .number(1), .number(3)], times: [0, 0.5, 1])
        XCTAssertEqual(number(keyframes, at: 1.25), 4, accuracy: 1e-12)
        XCTAssertEqual(number(keyframes, at: -0.25), -0.5, accuracy: 1e-12)
    }

    // MARK: Smooth

    func testTensionContinuityAndBiasHaveKochanekAndBartelsMeaning() {
        /// The slopes with which the middle key of 0, 1, 4 at equal times is reached and left, per unit of time.
        func slopes(_ shape: KeyframeShape) -> [Double] {
            let values: [AnimatableValue] = [.number(0), .number(1), .number(4)]
            let keyframes = Keyframes(smooth: values, times: [0, 0.5, 1], shapes: [KeyframeShape(), shape])
            let h = 1e-6
            return [(1 - number(keyframes, at: 0.5 - h)) / h, (number(keyframes, at: 0.5 + h) - 1) / h]
        }
        func check(_ shape: KeyframeShape, _ reached: Double, _ left: Double, line: UInt = #line) {
            XCTAssertEqual(slopes(shape)[0], reached, accuracy: 1e-3, line: line)
            XCTAssertEqual(slopes(shape)[1], left, accuracy: 1e-3, line: line)
        }
        check(KeyframeShape(), 4, 4)
        check(KeyframeShape(tension: 1), 0, 0)
        check(KeyframeShape(tension: -1), 8, 8)
        check(KeyframeShape(continuity: -1), 2, 6)  // the secants of both sides: a corner
        check(KeyframeShape(continuity: 1), 6, 2)
        check(KeyframeShape(bias: 1), 2, 2)
        check(KeyframeShape(bias: -1), 6, 6)
    }

    func testSmoothValuesOfEveryTypeGoAsTheirComponents() {
        let numbers = [0.0, 4, 1, 7]
        let times = [0, 0.2, 0.7, 1]
        let keyframes = Keyframes(smooth: numbers.map { .number($0) }, times: times)
        let pair = Keyframes(smooth: numbers.map { .pair([$0, 2 * $0]) }, times: times)
        let rect = Keyframes(smooth: numbers.map { .rect([$0, -$0, 1, $0]) }, times: times)
        let color = Keyframes(smooth: numbers.map { .color([$0, 0, 2 * $0, 1]) }, times: times)
        let moved = Keyframes(smooth: numbers.map { .transform(CATransform3DMakeTranslation(CGFloat($0), 0, CGFloat(-$0))) }, times: times)
        for step in 0...20 {
            let f = Double(step) / 20
            let x = number(keyframes, at: f)
            assertNumbers(pair.value(at: f), [x, 2 * x])
            assertNumbers(rect.value(at: f), [x, -x, 1, x])
            assertNumbers(color.value(at: f), [x, 0, 2 * x, 1])
            assertNumbers(moved.value(at: f)[.translationX], [x])
            assertNumbers(moved.value(at: f)[.translationZ], [-x])
        }
    }

    func testTheRotationOfASmoothTransformIsLinear() {
        let turns = [0.0, 1, 1.5].map { AnimatableValue.transform(CATransform3DMakeRotation(CGFloat($0), 0, 0, 1)) }
        let keyframes = Keyframes(smooth: turns, times: [0, 0.5, 1])
        assertNumbers(keyframes.value(at: 0.25)[.rotationZ], [0.5], accuracy: 1e-9)
        assertNumbers(keyframes.value(at: 0.75)[.rotationZ], [1.25], accuracy: 1e-9)
    }

    func testValuesWithoutASmoothPathInterpolateLinearly() {
        let keyframes = Keyframes(smooth: [.numbers([0, 1]), .numbers([2, 3]), .numbers([0, 9])], times: [0, 0.5, 1])
        assertNumbers(keyframes.value(at: 0.25), [1, 2])
        assertNumbers(keyframes.value(at: 0.75), [1, 6])
    }

    // MARK: One speed

    func testASmoothPathCanHaveOneSpeed() {
        let points: [AnimatableValue] = [.pair([0, 0]), .pair([100, 0]), .pair([100, 300]), .pair([20, 10])]
        let keyframes = Keyframes(smoothAtOneSpeed: points)
        var speeds: [Double] = []
        for step in 0..<5000 {
            let (a, b) = (keyframes.value(at: Double(step) / 5000), keyframes.value(at: Double(step + 1) / 5000))
            speeds.append(a.distance(to: b))
        }
        let mean = speeds.reduce(0, +) / 5000
        // Chords are shorter than their arcs where the curve bends sharply.
        for speed in speeds { XCTAssertEqual(speed, mean, accuracy: 0.02 * mean) }
        assertNumbers(keyframes.value(at: 0), [0, 0])
        assertNumbers(keyframes.value(at: 1), [20, 10])
    }

    func testACirclesQuarterIsHalfGoneAtHalfTime() throws {
        let curve = try curve { $0.addEllipse(in: CGRect(x: -100, y: -100, width: 200, height: 200)) }
        let keyframes = Keyframes(atOneSpeedAlong: curve)
        for step in 0...24 {
            let f = Double(step) / 24
            let at = keyframes.value(at: f).numbers
            // Bézier quarters are within 0.03 % of the circle.
            XCTAssertEqual(at[0], 100 * cos(2 * .pi * f), accuracy: 0.06)
            XCTAssertEqual(at[1], 100 * sin(2 * .pi * f), accuracy: 0.06)
            XCTAssertEqual(hypot(at[0], at[1]), 100, accuracy: 0.03)
        }
    }

    func testArcLengthsAreExactForAParabola() throws {
        // y = x² from (0,0) to (1,1).
        let curve = try curve {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
        }
        func length(_ x: Double) -> Double { (2 * x * (1 + 4 * x * x).squareRoot() + asinh(2 * x)) / 4 }
        let keyframes = Keyframes(atOneSpeedAlong: curve)
        for f in [0.1, 0.37, 0.5, 0.93] {
            let at = keyframes.value(at: f).numbers
            XCTAssertEqual(at[1], at[0] * at[0], accuracy: 1e-12)
            XCTAssertEqual(length(at[0]), f * length(1), accuracy: 1e-12)
        }
    }

    func testPacedTimesFollowDistances() {
        XCTAssertEqual(Keyframes.pacedTimes(of: [.pair([0, 0]), .pair([3, 4]), .pair([3, 19])]), [0, 0.25, 1])
        XCTAssertEqual(Keyframes.pacedTimes(of: [.number(2), .number(2), .number(2)]), [0, 0.5, 1], "without any distance, equal times")
        XCTAssertEqual(Keyframes.pacedTimes(of: [.image(nil), .image(nil)]), [0, 1])
    }

    // MARK: Paths

    func testEachElementOfAPathIsASegmentByItsOwnParameter() throws {
        let curve = try curve {
            $0.move(to: CGPoint(x: 10, y: 0))
            $0.addLine(to: CGPoint(x: 20, y: 0))
            $0.addCurve(to: CGPoint(x: 20, y: 90), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 20, y: 60))
        }
        let keyframes = Keyframes(along: curve, times: Keyframes.equalTimes(3))
        assertNumbers(keyframes.value(at: 0.25), [15, 0])
        // (3·60·s²(1-s) + 90 s³) at a half.
        assertNumbers(keyframes.value(at: 0.75), [20, 180 / 8 + 90 / 8])
        XCTAssertEqual(keyframes.angle(at: 0.2), 0)
        XCTAssertEqual(
            try XCTUnwrap(keyframes.angle(at: 0.5)), .pi / 2, accuracy: 1e-9, "a curve that leaves with no pace has a heading too")
    }

    func testAClosingLineWithoutLengthAndMovesTakeNoTime() throws {
        let curve = try curve {
            $0.move(to: .zero)
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 2, y: 1))
            $0.addLine(to: CGPoint(x: 1, y: 1))
            $0.closeSubpath()
            $0.move(to: CGPoint(x: 50, y: 50))
            $0.addLine(to: CGPoint(x: 60, y: 50))
            $0.move(to: CGPoint(x: 9, y: 9))
        }
        XCTAssertEqual(curve.keyCount, 4)
        let keyframes = Keyframes(along: curve, times: Keyframes.equalTimes(4))
        assertNumbers(keyframes.value(at: 0), [1, 1])
        assertNumbers(keyframes.value(at: 5.0 / 6), [55, 50], accuracy: 1e-9)
        let square = try self.curve { $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 2)) }
        XCTAssertEqual(square.keyCount, 5, "here the close draws the last side")
        let empty = CGMutablePath()
        empty.move(to: .zero)
        XCTAssertNil(CubicCurve(along: empty.data))
    }

    func testHeadingsAtPointsCuspsAndBackwardTurns() throws {
        let curve = try curve {
            $0.move(to: .zero)
            $0.addLine(to: .zero)
            $0.addLine(to: CGPoint(x: 0, y: 5))
            $0.addLine(to: CGPoint(x: 0, y: 5))
        }
        let keyframes = Keyframes(along: curve, times: Keyframes.equalTimes(4))
        for f in [0.1, 0.5, 0.9] { XCTAssertEqual(try XCTUnwrap(keyframes.angle(at: f)), .pi / 2, accuracy: 1e-12) }
        let point = try self.curve {
            $0.move(to: .zero)
            $0.addLine(to: .zero)
        }
        XCTAssertNil(Keyframes(along: point, times: [0, 1]).angle(at: 0.5))
        XCTAssertNil(Keyframes(values: numbers, times: Keyframes.equalTimes(4)).angle(at: 0.5))
    }
}
