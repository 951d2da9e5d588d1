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
        let key = file.url.path as NSString
        if let image = decoded.object(forKey: key) { return image }
        guard let image = try? file.decoded() else { return nil }
        decoded.setObject(image, forKey: key, cost: image.image.bytesPerRow * image.image.height)
        return image
    }

    // NSCache is thread-safe.
    nonisolated(unsafe) private static let decoded: NSCache<NSString, DecodedImage> = {
        let cache = NSCache<NSString, DecodedImage>()
        cache.totalCostLimit = 64 << 20
        return cache
    }()
}
