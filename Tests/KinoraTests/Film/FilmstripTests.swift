import CoreGraphics
import XCTest

@testable import Kinora

final class FilmstripTests: XCTestCase {
    /// A frame of one color.
    private func flat(_ color: UInt32, width: Int = 30, height: Int = 40) -> CGImage {
        CGImage(width: width, height: height, isOpaque: true) { $0.update(repeating: color) }
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 { image.withPixels { $0[y * image.width + x] } }

    func testFramesAreInARowWithGaps() {
        var strip = Filmstrip()
        strip.gap = 10
        strip.background = CGColor(red: 0, green: 0.2, blue: 1, alpha: 1)
        let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
        let image = strip.image(of: colors.map { Filmstrip.Frame(image: flat($0), caption: "") })
        XCTAssertEqual(image.width, 3 * 30 + 4 * 10)
        XCTAssertEqual(image.height, 40 + 2 * 10)
        for (index, color) in colors.enumerated() {
            let left = 10 + index * 40
            for (x, y) in [(left, 10), (left + 29, 10), (left, 49), (left + 29, 49)] { XCTAssertEqual(pixel(image, x, y), color) }
            for (x, y) in [(left - 1, 10), (left + 30, 49), (left, 9)] { XCTAssertEqual(pixel(image, x, y), 0xFF00_33FF) }
        }
    }

    func testHighFramesAreMadeSmallerAndKeepTheirShape() {
        let fitted = Filmstrip().fitted(flat(0xFF12_3456, width: 1170, height: 2532))
        XCTAssertEqual([fitted.width, fitted.height], [296, 640])  // 1170 * 640 / 2532 = 295.7
        let thin = Filmstrip().fitted(flat(0xFF12_3456, width: 1, height: 2532))
        XCTAssertEqual([thin.width, thin.height], [1, 640])
    }

    func testTransparentFramesAreOnBlack() {
        let frame = CGImage(width: 20, height: 20, isOpaque: false) { $0.update(repeating: 0x8040_2000) }
        var strip = Filmstrip()
        strip.gap = 5
        XCTAssertEqual(pixel(strip.image(of: [Filmstrip.Frame(image: frame, caption: "")]), 10, 10), 0xFF40_2000)
    }

    func testCaptionsAreDrawnBelowAndCenteredUnderTheirFrames() {
        var strip = Filmstrip()
        strip.gap = 10
        let frames = ["0.075 s", "", "a caption wider than its frame"].map {
            Filmstrip.Frame(image: flat(0xFFFF_0000, width: 120), caption: $0)
        }
        let image = strip.image(of: frames)
        let background = pixel(image, 0, 0)
        /// The columns between two others in which something below the frames is not background.
        func ink(_ columns: Range<Int>) -> (first: Int, last: Int)? {
            let inked = columns.filter { x in (50..<image.height).contains { pixel(image, x, $0) != background } }
            return inked.first.flatMap { first in inked.last.map { (first, $0) } }
        }
        guard let first = ink(0..<135), let third = ink(265..<image.width) else { return XCTFail("no captions") }
        XCTAssertEqual(Double(first.first + first.last) / 2, 69.5, accuracy: 3, "under the frame at 10..<130")
        XCTAssertNil(ink(140..<260), "an empty caption")
        XCTAssertGreaterThan(third.last - third.first, 120)
        XCTAssertEqual(Double(third.first + third.last) / 2, Double(270 + image.width - 10) / 2, accuracy: 3)
        XCTAssertTrue((0..<image.width).allSatisfy { pixel(image, $0, image.height - 1) == background }, "room below")
    }

    func testCaptionsAreTimesToTheMillisecond() {
        XCTAssertEqual(Filmstrip.Frame(image: flat(0), time: 0.075).caption, "0.075 s")
        XCTAssertEqual(Filmstrip.Frame(image: flat(0), time: 12).caption, "12.000 s")
    }

    func testAStripWithoutFramesIsAnErrorAndLeavesNothing() throws {
        let folder = try TemporaryFolder()
        XCTAssertThrowsError(try Filmstrip().write([], to: folder.file("strip.png"))) { XCTAssertTrue("\($0)".contains("has no frames")) }
        XCTAssertEqual(folder.names, [])
    }

    func testAWrittenStripIsTheImage() throws {
        let folder = try TemporaryFolder()
        let frames = [Filmstrip.Frame(image: FilmFrames.frame(0), time: 0), Filmstrip.Frame(image: FilmFrames.frame(9), time: 1)]
        try Filmstrip().write(frames, to: folder.file("strip.png"))
        let read = try CGImage(pngData: Data(contentsOf: folder.file("strip.png")))
        XCTAssertEqual(FilmFrames.pixels(read), FilmFrames.pixels(Filmstrip().image(of: frames)))
        XCTAssertEqual(folder.names, ["strip.png"])
    }

    func testAFilmAsPNGShowsItsFirstAndLastFrameAndSomeBetween() throws {
        let folder = try TemporaryFolder()
        let url = folder.file("film.png")
        // Frame n has the green n: the strip tells which frames it kept.
        let expected: [Int: [Int]] = [
            1: [0], 2: [0, 1], 12: Array(0..<12), 13: [0, 2, 4, 6, 8, 10, 12], 14: [0, 2, 4, 6, 8, 10, 12, 13],
            100: [0, 16, 32, 48, 64, 80, 96, 99],
        ]
        let background = pixel(Filmstrip().image(of: [Filmstrip.Frame(image: flat(0), time: 0)]), 0, 0)
        for (count, kept) in expected.sorted(by: { $0.key < $1.key }) {
            let film = try FilmWriter(url: url, size: (30, 40), framesPerSecond: 60, format: .png)
            for index in 0..<count { try film.append(flat(0xFF00_0000 | UInt32(index) << 8)) }
            try film.finish()
            let image = try CGImage(pngData: Data(contentsOf: url))
            var runs: [Int] = []
            for x in 1..<image.width where pixel(image, x, 40) != background && pixel(image, x - 1, 40) == background {
                runs.append(Int(pixel(image, x, 40) >> 8 & 255))
            }
            XCTAssertEqual(runs, kept, "\(count) frames")
        }
    }
}
