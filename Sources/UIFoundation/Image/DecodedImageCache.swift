import CoreGraphics

/// LRU cache of decoded images by the paths of their files, limited by the bytes of their pixels.
///
/// Not an `NSCache`: without a limit it never releases an object on Linux, and with one it releases the smallest first, the
/// newest included.
final class DecodedImageCache: @unchecked Sendable {
    private struct Entry {
        let image: DecodedImage
        let byteCount: Int
        /// Counter value of the last use.
        var use: Int
    }

    private let byteLimit: Int
    private let lock = NSLock()
    private var entries: [String: Entry] = [:]
    private var uses = 0
    private var bytes = 0

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// The size of the cached images' pixels.
    var byteCount: Int { lock.withLock { bytes } }

    /// Returns the cached image of a file; nil if there is none.
    func image(at path: String) -> DecodedImage? {
        lock.withLock {
            guard let index = entries.index(forKey: path) else { return nil }
            uses += 1
            entries.values[index].use = uses
            return entries.values[index].image
        }
    }

    /// Adds an image, evicting the least recently used ones. An image larger than the limit is not cached.
    func keep(_ image: DecodedImage, at path: String) {
        let added = image.image.bytesPerRow * image.image.height
        guard added <= byteLimit else { return }
        lock.withLock {
            uses += 1
            let replaced = entries.updateValue(Entry(image: image, byteCount: added, use: uses), forKey: path)
            bytes += added - (replaced?.byteCount ?? 0)
            while bytes > byteLimit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
                entries[oldest.key] = nil
                bytes -= oldest.value.byteCount
            }
        }
    }
}

/// The first image of a file, with its orientation.
final class DecodedImage {
    let image: CGImage
    let orientation: UIImage.Orientation

    /// Throws an `ImageError` that describes the defect of the data.
    init(data: Data) throws {
        let source = try ImageReader(data: data)
        image = try source.image(at: 0)
        orientation = UIImage.Orientation(exif: source.exifOrientation)
    }
}
