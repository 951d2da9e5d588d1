import CFFmpeg
import CoreGraphics
import Foundation

/// Writes a film frame by frame, in memory independent of its length. Frames are encoded while the next ones are drawn.
///
/// Frame n shows from n/fps seconds on; the last one lasts 1/fps. Equal frames give equal bytes (an mp4 may differ by a few: libx264).
/// Bytes go to a hidden file beside the target, which replaces the target in `finish()`, so that no other program sees half a film. For
/// GIF and filmstrips most of the work is in `finish()`. Use from one thread at a time.
package final class FilmWriter {
    /// Supported frame rates, in frames per second.
    package static let frameRates = 1...1000
    /// Supported frame widths and heights, in pixels.
    package static let dimensions = 1...16384

    /// The location of the finished film.
    package let url: URL
    /// The number of frames appended.
    package private(set) var frameCount = 0

    private let size: (width: Int, height: Int)
    private var partial: PartialFile?
    private var encoder: EncodingThread?

    /// Opens a film.
    /// - Parameters:
    ///   - url: A file in a writable folder; an existing file stays until `finish()`.
    ///   - size: Every frame's width and height in pixels.
    ///   - isQuick: Whether an mp4 is encoded in half the time, with less detail.
    ///   - isOpaque: False keeps the frames' transparency where the format can (APNG); otherwise frames are composited on black.
    /// - Throws: `FilmError`.
    package init(
        url: URL, size: (width: Int, height: Int), framesPerSecond: Int, format: FilmFormat, isQuick: Bool = false, isOpaque: Bool = true
    ) throws {
        guard Self.dimensions.contains(size.width), Self.dimensions.contains(size.height) else {
            throw FilmError.invalidSize(url, width: size.width, height: size.height)
        }
        guard Self.frameRates.contains(framesPerSecond) else { throw FilmError.invalidFrameRate(url, framesPerSecond) }
        self.url = url
        self.size = size
        let partial = try PartialFile(for: url)
        self.partial = partial
        let shape = FilmShape(width: size.width, height: size.height, framesPerSecond: framesPerSecond, isOpaque: isOpaque)
        encoder = try EncodingThread(for: url) {
            switch format {
            case .mp4: try VideoEncoder(file: partial, recipe: .mp4(shape, isQuick: isQuick), shape: shape)
            case .webm: try VideoEncoder(file: partial, recipe: .webm(shape), shape: shape)
            case .webp: try VideoEncoder(file: partial, recipe: .webp(shape), shape: shape)
            case .apng: try VideoEncoder(file: partial, recipe: .apng(shape), shape: shape)
            case .gif: try GIFEncoder(file: partial, shape: shape)
            case .png: FilmstripEncoder(file: partial, shape: shape)
            }
        }
    }

    deinit { cancel() }

    /// Appends a frame.
    /// - Throws: `FilmError`, also one of a frame before; after any error but a wrong size the film has ended and its file is removed.
    package func append(_ image: CGImage) throws {
        guard let encoder else { throw FilmError.ended(url) }
        guard image.width == size.width, image.height == size.height else {
            throw FilmError.wrongFrameSize(
                url, frame: frameCount, expected: "\(size.width) x \(size.height)", actual: "\(image.width) x \(image.height)")
        }
        try endingOnError { try encoder.append(image, at: frameCount) }
        frameCount += 1
    }

    /// Completes the film and replaces the target file.
    /// - Throws: `FilmError`, also for a film without frames; the file is removed then.
    package func finish() throws {
        guard let encoder, let partial else { throw FilmError.ended(url) }
        try endingOnError {
            guard frameCount > 0 else { throw FilmError.noFrames(url) }
            try encoder.finish(frameCount: frameCount)
            self.encoder = nil
            try partial.commit()
        }
    }

    /// Discards the film and its file; does nothing if it has ended.
    package func cancel() {
        encoder?.end()
        encoder = nil
        partial?.discard()
        partial = nil
    }

    private func endingOnError(_ body: () throws -> Void) throws {
        do { try body() } catch {
            cancel()
            throw error
        }
    }
}

/// Encodes a film's frames, in order, into one file.
protocol FilmEncoder: AnyObject {
    /// Adds frame number `index`, shown from `index / framesPerSecond` seconds on.
    func append(_ image: CGImage, at index: Int) throws

    /// Completes the file of `frameCount` frames, at least one. Called once, last.
    func finish(frameCount: Int) throws
}

/// Encodes MP4, WebM, WebP or APNG; each frame goes straight to the encoder.
final class VideoEncoder: FilmEncoder {
    private let video: VideoFile
    private let converter: PixelConverter
    /// The image whose converted pixels the encoder's frame has.
    private var converted: CGImage?

    init(file: PartialFile, recipe: EncoderRecipe, shape: FilmShape) throws {
        let multiple = recipe.dimensionMultiple
        let width = (shape.width + multiple - 1) / multiple * multiple
        let height = (shape.height + multiple - 1) / multiple * multiple
        converter = try PixelConverter(
            to: recipe.pixelFormat, width: width, height: height, for: file.target)
        video = try VideoFile(
            file: file, recipe: recipe, width: width, height: height, framesPerSecond: shape.framesPerSecond)
    }

    func append(_ image: CGImage, at index: Int) throws {
        let isUnchanged = converted.map { $0 === image || $0.hasPixels(of: image) } ?? false
        try video.encode(time: index) { frame in
            guard !isUnchanged else { return }
            image.withPixels { converter.convert($0, width: image.width, height: image.height, into: &frame) }
        }
        converted = image
    }

    func finish(frameCount: Int) throws { try video.finish() }
}

extension CGImage {
    fileprivate func hasPixels(of other: CGImage) -> Bool {
        guard (width, height) == (other.width, other.height) else { return false }
        return withPixels { own in
            other.withPixels { others in
                guard let own = own.baseAddress, let others = others.baseAddress else { return true }
                return memcmp(own, others, width * height * MemoryLayout<UInt32>.stride) == 0
            }
        }
    }
}
