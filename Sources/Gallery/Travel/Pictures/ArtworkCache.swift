import UIKit

/// Pictures drawn already, by artwork and size; the system may drop them when memory is short.
@MainActor
enum ArtworkCache {
    private final class Key: NSObject {
        let artwork: AnyHashable
        let size: CGSize
        let scale: CGFloat

        init(_ artwork: any Artwork, _ size: CGSize, scale: CGFloat) {
            self.artwork = AnyHashable(artwork)
            self.size = size
            self.scale = scale
        }

        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Key else { return false }
            return artwork == other.artwork && size == other.size && scale == other.scale
        }

        override var hash: Int {
            var hasher = Hasher()
            hasher.combine(artwork)
            hasher.combine(size.width)
            hasher.combine(size.height)
            return hasher.finalize()
        }
    }

    private static let pictures = NSCache<Key, UIImage>()

    /// The picture of an artwork, drawn at most once for each size (points).
    static func image(of artwork: any Artwork, size: CGSize) -> UIImage {
        let key = Key(artwork, size, scale: UIScreen.main.scale)
        if let image = pictures.object(forKey: key) { return image }
        let image = artwork.image(size: size)
        pictures.setObject(image, forKey: key)
        return image
    }
}
