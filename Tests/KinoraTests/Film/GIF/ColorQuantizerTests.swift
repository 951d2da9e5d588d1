import XCTest

@testable import Kinora

final class ColorQuantizerTests: XCTestCase {
    /// The entries of an area of 16 x 16 pixels of one color.
    private func entries(of color: UInt32, palette: [UInt32]) -> [UInt8] {
        var entries = [UInt8](repeating: 99, count: 256)
        let pixels = [UInt32](repeating: color, count: 256)
        pixels.withUnsafeBufferPointer { pixels in
            entries.withUnsafeMutableBufferPointer { entries in
                guard let start = entries.baseAddress else { return }
                ColorQuantizer(palette: palette).quantize(pixels, width: 16, into: start, stride: 16)
            }
        }
        return entries
    }

    func testAColorOfThePaletteIsItself() {
        let palette: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_7AFF, 0xFFFF_3B30]
        for (index, color) in palette.enumerated() {
            XCTAssertEqual(Set(entries(of: color, palette: palette)), [UInt8(index)])
        }
    }

    func testAColorBetweenTwoIsMixedOfThemInTheRightShares() {
        for gray in [64, 96, 128, 160, 192] as [UInt32] {
            let mixed = entries(of: 0xFF00_0000 | gray << 16 | gray << 8 | gray, palette: [0xFF00_0000, 0xFFFF_FFFF])
            XCTAssertEqual(Double(mixed.count { $0 == 1 }) * 255 / 256, Double(gray), accuracy: 6)
        }
    }

    func testTheRestOfThePaletteIsTransparent() {
        let palette = ColorQuantizer(palette: [0xFF12_3456]).palette
        XCTAssertEqual(palette.count, 256)
        XCTAssertEqual(Set(palette.dropFirst()), [0])
    }

    func testEveryPixelHasAnEntryOfThePalette() {
        for color in [0, 0xFFFF_FFFF, 0xFF7F_00FF, 0x8000_4000] as [UInt32] {
            XCTAssertEqual(Set(entries(of: color, palette: [0xFF40_4040])), [0])
        }
    }
}
