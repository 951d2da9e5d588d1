import QuartzCore
import XCTest

@testable import UIKitControls

private let wheel = WheelGeometry(rowHeight: 32, height: 216)

final class WheelGeometryTests: XCTestCase {
    func testARowsArcIsAsLongAsTheRowIsHigh() {
        XCTAssertEqual(wheel.radius, 108)
        XCTAssertEqual(wheel.angle, 32.0 / 108, accuracy: 1e-12)
        XCTAssertEqual(wheel.tilt(of: 7, at: 4.5) * wheel.radius, 80, accuracy: 1e-12)
    }

    func testOffsetsAndPositionsAreInverse() {
        XCTAssertEqual(wheel.firstOffset, -92, "the middle of row 0 is 92 points below the top")
        for row in [0, 1, 7, 99_999] { XCTAssertEqual(wheel.position(at: wheel.offset(of: row)), CGFloat(row)) }
    }

    func testAProposedOffsetIsMovedToTheNearestRow() {
        XCTAssertEqual(wheel.rest(near: -92 + 15.9, of: 10), -92)
        XCTAssertEqual(wheel.rest(near: -92 + 16.1, of: 10), -60)
        XCTAssertEqual(wheel.rest(near: 1e9, of: 10), -92 + 9 * 32, "not beyond the last row")
        XCTAssertEqual(wheel.rest(near: -1e9, of: 10), -92)
        XCTAssertEqual(wheel.rest(near: .nan, of: 10), -92)
        XCTAssertEqual(wheel.rest(near: 100, of: 0), -92)
    }

    func testTheProjectionHasAClosedFormAndAnInverse() {
        // A point at 30°: 54 points up, 108 (1 - cos 30°) behind the front, seen from 1000 points.
        let behind = 108 * (1 - 3.0.squareRoot() / 2)
        XCTAssertEqual(wheel.projected(.pi / 6), 54 * 1000 / (1000 + behind), accuracy: 1e-9)
        for tilt in stride(from: -1.4, through: 1.4, by: 0.2) {
            XCTAssertEqual(wheel.tilt(at: wheel.projected(tilt)), tilt, accuracy: 1e-9)
        }
        XCTAssertEqual(wheel.row(at: wheel.projected(2 * wheel.angle), position: 5, of: 10), 7)
        XCTAssertNil(wheel.row(at: -90, position: 0, of: 10), "above the first row")
    }

    func testTheTransformPutsARowWhereTheProjectionSays() {
        let tilt = 0.7
        let t = wheel.transform(tilt, lookOffset: 60)
        // The row's middle, at the origin of its layer, as a homogeneous vector.
        XCTAssertEqual(t.m42 / t.m44, wheel.projected(tilt), accuracy: 1e-9)
        let scale: CGFloat = 1 / (1 + 108 * (1 - cos(tilt)) / 1000)
        XCTAssertEqual(t.m41 / t.m44, 60 * scale - 60, accuracy: 1e-9, "it moves to the eye's middle")
        let selected = wheel.transform(0, lookOffset: 60)
        XCTAssertEqual(
            [selected.m11, selected.m22, selected.m44, selected.m12, selected.m14, selected.m24, selected.m41, selected.m42],
            [1, 1, 1, 0, 0, 0, 0, 0], "the selected row's plane is as it is")
        // The lower edge of a row below the middle is farther away: its width is smaller.
        let lower = t.m24 * 16 + t.m44
        let upper = -t.m24 * 16 + t.m44
        XCTAssertGreaterThan(lower, upper)
    }

    func testOnlyTheFrontHalfIsVisible() {
        let reach = .pi / 2 / (32.0 / 108)  // 5.3 rows
        XCTAssertEqual(wheel.visibleRows(at: 50, of: 100_000), 45..<56)
        XCTAssertEqual(wheel.visibleRows(at: 0, of: 3), 0..<3)
        XCTAssertEqual(wheel.visibleRows(at: 0, of: 0), 0..<0)
        XCTAssertLessThan(reach, 5.5)
    }

    func testRowsFadeAsTheyTilt() {
        XCTAssertEqual(wheel.opacity(0), 1)
        XCTAssertEqual(wheel.opacity(wheel.angle), 0.55 * cos(wheel.angle), accuracy: 1e-12)
        XCTAssertEqual(wheel.opacity(.pi / 2), 0, accuracy: 1e-12)
    }
}
