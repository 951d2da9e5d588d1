import Foundation

/// The images of one file: PNG, JPEG, GIF, WebP or HEIF, detected by its first bytes.
///
/// Creating a source validates the file's structure and reads its size; pixels are decoded on each access. All images become
/// premultiplied sRGB of eight bits; color profiles of JPEG, GIF and WebP files have no effect. A truncated file is rejected, even if
/// only data after its last pixel is missing. Memory: at most ``CGImage/maximumPixelCount`` pixels per image and for all images of
/// ``images()`` together, and twice that for a decoder's working memory; nothing is allocated before the size is checked. Not
/// thread-safe.
package final class ImageReader {
    /// The maximum number of frames of an animation.
    package static let maximumFrameCount = 10_000

    package let format: ImageFormat
    private let decoder: any ImageDecoder

    /// Opens a file's bytes; throws an ``ImageError`` with the format and the reason.
    package init(data: Data) throws {
        guard let format = data.withUnsafeBytes(ImageFormat.init(signatureOf:)) else {
            let formats = ImageFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw ImageError.unknownFormat(
                data.isEmpty ? "there are no bytes" : "the first bytes are of none of the formats that are read (\(formats))")
        }
        self.format = format
        decoder =
            switch format {
            case .png: try PNGDecoder(data)
            case .jpeg: try JPEGDecoder(data)
            case .gif: try GIFDecoder(data)
            case .webP: try WebPDecoder(data)
            case .heif: try HEIFDecoder(data)
            }
    }

    /// The width of every image in pixels, before the orientation is applied.
    package var width: Int { decoder.width }
    /// The height of every image in pixels, before the orientation is applied.
    package var height: Int { decoder.height }
    /// The EXIF orientation 1…8, where 1 is upright. Read from JPEG files only.
    package var exifOrientation: Int { decoder.exifOrientation }
    /// The number of images: 1, or the frames of an animation.
    package var frameCount: Int { decoder.delays.count }
    /// The number of plays of the animation; 0 is forever.
    package var playCount: Int { decoder.playCount }

    /// The duration of frame `index` in seconds; 0 for a still image or a nonexistent frame.
    ///
    /// Frames of 10 ms or less are shown for 100 ms, as in browsers.
    package func delay(at index: Int) -> Double {
        decoder.delays.indices.contains(index) ? decoder.delays[index] : 0
    }

    /// The duration of frame `index` in seconds as it is in the file; 0 for a still image or a nonexistent frame.
    package func unclampedDelay(at index: Int) -> Double {
        decoder.unclampedDelays.indices.contains(index) ? decoder.unclampedDelays[index] : 0
    }

    /// The metadata of a photo; none in other formats than JPEG.
    package var tags: ImageTags { decoder.tags }

    /// The whole image during frame `index`, composed over earlier frames as the file specifies.
    ///
    /// Frames in ascending order decode one frame each; going back restarts from the first. Throws an ``ImageError`` for damaged data
    /// and for a nonexistent frame.
    package func image(at index: Int) throws -> CGImage {
        guard decoder.delays.indices.contains(index) else {
            throw ImageError.corrupt("the \(format.rawValue) has \(frameCount) frames, and so no frame \(index)")
        }
        return try frame(at: index)
    }

    private func frame(at index: Int) throws -> CGImage {
        let image = try decoder.frame(at: index)
        image.giveSamplesOfFile()
        return image
    }

    /// All images in order; throws ``ImageError/tooManyFrames(count:width:height:)`` if they have too many pixels in total.
    package func images() throws -> [CGImage] {
        guard frameCount <= CGImage.maximumPixelCount / (width * height) else {
            throw ImageError.tooManyFrames(count: frameCount, width: width, height: height)
        }
        return try (0..<frameCount).map(frame(at:))
    }
}
