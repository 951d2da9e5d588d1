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
