import UIKit

/// Cache of images by artwork and size; the system may purge it when memory is low.
@MainActor
enum ArtworkCache {
    private final class Key: NSObject {
        let artwork: AnyHashable
        let size: CGSize
        let scale: CGFloat
        let style: UIUserInterfaceStyle

        init(_ artwork: any Artwork, _ size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) {
            self.artwork = AnyHashable(artwork)
            self.size = size
            self.scale = scale
            self.style = style
        }

        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Key else { return false }
            return artwork == other.artwork && size == other.size && scale == other.scale && style == other.style
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

    /// The image of an artwork, drawn at most once for each size (points), an icon also for each appearance.
    static func image(of artwork: any Artwork, size: CGSize, in traits: UITraitCollection = .current) -> UIImage {
        let key = Key(artwork, size, scale: UIScreen.main.scale, style: artwork.isSign ? traits.userInterfaceStyle : .unspecified)
        if let image = pictures.object(forKey: key) { return image }
        var image = UIImage()
        traits.performAsCurrent { image = artwork.image(size: size) }
        pictures.setObject(image, forKey: key)
        return image
    }
}
