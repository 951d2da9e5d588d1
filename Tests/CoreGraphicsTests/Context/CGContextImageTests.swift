import CoreGraphics
import XCTest

final class CGContextImageTests: XCTestCase {
    /// Red, green above; blue, white below.
    private let corners = CGImage(width: 2, height: 2, isOpaque: true) { pixels in
        (pixels[0], pixels[1], pixels[2], pixels[3]) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF)
    }

    func testAnImageIsUprightWhereYPointsUp() throws {
        let context = CGContext.bitmap(4, 4)
        context.draw(corners, in: CGRect(x: 1, y: 2, width: 2, height: 2))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual([image[1, 0], image[2, 0], image[1, 1], image[2, 1]], corners.pixels)
        XCTAssertEqual(image.coveredArea, 4)
    }

    func testAnImageIsUpsideDownInUIKitsSpaceUnlessDrawnUpright() throws {
        let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 4, height: 2), scale: 1, isOpaque: false))
        context.draw(corners, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        context.drawUpright(corners, in: CGRect(x: 2, y: 0, width: 2, height: 2))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual([image[0, 1], image[1, 1], image[0, 0], image[1, 0]], corners.pixels)
        XCTAssertEqual([image[2, 0], image[3, 0], image[2, 1], image[3, 1]], corners.pixels)
    }

    func testAnImageDrawnAtItsOwnSizeIsExactAtAnyScaleAndQuality() throws {
        let noise = CGImage(width: 100, height: 100, isOpaque: true) { pixels in
            for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761) & 0xFF_FFFF }
        }
        for quality in [.none, .low, .medium, .high, .default] as [CGInterpolationQuality] {
            // Thirds of points, as people write them, are a little off whole pixels.
            let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 50, height: 50), scale: 3, isOpaque: false))
            context.interpolationQuality = quality
            context.translateBy(x: 0.1 + 0.2 - 0.3 + 7.0 / 3, y: 11.0 / 3 - 1e-5)
            context.drawUpright(noise, in: CGRect(x: 1.0 / 3, y: 0, width: 33.333, height: 33.334))
            let image = try XCTUnwrap(context.makeImage())
            XCTAssertEqual(image.cropping(to: CGRect(x: 8, y: 11, width: 100, height: 100))?.pixels, noise.pixels, "\(quality)")
            XCTAssertEqual(image.coveredArea, 10_000)
        }
    }

    func testQualityDecidesHowAnImageGrows() throws {
        let edge = CGImage(width: 2, height: 1, isOpaque: true) { ($0[0], $0[1]) = (0xFF00_0000, 0xFFFF_FFFF) }
        func colors(_ quality: CGInterpolationQuality) throws -> Set<UInt32> {
            let context = CGContext.bitmap(16, 1)
            context.interpolationQuality = quality
            context.draw(edge, in: CGRect(x: 0, y: 0, width: 16, height: 1))
            return Set(try XCTUnwrap(context.makeImage()).pixels)
        }
        XCTAssertEqual(try colors(.none), [0xFF00_0000, 0xFFFF_FFFF])
        XCTAssertGreaterThan(try colors(.low).count, 6)
        XCTAssertGreaterThan(try colors(.high).count, 2)
    }

    func testAnImageMadeWithoutInterpolationStaysHard() throws {
        let bytes = try XCTUnwrap(CGDataProvider(data: Data([0, 255]) as CFData))
        let edge = try XCTUnwrap(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: [], provider: bytes, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let context = CGContext.bitmap(16, 1)
        context.draw(edge, in: CGRect(x: 0, y: 0, width: 16, height: 1))
        XCTAssertEqual(Set(try XCTUnwrap(context.makeImage()).pixels), [0xFF00_0000, 0xFFFF_FFFF])
    }

    func testAMuchSmallerImageIsTheMeanOfItsPixels() throws {
        let stripes = CGImage(width: 64, height: 64, isOpaque: true) { pixels in
            for index in pixels.indices { pixels[index] = index % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        }
        let context = CGContext.bitmap(4, 4)
        context.interpolationQuality = .medium
        context.draw(stripes, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        for pixel in try XCTUnwrap(context.makeImage()).pixels {
            XCTAssertEqual(Double(pixel & 0xFF), 127.5, accuracy: 6)
            XCTAssertEqual(pixel >> 24, 0xFF)
        }
    }

    func testTheContextsAlphaAndClipApplyToImages() throws {
        let context = CGContext.bitmap(2, 2)
        context.setAlpha(0.5)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2))
        context.draw(corners, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.pixels.map { $0 >> 24 }, [128, 0, 128, 0])
    }
}
