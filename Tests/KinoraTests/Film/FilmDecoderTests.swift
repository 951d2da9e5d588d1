import CoreGraphics
import Foundation
import XCTest

@testable import Kinora

final class FilmDecoderTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("decoder-\(UUID().uuidString)")

    override func setUpWithError() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    /// A film of eight frames whose columns have colors of their own; odd sizes are allowed.
    private func film(_ name: String, width: Int = 42, height: Int = 26, isOpaque: Bool = true) throws -> URL {
        let url = folder.appendingPathComponent(name)
        let format = try FilmFormat(url: url)
        let writer = try FilmWriter(url: url, size: (width, height), framesPerSecond: 20, format: format, isOpaque: isOpaque)
        for frame in 0..<8 { try writer.append(Self.image(frame, width: width, height: height, isOpaque: isOpaque)) }
        try writer.finish()
        return url
    }

    private static func image(_ frame: Int, width: Int, height: Int, isOpaque: Bool) -> CGImage {
        CGImage(width: width, height: height, isOpaque: isOpaque) { target in
            for index in target.indices {
                let (x, y) = (index % width, index / width)
                let alpha = isOpaque ? 255 : UInt32(x * 6)
                target[index] = alpha << 24 | (alpha * UInt32(frame) / 8) << 16 | (y < 8 ? alpha : 0) << 8
            }
        }
    }

    func testFramesAreThoseOfFFmpegsOwnConversion() throws {
        for name in ["a.mp4", "a.webm", "a.gif", "a.apng"] {
            let url = try film(name)
            let expected = try FilmReader(url)
            let decoder = try FilmDecoder(url)
            XCTAssertEqual([decoder.width, decoder.height], [expected.width, expected.height])
            XCTAssertEqual(decoder.isLossy, name != "a.apng")
            for (index, frame) in expected.frames.enumerated() {
                XCTAssert(try decoder.advance())
                let image = try decoder.image(width: decoder.width, height: decoder.height)
                XCTAssertEqual(image.withPixels { Array($0) }, frame.pixels, "\(name) \(index)")
            }
            XCTAssertFalse(try decoder.advance())
            let times = try FilmDecoder.times(of: url)
            XCTAssertEqual(times.count, expected.frames.count)
            for (time, frame) in zip(times, expected.frames) { XCTAssertEqual(time, frame.time, accuracy: 1e-3) }
        }
    }

    func testAnAPNGHasThePixelsThatWereWrittenAlsoTransparentOnes() throws {
        for isOpaque in [true, false] {
            let decoder = try FilmDecoder(try film("a.apng", width: 41, height: 25, isOpaque: isOpaque))
            for frame in 0..<8 {
                XCTAssert(try decoder.advance())
                let pixels = try decoder.image(width: 41, height: 25).withPixels { Array($0) }
                let written = Self.image(frame, width: 41, height: 25, isOpaque: isOpaque).withPixels { Array($0) }
                for (one, other) in zip(pixels, written) {
                    // The file is not premultiplied: what is nearly transparent is rounded.
                    for shift: UInt32 in [0, 8, 16, 24] {
                        XCTAssertEqual(Int(one >> shift & 255), Int(other >> shift & 255), accuracy: isOpaque ? 0 : 1)
                    }
                }
            }
        }
    }

    func testASmallerImageHasTheMeanColors() throws {
        let decoder = try FilmDecoder(try film("a.apng", width: 40, height: 16))
        XCTAssert(try decoder.advance())
        let pixels = try decoder.image(width: 20, height: 2).withPixels { Array($0) }
        XCTAssertEqual(pixels[5], 0xFF00_FF00)
        XCTAssertEqual(pixels[25], 0xFF00_0000)
    }

    func testTruncatedFilmsAreDamagedAtEveryLength() throws {
        for name in ["a.mp4", "a.webm", "a.gif", "a.apng"] {
            let url = try film(name)
            let data = try Data(contentsOf: url)
            let last = data.count - 1
            for count in stride(from: 0, through: last, by: max(1, data.count / 60)) {
                try data.prefix(count).write(to: url)
                XCTAssertThrowsError(try FilmDecoder.times(of: url), "\(name): \(count) of \(data.count)") {
                    XCTAssert($0 is FilmDamage, "\($0)")
                }
            }
        }
    }

    func testRandomBytesInAFilmAreNoCrash() throws {
        var state: UInt64 = 7
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for name in ["a.mp4", "a.webm", "a.gif", "a.apng"] {
            let url = try film(name)
            let data = try Data(contentsOf: url)
            for _ in 0..<60 {
                var damaged = data
                for _ in 0..<1 + random(8) { damaged[random(data.count)] = UInt8(random(256)) }
                try damaged.write(to: url)
                do {
                    _ = try FilmDecoder.times(of: url)
                    let decoder = try FilmDecoder(url)
                    while try decoder.advance() { _ = try decoder.image(width: 8, height: 8) }
                } catch { XCTAssert(error is FilmDamage, "\(error)") }
            }
        }
    }

    func testOtherFilesAreRefused() throws {
        let url = folder.appendingPathComponent("a.mp4")
        for text in ["", "#EXTM3U\n/etc/passwd\n", "ffconcat version 1.0\nfile /etc/passwd\n", "<html></html>"] {
            try Data(text.utf8).write(to: url)
            XCTAssertThrowsError(try FilmDecoder(url)) { XCTAssert($0 is FilmDamage) }
        }
        XCTAssertThrowsError(try FilmDecoder(folder.appendingPathComponent("none.mp4"))) { XCTAssert($0 is FilmDamage) }
    }
}
