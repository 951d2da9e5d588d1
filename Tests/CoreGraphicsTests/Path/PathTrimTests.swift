import CoreGraphics
import XCTest

final class PathTrimTests: XCTestCase {
    func testATrimmedPathIsThatFractionOfItsLength() {
        var path = PathData()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        XCTAssertEqual(Array(path.trimmed(from: 0.25, to: 0.5).elements), [.move(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 20, y: 0))])
        XCTAssertEqual(
            Array(path.trimmed(from: 0.5, to: 1).elements),
            [.move(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 30, y: 10))])
        XCTAssertEqual(path.trimmed(from: 0, to: 1), path)
        XCTAssertEqual(path.trimmed(from: -3, to: 7), path)
        XCTAssertTrue(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        XCTAssertTrue(path.trimmed(from: 0.6, to: 0.4).isEmpty)
        XCTAssertTrue(path.trimmed(from: 0, to: .nan).isEmpty)
    }

    func testLengthRunsThroughAllSubpathsAndClosingLines() {
        var path = PathData()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 100, y: 0, width: 10, height: 10))
        // Half: the first part as it was.
        XCTAssertEqual(path.trimmed(from: 0, to: 0.5).bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertEqual(Array(path.trimmed(from: 0, to: 0.5).elements).last, .close)
        // The closing line of the first and the first side of the second.
        XCTAssertEqual(
            Array(path.trimmed(from: 3.0 / 8, to: 5.0 / 8).elements),
            [
                .move(CGPoint(x: 0, y: 10)), .line(.zero), .move(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 110, y: 0)),
            ])
    }

    func testACurveIsCutAtItsLength() throws {
        var path = PathData()
        path.addArc(center: .zero, radius: 50, startAngle: 0, endAngle: .pi, clockwise: false)
        for step in 1..<20 {
            let fraction = CGFloat(step) / 20
            let end = try XCTUnwrap(path.trimmed(from: 0, to: fraction).currentPoint)
            XCTAssertEqual(end.x, 50 * cos(fraction * .pi), accuracy: 0.02)
            XCTAssertEqual(end.y, 50 * sin(fraction * .pi), accuracy: 0.02)
        }
        // A cubic that is a parabola, x = t and y = t²: its length has a closed form.
        var parabola = PathData()
        parabola.move(to: .zero)
        parabola.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
        func length(_ x: Double) -> Double { x / 2 * (1 + 4 * x * x).squareRoot() + asinh(2 * x) / 4 }
        for x in [0.1, 0.35, 0.8] {
            let end = try XCTUnwrap(parabola.trimmed(from: 0, to: CGFloat(length(x) / length(1))).currentPoint)
            XCTAssertEqual(end.x, CGFloat(x), accuracy: 1e-9)
            XCTAssertEqual(end.y, CGFloat(x * x), accuracy: 1e-9)
        }
    }
}
