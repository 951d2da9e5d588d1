import CoreGraphics
import XCTest

final class StretchedAxisTests: XCTestCase {
    private func sources(_ source: Int, _ target: Int, _ leading: Int, _ trailing: Int, repeats: Bool = false) -> [Double] {
        StretchedAxis(source: source, target: target, leading: leading, trailing: trailing, repeats: repeats).mixes.map {
            Double($0.first) + Double($0.second - $0.first) * Double($0.weight) / 256
        }
    }

    func testTheOwnSizeIsTheImageItself() {
        for (leading, trailing) in [(0, 0), (2, 1), (4, 0), (0, 4), (9, 9)] {
            XCTAssertEqual(sources(5, 5, leading, trailing), [0, 1, 2, 3, 4])
        }
    }

    func testCapsKeepTheirPixelsAndOnePixelBetweenFillsTheRest() {
        XCTAssertEqual(sources(5, 9, 2, 2), [0, 1, 2, 2, 2, 2, 2, 3, 4])
        XCTAssertEqual(sources(3, 6, 0, 2), [0, 0, 0, 0, 1, 2])
    }

    func testAStretchedSectionIsMixedOfNeighborsInsideIt() {
        // Two pixels to four: centers at -0.25, 0.25, 0.75, 1.25 of the part, held at its ends.
        XCTAssertEqual(sources(4, 6, 1, 1), [0, 1, 1.25, 1.75, 2, 3])
    }

    func testARepeatedSectionBeginsWithAWholeCopy() {
        XCTAssertEqual(sources(5, 10, 1, 1, repeats: true), [0, 1, 2, 3, 1, 2, 3, 1, 2, 4])
        XCTAssertEqual(sources(3, 7, 0, 0, repeats: true), [0, 1, 2, 0, 1, 2, 0])
    }

    func testCapsWithoutSpaceShrinkAlike() {
        XCTAssertEqual(sources(9, 4, 4, 4), [0.5, 2.5, 5.5, 7.5])
        XCTAssertEqual(sources(9, 1, 4, 4).count, 1)
        XCTAssertEqual(sources(1, 3, 7, 7), [0, 0, 0])
    }

    func testMixingIsExactForEqualPixelsAndRoundsToNearest() {
        let image = CGImage(width: 2, height: 1, isOpaque: false) { pixels in
            pixels[0] = 0
            pixels[1] = 0xFF80_0001
        }
        let columns = StretchedAxis(source: 2, target: 4, leading: 0, trailing: 0, repeats: false)
        let rows = StretchedAxis(source: 1, target: 2, leading: 0, trailing: 0, repeats: false)
        let row: [UInt32] = [0, 0x4020_0000, 0xBF60_0001, 0xFF80_0001]
        XCTAssertEqual(image.stretched(columns: columns, rows: rows).pixels, row + row)
    }
}
