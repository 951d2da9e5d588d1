import CoreGraphics

extension UIImage {
    /// The picture of a PNG, JPEG, GIF or WebP file; nil when no such file can be read.
    ///
    /// A file name with `@1x`, `@2x` or `@3x` before the extension has that scale. For another name, `name@2x` and `name@3x` in the same
    /// folder count too, and the scale nearest to the main screen's wins; of one scale `name~iphone` before `name`. Without an extension
    /// png, jpg, jpeg, gif and webp are tried in turn.
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/init(contentsoffile:)
    public convenience init?(contentsOfFile path: String) {
        let file = ImageFile(url: URL(fileURLWithPath: path))
        guard let found = file.variant(nearestTo: mainScreenScale()), let picture = try? found.decoded() else { return nil }
        self.init(cgImage: picture.image, scale: found.scale, orientation: picture.orientation)
    }

    /// The picture of that name in the main bundle's resources; nil when there is none. See `init(named:in:)`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// The picture of that name in the resources of `bundle` (nil: the main one); nil when there is none that can be read.
    ///
    /// The name may have folders and an extension; scales are found as by `init(contentsOfFile:)`. Decoded pictures are kept while memory
    /// allows, so that asking again is cheap.
    /// Differs from UIKit: there a third argument has to follow; asset catalogues are not read here.
    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The picture of that name in the resources of `bundle` (nil: the main one) that fits traits best; nil when there is none.
    ///
    /// Of the traits (nil: the main screen's) the display scale and the idiom count: for a pad `name~ipad` comes before `name`, else
    /// `name~iphone`. For the rest see `init(named:in:)`.
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/init(named:in:compatiblewith:)
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let wanted = traitCollection?.displayScale ?? 0
        let device = traitCollection?.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        guard
            let found = NamedImageCache.picture(name, in: bundle, scale: wanted > 0 ? wanted : mainScreenScale(), device: device)
        else { return nil }
        self.init(cgImage: found.picture.image, scale: found.scale, orientation: found.picture.orientation)
    }

    /// Always nil, with one line in the log per name: Apple's symbols belong to its systems and are not here.
    ///
    /// Differs from UIKit: add a picture of your own as a file and use `UIImage(named:)`.
    public convenience init?(systemName name: String) {
        reportOnce(
            "UIImage systemName \(name)",
            "UIImage: the symbol '\(name)' is Apple's and not available here; no image was made. Add a picture of your own and use UIImage(named:)."
        )
        return nil
    }
}
