import CoreGraphics
import XCTest

final class CGContextMaskTests: XCTestCase {
    /// Two columns, the left one letting 102 of 255 through, the right one all.
    private func template() throws -> CGImage {
        let provider = try XCTUnwrap(CGDataProvider(data: Data([153, 0])))
        return try XCTUnwrap(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
                shouldInterpolate: false))
    }

    func testAMaskLetsThroughByItsSamplesAtEveryScale() throws {
        for scale in [1, 2, 3] {
            let context = CGContext.bitmap(4 * scale, 2 * scale)
            context.scaleBy(x: CGFloat(scale), y: CGFloat(scale))
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1), mask: try template())
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            let image = try XCTUnwrap(context.makeImage())
            XCTAssertEqual(image[0, 2 * scale - 1], 0x6666_0000)
            XCTAssertEqual(image[2 * scale - 1, scale], 0x6666_0000)
            XCTAssertEqual(image[2 * scale, scale], 0xFFFF_0000)
            XCTAssertEqual(image[0, scale - 1], 0, "outside the rectangle")
        }
    }

    func testMasksMultiplyAndComeBackWithTheState() throws {
        let context = CGContext.bitmap(2, 1)
        let rect = CGRect(x: 0, y: 0, width: 2, height: 1)
        context.saveGState()
        context.clip(to: rect, mask: try template())
        context.clip(to: rect, mask: try template())
        context.fill(rect)
        let both = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(Double(both[0, 0] >> 24), 102 * 102 / 255, accuracy: 1)
        context.restoreGState()
        context.fill(rect)
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).pixels, [0xFF00_0000, 0xFF00_0000])
    }

    func testEachModeIsMixedWithWhatIsThereByTheMask() throws {
        for mode in CGBlendMode.allCases {
            func rendered(_ masks: Bool) throws -> UInt32 {
                let context = CGContext.bitmap(2, 1)
                context.setFillColor(red: 0.3, green: 0.5, blue: 0.9, alpha: 0.8)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
                if masks { context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: try template()) }
                context.setBlendMode(mode)
                context.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.6)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                let image = try XCTUnwrap(context.makeImage())
                XCTAssertEqual(image[1, 0], 0xCC3D_66B8, "\(mode) changed what it did not cover")
                return image[0, 0]
            }
            let (whole, masked) = (try rendered(false), try rendered(true))
            for shift in [0, 8, 16, 24] as [UInt32] {
                let (before, after) = (Double(0xCC3D_66B8 >> shift & 0xFF), Double(whole >> shift & 0xFF))
                XCTAssertEqual(Double(masked >> shift & 0xFF), before + (after - before) * 0.4, accuracy: 2, "\(mode)")
            }
        }
    }

    func testAnImageOfColorsMasksByItsAlphaAndAGrayOneByItsLight() throws {
        let colors = CGImage(width: 2, height: 1, isOpaque: false) { ($0[0], $0[1]) = (0x8000_8000, 0) }
        let provider = try XCTUnwrap(CGDataProvider(data: Data([128, 0])))
        let gray = try XCTUnwrap(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        for mask in [colors, gray] {
            let context = CGContext.bitmap(2, 1)
            context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            XCTAssertEqual(try XCTUnwrap(context.makeImage()).pixels, [0x8000_0000, 0])
        }
    }

    func testAMaskOfNothingLetsNothingThrough() throws {
        for rect in [.zero, CGRect(x: 50, y: 50, width: 4, height: 4), CGRect.null] {
            let context = CGContext.bitmap(4, 4)
            context.clip(to: rect, mask: try template())
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 0)
        }
    }
}
