/// Why image data could not be read or written.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data is not of the format that was asked for.
    case unknownFormat(String)
    /// The data ends early or contradicts itself.
    case corrupt(String)
    /// The picture is larger than images may be, in pixels.
    case tooLarge(width: Int, height: Int)
    /// The frames of an animation have too many pixels together.
    case tooManyFrames(count: Int, width: Int, height: Int)
    /// The picture could not be encoded.
    case notEncodable(String)

    /// One sentence: what is wrong, and what would be right.
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
