import CoreGraphics
import TestSupport
import XCTest

@testable import Kinora

final class FilmWriterTests: XCTestCase {
    private static let videos: [FilmFormat] = [.mp4, .webm, .gif, .apng]
    private static let isDeep = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1"

    @discardableResult
    private func write(
        _ count: Int = 12, to url: URL, framesPerSecond: Int = 50, width: Int = 64, height: Int = 48, isOpaque: Bool = true
    ) throws -> [CGImage] {
        let film = try FilmWriter(
            url: url, size: (width, height), framesPerSecond: framesPerSecond, format: FilmFormat(url: url), isOpaque: isOpaque)
        let frames = (0..<count).map { FilmFrames.frame($0, width: width, height: height, isOpaque: isOpaque) }
        for frame in frames { try film.append(frame) }
        try film.finish()
        return frames
    }

    func testEveryFormatKeepsSizeFramesAndTimes() throws {
        let folder = try TemporaryFolder()
        let codecs: [FilmFormat: String] = [.mp4: "h264", .webm: "vp9", .gif: "gif", .apng: "apng"]
        for format in Self.videos {
            let url = folder.file("film.\(format.rawValue)")
            try write(to: url)
            let film = try FilmReader(url)
            XCTAssertEqual(film.codec, codecs[format])
            XCTAssertEqual([film.width, film.height], [64, 48], "\(format)")
            XCTAssertEqual(film.frames.count, 12, "\(format)")
            for (index, frame) in film.frames.enumerated() {
                XCTAssertEqual(frame.time, Double(index) / 50, accuracy: 1e-9, "\(format) frame \(index)")
            }
            guard format != .apng else { continue }  // FFmpeg's reader does not sum an APNG's delays; see below
            XCTAssertEqual(film.framesPerSecond, 50, accuracy: 1e-9, "\(format)")
            XCTAssertEqual(film.duration, 0.24, accuracy: 1e-9, "\(format)")
        }
    }

    func testMP4CountsAnyFrameRateExactly() throws {
        let folder = try TemporaryFolder()
        for rate in [1, 7, 24, 59, 60, 120, 1000] {
            let url = folder.file("\(rate).mp4")
            try write(5, to: url, framesPerSecond: rate)
            let film = try FilmReader(url)
            for (index, frame) in film.frames.enumerated() {
                XCTAssertEqual(frame.time, Double(index) / Double(rate), accuracy: 1e-9, "\(rate) fps")
            }
            XCTAssertEqual(film.duration, 5 / Double(rate), accuracy: 1.1e-3, "\(rate) fps: the file's own clock has milliseconds")
        }
    }

    func testWebMIsWithinHalfAMillisecond() throws {
        let folder = try TemporaryFolder()
        let url = folder.file("film.webm")
        try write(to: url, framesPerSecond: 60)
        for (index, frame) in try FilmReader(url).frames.enumerated() {
            XCTAssertEqual(frame.time, Double(index) / 60, accuracy: 0.5001e-3)
        }
    }

    func testWebPLoopsForEverAndKeepsSizeTimesAndColors() throws {
        let folder = try TemporaryFolder()
        for (rate, delays) in [(50, Array(repeating: 0.02, count: 12)), (25, Array(repeating: 0.04, count: 12))] {
            let url = folder.file("film.webp")
            let frames = try write(to: url, framesPerSecond: rate)
            let film = try ImageReader(data: Data(contentsOf: url))
            XCTAssertEqual([film.width, film.height, film.frameCount, film.playCount], [64, 48, 12, 0])
            XCTAssertEqual((0..<11).map { film.unclampedDelay(at: $0) }, Array(delays.dropLast()))
            for (index, image) in try film.images().enumerated() {
                let difference = FilmFrames.meanDifference(FilmFrames.pixels(image), FilmFrames.pixels(frames[index]))
                XCTAssertLessThan(difference, 8, "frame \(index): colors lose their detail alone")
                XCTAssertGreaterThan(difference, 0)
            }
        }
    }

    func testAPNGSaysEveryDelayAsAFraction() throws {
        let folder = try TemporaryFolder()
        for count in [1, 12] {
            let url = folder.file("film.apng")
            try write(count, to: url, framesPerSecond: 60)
            let bytes = [UInt8](try Data(contentsOf: url))
            // fcTL: number, width, height, x, y of four bytes each, then the delay's numerator and denominator of two.
            let controls = bytes.indices.dropLast(32).filter { Array(bytes[$0..<$0 + 4]) == Array("fcTL".utf8) }
            let delays = controls.map { at in (24..<28).map { bytes[at + $0] } }
            XCTAssertEqual(delays, count == 1 ? [] : Array(repeating: [0, 1, 0, 60], count: 12))
        }
    }

    func testGIFShowsAFilmOfSixtyFramesPerSecondAtThirty() throws {
        let folder = try TemporaryFolder()
        let url = folder.file("film.gif")
        let frames = try write(13, to: url, framesPerSecond: 60)
        let film = try FilmReader(url)
        XCTAssertEqual(film.frames.map { Int(($0.time * 100).rounded()) }, [0, 3, 7, 10, 13, 17, 20])
        XCTAssertEqual(
            film.frames.map { Int(($0.duration * 100).rounded()) }, [3, 4, 3, 3, 4, 3, 2], "no delay below 0.02 s; 0.22 s in all")
        for (index, frame) in film.frames.enumerated() {
            XCTAssertLessThan(FilmFrames.meanDifference(frame.pixels, FilmFrames.pixels(frames[index * 2])), 6)
        }
    }

