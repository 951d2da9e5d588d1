import CoreGraphics
import TestSupport
import XCTest

final class CGColorTests: XCTestCase {
    func testAnRGBColourHasFourComponents() {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        XCTAssertEqual(color.components, [0.25, 0.5, 0.75, 0.5])
        XCTAssertEqual(color.numberOfComponents, 4)
        XCTAssertEqual(color.alpha, 0.5)
        XCTAssertEqual(color.colorSpace?.name, CGColorSpace.sRGB)
        XCTAssertEqual(color.rgba, SIMD4(0.25, 0.5, 0.75, 0.5))
        XCTAssertEqual(color, CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    }

    func testAGrayHasTwoComponentsAndEqualOnesInRGB() {
        let gray = CGColor(gray: 0.25, alpha: 0.5)
        XCTAssertEqual(gray.components, [0.25, 0.5])
        XCTAssertEqual(gray.numberOfComponents, 2)
        XCTAssertEqual(gray.rgba, SIMD4(0.25, 0.25, 0.25, 0.5))
        XCTAssertEqual(gray.colorSpace?.model, .monochrome)
    }

    func testComponentsAreReadInTheirSpace() throws {
        let extended = try XCTUnwrap(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let bright = try XCTUnwrap(CGColor(colorSpace: extended, components: [1.5, -0.25, 0, 1]))
        XCTAssertEqual(bright.rgba, SIMD4(1.5, -0.25, 0, 1))
        let gray = try XCTUnwrap(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.25]))
        XCTAssertEqual(gray.rgba, SIMD4(0.5, 0.5, 0.5, 0.25))
        XCTAssertEqual(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0, 0, 1, 1])?.rgba, SIMD4(0, 0, 1, 1))
    }

    func testTooFewComponentsGiveNoColour() {
        XCTAssertNil(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0]))
        XCTAssertNil(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: []))
    }

    func testEqualityNeedsTheSameSpaceAndComponents() {
        XCTAssertEqual(CGColor(gray: 1, alpha: 1), CGColor.white)
        XCTAssertEqual(CGColor(gray: 1, alpha: 1).hashValue, CGColor.white.hashValue)
        XCTAssertNotEqual(CGColor.white, CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        XCTAssertNotEqual(CGColor.black, CGColor.clear)
    }

    func testCopyingWithAnAlphaChangesNothingElse() {
        let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        XCTAssertEqual(color.copy(alpha: 0.25), CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        XCTAssertEqual(color.copy(alpha: 7)?.alpha, 1)
        XCTAssertEqual(color.copy(), color)
        XCTAssertEqual(CGColor.black.copy(alpha: 0.5)?.components, [0, 0.5])
    }

    func testAComponentThatIsNoNumberCountsAsZeroAndIsReportedOnce() {
        let complaints = Diagnostics.complaints {
            XCTAssertEqual(CGColor(red: .nan, green: 0.5, blue: .infinity, alpha: 1).rgba, SIMD4(0, 0.5, 0, 1))
            XCTAssertEqual(CGColor(gray: 0.5, alpha: .nan).alpha, 0)
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertTrue(complaints.first?.contains("component 0 is nan") == true)
    }
}
