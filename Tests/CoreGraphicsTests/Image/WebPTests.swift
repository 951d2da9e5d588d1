import CoreGraphics
import TestSupport
import XCTest

final class WebPTests: XCTestCase {
    private let expected: [UInt32] = (0..<12).map { index in
        let alpha: UInt32 = [255, 255, 128, 0][index % 4]
        func scaled(_ value: Int) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
        return alpha << 24 | scaled(10 * index) << 16 | scaled(255 - 20 * index) << 8 | scaled(5 * index + 3)
    }

    func testALosslessImageHasItsPixels() throws {
        let source = try ImageReader(data: ImageSamples.stillWebP)
        XCTAssertEqual(source.format, .webP)
        XCTAssertEqual([source.width, source.height, source.frameCount], [4, 3, 1])
        XCTAssertEqual(source.delay(at: 0), 0)
        XCTAssertEqual(try source.image(at: 0).pixels, expected)
        XCTAssertFalse(try source.image(at: 0).isOpaque)
    }

    func testALossyImageHasItsAlpha() throws {
        let image = try ImageReader(data: ImageSamples.lossyWebP).image(at: 0)
        XCTAssertEqual(image.pixels.map { $0 >> 24 }, expected.map { $0 >> 24 })
        XCTAssertTrue(image.pixels.allSatisfy { pixel in [0, 8, 16].allSatisfy { pixel >> $0 & 0xFF <= pixel >> 24 } })
    }

    func testAnAnimationHasItsFramesInAnyOrder() throws {
        let source = try ImageReader(data: ImageSamples.animatedWebP)
        XCTAssertEqual([source.frameCount, source.playCount], [3, 2])
        XCTAssertEqual((0..<3).map(source.delay), [0.1, 0.1, 0.1])
        var slower = ImageSamples.animatedWebP
        // The first frame's duration in milliseconds; the second's becomes too short to be meant.
        slower[64] = 250
        slower[112] = 5
        XCTAssertEqual((0..<3).map(try ImageReader(data: slower).delay), [0.25, 0.1, 0.1])
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080]
        XCTAssertEqual(try source.images().map(\.pixels), colors.map { Array(repeating: $0, count: 12) })
        for index in [2, 0, 1, 1, 2] { XCTAssertEqual(try source.image(at: index).pixels.first, colors[index]) }
    }

    func testAHugeCanvasIsRefusedBeforeAnyMemoryIsTaken() throws {
        var data = ImageSamples.animatedWebP
        // The canvas' width - 1 and height - 1, three bytes each.
        data.replaceSubrange(24..<30, with: [0xFF, 0x7F, 0, 0xFF, 0x7F, 0])
        XCTAssertThrowsError(try ImageReader(data: data)) { error in
            XCTAssertEqual(error as? ImageError, .tooLarge(width: 32768, height: 32768))
        }
    }
}
