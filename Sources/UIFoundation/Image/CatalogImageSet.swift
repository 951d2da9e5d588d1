import CoreGraphics
import Foundation
import Resources

/// A set of images in an asset catalog: the variants of one image for appearances, devices, directions and scales.
///
/// A variant is decoded when it is first needed and kept; traits that choose the same one get the same object.
final class CatalogImageSet: @unchecked Sendable {
    private let folder: URL
    private let name: String
    private let lock = NSLock()
    /// nil before the file was read, and if it cannot be.
    private var contents: AssetContents?
    private var isRead = false
    private var images: [Variant: UIImage] = [:]
    /// The last choice, which is mostly the next one too.
    private var last: (traits: AssetTraits, image: UIImage?)?
    private weak var storedAsset: UIImageAsset?

    private struct Variant: Hashable {
        let entry: Int
        /// Pixels per point, of drawings; 0 for others.
        let scale: Double
    }

    init(_ folder: URL, name: String) {
        self.folder = folder
        self.name = name
    }

    /// The variant that best fits traits; nil if there is none that can be read, which is said once.
    func image(for traits: UITraitCollection) -> UIImage? {
        let wanted = traits.assetTraits
        return lock.withLock {
            if let last, last.traits == wanted { return last.image }
            let image = variant(for: wanted)
            last = (wanted, image)
            return image
        }
    }

    /// Forgets the decoded variants; images that are in use stay.
    func forget() {
        lock.withLock {
            images = [:]
            last = nil
        }
    }

    private func variant(for traits: AssetTraits) -> UIImage? {
        do {
            if !isRead {
                isRead = true
                contents = try AssetContents(in: folder)
            }
            // An entry without a file is a place that Xcode shows empty.
            let entries = (contents?.images ?? []).filter { $0.filename != nil }
            guard let index = entries.indexOfBest(for: traits) else { return nil }
            let (url, isDrawing) = try file(of: entries[index])
            let key = Variant(entry: index, scale: isDrawing ? traits.scale : 0)
            if let known = images[key] { return known }
            let image = try isDrawing ? drawing(url, traits.scale) : pixels(url, entries[index])
            let finished = finished(image, entries[index])
            images[key] = finished
            CatalogImageMemory.shared.add(finished, of: self)
            return finished
        } catch {
            reportOnce("asset \(folder.path)", "UIImage(named: \"\(name)\"): \(error)")
            return nil
        }
    }

    private func file(of entry: AssetContents.Entry) throws -> (url: URL, isDrawing: Bool) {
        let file = entry.filename ?? ""
        let url = folder.appendingPathComponent(file)
        guard url.standardizedFileURL.deletingLastPathComponent() == folder.standardizedFileURL else {
            throw ResourceError(file: folder.lastPathComponent, "the file '\(file)' is outside of the set; it is not read")
        }
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw ResourceError(file: folder.lastPathComponent, "there is no file '\(file)'")
        }
        return (url, VectorFile.pathExtensions.contains(url.pathExtension.lowercased()))
    }

    private func drawing(_ url: URL, _ scale: Double) throws -> UIImage {
        do {
            let file = try VectorFile(contentsOf: url)
            let image = UIImage(cgImage: try file.image(scale: scale), scale: scale, orientation: .up)
            return contents?.properties?.preservesVectors == true ? image.with { $0.drawing = file } : image
        } catch {
            throw ResourceError(file: folder.lastPathComponent, "the file '\(url.lastPathComponent)' cannot be drawn: \(error)")
        }
    }

    private func pixels(_ url: URL, _ entry: AssetContents.Entry) throws -> UIImage {
        do {
            let decoded = try DecodedImage(data: Data(contentsOf: url))
            return UIImage(cgImage: decoded.image, scale: CGFloat(entry.pixelsPerPoint ?? 1), orientation: decoded.orientation)
        } catch {
            throw ResourceError(file: folder.lastPathComponent, "the file '\(url.lastPathComponent)' cannot be read: \(error)")
        }
    }

    /// An image with the mode, the caps and the asset of its set.
    private func finished(_ image: UIImage, _ entry: AssetContents.Entry) -> UIImage {
        let asset = storedAsset ?? UIImageAsset(set: self)
        storedAsset = asset
        let slicing = CatalogSlicing(entry.resizing, unit: CGFloat(entry.pixelsPerPoint ?? 1))
        return (slicing?.cut(image) ?? image).with { traits in
            switch contents?.properties?.renderingIntent {
            case "template": traits.renderingMode = .alwaysTemplate
            case "original": traits.renderingMode = .alwaysOriginal
            default: break
            }
            if let slicing { traits.caps = ImageTraits.Caps(insets: slicing.caps, mode: slicing.mode) }
            traits.asset = asset
        }
    }
}

/// The memory of decoded variants: up to 64 MB of pixels, then all sets forget theirs.
private final class CatalogImageMemory: @unchecked Sendable {
    static let shared = CatalogImageMemory()
    private static let limit = 64 << 20

    private let lock = NSLock()
    private var sets: [ObjectIdentifier: CatalogImageSet] = [:]
    private var bytes = 0

    /// Counts an image, which its set has just kept.
    func add(_ image: UIImage, of set: CatalogImageSet) {
        let size = image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0
        let forgetful: [CatalogImageSet] = lock.withLock {
            bytes += size
            let others = bytes > Self.limit ? sets.values.filter { $0 !== set } : []
            if bytes > Self.limit {
                sets = [:]
                bytes = size
            }
            sets[ObjectIdentifier(set)] = set
            return others
        }
        for other in forgetful { other.forget() }
    }
}
