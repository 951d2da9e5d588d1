import CoreGraphics

/// A picture's file name, to which files for several scales may belong: `star.png`, `star@2x.png`, `star@3x.png`.
package struct ImageFile {
    /// One file that exists.
    package struct Variant {
        package let url: URL
        /// Pixels per point.
        package let scale: CGFloat

        func decoded() throws -> CGImage {
            try CGImage(pngData: Data(contentsOf: url))
        }
    }

    private let folder: URL
    private let name: String
    private let pathExtension: String

    package init(url: URL) {
        folder = url.deletingLastPathComponent()
        let hasExtension = url.pathExtension.lowercased() == "png"
        pathExtension = hasExtension ? url.pathExtension : "png"
        name = hasExtension ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
    }

    /// The existing file for the scale nearest to `scale`; of two equally near the larger one.
    package func variant(nearestTo scale: CGFloat) -> Variant? {
        if let own = Self.scale(suffixOf: name) {
            return variant(suffix: "", scale: own)
        }
        let variants = [
            variant(suffix: "@3x", scale: 3), variant(suffix: "@2x", scale: 2), variant(suffix: "", scale: 1),
        ]
        // `min` takes the first of equals, and the larger scales stand first.
        return variants.compactMap { $0 }.min { abs($0.scale - scale) < abs($1.scale - scale) }
    }

    private func variant(suffix: String, scale: CGFloat) -> Variant? {
        let url = folder.appendingPathComponent(name + suffix).appendingPathExtension(pathExtension)
        return FileManager.default.fileExists(atPath: url.path) ? Variant(url: url, scale: scale) : nil
    }

    /// The scale that a name like `star@2x` carries itself.
    private static func scale(suffixOf name: String) -> CGFloat? {
        if name.hasSuffix("@2x") { return 2 }
        return name.hasSuffix("@3x") ? 3 : nil
    }
}
