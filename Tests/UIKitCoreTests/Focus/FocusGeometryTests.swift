import CoreGraphics
@testable import UIKitCore
import XCTest

/// The next rectangle in a direction, and the reading order.
final class FocusGeometryTests: XCTestCase {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 10, _ height: CGFloat = 10) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    func testTheNextRectangleOfAGridIsTheNeighbor() {
        // Rows and columns at distances of 20.
        let grid = (0..<9).map { rect(CGFloat($0 % 3) * 20, CGFloat($0 / 3) * 20) }
        for index in grid.indices {
            let (column, row) = (index % 3, index / 3)
            let expected: [(UIFocusHeading, Int?)] = [
                (.left, column > 0 ? index - 1 : nil), (.right, column < 2 ? index + 1 : nil), (.up, row > 0 ? index - 3 : nil),
                (.down, row < 2 ? index + 3 : nil),
            ]
            for (heading, next) in expected {
                XCTAssertEqual(FocusGeometry.next(from: grid[index], toward: heading, among: grid), next, "\(heading) of \(index)")
            }
        }
    }

    func testARectangleOutsideOfTheBeamIsNoNeighbor() {
        let start = rect(0, 0)
        XCTAssertNil(FocusGeometry.next(from: start, toward: .right, among: [rect(20, 10), rect(20, -10), rect(20, 30)]))
        XCTAssertEqual(FocusGeometry.next(from: start, toward: .right, among: [rect(20, 10), rect(40, 9)]), 1)
        XCTAssertNil(FocusGeometry.next(from: start, toward: .right, among: [rect(-20, 0), rect(2, 0, 6)]), "behind, and inside")
        XCTAssertEqual(FocusGeometry.next(from: start, toward: .right, among: [rect(5, 0)]), 0, "overlapping, and farther")
    }

    func testTheNearestWinsThenTheOneInTheMiddle() {
        let start = rect(0, 0, 10, 30)
        XCTAssertEqual(FocusGeometry.next(from: start, toward: .right, among: [rect(30, 10), rect(20, 0), rect(40, 10)]), 1)
        XCTAssertEqual(FocusGeometry.next(from: start, toward: .right, among: [rect(20, 0), rect(20, 10), rect(20, 20)]), 1)
        XCTAssertEqual(
            FocusGeometry.next(from: start, toward: .right, among: [rect(20.2, 0), rect(20.5, 10)]), 1, "equal within half a point")
    }

    func testInvalidRectanglesAndDirectionlessHeadingsHaveNoNeighbor() {
        let others = [rect(20, 0), rect(0, 20)]
        for heading in [UIFocusHeading.next, .previous, [], [.left, .up]] {
            XCTAssertNil(FocusGeometry.next(from: rect(0, 0), toward: heading, among: others))
        }
        XCTAssertNil(FocusGeometry.next(from: rect(.nan, 0), toward: .right, among: others))
        XCTAssertEqual(FocusGeometry.next(from: rect(0, 0), toward: .right, among: [rect(.infinity, 0), rect(30, 0)]), 1)
    }

    func testMovementsAreUndoneByTheOppositeKeyInColumns() {
        var generator = SystemRandomNumberGenerator()
        let heights = (0..<20).map { _ in CGFloat.random(in: 10...60, using: &generator) }
        var y: CGFloat = 0
        let column = heights.map { height in
            defer { y += height + 8 }
            return CGRect(x: 0, y: y, width: 100, height: height)
        }
        for index in column.indices.dropLast() {
            XCTAssertEqual(FocusGeometry.next(from: column[index], toward: .down, among: column), index + 1)
            XCTAssertEqual(FocusGeometry.next(from: column[index + 1], toward: .up, among: column), index)
        }
    }

    func testReadingOrderIsByRowsFromTheLeadingEdge() {
        let rects = [rect(100, 2), rect(0, 40), rect(0, 0), rect(50, 4), rect(50, 38)]
        XCTAssertEqual(FocusGeometry.readingOrder(of: rects), [2, 3, 0, 1, 4])
        XCTAssertEqual(FocusGeometry.readingOrder(of: rects, isMirrored: true), [0, 3, 2, 4, 1])
        XCTAssertEqual(FocusGeometry.readingOrder(of: []), [])
    }

    func testAColumnBesideOthersComesFirst() {
        // A sidebar, and in the column beside it a field over a list.
        let sidebar = rect(0, 0, 100, 800)
        let (field, list) = (rect(120, 20, 300, 40), rect(120, 80, 300, 700))
        XCTAssertEqual(FocusGeometry.readingOrder(of: [list, field, sidebar]), [2, 1, 0])
        // With other leading edges, and two columns below the field.
        let (left, right) = (rect(110, 80, 150, 700), rect(280, 70, 150, 700))
        XCTAssertEqual(FocusGeometry.readingOrder(of: [right, left, field, sidebar]), [3, 2, 1, 0])
        XCTAssertEqual(FocusGeometry.readingOrder(of: [right, left, field, sidebar], isMirrored: true), [2, 0, 1, 3])
    }

    func testRectanglesThatOverlapAreOrderedFromTheTop() {
        XCTAssertEqual(FocusGeometry.readingOrder(of: [rect(5, 4), rect(0, 0), rect(2, 2)]), [1, 2, 0])
    }
}
