import CoreGraphics

extension UIImage {
    /// The picture of a PNG file; nil when no such file can be read as one.
    ///
    /// A file name with `@2x` or `@3x` before the extension has that scale. For another name, `name@2x` and `name@3x` in the same
    /// folder count too, and the scale nearest to the main screen's wins. The extension may be left out.
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/init(contentsoffile:)
    public convenience init?(contentsOfFile path: String) {
        let file = ImageFile(url: URL(fileURLWithPath: path))
        guard let found = file.variant(nearestTo: mainScreenScale()), let image = try? found.decoded() else { return nil }
        self.init(cgImage: image, scale: found.scale, orientation: .up)
    }

    /// The PNG picture of that name in the main bundle's resources; nil when there is none. See `init(named:in:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// The PNG picture of that name in the resources of `bundle` (nil: the main one); nil when there is none.
    ///
    /// The name may have folders and an extension. Of `name`, `name@2x` and `name@3x` the scale nearest to the main screen's wins.
    /// Decoded pictures are kept while memory allows, so that asking again is cheap.
    /// Differs from UIKit: there a third argument (`compatibleWith` or `with`) has to follow.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard !name.isEmpty, let folder = (bundle ?? .main).resourceURL else { return nil }
        let file = ImageFile(url: folder.appendingPathComponent(name))
        guard let found = file.variant(nearestTo: mainScreenScale()), let image = NamedImageCache.image(at: found) else { return nil }
        self.init(cgImage: image, scale: found.scale, orientation: .up)
    }
}
