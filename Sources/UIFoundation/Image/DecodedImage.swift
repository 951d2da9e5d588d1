import CoreGraphics

/// The first image of a file, with its orientation.
final class DecodedImage {
    let image: CGImage
    let orientation: UIImage.Orientation

    /// Throws an `ImageError` that describes the defect of the data.
    init(data: Data) throws {
        let source = try CGImageSource(data: data)
        image = try source.image(at: 0)
        orientation = UIImage.Orientation(exif: source.exifOrientation)
    }
}
