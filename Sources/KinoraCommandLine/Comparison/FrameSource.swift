import CoreGraphics
import Foundation
import Kinora

/// The images of a film or an image by frame number, read in ascending order.
final class FrameSource {
    let frames: Int
    let framesPerSecond: Double
    /// In pixels.
    let width: Int
    let height: Int
    /// Whether pixels may differ from those that were recorded.
    let isLossy: Bool

    private let film: FilmDecoder?
    /// The images of an image file; nil for a film.
    private let images: ImageReader?
    /// The number of each decoded frame, ascending; a film without repeated frames leaves numbers out.
    private let numbers: [Int]
    private var decoded = -1
    private var present: CGImage?

    /// Opens a file.
    /// - Throws: `FilmDamage`.
    init(_ file: ComparedFile, _ structure: ComparedFile.Structure) throws {
        if file.isImage {
            let images = try file.imageReader()
            (film, self.images) = (nil, images)
            (width, height) = (images.width, images.height)
            isLossy = !file.name.lowercased().hasSuffix(".png")
        } else {
            let film = try FilmDecoder(file.url)
            (self.film, images) = (film, nil)
            (width, height, isLossy) = (film.width, film.height, film.isLossy)
        }
        let isStill = file.isImage && structure.times.isEmpty
        let (numbers, rate) = Self.numbers(of: structure.times, framesPerSecond: isStill ? nil : file.record?.framesPerSecond)
        self.numbers = numbers
        framesPerSecond = rate
        let last = (numbers.last ?? 0) + 1
        guard let record = file.record, !isStill else {
            frames = last
            return
        }
        // A GIF has no more than 50 frames per second, and the last one that it has may be shown longer; so may that of a WebP.
        let isSparse = ["gif", "webp"].contains((file.name as NSString).pathExtension.lowercased())
        guard (1...FilmDecoder.frameLimit).contains(record.frames), isSparse ? record.frames >= last : record.frames == last else {
            throw FilmDamage("has \(last) frames, and its folder's list says \(record.frames); record it again")
        }
        frames = record.frames
    }

    /// The frame numbers of times, and the frames per second.
    ///
    /// Without a known rate, frames at about equal distances have one number after the other; otherwise the shortest distance is one frame.
    static func numbers(of times: [Double], framesPerSecond known: Int?) -> (numbers: [Int], framesPerSecond: Double) {
        guard let first = times.first, let last = times.last, times.count > 1, last > first else {
            return (Array(times.isEmpty ? 0..<1 : times.indices), Double(known ?? 0))
        }
        let distances = zip(times, times.dropFirst()).map { $1 - $0 }
        let (shortest, longest) = (distances.min() ?? 0, distances.max() ?? 0)
        let mean = Double(times.count - 1) / (last - first)
        guard known != nil || longest >= 1.5 * shortest && shortest > 0 else { return (Array(times.indices), mean) }
        let rate = known.map { Double($0) } ?? 1 / shortest
        var numbers: [Int] = []
        for time in times {
            let number = ((time - first) * rate).rounded()
            guard number.isFinite, number < Double(FilmDecoder.frameLimit), Int(number) > numbers.last ?? -1 else {
                // Times without a common unit.
                return (Array(times.indices), mean)
            }
            numbers.append(Int(number))
        }
        return (numbers, rate)
    }

    /// Moves to a frame, not before the present one.
    /// - Throws: `FilmDamage`.
    func move(to number: Int) throws {
        while decoded < 0 || decoded + 1 < numbers.count && numbers[decoded + 1] <= number {
            guard try film?.advance() ?? true else {
                throw FilmDamage("is damaged: only \(decoded + 1) of \(numbers.count) frames can be decoded")
            }
            decoded += 1
            present = nil
        }
    }

    /// The present frame as it is.
    func image() throws -> CGImage {
        if let present { return present }
        let image: CGImage
        if let film {
            image = try film.image(width: width, height: height)
        } else if let images {
            do { image = try images.image(at: max(decoded, 0)) } catch { throw FilmDamage("is damaged: \(error)") }
        } else {
            throw FilmDamage("has no images")
        }
        present = image
        return image
    }

    /// The present frame for eyes, also after the next move, scaled to a size in pixels.
    func held() throws -> (_ width: Int, _ height: Int) throws -> CGImage {
        guard let film else {
            let image = try image()
            return { image.boxFiltered(width: min($0, image.width), height: min($1, image.height)) }
        }
        let frame = try film.held()
        return { try frame.image(width: $0, height: $1) }
    }

    /// The differing pixels of the present frames of two videos; nil if they are no videos of one size and matrix.
    func difference(from base: FrameSource, limit: Int32) -> FrameDifference? {
        guard let film, let other = base.film, (width, height) == (base.width, base.height) else { return nil }
        let found = other.withPlanes { base in
            film.withPlanes { head in FrameDifference(base, head, width: width, height: height, limit: limit) }
        }
        guard case .some(.some(let difference)) = found else { return nil }
        return difference
    }

    /// Decodes the frames that are left.
    /// - Throws: `FilmDamage`.
    func finish() throws { try move(to: frames - 1) }
}
