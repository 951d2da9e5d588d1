import CoreGraphics
import TestSupport
import XCTest

final class CGColorTests: XCTestCase {
    func testAnRGBColorHasFourComponents() {
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

    func testTooFewComponentsGiveNoColor() {
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

    func testAColorIsConvertedToAnotherSpace() throws {
        let displayP3 = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        let extended = try XCTUnwrap(CGColorSpace(name: CGColorSpace.extendedSRGB))
        func converted(_ color: CGColor, _ space: CGColorSpace) throws -> [Double] {
            let result = try XCTUnwrap(color.converted(to: space, intent: .defaultIntent, options: nil))
            XCTAssertEqual(result.colorSpace, space)
            return try XCTUnwrap(result.components).map { Double($0) }
        }
        func assertEqual(_ a: [Double], _ b: [Double], line: UInt = #line) {
            XCTAssertEqual(a.count, b.count, line: line)
            for (x, y) in zip(a, b) { XCTAssertEqual(x, y, accuracy: 2e-4, line: line) }
        }
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        // Apple's ColorSync: sRGB's red in Display P3.
        assertEqual(try converted(red, displayP3), [0.9175, 0.2003, 0.1386, 0.5])
        let vivid = try XCTUnwrap(CGColor(colorSpace: displayP3, components: [1, 0, 0, 1]))
        assertEqual(try converted(vivid, extended), [1.0930, -0.2267, -0.1501, 1])
        assertEqual(try converted(vivid, CGColorSpaceCreateDeviceRGB()), [1, 0, 0, 1])
        assertEqual(try converted(vivid, displayP3), [1, 0, 0, 1])
        assertEqual(try converted(CGColor(gray: 0.25, alpha: 1), CGColorSpaceCreateDeviceRGB()), [0.25, 0.25, 0.25, 1])
        assertEqual(try converted(CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1), CGColorSpaceCreateDeviceGray()), [0.25, 1])
        // The luminance of green, 0.7152, in sRGB's curve.
        assertEqual(try converted(CGColor(red: 0, green: 1, blue: 0, alpha: 1), CGColorSpaceCreateDeviceGray()), [0.8625, 1])
        let patterns = try XCTUnwrap(CGColorSpace(patternBaseSpace: nil))
        XCTAssertNil(red.converted(to: patterns, intent: .perceptual, options: [:]))
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
