import CoreGraphics
import XCTest

final class CGColorSpaceTests: XCTestCase {
    func testNamedSpacesKnowTheirKind() throws {
        for name in [CGColorSpace.sRGB, CGColorSpace.extendedSRGB] {
            let space = try XCTUnwrap(CGColorSpace(name: name))
            XCTAssertEqual(space.numberOfComponents, 3)
            XCTAssertEqual(space.model, .rgb)
            XCTAssertEqual(space.name, name)
        }
        for name in [CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray] {
            let space = try XCTUnwrap(CGColorSpace(name: name))
            XCTAssertEqual(space.numberOfComponents, 1)
            XCTAssertEqual(space.model, .monochrome)
        }
    }

    func testAnUnknownNameGivesNoSpace() {
        XCTAssertNil(CGColorSpace(name: "kCGColorSpaceUnheardOf"))
    }

    func testSpacesOfOneNameAreEqual() {
        XCTAssertEqual(CGColorSpace(name: CGColorSpace.sRGB), CGColorSpace(name: CGColorSpace.sRGB))
        XCTAssertNotEqual(CGColorSpace(name: CGColorSpace.sRGB), CGColorSpaceCreateDeviceRGB())
        XCTAssertEqual(CGColorSpaceCreateDeviceRGB().numberOfComponents, 3)
        XCTAssertEqual(CGColorSpaceCreateDeviceGray().model, .monochrome)
    }
}
