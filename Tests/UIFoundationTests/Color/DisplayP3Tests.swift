import Kinora
import UIKit
import UIKitTestSupport
import XCTest

final class DisplayP3Tests: XCTestCase {
    func testP3RedLiesOutsideOfSRGB() throws {
        // Published: Display P3's red is (1.0930, -0.2267, -0.1501) in extended sRGB.
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
        XCTAssertTrue(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        XCTAssertEqual(red, 1.0930, accuracy: 1e-4)
        XCTAssertEqual(green, -0.2267, accuracy: 1e-4)
        XCTAssertEqual(blue, -0.1501, accuracy: 1e-4)
        XCTAssertEqual(alpha, 0.5)
        XCTAssertEqual(color.description, "UIDisplayP3ColorSpace 1 0 0 0.5")
    }

    func testAP3GreenPrintsAndComparesAsPublished() {
        // https://stackoverflow.com/questions/47443647: printed on an iPhone.
        let green = UIColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1)
        XCTAssertEqual(green.description, "UIDisplayP3ColorSpace 0 0.823529 0 1")
        // Apple's profiles are rounded to 16 bits behind the point.
        let components = UIColor(cgColor: green.cgColor).cgColor.components ?? []
        for (ours, apples) in zip(components, [-0.416964, 0.838774, -0.249501, 1]) { XCTAssertEqual(ours, apples, accuracy: 2e-4) }
        XCTAssertTrue(UIColor(cgColor: green.cgColor).description.hasPrefix("UIExtendedSRGBColorSpace -0.4"))
        XCTAssertEqual(UIColor(cgColor: green.cgColor), green)
        XCTAssertNotEqual(green, UIColor(red: 0, green: 210 / 255, blue: 0, alpha: 1))
    }

    func testComponentsComeBack() throws {
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try XCTUnwrap(CGColor(colorSpace: space, components: [0.2, 0.4, 0.6, 1]))
        for (one, two) in zip(try XCTUnwrap(color.components), [0.2, 0.4, 0.6, 1]) { XCTAssertEqual(one, two, accuracy: 1e-6) }
        XCTAssertEqual(color.colorSpace?.name, CGColorSpace.displayP3)
        // Grays are the same in both spaces.
        let gray = UIColor(cgColor: try XCTUnwrap(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1])))
        var (red, blue): (CGFloat, CGFloat) = (0, 0)
        XCTAssertTrue(gray.getRed(&red, green: nil, blue: &blue, alpha: nil))
        XCTAssertEqual(red, 0.5, accuracy: 1e-6)
        XCTAssertEqual(blue, 0.5, accuracy: 1e-6)
    }

    func testABitmapIsConverted() throws {
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.displayP3))
        let bytes = Data([51, 102, 153, 255])
        let image = try XCTUnwrap(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: space,
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                provider: try XCTUnwrap(CGDataProvider(data: bytes)),
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        // (0.2, 0.4, 0.6) in P3 is (0.1041, 0.4059, 0.6170) in sRGB: 26.5, 103.5 and 157.3 of 255.
        XCTAssertEqual(Pixels(image)[0, 0], 0xFF1B_689D)
    }
}
