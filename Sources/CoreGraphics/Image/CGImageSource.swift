import Foundation

/// The pictures of one file: PNG, JPEG, GIF or WebP, told by its first bytes.
///
/// Making a source checks the file's outline and reads its size; pixels are decoded when asked for, each time anew. All pictures become
/// premultiplied sRGB of eight bits; colour profiles of JPEG, GIF and WebP files have no effect. A file that is cut off, also behind its last
/// pixel, is refused. Memory: at most ``CGImage/maximumPixelCount`` pixels for a picture, for the pictures of ``images()`` together,
/// and twice that for what a decoder keeps while it works; none is taken before the claimed size is known to be within bounds.
/// Not safe to use from several threads at once.
package final class CGImageSource {
    /// The largest number of frames that an animation may have.
    package static let maximumFrameCount = 10_000

    package let format: ImageFormat
    private let decoder: any ImageDecoder

    /// Opens a file's bytes; throws an ``ImageError`` that names the format and what is wrong.
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
            }
    }

    /// The width in pixels of every picture, before the orientation is applied.
    package var width: Int { decoder.width }
    /// The height in pixels of every picture, before the orientation is applied.
    package var height: Int { decoder.height }
    /// How the pixels are turned to be shown, as EXIF's number: 1…8, 1 for not at all. Only a JPEG's is read.
    package var exifOrientation: Int { decoder.exifOrientation }
    /// The number of pictures: 1, or an animation's frames.
    package var frameCount: Int { decoder.delays.count }
    /// How often the animation is shown; 0 is for ever.
    package var playCount: Int { decoder.playCount }

    /// How long frame `index` is shown, in seconds; 0 for a still picture or a frame that does not exist.
    ///
    /// Frames of 10 ms or less are shown for 100 ms, as browsers show them.
    package func delay(at index: Int) -> Double {
        decoder.delays.indices.contains(index) ? decoder.delays[index] : 0
    }

    /// The whole picture as it is shown during frame `index`: earlier frames lie under it as the file says.
    ///
    /// Frames in rising order cost one frame each; going back starts from the first. Throws an ``ImageError`` for damaged data and
    /// for a frame that does not exist.
    package func image(at index: Int) throws -> CGImage {
        guard decoder.delays.indices.contains(index) else {
            throw ImageError.corrupt("the \(format.rawValue) has \(frameCount) frames, and so no frame \(index)")
        }
        return try decoder.frame(at: index)
    }

    /// All pictures in order; throws ``ImageError/tooManyFrames(count:width:height:)`` when they have too many pixels together.
    package func images() throws -> [CGImage] {
        guard frameCount <= CGImage.maximumPixelCount / (width * height) else {
            throw ImageError.tooManyFrames(count: frameCount, width: width, height: height)
        }
        return try (0..<frameCount).map(decoder.frame(at:))
    }
}
