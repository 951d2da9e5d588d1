import CoreGraphics

/// Cache of decoded images of `UIImage(named:)`, by file, limited to 64 MB.
enum NamedImageCache {
    /// Returns the named image in a bundle's resources (nil: the main one's), with the scale nearest to `scale`.
    static func image(_ name: String, in bundle: Bundle?, scale: CGFloat, device: String) -> (decoded: DecodedImage, scale: CGFloat)? {
        guard !name.isEmpty, let folder = (bundle ?? .main).resourceURL else { return nil }
        guard let file = ImageFile(url: folder.appendingPathComponent(name)).variant(nearestTo: scale, device: device) else { return nil }
        return image(at: file).map { ($0, file.scale) }
    }

    private static func image(at file: ImageFile.Variant) -> DecodedImage? {
        let path = file.url.path
        if let image = decoded.image(at: path) { return image }
        guard let image = try? file.decoded() else { return nil }
        decoded.keep(image, at: path)
        return image
    }

    private static let decoded = DecodedImageCache(byteLimit: 64 << 20)
}
