import CoreGraphics
import Foundation
import Resources

/// Images of asset catalogs, by name. A set of images is found and read once.
enum CatalogImages {
    /// The image of a name that best fits traits; nil if the catalogs have none that can be read.
    static func image(_ name: String, in catalogs: AssetCatalogs, _ traits: UITraitCollection) -> UIImage? {
        known.set(name, in: catalogs)?.image(for: traits)
    }

    private static let known = Known()

    private final class Known: @unchecked Sendable {
        private struct Key: Hashable {
            /// Those of a bundle live as long as the process.
            let catalogs: ObjectIdentifier
            let name: String
        }

        private let lock = NSLock()
        private var sets: [Key: CatalogImageSet] = [:]

        func set(_ name: String, in catalogs: AssetCatalogs) -> CatalogImageSet? {
            let key = Key(catalogs: ObjectIdentifier(catalogs), name: name)
            return lock.withLock {
                if let set = sets[key] { return set }
                guard let folder = catalogs.set(name, .image) else { return nil }
                let set = CatalogImageSet(folder, name: name)
                sets[key] = set
                return set
            }
        }
    }
}
