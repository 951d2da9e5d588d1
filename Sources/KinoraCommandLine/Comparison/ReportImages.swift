import CoreGraphics
import Foundation
import Kinora

/// Draws the images of changed films until a report is large enough.
final class ReportImages {
    /// Bytes of the films and stills of one report: browsers open a page of that size in a moment.
    static let limit = 40 << 20
    /// Of a report with very many films: encoding takes longer than comparing.
    static let clipLimit = 60
    /// Changed films with images; the rest is listed.
    static let filmLimit = 400

    private static let filmPane = (width: 400.0, height: 868.0)
    private static let imagePane = (width: 1200.0, height: 1600.0)
    private static let thumbnailHeight = 240

    private var bytes = 0
    private var clips = 0
    private var films = 0

    /// Begins the images of a film; nil if there are enough.
    func begin(_ film: FilmComparison, limit: Int32) throws -> Drawing? {
        guard bytes < Self.limit, films < Self.filmLimit, film.width > 0, film.height > 0 else { return nil }
        let box = film.frames > 1 ? Self.filmPane : Self.imagePane
        let scale = min(1, box.width / Double(film.width), box.height / Double(film.height))
        // H.264 has even sizes alone.
        func even(_ length: Int) -> Int { max(2, Int((Double(length) * scale / 2).rounded()) * 2) }
        let hasClip = film.frames > 1 && clips < Self.clipLimit
        return try Drawing(
            width: even(film.width), height: even(film.height), scale: scale, limit: limit, in: self,
            framesPerSecond: hasClip ? min(max(Int(film.framesPerSecond.rounded()), 1), 240) : nil)
    }

    /// The images of one film, frame by frame.
    final class Drawing {
        let width: Int
        let height: Int
        private let scale: Double
        private let limit: Int32
        private let book: ReportImages
        private var writer: FilmWriter?
        private let file: URL?
        private var worst: (change: FilmComparison.Change, row: CGImage)?
        private var first: CGImage?

        fileprivate init(width: Int, height: Int, scale: Double, limit: Int32, in book: ReportImages, framesPerSecond: Int?) throws {
            (self.width, self.height, self.scale, self.limit, self.book) = (width, height, scale, limit, book)
            guard let framesPerSecond else {
                file = nil
                return
            }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-compare-\(UUID().uuidString).mp4")
            self.file = file
            writer = try FilmWriter(url: file, size: (width * 3, height), framesPerSecond: framesPerSecond, format: .mp4)
        }

        deinit { discard() }

        /// The size of a film's frames in a pane.
        func size(of source: FrameSource) -> (width: Int, height: Int) {
            func length(_ value: Int, _ most: Int) -> Int { min(max(Int((Double(value) * scale).rounded()), 1), most) }
            return (length(source.width, width), length(source.height, height))
        }

        /// Whether a frame is needed: without a clip, that with the largest change until now.
        func takes(_ change: FilmComparison.Change?) -> Bool { writer != nil || change.map(isWorse) ?? false }

        private func isWorse(_ change: FilmComparison.Change) -> Bool {
            worst.map { ($0.change.pixels, $0.change.delta) < (change.pixels, change.delta) } ?? true
        }

        /// Adds a frame; `change` is nil for one without a change.
        func add(_ frame: Int, _ base: CGImage?, _ head: CGImage?, change: FilmComparison.Change?) throws {
            let (one, other) = (base ?? empty, head ?? empty)
            let difference = FrameDifference.image(change == nil ? other : one, other, limit: limit)
            let row = Self.row([one, other, difference])
            if first == nil { first = row }
            if let change, isWorse(change) {
                // Frames that only one film has are shown if no other is changed.
                if worst == nil || base != nil && head != nil { worst = (change, row) }
            }
            try writer?.append(row)
        }

        private lazy var empty = CGImage(width: width, height: height, isOpaque: false) { _ in }

        /// The images.
        func finish() throws -> ComparisonImages? {
            guard let row = worst?.row ?? first else { return nil }
            var clip: Data?
            if let writer, let file {
                try writer.finish()
                clip = try readFile(file.path)
                discard()
            }
            let isStill = file == nil && worst?.change.frame == 0
            let still = try isStill ? row.pngData() : row.jpegData(quality: 0.85)
            if let data = clip, book.bytes + data.count > ReportImages.limit { clip = nil }
            book.films += 1
            book.clips += clip == nil ? 0 : 1
            book.bytes += still.count + (clip?.count ?? 0)
            let small = min(ReportImages.thumbnailHeight, height)
            let thumbnail = row.boxFiltered(width: max(1, row.width * small / height), height: small)
            return ComparisonImages(
                width: width, height: height, scale: scale, frame: worst?.change.frame ?? 0, still: still,
                stillType: isStill ? "image/png" : "image/jpeg",
                thumbnail: try thumbnail.jpegData(quality: 0.85), clip: clip)
        }

        /// Removes the temporary film.
        func discard() {
            writer?.cancel()
            writer = nil
            if let file { unlink(file.path) }
        }

        /// Images of one size beside each other, on black.
        private static func row(_ images: [CGImage]) -> CGImage {
            let (width, height) = (images[0].width, images[0].height)
            return CGImage(width: width * images.count, height: height, isOpaque: true) { target in
                target.update(repeating: 0xFF00_0000)
                for (index, image) in images.enumerated() {
                    image.withPixels { pixels in
                        for y in 0..<height {
                            let start = y * width * images.count + index * width
                            let source = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
                            _ = UnsafeMutableBufferPointer(rebasing: target[start..<start + width]).update(fromContentsOf: source)
                            if image.isOpaque { continue }
                            // Premultiplied colors are already composited on black.
                            for x in start..<start + width { target[x] |= 0xFF00_0000 }
                        }
                    }
                }
            }
        }
    }
}
