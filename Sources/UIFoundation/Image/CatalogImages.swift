import CoreGraphics
import Foundation
import Resources

/// Images of asset catalogs, by name.
enum CatalogImages {
    /// The image of a name that best fits traits; nil if the bundle's catalogs have none that can be read.
    static func image(_ name: String, in bundle: Bundle?, _ traits: UITraitCollection) -> UIImage? {
        guard let folder = AssetCatalogs.of(bundle).set(name, .image) else { return nil }
        let wanted = traits.assetTraits
        let key = Key(folder: folder, traits: wanted)
        if let known = made.image(for: key) { return known }
        let image: UIImage?
        do {
            image = try read(folder, wanted)
        } catch {
            reportOnce("asset \(folder.path)", "UIImage(named: \"\(name)\"): \(error)")
            image = nil
        }
        if let image { made.keep(image, for: key) }
        return image
    }

    private static func read(_ folder: URL, _ traits: AssetTraits) throws -> UIImage? {
        let contents = try AssetContents(in: folder)
        // An entry without a file is a place that Xcode shows empty.
        let entries = (contents.images ?? []).filter { $0.filename != nil }
        guard let entry = entries.best(for: traits), let file = entry.filename else { return nil }
        let url = folder.appendingPathComponent(file)
        guard url.standardizedFileURL.deletingLastPathComponent() == folder.standardizedFileURL else {
            throw ResourceError(file: folder.lastPathComponent, "the file '\(file)' is outside of the set; it is not read")
        }
        guard let data = try? Data(contentsOf: url) else {
            throw ResourceError(file: folder.lastPathComponent, "there is no file '\(file)'")
        }
        guard let decoded = try? DecodedImage(data: data) else {
            let remedy =
                ["pdf", "svg"].contains(url.pathExtension.lowercased())
                ? "vectors are not read; add a PNG" : "PNG, JPEG, GIF and WebP are read"
            throw ResourceError(file: folder.lastPathComponent, "the file '\(file)' cannot be read: \(remedy)")
        }
        let scale = entry.pixelsPerPoint.map { CGFloat($0) } ?? 1
        let image = UIImage(cgImage: decoded.image, scale: scale, orientation: decoded.orientation)
        return resizable(rendered(image, contents), entry, scale)
    }

    private static func rendered(_ image: UIImage, _ contents: AssetContents) -> UIImage {
        switch contents.properties?.renderingIntent {
        case "template": image.withRenderingMode(.alwaysTemplate)
        case "original": image.withRenderingMode(.alwaysOriginal)
        default: image
        }
    }

    private static func resizable(_ image: UIImage, _ entry: AssetContents.Entry, _ scale: CGFloat) -> UIImage {
        guard let resizing = entry.resizing, let insets = resizing.capInsets else { return image }
        func points(_ edge: String) -> CGFloat { CGFloat(insets[edge] ?? 0) / scale }
        let caps = UIEdgeInsets(top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
        return image.resizableImage(withCapInsets: caps, resizingMode: resizing.center?.mode == "tile" ? .tile : .stretch)
    }

    // MARK: Cache

    private struct Key: Hashable {
        let folder: URL
        let traits: AssetTraits
    }

    private static let made = Cache()

    /// The images that were made, up to 64 MB of pixels; then all but the last are forgotten.
    private final class Cache: @unchecked Sendable {
        private let lock = NSLock()
        private var images: [Key: UIImage] = [:]
        private var bytes = 0

        func image(for key: Key) -> UIImage? { lock.withLock { images[key] } }

        func keep(_ image: UIImage, for key: Key) {
            let size = (image.cgImage?.width ?? 0) * (image.cgImage?.height ?? 0) * 4
            lock.withLock {
                if bytes + size > 64 << 20 {
                    images = [:]
                    bytes = 0
                }
                images[key] = image
                bytes += size
            }
        }
    }
}
