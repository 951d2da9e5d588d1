import CoreGraphics

/// The decoded pictures of `UIImage(named:)`, by file; the least wanted go when they take more than 64 MB.
enum NamedImageCache {
    static func image(at file: ImageFile.Variant) -> CGImage? {
        let key = file.url.path as NSString
        if let image = decoded.object(forKey: key) { return image }
        guard let image = try? file.decoded() else { return nil }
        decoded.setObject(image, forKey: key, cost: image.bytesPerRow * image.height)
        return image
    }

    // NSCache locks itself.
    nonisolated(unsafe) private static let decoded: NSCache<NSString, CGImage> = {
        let cache = NSCache<NSString, CGImage>()
        cache.totalCostLimit = 64 << 20
        return cache
    }()
}
