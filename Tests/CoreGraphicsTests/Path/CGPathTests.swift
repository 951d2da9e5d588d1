import CoreGraphics
import XCTest

final class CGPathTests: XCTestCase {
    func testARectangleHasFiveStepsFromItsLeastCorner() {
        var steps: [(CGPathElementType, CGPoint?)] = []
        CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).applyWithBlock { element in
            let isClose = element.pointee.type == .closeSubpath
            steps.append((element.pointee.type, isClose ? nil : element.pointee.points[0]))
        }
        XCTAssertEqual(steps.map(\.0), [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        XCTAssertEqual(
            steps.compactMap(\.1),
            [CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6)])
    }

    func testApplyingShowsAllPointsOfACurve() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
        path.addCurve(to: CGPoint(x: 5, y: 0), control1: CGPoint(x: 3, y: 1), control2: CGPoint(x: 4, y: 1))
        var points: [[CGPoint]] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            points.append((0..<count).map { element.pointee.points[$0] })
        }
        XCTAssertEqual(
            points,
            [
                [.zero], [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 0)],
                [CGPoint(x: 3, y: 1), CGPoint(x: 4, y: 1), CGPoint(x: 5, y: 0)],
            ])
    }

    func testTheCurrentPointReturnsToTheSubpathsStartOnClosing() {
        let path = CGMutablePath()
        XCTAssertTrue(path.isEmpty)
        XCTAssertEqual(path.currentPoint, .zero)
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
        XCTAssertEqual(path.currentPoint, CGPoint(x: 5, y: 5))
        path.closeSubpath()
        path.closeSubpath()
        XCTAssertEqual(path.currentPoint, CGPoint(x: 1, y: 1))
        XCTAssertEqual(Array(path.data.elements).count, 4)
        path.addLine(to: CGPoint(x: 0, y: 9))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 0, y: 9))
    }

    func testALineWithoutACurrentPointIsLeftOut() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
        path.closeSubpath()
        XCTAssertTrue(path.isEmpty)
    }

    func testPointsThatAreNotFiniteAreLeftOut() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 0, y: -CGFloat.infinity))
        path.addLine(to: CGPoint(x: 3, y: 3), transform: CGAffineTransform(scaleX: .infinity, y: 1))
        path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: false)
        path.addRect(.null)
        XCTAssertEqual(Array(path.data.elements), [.move(CGPoint(x: 1, y: 2))])
    }

    func testBoundsOfCurvesAreThoseOfWhatIsDrawn() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
        XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 2, height: 2))
        // The parabola reaches half its control point's height.
        assertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 2, height: 1))
        XCTAssertTrue(CGMutablePath().boundingBox.isNull)
        XCTAssertTrue(CGMutablePath().boundingBoxOfPath.isNull)
    }

    func testACurveAfterAClosedSubpathIsBoundedFromTheSubpathsStart() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 1)])
        path.closeSubpath()
        path.addQuadCurve(to: CGPoint(x: 0, y: 0), control: CGPoint(x: -4, y: 0))
        // From (0, 0), not from (8, 1): the curve goes out to half of -4.
        assertEqual(path.boundingBoxOfPath, CGRect(x: -2, y: 0, width: 10, height: 1))
    }

    func testAnEllipseAndARoundedRectangleTouchTheirEdges() {
        let rect = CGRect(x: 10, y: 20, width: 60, height: 30)
        let ellipse = CGPath(ellipseIn: rect, transform: nil)
        assertEqual(ellipse.boundingBoxOfPath, rect)
        assertEqual(ellipse.boundingBox, rect)
        let rounded = CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 4, transform: nil)
        assertEqual(rounded.boundingBoxOfPath, rect)
        XCTAssertEqual(rounded.currentPoint, CGPoint(x: 70, y: 35))
        XCTAssertFalse(rounded.contains(CGPoint(x: 10.5, y: 20.5)))
        XCTAssertTrue(rounded.contains(CGPoint(x: 22, y: 20.5)))
    }

    func testTooLargeCornersMakeAnEllipseOfHalfTheSize() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 6)
        XCTAssertEqual(
            CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil),
            CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 3, transform: nil))
        XCTAssertEqual(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 3, transform: nil), CGPath(rect: rect, transform: nil))
    }

    func testCopiesAreEqualAndApart() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try XCTUnwrap(path.copy())
        XCTAssertEqual(copy, path)
        XCTAssertEqual(copy.hashValue, path.hashValue)
        path.move(to: .zero)
        XCTAssertNotEqual(copy, path)
        var move = CGAffineTransform(translationX: 5, y: 0)
        XCTAssertEqual(copy.copy(using: &move)?.boundingBox, CGRect(x: 5, y: 0, width: 1, height: 1))
        XCTAssertEqual(copy.copy(using: nil), copy)
        XCTAssertNotEqual(copy.mutableCopy(using: &move), copy)
    }

    func testAPathCanBeAddedToItself() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addPath(path, transform: CGAffineTransform(translationX: 2, y: 0))
        XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 3, height: 1))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 2, y: 0))
    }

    func assertEqual(_ actual: CGRect, _ expected: CGRect, line: UInt = #line) {
        for (value, wanted) in [
            (actual.minX, expected.minX), (actual.minY, expected.minY), (actual.maxX, expected.maxX), (actual.maxY, expected.maxY),
        ] {
            XCTAssertEqual(value, wanted, accuracy: 1e-9, "\(actual)", line: line)
        }
    }

    func testApplyPassesItsPointerAndEachElement() {
        var types: [CGPathElementType] = []
        withUnsafeMutablePointer(to: &types) { types in
            CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).apply(info: types) { info, element in
                info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
            }
        }
        XCTAssertEqual(types, [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    }
}
