/// An open image file: its structure and size are checked; pixels are decoded on demand.
protocol ImageDecoder: AnyObject {
    /// In pixels, at least 1; at most ``CGImage/maximumPixelCount`` pixels in total.
    var width: Int { get }
    var height: Int { get }
    /// The duration of each frame in seconds; one entry for a still image.
    var delays: [Double] { get }
    /// The durations as they are in the file.
    var unclampedDelays: [Double] { get }
    /// The number of plays of an animation; 0 is forever.
    var playCount: Int { get }
    /// EXIF's orientation, 1…8.
    var exifOrientation: Int { get }
    /// The metadata of a photo.
    var tags: ImageTags { get }

    /// The whole image during frame `index`, which exists. Throws an ``ImageError`` if its data is damaged.
    func frame(at index: Int) throws -> CGImage
}

extension ImageDecoder {
    var delays: [Double] { [0] }
    var unclampedDelays: [Double] { delays }
    var tags: ImageTags { ImageTags() }
    var playCount: Int { 1 }
    var exifOrientation: Int { 1 }

    /// Throws if images of this size are not supported.
    static func checkSize(width: Int, height: Int, of format: ImageFormat) throws {
        guard width > 0, height > 0 else { throw ImageError.corrupt("the \(format.rawValue) says it has no pixels") }
        guard width <= CGImage.maximumPixelCount, height <= CGImage.maximumPixelCount / width else {
            throw ImageError.tooLarge(width: width, height: height)
        }
    }
}

/// An error decoding or encoding image data.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data is not of the requested format.
    case unknownFormat(String)
    /// The data is truncated or inconsistent.
    case corrupt(String)
    /// The image exceeds the maximum size, in pixels.
    case tooLarge(width: Int, height: Int)
    /// The frames of an animation have too many pixels in total.
    case tooManyFrames(count: Int, width: Int, height: Int)
    /// The image could not be encoded.
    case notEncodable(String)

    /// One sentence with the problem and the expected value.
    public var description: String {
        switch self {
        case .unknownFormat(let reason): "not an image that can be read: \(reason)"
        case .corrupt(let reason): "damaged image data: \(reason)"
        case .tooLarge(let width, let height):
            "an image of \(width) x \(height) pixels is too large: at most \(CGImage.maximumPixelCount) pixels are read"
        case .tooManyFrames(let count, let width, let height):
            "an animation of \(count) frames of \(width) x \(height) pixels is too large: at most \(CGImage.maximumPixelCount) pixels are read"
        case .notEncodable(let reason): "the image could not be written: \(reason)"
        }
    }
}
