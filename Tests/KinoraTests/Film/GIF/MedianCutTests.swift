import XCTest

@testable import Kinora

final class MedianCutTests: XCTestCase {
    private func colors(_ pixels: [UInt32]) -> [WeightedColor] {
        var histogram = ColorHistogram()
        pixels.withUnsafeBufferPointer { histogram.add($0) }
        return histogram.occupied
    }

    func testFewColorsAreKeptExactly() {
        let pixels: [UInt32] = [0xFFF2_F2F7, 0xFFFF_3B30, 0xFF00_7AFF, 0xFF34_C759, 0xFF00_0000, 0xFFFF_FFFF]
        var cut = MedianCut(colors(pixels + pixels + [0xFF00_7AFF]))
        XCTAssertEqual(Set(cut.palette(count: 255)), Set(pixels))
    }

    func testNeverMoreColorsThanAskedFor() {
        let pixels = (0..<4096).map { 0xFF00_0000 | UInt32($0 * 4099 & 0xFFFFFF) }
        for count in [1, 2, 100, 255] {
            var cut = MedianCut(colors(pixels))
            XCTAssertEqual(cut.palette(count: count).count, count)
        }
    }

    func testTwoClustersGiveTheirMeans() {
        let dark = (0..<16).map { 0xFF00_0000 | UInt32($0 * 2) << 16 }  // 0 to 30, mean 15
        let light = (0..<16).map { 0xFF00_0000 | UInt32(224 + $0 * 2) << 16 }  // 224 to 254, mean 239
        var cut = MedianCut(colors(dark + light))
        XCTAssertEqual(Set(cut.palette(count: 2)), [0xFF0F_0000, 0xFFEF_0000])
    }

    func testASmallBadgeKeepsItsColor() {
        // A thousand shades of blue, and 20 red pixels among 100 000.
        let blues = (0..<100_000 as Range<UInt32>).map { (index: UInt32) -> UInt32 in
            let green = index % 32 * 8
            let blue = index / 32 % 32 * 8
            return 0xFF00_0000 | green << 8 | blue
        }
        var cut = MedianCut(colors(blues + [UInt32](repeating: 0xFFFF_0000, count: 20)))
        XCTAssertTrue(cut.palette(count: 32).contains(0xFFFF_0000))
    }
}
