import CoreGraphics
import Resources

extension UIImage {
    /// Loads a PNG, JPEG, GIF, WebP or HEIF file; nil if no such file can be read.
    ///
    /// A file name with `@1x`, `@2x` or `@3x` before the extension has that scale. For other names, `name@2x` and `name@3x` in the same
    /// folder are considered too, and the scale nearest to the main screen's wins; among equal scales `name~iphone` before `name`.
    /// Without an extension, png, jpg, jpeg, gif, webp, heic, heif and avif are tried in this order. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/init(contentsoffile:)
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the number of bytes of the file and *p* that of its pixels.
    public convenience init?(contentsOfFile path: String) {
        let file = ImageFile(url: URL(fileURLWithPath: path))
        guard let found = file.variant(nearestTo: mainScreenScale()), let decoded = try? found.decoded() else { return nil }
        self.init(cgImage: decoded.image, scale: found.scale, orientation: decoded.orientation)
    }

    /// Loads a named image from the main bundle's resources; nil if there is none. See `init(named:in:)`.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the number of bytes of the file and *p* that of its pixels; later O(1), while the image
    ///   is cached.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Loads a named image from the resources of `bundle` (nil: the main one); nil if none can be read.
    ///
    /// The name may contain folders and an extension; scales are found as by `init(contentsOfFile:)`. Up to 64 MB of decoded
    /// images are cached; the least recently used ones are evicted first. Differs from UIKit: a third argument is required there.
    ///
    /// - Complexity: O(*n* + *p*), as ``init(named:)``.
    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Loads the named image from the resources of `bundle` (nil: the main one) that best fits the traits; nil if there is none.
    ///
    /// Symbol sets of asset catalogs (`Assets.xcassets`) come first, as symbols, then image sets, with their appearance, device, direction
    /// and scale, their template mode and their caps. Image views show the variant of their own traits.
    ///
    /// Uses the display scale and the idiom of the traits (nil: the main screen's): for a pad `name~ipad` comes before `name`, otherwise
    /// `name~iphone`. For the rest see `init(named:in:)`. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/init(named:in:compatiblewith:)
    ///
    /// - Complexity: O(*n* + *p*), as ``init(named:)``.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let catalogs = AssetCatalogs.of(bundle)
        if let glyph = CatalogSymbols.glyph(name, in: catalogs) {
            self.init(glyph, traitCollection.map { Configuration(traitCollection: $0) })
            return
        }
        if let image = CatalogImages.image(name, in: catalogs, traitCollection ?? .current), let pixels = image.cgImage {
            self.init(pixels: pixels, traits: image.traits)
            return
        }
        let wanted = traitCollection?.displayScale ?? 0
        let device = traitCollection?.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        guard
            let found = NamedImageCache.image(name, in: bundle, scale: wanted > 0 ? wanted : mainScreenScale(), device: device)
        else { return nil }
        self.init(cgImage: found.decoded.image, scale: found.scale, orientation: found.decoded.orientation)
    }
}

extension UIImage {
    /// Loads the named image or symbol in a configuration from the resources of `bundle` (nil: the main one); nil if there is none.
    ///
    /// A symbol has the configuration; other images the traits of it. See `init(named:in:compatibleWith:)`. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/init(named:in:with:)
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        if let glyph = CatalogSymbols.glyph(name, in: AssetCatalogs.of(bundle)) {
            self.init(glyph, configuration)
            return
        }
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// Loads the named image or symbol; the layers of a symbol show a value of 0…1. See `init(systemName:variableValue:configuration:)`.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: Configuration? = nil
    ) {
        if let glyph = CatalogSymbols.glyph(name, in: AssetCatalogs.of(bundle)) {
            self.init(glyph, configuration, steps: .upTo(value > 0 ? min(1, value) : 0))
            return
        }
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
