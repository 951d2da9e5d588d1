import CoreGraphics
import Foundation
import XCTest

/// Images of the past: the same pixels, with less memory once the app's image has ended.
final class KeptImageTests: XCTestCase {
    /// A gradient with waves, opaque or with premultiplied colors of any alpha.
    private func image(width: Int, height: Int, isOpaque: Bool) -> CGImage {
        CGImage(width: width, height: height, isOpaque: isOpaque) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let alpha = isOpaque ? 255 : UInt32((x * 7 + y) % 256)
                    let colors = [x * 255 / width, y * 255 / height, Int(127 + 100 * sin(Double(x) / 20))]
                    pixels[y * width + x] = colors.reduce(alpha) { $0 << 8 | min(UInt32($1), alpha) }
                }
            }
        }
    }

    private func pixels(_ image: CGImage) -> [UInt32] { image.withPixels { Array($0) } }

    func testAPackedImageHasTheSamePixels() {
        let sizes = [(1, 1, true), (1, 1, false), (300, 200, true), (257, 131, false), (1, 400, false), (3000, 2, true)]
        for (width, height, isOpaque) in sizes {
            let original = image(width: width, height: height, isOpaque: isOpaque)
            let kept = original.kept(countedIn: ByteTotal())
            XCTAssertEqual([kept.width, kept.height], [width, height])
            XCTAssertEqual(kept.isOpaque, isOpaque)
            XCTAssertEqual(pixels(kept), pixels(original))
            kept.own()
            kept.pack()
            XCTAssertEqual(pixels(kept), pixels(original), "\(width) x \(height)")
        }
    }

    /// Colors below an alpha of zero are not colors of UIKit, but masks and hand-made pixels may have them.
    func testColorsWithoutAlphaStay() {
        let original = CGImage(width: 128, height: 128, isOpaque: false) { pixels in
            for index in pixels.indices { pixels[index] = UInt32(index % 7) }
        }
        let kept = original.kept(countedIn: ByteTotal())
        kept.own()
        kept.pack()
        XCTAssertEqual(pixels(kept), pixels(original))
    }

    func testOnlyWhatTheImageHasAloneIsCounted() throws {
        let total = ByteTotal()
        var original: CGImage? = image(width: 400, height: 300, isOpaque: true)
        weak var ended = original
        var kept = original?.kept(countedIn: total)
        XCTAssertEqual(total.value, 0, "the app has them")
        kept?.pack()
        XCTAssertEqual(total.value, 0, "the app has them still")
        original = nil
        XCTAssertNil(ended, "the copy keeps the pixels, not the image")
        kept?.own()
        kept?.own()
        XCTAssertEqual(total.value, 400 * 300 * 4)
        kept?.pack()
        let packed = total.value
        XCTAssertGreaterThan(packed, 0)
        XCTAssertLessThan(packed, 400 * 300 * 4 / 6)
        kept?.pack()
        _ = kept.map(pixels)
        XCTAssertEqual(total.value, packed, "unpacked for a while")
        kept = nil
        XCTAssertEqual(total.value, 0)
    }

    /// A history drops its images one after the other; what was looked at of them must not stay.
    func testUnpackedPixelsEndWithTheImage() {
        let others = CGImage.unpackedByteCount
        var original: CGImage? = image(width: 200, height: 150, isOpaque: true)
        var kept = original?.kept(countedIn: ByteTotal())
        original = nil
        kept?.own()
        kept?.pack()
        XCTAssertEqual(CGImage.unpackedByteCount, others)
        _ = kept?.withPixels { $0.first }
        XCTAssertEqual(CGImage.unpackedByteCount, others + 200 * 150 * 4)
        kept = nil
        XCTAssertEqual(CGImage.unpackedByteCount, others)
    }

    func testNoiseStaysAsItIs() {
        var state: UInt64 = 1
        let original = CGImage(width: 200, height: 200, isOpaque: false) { pixels in
            for index in pixels.indices {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                pixels[index] = UInt32(truncatingIfNeeded: state >> 32)
            }
        }
        let total = ByteTotal()
        let kept = original.kept(countedIn: total)
        kept.own()
        kept.pack()
        XCTAssertEqual(total.value, 200 * 200 * 4)
        XCTAssertEqual(pixels(kept), pixels(original))
    }

    /// WebP has up to 16,383 pixels each way.
    func testAnImageThatIsTooLongStaysAsItIs() {
        let original = CGImage(width: 16_384, height: 3, isOpaque: true) { $0.update(repeating: 0xff11_2233) }
        let total = ByteTotal()
        let kept = original.kept(countedIn: total)
        kept.own()
        kept.pack()
        XCTAssertEqual(total.value, 16_384 * 3 * 4)
        XCTAssertEqual(pixels(kept), pixels(original))
    }

    func testThreadsReadWhileItIsPacked() {
        let original = image(width: 256, height: 256, isOpaque: true)
        let expected = pixels(original)
        let kept = original.kept(countedIn: ByteTotal())
        kept.own()
        let wrong = Wrong()
        DispatchQueue.concurrentPerform(iterations: 40) { index in
            if index == 7 { kept.pack() }
            let sum = kept.withPixels { zip($0, expected).allSatisfy { $0 == $1 } }
            let half = kept.levels.halved.first.map { $0.width } == 128
            if !sum || !half { wrong.note() }
        }
        XCTAssertFalse(wrong.isNoted)
    }

    private final class Wrong: @unchecked Sendable {
        private let lock = NSLock()
        private var noted = false
        func note() { lock.withLock { noted = true } }
        var isNoted: Bool { lock.withLock { noted } }
    }
}
