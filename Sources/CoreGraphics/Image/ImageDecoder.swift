/// One picture file, opened: its outline is checked and its size within bounds; pixels are decoded when asked for.
protocol ImageDecoder: AnyObject {
    /// In pixels, at least 1; at most ``CGImage/maximumPixelCount`` pixels in all.
    var width: Int { get }
    var height: Int { get }
    /// How long each frame is shown, in seconds; one entry for a still picture.
    var delays: [Double] { get }
    /// How often an animation is shown; 0 is for ever.
    var playCount: Int { get }
    /// EXIF's orientation, 1…8.
    var exifOrientation: Int { get }

    /// The whole picture as it is shown during frame `index`, which exists. Throws an ``ImageError`` when its data is damaged.
    func frame(at index: Int) throws -> CGImage
}

extension ImageDecoder {
    var delays: [Double] { [0] }
    var playCount: Int { 1 }
    var exifOrientation: Int { 1 }

    /// Throws unless a picture of this size is one that is read.
    static func checkSize(width: Int, height: Int, of format: ImageFormat) throws {
        guard width > 0, height > 0 else { throw ImageError.corrupt("the \(format.rawValue) says it has no pixels") }
        guard width <= CGImage.maximumPixelCount, height <= CGImage.maximumPixelCount / width else {
            throw ImageError.tooLarge(width: width, height: height)
        }
    }
}
