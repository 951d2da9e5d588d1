import CoreGraphics

/// An image's file name, with its variants for different scales: `star.png`, `star@2x.png`, `star@3x~iphone.png`.
package struct ImageFile {
    /// An existing file.
    package struct Variant {
        package let url: URL
        /// Pixels per point.
        package let scale: CGFloat

        func decoded() throws -> DecodedImage {
            try DecodedImage(data: Data(contentsOf: url))
        }
    }

    private let folder: URL
    private let name: String
    private let pathExtensions: [String]

    package init(url: URL) {
        folder = url.deletingLastPathComponent()
        let hasExtension = ImageFormat.pathExtensions.contains(url.pathExtension.lowercased())
        pathExtensions = hasExtension ? [url.pathExtension] : ImageFormat.pathExtensions
        name = hasExtension ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
    }

    /// Returns the existing file with the scale nearest to `scale`; of two equally near the larger one.
    ///
    /// A file with the suffix `device` takes precedence over one for all devices.
    package func variant(nearestTo scale: CGFloat, device: String = "~iphone") -> Variant? {
        for pathExtension in pathExtensions {
            if let own = Self.scale(suffixOf: name) {
                guard let variant = variant(suffixes: [""], pathExtension, scale: own) else { continue }
                return variant
            }
            let variants = [("@3x", 3), ("@2x", 2), ("@1x", 1), ("", 1)].compactMap { suffix, scale in
                variant(suffixes: [suffix + device, suffix], pathExtension, scale: scale)
            }
            // `min` takes the first of equals, and larger scales come first.
            if let nearest = variants.min(by: { abs($0.scale - scale) < abs($1.scale - scale) }) { return nearest }
        }
        return nil
    }

    private func variant(suffixes: [String], _ pathExtension: String, scale: CGFloat) -> Variant? {
        for suffix in suffixes {
            let url = folder.appendingPathComponent(name + suffix).appendingPathExtension(pathExtension)
            if FileManager.default.fileExists(atPath: url.path) { return Variant(url: url, scale: scale) }
        }
        return nil
    }

    /// The scale given by a name's suffix, as in `star@2x` or `star@2x~iphone`.
    private static func scale(suffixOf name: String) -> CGFloat? {
        let bare = ["~iphone", "~ipad"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
        return [("@1x", 1), ("@2x", 2), ("@3x", 3)].first { bare.hasSuffix($0.0) }?.1
    }
}
