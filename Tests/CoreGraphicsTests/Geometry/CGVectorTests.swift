import CoreGraphics
import XCTest

final class CGVectorTests: XCTestCase {
    func testEveryInitKeepsItsComponents() {
        let whole = 3
        let fraction: Double = 0.5
        XCTAssertEqual(CGVector(dx: whole, dy: -whole), CGVector(dx: 3.0 as CGFloat, dy: -3))
        XCTAssertEqual(CGVector(dx: fraction, dy: 1).dx, 0.5)
        XCTAssertEqual(CGVector(), .zero)
        XCTAssertEqual(CGVectorMake(1, 2), CGVector(dx: 1, dy: 2))
        XCTAssertNotEqual(CGVector(dx: 1, dy: 2), CGVector(dx: 2, dy: 1))
    }

    func testCodingGivesBackTheVectorInApplesForm() throws {
        let vector = CGVector(dx: 1.5, dy: -2)
        let data = try JSONEncoder().encode(vector)
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "[1.5,-2]")
        XCTAssertEqual(try JSONDecoder().decode(CGVector.self, from: data), vector)
        XCTAssertThrowsError(try JSONDecoder().decode(CGVector.self, from: Data("[1]".utf8)))
    }

    func testPrintsItsComponents() {
        XCTAssertEqual("\(CGVector(dx: 1, dy: 2.5))", "(1.0, 2.5)")
    }
}
