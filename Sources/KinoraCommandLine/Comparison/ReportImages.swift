import CoreGraphics
import Foundation
import Kinora

/// Draws the images of changed films.
struct ReportImages {
    private static let filmPane = (width: 400.0, height: 868.0)
    private static let imagePane = (width: 1200.0, height: 1600.0)
    private static let thumbnailHeight = 240

    /// Draws a frame in the size of a pane.
    typealias Pane = () throws -> CGImage

    /// The budget that films before this one leave at least: those that are still compared may take of it.
    let budget: () -> ReportBudget

    /// Begins the images of a film; nil if the report has enough.
    func begin(_ film: FilmComparison, limit: Int32) throws -> Drawing? {
        let budget = budget()
        guard budget.takesFilm, film.width > 0, film.height > 0 else { return nil }
        let box = film.frames > 1 ? Self.filmPane : Self.imagePane
        let scale = min(1, box.width / Double(film.width), box.height / Double(film.height))
        // H.264 has even sizes alone.
        func even(_ length: Int) -> Int { max(2, Int((Double(length) * scale / 2).rounded()) * 2) }
        let hasClip = film.frames > 1 && budget.takesClip
        return try Drawing(
            width: even(film.width), height: even(film.height), scale: scale, limit: limit, isFilm: film.frames > 1,
            framesPerSecond: hasClip ? min(max(Int(film.framesPerSecond.rounded()), 1), 240) : nil)
    }

    /// The images of one film, frame by frame.
    final class Drawing {
        let width: Int
        let height: Int
        private let scale: Double
        private let limit: Int32
        private let isFilm: Bool
        private var writer: FilmWriter?
        private let file: URL?
        /// Drawn when the film is finished, unless a clip has needed them before.
        private var worst: (change: FilmComparison.Change, row: Pane)?
        private var first: Pane?

        fileprivate init(width: Int, height: Int, scale: Double, limit: Int32, isFilm: Bool, framesPerSecond: Int?) throws {
            (self.width, self.height, self.scale, self.limit, self.isFilm) = (width, height, scale, limit, isFilm)
            guard let framesPerSecond else {
                file = nil
                return
            }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-compare-\(UUID().uuidString).mp4")
            self.file = file
            writer = try FilmWriter(url: file, size: (width * 3, height), framesPerSecond: framesPerSecond, format: .mp4, isQuick: true)
        }

        deinit { discard() }

        /// The size of a film's frames in a pane.
        func size(of source: FrameSource) -> (width: Int, height: Int) {
            func length(_ value: Int, _ most: Int) -> Int { min(max(Int((Double(value) * scale).rounded()), 1), most) }
            return (length(source.width, width), length(source.height, height))
        }

        /// Whether a frame is needed: without a clip, the first one and that with the largest change until now.
        func takes(_ change: FilmComparison.Change?) -> Bool { writer != nil || first == nil || change.map(isWorse) ?? false }

        private func isWorse(_ change: FilmComparison.Change) -> Bool {
            worst.map { ($0.change.pixels, $0.change.delta) < (change.pixels, change.delta) } ?? true
        }

        /// Adds a frame; `change` is nil for one without a change.
        func add(_ frame: Int, _ base: Pane?, _ head: Pane?, change: FilmComparison.Change?) throws {
            let (limit, empty) = (limit, empty)
            var row: Pane = {
                let (one, other) = (try base?() ?? empty, try head?() ?? empty)
                return Self.row(one, other, comparedWith: change == nil ? other : one, limit: limit)
            }
            if let writer {
                let image = try row()
                row = { image }
                try writer.append(image)
            }
            if first == nil { first = row }
            if let change, isWorse(change) {
                // Frames that only one film has are shown if no other is changed.
                if worst == nil || base != nil && head != nil { worst = (change, row) }
            }
        }

        private lazy var empty = CGImage(width: width, height: height, isOpaque: false) { _ in }

        /// The images.
        func finish() throws -> ComparisonImages? {
            guard let row = try (worst?.row ?? first)?() else { return nil }
            var clip: Data?
            if let writer, let file {
                try writer.finish()
                clip = try readFile(file.path)
                discard()
            }
            let still = try isFilm ? row.jpegData(quality: 0.85) : row.pngData()
            let small = min(ReportImages.thumbnailHeight, height)
            let thumbnail = row.boxFiltered(width: max(1, row.width * small / height), height: small)
            return ComparisonImages(
                width: width, height: height, scale: scale, frame: worst?.change.frame ?? 0, still: still,
                stillType: isFilm ? "image/jpeg" : "image/png",
                thumbnail: try thumbnail.jpegData(quality: 0.85), clip: clip)
        }

        /// Removes the temporary film.
        func discard() {
            writer?.cancel()
            writer = nil
            if let file { unlink(file.path) }
        }

        /// The base, the head and their difference beside each other, on black.
        /// - Parameter compared: The image that the head differs from: the base, or the head itself where noise alone differs.
        private static func row(_ base: CGImage, _ head: CGImage, comparedWith compared: CGImage, limit: Int32) -> CGImage {
            let (width, height) = (head.width, head.height)
            return CGImage(width: width * 3, height: height, isOpaque: true) { target in
                for (pane, image) in [base, head].enumerated() {
                    image.withPixels { pixels in
                        for y in 0..<height {
                            let start = (y * 3 + pane) * width
                            let source = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
                            _ = UnsafeMutableBufferPointer(rebasing: target[start..<start + width]).update(fromContentsOf: source)
                            if image.isOpaque { continue }
                            // Premultiplied colors are already composited on black.
                            for x in start..<start + width { target[x] |= 0xFF00_0000 }
                        }
                    }
                }
                FrameDifference.draw(compared, head, limit: limit, into: target, from: 2 * width, row: 3 * width)
            }
        }
    }
}
