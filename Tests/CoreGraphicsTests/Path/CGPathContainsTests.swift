import CoreGraphics
import XCTest

final class CGPathContainsTests: XCTestCase {
    func testAnEllipseContainsWhatItsEquationSays() {
        let path = CGPath(ellipseIn: CGRect(x: -5, y: -3, width: 10, height: 6), transform: nil)
        for column in -60...60 {
            for row in -40...40 {
                let point = CGPoint(x: CGFloat(column) * 0.1 + 0.013, y: CGFloat(row) * 0.1 + 0.017)
                let distance = point.x * point.x / 25 + point.y * point.y / 9
                // The cubics leave the ellipse by 2.7e-4 at most.
                guard abs(distance - 1) > 1e-3 else { continue }
                XCTAssertEqual(path.contains(point), distance < 1, "\(point)")
            }
        }
    }

    func testRulesDifferWhereASubpathIsInAnother() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        XCTAssertTrue(path.contains(CGPoint(x: 5, y: 5)))
        XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        XCTAssertTrue(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
        XCTAssertFalse(path.contains(CGPoint(x: 11, y: 5)))
    }

    func testSubpathsOfOppositeDirectionsMakeAHole() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: -8, width: 6, height: 6), transform: CGAffineTransform(scaleX: 1, y: -1))
        XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
        XCTAssertTrue(path.contains(CGPoint(x: 1, y: 5)))
    }

    func testAnOpenSubpathCountsAsClosed() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        path.move(to: CGPoint(x: 100, y: 100))
        XCTAssertTrue(path.contains(CGPoint(x: 8, y: 4)))
        XCTAssertFalse(path.contains(CGPoint(x: 4, y: 8)))
    }

    func testCornersOnTheRayCountOnce() {
        let diamond = CGMutablePath()
        diamond.addLines(between: [CGPoint(x: 0, y: -5), CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 5), CGPoint(x: -5, y: 0)])
        diamond.closeSubpath()
        XCTAssertTrue(diamond.contains(.zero))
        XCTAssertFalse(diamond.contains(CGPoint(x: -6, y: 0)))
        XCTAssertFalse(diamond.contains(CGPoint(x: -1, y: 5)))
        XCTAssertFalse(diamond.contains(CGPoint(x: -1, y: -5)))
    }

    func testTheTransformMovesThePathAndNotThePoint() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let move = CGAffineTransform(translationX: 10, y: 0)
        XCTAssertTrue(path.contains(CGPoint(x: 10.5, y: 0.5), transform: move))
        XCTAssertFalse(path.contains(CGPoint(x: 0.5, y: 0.5), transform: move))
        XCTAssertFalse(path.contains(CGPoint(x: CGFloat.nan, y: 0.5)))
    }
}
