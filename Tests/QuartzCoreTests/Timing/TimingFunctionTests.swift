import QuartzCore
import TestSupport
import Testing
import XCTest

final class TimingFunctionTests: XCTestCase {
    private func points(_ function: CAMediaTimingFunction) -> [[Float]] {
        (0...3).map { index in
            var point: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &point)
            return point
        }
    }

    func testTheNamedFunctionsHaveAppleControlPoints() {
        let expected: [(CAMediaTimingFunctionName, [Float])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
            (.default, [0.25, 0.1, 0.25, 1]),
        ]
        for (name, inner) in expected {
            XCTAssertEqual(
                points(CAMediaTimingFunction(name: name)), [[0, 0], Array(inner[0...1]), Array(inner[2...3]), [1, 1]], name.rawValue)
        }
    }

    func testTimesOfControlPointsAreClampedAndProgressIsNot() {
        XCTAssertEqual(points(CAMediaTimingFunction(controlPoints: -1, -2, 3, 4)), [[0, 0], [0, -2], [1, 4], [1, 1]])
    }

    func testFunctionsOfTheSamePointsAreEqual() {
        let made = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1)
        XCTAssertEqual(made, CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1))
        XCTAssertNotEqual(made, CAMediaTimingFunction(name: .linear))
    }

    func testControlPointsThatAreNoNumbersGiveTheLinearFunction() {
        let lines = Diagnostics.complaints {
            XCTAssertEqual(CAMediaTimingFunction(controlPoints: .nan, 0, 1, 1), CAMediaTimingFunction(name: .linear))
        }
        XCTAssertEqual(lines.count, 1)
    }
}

@Suite struct TimingFunctionTrapTests {
    @Test func anUnknownNameTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "bouncy")) }
        }
        #expect(result.trapSentence?.contains("bouncy") == true)
    }

    @Test func aControlPointBeyondTheLastTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                var point: [Float] = [0, 0]
                CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &point)
            }
        }
        #expect(result.trapSentence != nil)
    }
}
