import RenderScene
import XCTest

final class TimingCurveTests: XCTestCase {
    private struct Table: Decodable {
        struct Curve: Decodable {
            struct Sample: Decodable { let x, y: Double }
            let name: String
            let c1, c2: [Double]
            let samples: [Sample]
        }
        let curves: [Curve]
    }

    func testEveryCurveOfTheTableIsMetToNineDigits() throws {
        for curve in try Vectors.read("beziers.json", as: Table.self).curves {
            let timing = TimingCurve(curve.c1[0], curve.c1[1], curve.c2[0], curve.c2[1])
            for sample in curve.samples { XCTAssertEqual(timing(sample.x), sample.y, accuracy: 1e-9, "\(curve.name) at \(sample.x)") }
        }
    }

    func testNamedCurvesGiveWhatCoreAnimationWasMeasuredToGive() {
        let fractions = [0.1, 0.25, 0.5, 0.75, 0.9]
        let measured: [(TimingCurve, [Double])] = [
            (.linear, fractions),
            (.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
            (.easeOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
            (.easeInEaseOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
            (.standard, [0.09480, 0.40851, 0.80240, 0.96046, 0.99432]),
        ]
        // The table gives five digits.
        for (curve, values) in measured {
            for (x, y) in zip(fractions, values) { XCTAssertEqual(curve(x), y, accuracy: 7e-6, "\(curve) at \(x)") }
        }
    }

    func testBeyondItsEndsACurveStandsStill() {
        for curve in [TimingCurve.linear, .easeIn, TimingCurve(0.2, -1, 0.8, 3)] {
            XCTAssertEqual(curve(-5), 0)
            XCTAssertEqual(curve(0), 0)
            XCTAssertEqual(curve(1), 1)
            XCTAssertEqual(curve(7), 1)
        }
    }

    func testControlPointsAreClampedInTimeAndMayOvershootInProgress() {
        let curve = TimingCurve(-3, -0.5, 4, 1.5)
        XCTAssertEqual([curve.x1, curve.y1, curve.x2, curve.y2], [0, -0.5, 1, 1.5])
        XCTAssertLessThan(curve(0.05), 0)
        XCTAssertGreaterThan(curve(0.95), 1)
    }

    func testProgressOfAMonotoneCurveNeverFalls() {
        for curve in [TimingCurve.easeIn, .easeOut, .easeInEaseOut, .standard, TimingCurve(1, 0, 0, 1), TimingCurve(0, 1, 1, 0)] {
            var last = 0.0
            for step in 1...2000 {
                let y = curve(Double(step) / 2000)
                XCTAssertGreaterThanOrEqual(y, last - 1e-12, "\(curve) at step \(step)")
                last = y
            }
        }
    }

    func testTheFractionAtAProgressUndoesTheCurve() {
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .standard, TimingCurve(0.38, 0.7, 0.125, 1)] {
            for step in 1..<200 {
                let x = Double(step) / 200
                XCTAssertEqual(curve.fraction(atProgress: curve(x)), x, accuracy: 1e-8, "\(curve) at \(x)")
            }
            XCTAssertEqual(curve.fraction(atProgress: -1), 0)
            XCTAssertEqual(curve.fraction(atProgress: 2), 1)
        }
    }
}
