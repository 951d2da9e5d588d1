import CoreImage
import XCTest

final class CIImageTests: XCTestCase {
    /// Two by two opaque pixels: red, green above blue, white.
    private let four = CGImage(width: 2, height: 2, isOpaque: true) { pixels in
        for (index, pixel) in [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF].enumerated() { pixels[index] = UInt32(pixel) }
    }

    private func pixels(_ image: CIImage, _ rect: CGRect, _ context: CIContext = CIContext()) -> [UInt32]? {
        context.createCGImage(image, from: rect)?.withPixels(Array.init)
    }

    func testABitmapComesOutAsItWentIn() {
        let image = CIImage(cgImage: four)
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 2, height: 2))
        XCTAssertEqual(pixels(image, image.extent), [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
        XCTAssertTrue(image.cgImage === four)
    }

    func testEveryByteSurvivesLinearLight() {
        let levels = CGImage(width: 256, height: 1, isOpaque: true) { pixels in
            for level in 0..<256 { pixels[level] = 0xFF00_0000 | UInt32(level) << 16 | UInt32(255 - level) << 8 | UInt32(level) }
        }
        let image = CIImage(cgImage: levels)
        XCTAssertEqual(pixels(image, image.extent), levels.withPixels(Array.init))
    }

    func testPixelsOutsideOfTheExtentAreClear() {
        XCTAssertEqual(pixels(CIImage(cgImage: four), CGRect(x: 1, y: 1, width: 2, height: 1)), [0xFF00_FF00, 0])
        XCTAssertNil(pixels(.empty(), CIImage.empty().extent))
        XCTAssertNil(pixels(CIImage(color: .red), .infinite))
    }

    func testTheOriginIsTheBottomLeftCorner() {
        XCTAssertEqual(
            pixels(CIImage(cgImage: four).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)), CGRect(x: 0, y: 0, width: 1, height: 1)),
            [0xFF00_00FF])
    }

    func testAMovedImageKeepsItsPixels() {
        let moved = CIImage(cgImage: four).transformed(by: CGAffineTransform(translationX: 10, y: -3))
        XCTAssertEqual(moved.extent, CGRect(x: 10, y: -3, width: 2, height: 2))
        XCTAssertEqual(pixels(moved, moved.extent), [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
    }

    func testAScaledImageTakesTheNearestPixelIfAskedTo() {
        let scaled = CIImage(cgImage: four).samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 1))
        XCTAssertEqual(
            pixels(scaled, scaled.extent),
            [0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_00FF, 0xFFFF_FFFF, 0xFFFF_FFFF])
    }

    func testATransformWithoutInverseGivesNothing() {
        for matrix in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1)] {
            XCTAssertTrue(CIImage(cgImage: four).transformed(by: matrix).extent.isNull)
        }
    }

    func testOrientationsRotateTheStoredPixels() {
        // By the EXIF standard: where the stored first row and first column are shown.
        let expected: [Int32: [UInt32]] = [
            1: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF], 2: [0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF, 0xFF00_00FF],
            3: [0xFFFF_FFFF, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000], 4: [0xFF00_00FF, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF00],
            5: [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_FFFF], 6: [0xFF00_00FF, 0xFFFF_0000, 0xFFFF_FFFF, 0xFF00_FF00],
            7: [0xFFFF_FFFF, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_0000], 8: [0xFF00_FF00, 0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_00FF],
        ]
        for (number, turned) in expected {
            let image = CIImage(cgImage: four).samplingNearest().oriented(forExifOrientation: number)
            XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 2, height: 2), "orientation \(number)")
            XCTAssertEqual(pixels(image, image.extent), turned, "orientation \(number)")
        }
    }

    func testAClampedImageRepeatsItsEdges() {
        let clamped = CIImage(cgImage: four).clampedToExtent()
        XCTAssertTrue(clamped.extent.isInfinite)
        XCTAssertEqual(
            pixels(clamped, CGRect(x: -2, y: 1, width: 6, height: 1)),
            [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_FF00])
    }

    func testARecipeOfAHundredThousandStepsRendersAndIsReleased() {
        var image = CIImage(cgImage: four)
        for _ in 0..<100_000 { image = image.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        XCTAssertEqual(pixels(image, CGRect(x: 0, y: 1, width: 1, height: 1)), [0xFFFF_0000])
    }

    func testASharedNodeOfARecipeIsComputedOnce() {
        // Two to the power of 60 paths lead to the bitmap.
        var image = CIImage(cgImage: four)
        for _ in 0..<60 { image = image.composited(over: image) }
        XCTAssertEqual(pixels(image, CGRect(x: 0, y: 1, width: 1, height: 1)), [0xFFFF_0000])
    }

    func testARenderedBitmapHasTheBytesOfItsFormat() {
        let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0))
        var bytes = [UInt8](repeating: 7, count: 6)
        let one = CGRect(x: 0, y: 0, width: 1, height: 1)
        CIContext().render(image, toBitmap: &bytes, rowBytes: 4, bounds: one, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
        XCTAssertEqual(bytes, [255, 128, 0, 255, 7, 7])
        CIContext().render(image, toBitmap: &bytes, rowBytes: 4, bounds: one, format: .ARGB8, colorSpace: CGColorSpaceCreateDeviceRGB())
        XCTAssertEqual(bytes, [255, 255, 128, 0, 7, 7])
        // Linear light as it is: 0.5 in sRGB is 0.2140.
        CIContext().render(image, toBitmap: &bytes, rowBytes: 4, bounds: one, format: .BGRA8, colorSpace: nil)
        XCTAssertEqual(bytes, [0, 55, 255, 255, 7, 7])
    }
}
