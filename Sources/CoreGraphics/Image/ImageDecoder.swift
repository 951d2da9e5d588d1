/// An open image file: its structure and size are checked; pixels are decoded on demand.
protocol ImageDecoder: AnyObject {
    /// In pixels, at least 1; at most ``CGImage/maximumPixelCount`` pixels in total.
    var width: Int { get }
    var height: Int { get }
    /// The duration of each frame in seconds; one entry for a still image.
    var delays: [Double] { get }
    /// The number of plays of an animation; 0 is forever.
    var playCount: Int { get }
    /// EXIF's orientation, 1…8.
    var exifOrientation: Int { get }

    /// The whole image during frame `index`, which exists. Throws an ``ImageError`` if its data is damaged.
    func frame(at index: Int) throws -> CGImage
}

extension ImageDecoder {
    var delays: [Double] { [0] }
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
