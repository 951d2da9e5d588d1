import UIKit

/// LRU cache of images by artwork and size, limited by the bytes of their pixels.
///
/// Not an `NSCache`: without a limit it never releases an object on Linux, and with one it releases the smallest first, the
/// newest included.
@MainActor
final class ArtworkCache {
    static let shared = ArtworkCache(byteLimit: 64 << 20)

    private struct Key: Hashable {
        let artwork: AnyHashable
        let width, height, scale: CGFloat
        let style: UIUserInterfaceStyle
    }

    private struct Entry {
        let image: UIImage
        let byteCount: Int
        /// Counter value of the last use.
        var use: Int
    }

    private let byteLimit: Int
    private var entries: [Key: Entry] = [:]
    private var uses = 0
    /// The size of the cached images' pixels.
    private(set) var byteCount = 0

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// The image of an artwork, drawn for each size (points), an icon also for each appearance, unless it is cached.
    func image(of artwork: any Artwork, size: CGSize, in traits: UITraitCollection = .current) -> UIImage {
        let key = Key(
            artwork: AnyHashable(artwork), width: size.width, height: size.height, scale: UIScreen.main.scale,
            style: artwork.isSign ? traits.userInterfaceStyle : .unspecified)
        uses += 1
        if let index = entries.index(forKey: key) {
            entries.values[index].use = uses
            return entries.values[index].image
        }
        var image = UIImage()
        traits.performAsCurrent { image = artwork.image(size: size) }
        keep(image, for: key)
        return image
    }

    /// Adds an image, evicting the least recently used ones.
    private func keep(_ image: UIImage, for key: Key) {
        let added = image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0
        entries[key] = Entry(image: image, byteCount: added, use: uses)
        byteCount += added
        while byteCount > byteLimit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
            entries[oldest.key] = nil
            byteCount -= oldest.value.byteCount
        }
    }
}
