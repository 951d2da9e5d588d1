import CoreGraphics
import XCTest

@testable import Kinora

final class FrameDigestTests: XCTestCase {
    func testItIsXXH64() {
        // Vectors of the xxHash project.
        let vectors: [(text: String, seed: UInt64, hash: UInt64)] = [
            ("", 0, 0xEF46_DB37_51D8_E999),
            ("a", 0, 0xD24E_C4F1_A98C_6E5B),
            ("abc", 0, 0x44BC_2CF5_AD77_0999),
            ("Nobody inspects the spammish repetition", 0, 0xFBCE_A83C_8A37_8BF1),
        ]
        for vector in vectors {
            let hash = Array(vector.text.utf8).withUnsafeBytes { FrameDigest.xxh64($0, seed: vector.seed) }
            XCTAssertEqual(hash, vector.hash, vector.text)
        }
    }

    func testEqualPixelsHaveEqualDigestsAndOneBitMakesAnother() {
        XCTAssertEqual(FrameDigest(FilmFrames.frame(3)), FrameDigest(FilmFrames.frame(3)))
        var seen: Set<FrameDigest> = [FrameDigest(FilmFrames.frame(3))]
        for bit in 0..<24 {
            let changed = CGImage(width: 64, height: 48, isOpaque: true) { pixels in
                _ = pixels.update(fromContentsOf: FilmFrames.pixels(FilmFrames.frame(3)))
                pixels[bit * 100] ^= 1 << UInt32(bit)
            }
            XCTAssertTrue(seen.insert(FrameDigest(changed)).inserted)
        }
    }

    func testTheSizeCounts() {
        let wide = CGImage(width: 8, height: 2, isOpaque: false) { _ in }
        let high = CGImage(width: 2, height: 8, isOpaque: false) { _ in }
        XCTAssertNotEqual(FrameDigest(wide), FrameDigest(high))
    }

    func testItIsWrittenAsSixteenDigits() {
        XCTAssertEqual(FrameDigest(FilmFrames.frame(0)).description.count, 16)
    }
}
