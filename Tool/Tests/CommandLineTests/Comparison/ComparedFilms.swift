import CoreGraphics
import Foundation
import Kinora

@testable import KinoraCommandLine

/// Writes small films into the folders `base` and `head`.
@MainActor
struct ComparedFilms {
    static let (width, height) = (48, 32)

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["base", "head"] { try FilmFolder(url: url(name)).prepare() }
    }

    func url(_ name: String) -> URL { folder.url.appendingPathComponent(name, isDirectory: true) }
    func path(_ name: String) -> String { folder.path(name) }

    /// The color of a pixel, opaque.
    typealias Paint = (_ frame: Int, _ x: Int, _ y: Int) -> UInt32

    /// A square of eight pixels that moves one pixel a frame, from a column on.
    static func square(from start: Int = 0, color: UInt32 = 0xFF20_60E0) -> Paint {
        { frame, x, y in (start + frame..<start + frame + 8).contains(x) && (8..<16).contains(y) ? color : 0xFFF0_F0F0 }
    }

    static func image(_ frame: Int = 0, _ paint: Paint) -> CGImage {
        CGImage(width: width, height: height, isOpaque: true) { target in
            for y in 0..<height { for x in 0..<width { target[y * width + x] = paint(frame, x, y) } }
        }
    }

    /// Writes a film.
    /// - Parameters:
    ///   - isListed: Whether the folder's list names it.
    func film(
        _ name: String, in side: String, frames: Int = 12, framesPerSecond: Int = 30, isListed: Bool = true,
        settings: [FilmRecord.Setting] = [], common: [FilmRecord.Setting] = [], _ paint: Paint
    ) throws {
        let file = url(side).appendingPathComponent(name)
        let format = try FilmFormat(url: file)
        let writer = try FilmWriter(url: file, size: (Self.width, Self.height), framesPerSecond: framesPerSecond, format: format)
        var digests = FrameDigests()
        for frame in 0..<frames {
            let image = Self.image(frame, paint)
            digests.append(FrameDigest(image))
            try writer.append(image)
        }
        try writer.finish()
        guard isListed else { return }
        let record = FilmRecord(
            name: name, scene: "card", settings: settings, width: Self.width, height: Self.height, framesPerSecond: framesPerSecond,
            frames: frames, digest: digests.film, bytes: try Data(contentsOf: file).count, file: try FileDigest(file.path), recipe: "r",
            frameDigests: digests, common: common)
        try FilmFolder(url: url(side)).change { $0.films[name] = record }
    }

    func png(_ name: String, in side: String, _ paint: Paint) throws {
        let file = url(side).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Self.image(0, paint).pngData().write(to: file)
    }

    /// The number of differing pixels and the largest difference of a component, computed from the colors alone.
    static func difference(_ frame: Int, _ one: Paint, _ other: Paint) -> (pixels: Int, delta: Int) {
        var (pixels, delta) = (0, 0)
        for y in 0..<height {
            for x in 0..<width {
                let (a, b) = (one(frame, x, y), other(frame, x, y))
                if a != b { pixels += 1 }
                for shift in [0, 8, 16, 24] { delta = max(delta, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
            }
        }
        return (pixels, delta)
    }

    /// The entry of each film in the JSON.
    struct Result: Decodable, Equatable {
        struct Worst: Decodable, Equatable {
            let frame, pixels, delta: Int
        }

        struct Setting: Decodable, Equatable {
            let name, base, head: String
        }

        let name, state: String
        let frames: Int
        let ranges: [[Int]]
        let worst: Worst?
        let settings: [Setting]?
        let reason: String?
    }

    /// Compares the folders.
    func compare(_ words: String...) throws -> (transcript: Transcript, films: [String: Result]) {
        let transcript = Transcript(["compare", path("base"), path("head"), "--json", path("result.json")] + words)
        struct Content: Decodable {
            let films: [Result]
        }
        let films = try JSONDecoder().decode(Content.self, from: Data(contentsOf: folder.url.appendingPathComponent("result.json"))).films
        return (transcript, Dictionary(uniqueKeysWithValues: films.map { ($0.name, $0) }))
    }
}
