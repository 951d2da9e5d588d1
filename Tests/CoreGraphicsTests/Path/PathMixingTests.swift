import CoreGraphics
import Foundation
import XCTest

/// Interpolation between paths, as Core Animation's (`Documentation/Behavior.md#keyframes`).
final class PathMixingTests: XCTestCase {
    private func curve(_ points: (Double, Double)..., from start: (Double, Double) = (0, 0)) -> PathData {
        let all = points.map { CGPoint(x: $0.0, y: $0.1) }
        var path = PathData()
        path.move(to: CGPoint(x: start.0, y: start.1))
        if all.count == 1 { path.addLine(to: all[0]) }
        if all.count == 2 { path.addQuadCurve(to: all[1], control: all[0]) }
        if all.count == 3 { path.addCurve(to: all[2], control1: all[0], control2: all[1]) }
        return path
    }

    /// The two control points and the end of the second element.
    private func points(_ path: PathData) -> [Double] {
        for element in path.elements {
            if case .curve(let control1, let control2, let end) = element {
                return [control1.x, control1.y, control2.x, control2.y, end.x, end.y].map { Double($0) }
            }
        }
        return []
    }

    private func assertEqual(_ a: [Double], _ b: [Double], line: UInt = #line) {
        XCTAssertEqual(a.count, b.count, line: line)
        for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: 1e-9, line: line) }
    }

    func testAHandleRotatesByTheSmallerAngle() {
        let half = curve((0, 50), (100, 50), (100, 0)).mixed(with: curve((50, 0), (50, 0), (100, 0)), 0.5)
        let component = 50 / 2.0.squareRoot()
        // 35.4, 35.4 in Apple's image; the other handle rotates in the other direction.
        assertEqual(points(half), [component, component, 100 - component, component, 100, 0])
        let third = curve((10, 0), (100, 0), (100, 0)).mixed(with: curve((0, -40), (100, 0), (100, 0)), 1 / 3.0)
        assertEqual(points(third), [20 * cos(.pi / 6), -20 * sin(.pi / 6), 100, 0, 100, 0])
    }

    func testALengthChangesAlongAHandlesDirectionExactly() {
        let quarter = curve((0, 8), (90, 0), (100, 0)).mixed(with: curve((0, 16), (60, 0), (100, 0)), 0.25)
        XCTAssertEqual(points(quarter), [0, 10, 82.5, 0, 100, 0])
    }

    func testAHandleWithoutLengthMovesStraight() {
        let half = curve((0, 0), (100, 30), (100, 0)).mixed(with: curve((40, 20), (100, 0), (100, 0)), 0.5)
        XCTAssertEqual(points(half), [20, 10, 100, 15, 100, 0])
    }

    func testALineAgainstACurveIsACurveWithoutHandles() {
        let half = curve((100, 0)).mixed(with: curve((0, 30), (100, 60), (100, 0)), 0.5)
        XCTAssertEqual(points(half), [0, 15, 100, 30, 100, 0])
        let back = curve((0, 30), (100, 60), (100, 0)).mixed(with: curve((100, 20)), 0.5)
        XCTAssertEqual(points(back), [0, 15, 100, 40, 100, 10])
        let quad = curve((50, 60), (100, 0)).mixed(with: curve((100, 0)), 0.5)
        assertEqual(points(quad), [50 / 3.0, 20, 100 - 50 / 3.0, 20, 100, 0])
    }

    func testEndPointsMoveStraightAndTheEndsAreExact() {
        let (a, b) = (curve((0, 50), (100, 50), (100, 0)), curve((50, 0), (50, 0), (200, 40), from: (20, 8)))
        assertEqual(Array(points(a.mixed(with: b, 0.5))[4...]), [150, 20])
        XCTAssertEqual(a.mixed(with: b, 0), a)
        XCTAssertEqual(a.mixed(with: b, 1), b)
        XCTAssertEqual(points(a.mixed(with: b, 2))[4], 300)
    }

    func testOppositeHandlesRotateTowardsGreaterAngles() {
        let half = curve((10, 0), (100, 0), (100, 0)).mixed(with: curve((-10, 0), (100, 0), (100, 0)), 0.5)
        assertEqual(points(half), [0, 10, 100, 0, 100, 0])
    }

    func testPathsOfOtherElementsDoNotMix() {
        var closed = curve((100, 0))
        closed.closeSubpath()
        XCTAssertEqual(curve((100, 0)).mixed(with: closed, 0.5), closed)
        var moved = curve((100, 0))
        moved.move(to: .zero)
        XCTAssertEqual(closed.mixed(with: moved, 0.5), moved)
    }
}
