import CoreGraphics
import XCTest

final class CGPathArcTests: XCTestCase {
    func testEveryPointOfAnArcIsOnItsCircle() {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 3, y: 4), radius: 10, startAngle: 0.3, endAngle: 5, clockwise: false)
        var start = CGPoint.zero
        for element in path.data.elements {
            switch element {
            case .move(let point), .line(let point):
                start = point
            case .curve(let control1, let control2, let end):
                for step in 0...10 {
                    let t = CGFloat(step) / 10
                    let point = CGPoint(
                        x: bezier(start.x, control1.x, control2.x, end.x, t), y: bezier(start.y, control1.y, control2.y, end.y, t))
                    // A cubic over a quarter of a circle is off by 2.7e-4 of the radius.
                    XCTAssertEqual(hypot(point.x - 3, point.y - 4), 10, accuracy: 2.8e-3)
                }
                start = end
            case .quad, .close:
                XCTFail("\(element)")
            }
        }
        XCTAssertEqual(path.currentPoint.x, 3 + 10 * cos(5), accuracy: 1e-9)
        XCTAssertEqual(path.currentPoint.y, 4 + 10 * sin(5), accuracy: 1e-9)
    }

    func testClockwiseGoesTowardsSmallerAngles() {
        // From the right to the top (y up), the short way and the long way.
        let quarter = arc(0, .pi / 2, clockwise: false)
        XCTAssertEqual(quarter.boundingBoxOfPath.minX, 0, accuracy: 1e-9)
        let threeQuarters = arc(0, .pi / 2, clockwise: true)
        XCTAssertEqual(threeQuarters.boundingBoxOfPath.minX, -1, accuracy: 1e-9)
        XCTAssertEqual(threeQuarters.boundingBoxOfPath.minY, -1, accuracy: 1e-9)
        for path in [quarter, threeQuarters] {
            XCTAssertEqual(path.currentPoint.x, 0, accuracy: 1e-9)
            XCTAssertEqual(path.currentPoint.y, 1, accuracy: 1e-9)
        }
    }

    func testAFullRotationIsAFullCircleInEitherDirection() {
        for clockwise in [true, false] {
            let half = CGFloat.pi
            for (start, end) in [(0, 2 * half), (2 * half, 0), (-half, half), (0, 6 * half)] {
                let box = arc(start, end, clockwise: clockwise).boundingBoxOfPath
                XCTAssertEqual(box.width, 2, accuracy: 1e-3)
                XCTAssertEqual(box.height, 2, accuracy: 1e-3)
            }
        }
    }

    func testAnArcOfNoAngleIsItsStart() {
        XCTAssertEqual(Array(arc(1, 1, clockwise: false).data.elements).count, 1)
        XCTAssertEqual(Array(arc(1, 1, clockwise: true).data.elements).count, 1)
    }

    func testALineLeadsToTheArc() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 9, y: 9))
        path.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: -.pi / 2)
        XCTAssertEqual(Array(path.data.elements)[1], .line(CGPoint(x: 2, y: 0)))
        XCTAssertEqual(path.currentPoint.y, -2, accuracy: 1e-9)
    }

    func testATangentArcRoundsACorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
        let steps = Array(path.data.elements)
        XCTAssertEqual(steps.count, 3)
        guard case .line(let touch) = steps[1] else { return XCTFail("\(steps)") }
        XCTAssertEqual(touch.x, 7, accuracy: 1e-9)
        XCTAssertEqual(touch.y, 0, accuracy: 1e-9)
        XCTAssertEqual(path.currentPoint.x, 10, accuracy: 1e-9)
        XCTAssertEqual(path.currentPoint.y, 3, accuracy: 1e-9)
        XCTAssertTrue(path.contains(CGPoint(x: 9, y: 0.9)), "the arc bulges towards the corner")
    }

    func testATangentArcIsMeantBeforeItsTransform() {
        let doubled = CGAffineTransform(scaleX: 2, y: 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10), transform: doubled)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4, transform: doubled)
        XCTAssertEqual(path.currentPoint.x, 8, accuracy: 1e-9)
        XCTAssertEqual(path.currentPoint.y, 0, accuracy: 1e-9)
    }

    func testTangentsOnOneLineAreALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
        XCTAssertEqual(Array(path.data.elements), [.move(.zero), .line(CGPoint(x: 5, y: 0))])
    }

    private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    private func bezier(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, _ t: CGFloat) -> CGFloat {
        let u = 1 - t
        return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
    }
}
