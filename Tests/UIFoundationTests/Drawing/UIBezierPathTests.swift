import UIKit
import XCTest
import UIKitTestSupport

final class UIBezierPathTests: XCTestCase {
    func testReversingRunsEverySubpathBackwards() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 7, y: 7))
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)))
        path.lineWidth = 7
        let expected = UIBezierPath()
        expected.move(to: CGPoint(x: 9, y: 9))
        expected.addCurve(to: CGPoint(x: 3, y: 4), controlPoint1: CGPoint(x: 7, y: 7), controlPoint2: CGPoint(x: 5, y: 5))
        expected.addLine(to: CGPoint(x: 1, y: 2))
        expected.move(to: CGPoint(x: 0, y: 10))
        for corner in [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 0)] { expected.addLine(to: corner) }
        expected.close()
        XCTAssertEqual(path.reversing().cgPath, expected.cgPath)
        XCTAssertEqual(path.reversing().lineWidth, 7)
        XCTAssertTrue(UIBezierPath().reversing().isEmpty)
        let hole = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        hole.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        XCTAssertFalse(hole.contains(CGPoint(x: 15, y: 15)), "the windings cancel each other")
        XCTAssertTrue(hole.contains(CGPoint(x: 5, y: 15)))
    }

    func testDashesAreReadBack() {
        let path = UIBezierPath()
        path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
        var (count, phase) = (0, CGFloat(0))
        path.getLineDash(nil, count: &count, phase: &phase)
        XCTAssertEqual(count, 3)
        XCTAssertEqual(phase, 1.5)
        var lengths = [CGFloat](repeating: 0, count: count)
        path.getLineDash(&lengths, count: nil, phase: nil)
        XCTAssertEqual(lengths, [4, 2, 1])
    }

    /// The area in square points that `body` covers on a canvas of 100 x 100 points at two pixels per point.
    private func area(_ body: () -> Void) throws -> Double {
        let image = makeRenderer(100, 100, scale: 2).image { _ in
            UIColor.black.set()
            body()
        }
        return try Pixels(image).coverage / 4
    }

    private let square = CGRect(x: 10, y: 20, width: 60, height: 40)

    func testFilledShapesHaveTheirAreas() throws {
        XCTAssertEqual(try area { UIBezierPath(rect: square).fill() }, 2400, accuracy: 0.1)
        XCTAssertEqual(try area { UIBezierPath(ovalIn: square).fill() }, .pi * 30 * 20, accuracy: 2)
        // 0.225297 r² is the area between a corner and its three published curves.
        XCTAssertEqual(try area { UIBezierPath(roundedRect: square, cornerRadius: 10).fill() }, 2400 - 4 * 22.5297, accuracy: 1)
        let circle = UIBezierPath(arcCenter: CGPoint(x: 50, y: 50), radius: 30, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        XCTAssertEqual(try area { circle.fill() }, .pi * 900, accuracy: 2)
    }

    func testTheRadiusOfCornersIsAtMostHalfTheShorterLength() throws {
        let expected = 2400 - (4 - Double.pi) * 400
        XCTAssertEqual(try area { UIBezierPath(roundedRect: square, cornerRadius: 500).fill() }, expected, accuracy: 1)
    }

    func testOnlyTheChosenCornersAreRound() throws {
        let corners: UIRectCorner = [.topLeft, .bottomRight]
        let path = UIBezierPath(roundedRect: square, byRoundingCorners: corners, cornerRadii: CGSize(width: 20, height: 20))
        XCTAssertEqual(try area { path.fill() }, 2400 - 2 * (1 - .pi / 4) * 400, accuracy: 1)
        XCTAssertFalse(path.contains(CGPoint(x: 12, y: 22)))
        XCTAssertFalse(path.contains(CGPoint(x: 68, y: 58)))
        XCTAssertTrue(path.contains(CGPoint(x: 68, y: 22)))
        XCTAssertTrue(path.contains(CGPoint(x: 12, y: 58)))
    }

    func testAClockwiseArcGoesDownFromTheRight() {
        let center = CGPoint(x: 50, y: 50)
        let clockwise = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        XCTAssertEqual(clockwise.currentPoint.x, 50, accuracy: 1e-9)
        XCTAssertEqual(clockwise.currentPoint.y, 60, accuracy: 1e-9)
        XCTAssertLessThan(clockwise.bounds.width, 11)
        let other = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        XCTAssertGreaterThan(other.bounds.width, 19)
    }

    func testStrokesHaveLengthTimesWidth() throws {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 10, y: 50))
        line.addLine(to: CGPoint(x: 60, y: 50))
        line.lineWidth = 4
        XCTAssertEqual(try area { line.stroke() }, 200, accuracy: 0.1)
        line.lineCapStyle = .square
        XCTAssertEqual(try area { line.stroke() }, 216, accuracy: 0.1)
        line.lineCapStyle = .round
        XCTAssertEqual(try area { line.stroke() }, 200 + .pi * 4, accuracy: 0.3)
        line.lineCapStyle = .butt
        line.setLineDash([5, 5], count: 2, phase: 0)
        XCTAssertEqual(try area { line.stroke() }, 100, accuracy: 0.1)
        line.setLineDash(nil, count: 0, phase: 0)
        XCTAssertEqual(try area { line.stroke() }, 200, accuracy: 0.1)
    }

    func testTheFillRuleDecidesAboutHoles() throws {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: square.insetBy(dx: 10, dy: 10)))
        let middle = CGPoint(x: 40, y: 40)
        XCTAssertTrue(path.contains(middle))
        XCTAssertEqual(try area { path.fill() }, 2400, accuracy: 0.1)
        path.usesEvenOddFillRule = true
        XCTAssertFalse(path.contains(middle))
        XCTAssertEqual(try area { path.fill() }, 2400 - 800, accuracy: 0.1)
    }

    func testAClipLimitsDrawingToThePath() throws {
        XCTAssertEqual(
            try area {
                UIBezierPath(ovalIn: square).addClip()
                UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 100, height: 100), .normal)
            }, .pi * 600, accuracy: 3)
    }

    func testDrawingLeavesTheContextAsItWas() throws {
        let image = makeRenderer(10, 1).image { context in
            context.cgContext.setLineWidth(1)
            UIColor.white.set()
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 1))
            path.fill(with: .normal, alpha: 0)
            path.lineWidth = 8
            path.stroke(with: .normal, alpha: 0)
            context.cgContext.strokeLineSegments(between: [CGPoint(x: 5, y: 0.5), CGPoint(x: 10, y: 0.5)])
        }
        XCTAssertEqual(try Pixels(image).coverage, 5, accuracy: 0.01)
    }

    func testCurvesEndWhereTheyShouldAndBoundsHoldTheirControlPoints() {
        let path = UIBezierPath()
        XCTAssertTrue(path.isEmpty)
        XCTAssertEqual(path.currentPoint, .zero)
        path.addLine(to: CGPoint(x: 5, y: 5))
        XCTAssertTrue(path.isEmpty, "there is nothing that a line could continue")
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 20))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 10, y: 0))
        path.addCurve(to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 10, y: -8), controlPoint2: CGPoint(x: 30, y: -9))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 30, y: 0))
        XCTAssertEqual(path.bounds, CGRect(x: 0, y: -9, width: 30, height: 29))
        path.close()
        XCTAssertEqual(path.currentPoint, .zero)
        path.removeAllPoints()
        XCTAssertTrue(path.isEmpty)
    }

    func testTransformsMoveEveryPoint() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        path.apply(CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertEqual(path.bounds, CGRect(x: 2, y: 6, width: 6, height: 12))
    }

    func testCopiesAreIndependent() throws {
        let path = UIBezierPath(rect: square)
        path.lineWidth = 7
        path.usesEvenOddFillRule = true
        let copy = try XCTUnwrap(path.copy() as? UIBezierPath)
        let outline = path.cgPath
        path.removeAllPoints()
        XCTAssertEqual(copy.bounds, square)
        XCTAssertEqual(outline.boundingBox, square)
        XCTAssertEqual(copy.lineWidth, 7)
        XCTAssertTrue(copy.usesEvenOddFillRule)
    }
}