    func testColorsSurvive() throws {
        let folder = try TemporaryFolder()
        // 4:2:0 halves the color's resolution at the square's edges; the gradients of the GIF are dithered.
        let bounds: [FilmFormat: Double] = [.mp4: 3, .webm: 3, .gif: 6, .apng: 0]
        for format in Self.videos {
            let url = folder.file("film.\(format.rawValue)")
            let frames = try write(to: url)
            for (frame, decoded) in zip(frames, try FilmReader(url).frames) {
                let difference = FilmFrames.meanDifference(FilmFrames.pixels(frame), decoded.pixels)
                XCTAssertLessThanOrEqual(difference, bounds[format] ?? 0, "\(format)")
            }
        }
    }

    func testAFlatColorIsExactInGIFAndWithinRoundingInVideo() throws {
        let folder = try TemporaryFolder()
        for format in Self.videos {
            for color in [0xFFFF_FFFF, 0xFF00_0000, 0xFFF2_F2F7, 0xFF00_7AFF, 0xFFFF_3B30] as [UInt32] {
                let url = folder.file("film.\(format.rawValue)")
                let film = try FilmWriter(url: url, size: (32, 32), framesPerSecond: 30, format: format)
                for _ in 0..<2 { try film.append(CGImage(width: 32, height: 32, isOpaque: true) { $0.update(repeating: color) }) }
                try film.finish()
                let pixels = try XCTUnwrap(FilmReader(url).frames.first).pixels
                let difference = FilmFrames.meanDifference(pixels, [UInt32](repeating: color, count: 32 * 32))
                XCTAssertLessThanOrEqual(difference, format == .gif || format == .apng ? 0 : 2, "\(format) \(String(color, radix: 16))")
            }
        }
    }

    func testAPNGKeepsTransparencyWhenAskedAndIsOnBlackOtherwise() throws {
        let folder = try TemporaryFolder()
        let url = folder.file("film.apng")
        try write(2, to: url, isOpaque: false)
        XCTAssertEqual(try FilmReader(url).frames.first?.pixels.first, 0x8080_4000, "straight alpha")

        let film = try FilmWriter(url: url, size: (64, 48), framesPerSecond: 50, format: .apng)
        for index in 0..<2 { try film.append(FilmFrames.frame(index, isOpaque: false)) }
        try film.finish()
        XCTAssertEqual(try FilmReader(url).frames.first?.pixels.first, 0xFF40_2000)
    }

    func testOddSizesGrowByARepeatedEdgeInMP4Only() throws {
        let folder = try TemporaryFolder()
        for format in Self.videos {
            let url = folder.file("odd.\(format.rawValue)")
            let frames = try write(3, to: url, width: 63, height: 47)
            let film = try FilmReader(url)
            XCTAssertEqual([film.width, film.height], format == .mp4 ? [64, 48] : [63, 47], "\(format)")
            guard format == .mp4, let decoded = film.frames.first else { continue }
            let expected = FilmFrames.pixels(frames[0])
            for y in 0..<48 {
                let edge = decoded.pixels[y * 64 + 63]
                let source = expected[min(y, 46) * 63 + 62]
                XCTAssertLessThan(FilmFrames.meanDifference([edge], [source]), 20, "row \(y)")
            }
        }
    }

    func testASingleFrameIsAFilm() throws {
        let folder = try TemporaryFolder()
        for format in FilmFormat.allCases {
            let url = folder.file("one.\(format.rawValue)")
            try write(1, to: url, framesPerSecond: 10)
            guard format != .png else { continue }
            let film = try FilmReader(url)
            XCTAssertEqual(film.frames.count, 1, "\(format)")
            // An APNG of one frame is a PNG, without a duration; a GIF of one has none that its reader tells.
            if [.mp4, .webm].contains(format) { XCTAssertEqual(film.duration, 0.1, accuracy: 1e-9, "\(format)") }
        }
    }

    func testTheSameFramesGiveTheSameBytes() throws {
        let folder = try TemporaryFolder()
        for format in FilmFormat.allCases {
            let first = folder.file("a.\(format.rawValue)")
            try write(24, to: first, width: 320, height: 320)
            for attempt in 1...(Self.isDeep ? 8 : 2) {
                let next = folder.file("another name.\(format.rawValue)")
                try write(24, to: next, width: 320, height: 320)
                let (bytes, others) = (try Data(contentsOf: first), try Data(contentsOf: next))
                // Seldom libx264 encodes equal frames otherwise.
                guard format != .mp4 || bytes == others else {
                    XCTAssertEqual(Double(bytes.count), Double(others.count), accuracy: 0.01 * Double(bytes.count))
                    continue
                }
                XCTAssertEqual(bytes, others, "\(format), attempt \(attempt)")
            }
        }
    }

    func testMemoryDoesNotGrowWithTheFilm() throws {
        let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
        try XCTSkipIf(isSanitized, "sanitizers keep memory that was freed")
        let folder = try TemporaryFolder()
        let length = Self.isDeep ? 3000 : 350
        let frames = (0..<10).map { FilmFrames.frame($0, width: 320, height: 240) }
        for format in FilmFormat.allCases {
            let url = folder.file("long.\(format.rawValue)")
            let film = try FilmWriter(url: url, size: (320, 240), framesPerSecond: 60, format: format)
            var early = 0
            for index in 0..<length {
                try film.append(frames[index % 10])
                // By now every encoder has filled its look-ahead.
                if index == 100 { early = ProcessMemory.residentBytes }
            }
            let late = ProcessMemory.residentBytes
            // 250 frames are 77 MB.
            XCTAssertLessThan(late - early, 16 << 20, "\(format)")
            try film.finish()
            XCTAssertLessThan(ProcessMemory.residentBytes - early, 48 << 20, "\(format), finished")
        }
    }
}
