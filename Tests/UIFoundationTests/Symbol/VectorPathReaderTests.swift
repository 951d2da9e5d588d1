import Symbols
import UIKit
import XCTest

final class VectorPathReaderTests: XCTestCase {
    private func box(_ data: String) -> CGRect? { VectorPathReader.path(data).map { CGPath($0).boundingBoxOfPath } }

    func testCommandsAreReadAbsoluteAndRelative() throws {
        XCTAssertEqual(box("M1 2L11 2V12H1Z"), CGRect(x: 1, y: 2, width: 10, height: 10))
        XCTAssertEqual(box("m1,2 10,0 0,10-10,0z"), CGRect(x: 1, y: 2, width: 10, height: 10))
        XCTAssertEqual(box("M0 0h1e1v.5"), CGRect(x: 0, y: 0, width: 10, height: 0.5))
        XCTAssertEqual(box("M2 2l1 0z m5 5 1 1"), CGRect(x: 2, y: 2, width: 6, height: 6))
    }

    /// A circle of two arcs has the area of its radius within 0.03 %; flags need no separators.
    func testArcsAreCirclesAndEllipses() throws {
        let circle = try XCTUnwrap(box("M2 12a10 10 0 1 0 20 0a10 10 0 10-20 0z"))
        XCTAssertEqual(circle.width, 20, accuracy: 0.006)
        XCTAssertEqual(circle.height, 20, accuracy: 0.006)
        let ellipse = try XCTUnwrap(box("M0 0A20 10 0 0 1 40 0A20 10 0 0 1 0 0"))
        XCTAssertEqual(ellipse.width, 40, accuracy: 0.01)
        XCTAssertEqual(ellipse.height, 20, accuracy: 0.006)
        // Radii that do not reach grow: a half circle around the middle.
        XCTAssertEqual(try XCTUnwrap(box("M0 0A1 1 0 0 1 10 0")).height, 5, accuracy: 0.002)
        XCTAssertEqual(box("M0 0A0 5 0 0 1 10 0"), CGRect(x: 0, y: 0, width: 10, height: 0))
    }

    func testSmoothCurvesMirrorTheControlPoint() throws {
        XCTAssertEqual(VectorPathReader.path("M0 0C0 5 5 5 5 0S10-5 10 0"), VectorPathReader.path("M0 0C0 5 5 5 5 0C5 -5 10 -5 10 0"))
        XCTAssertEqual(VectorPathReader.path("M0 0Q5 5 10 0T20 0"), VectorPathReader.path("M0 0Q5 5 10 0Q15 -5 20 0"))
    }

    func testDamagedDataGiveNil() {
        for data in ["L1 1", "M", "M1", "M1 1 2", "M0 0A1 1 0 2 1 3 3", "M0 0L1 x", "1 1", "M0 0Z1", "M0 0h1e999", "M0 0#"] {
            XCTAssertNil(VectorPathReader.path(data), data)
        }
        XCTAssertNotNil(VectorPathReader.path(""))
    }

    func testRandomDataNeverStopTheReader() {
        var random = SeededRandom(seed: 7)
        let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, ")
        for _ in 0..<3000 {
            let count = Int(random.next() % 40)
            _ = VectorPathReader.path(String((0..<count).map { _ in letters[Int(random.next() % UInt64(letters.count))] }))
        }
    }
}
