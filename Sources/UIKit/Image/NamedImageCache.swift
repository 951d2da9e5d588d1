import CoreGraphics

/// Cache of decoded images of `UIImage(named:)`, by file, limited to 64 MB.
enum NamedImageCache {
    /// Returns the named image in a bundle's resources (nil: the main one's), with the scale nearest to `scale`.
    static func picture(_ name: String, in bundle: Bundle?, scale: CGFloat, device: String) -> (picture: DecodedPicture, scale: CGFloat)? {
        guard !name.isEmpty, let folder = (bundle ?? .main).resourceURL else { return nil }
        guard let file = ImageFile(url: folder.appendingPathComponent(name)).variant(nearestTo: scale, device: device) else { return nil }
        return picture(at: file).map { ($0, file.scale) }
    }

    private static func picture(at file: ImageFile.Variant) -> DecodedPicture? {
        let key = file.url.path as NSString
        if let picture = decoded.object(forKey: key) { return picture }
        guard let picture = try? file.decoded() else { return nil }
        decoded.setObject(picture, forKey: key, cost: picture.image.bytesPerRow * picture.image.height)
        return picture
    }

    // NSCache is thread-safe.
    nonisolated(unsafe) private static let decoded: NSCache<NSString, DecodedPicture> = {
        let cache = NSCache<NSString, DecodedPicture>()
        cache.totalCostLimit = 64 << 20
        return cache
    }()
}
