import CoreGraphics

/// The first picture of a file, and how it is turned to be shown.
final class DecodedPicture {
    let image: CGImage
    let orientation: UIImage.Orientation

    /// Throws an `ImageError` that says what is wrong with the bytes.
    init(data: Data) throws {
        let source = try CGImageSource(data: data)
        image = try source.image(at: 0)
        orientation = UIImage.Orientation(exif: source.exifOrientation)
    }
}
