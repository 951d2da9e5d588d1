import CoreGraphics

/// An image with its scale and orientation. Immutable, and safe to use on any thread.
///
/// Sizes are points. PNG, JPEG, GIF, WebP and HEIF files are read; of an animated file the first frame, as on iOS. Image sets of asset
/// catalogs may have SVG and PDF files too.
/// Two images are equal when they show the same `cgImage` objects in the same way.
/// Source: https://developer.apple.com/documentation/uikit/uiimage
///
/// ```swift
/// let bar = UIImage(named: "bar")?.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
/// let icon = UIImage(named: "icon")?.withRenderingMode(.alwaysTemplate)
/// ```
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// Whether an image is drawn in its original colors or as a template, filled with the tint color.
    public enum RenderingMode: Int, Sendable {
        /// The context decides; image views draw the original colors.
        case automatic
        /// The original colors.
        case alwaysOriginal
        /// As a template: opacity comes from the image, color from the tint.
        case alwaysTemplate
    }

    /// Mode of filling the area between the cap insets.
    public enum ResizingMode: Int, Sendable {
        /// By repeating it.
        case tile
        /// By stretching it.
        case stretch
    }

    /// The stored pixels, before the orientation is applied; nil for an image without pixels. Of an animation, the first frame's.
    ///
    /// A symbol is drawn when its pixels are first asked for.
    open var cgImage: CGImage? { pixels ?? symbol?.pixels() }
    private let pixels: CGImage?
    /// The frames of an animation in order; nil for a still image.
    open private(set) var images: [UIImage]?
    /// Duration of one run of the animation, in seconds; 0 for a still image.
    open private(set) var duration: TimeInterval

    package let traits: ImageTraits

    /// The Core Image recipe that the image was made from; nil for other images.
    open var ciImage: CIImage? { recipe }
    private let recipe: CIImage?
    /// The asset of an image that is in no catalog, once it was requested.
    final nonisolated(unsafe) var ownAsset: UIImageAsset?

    /// The symbol that the image shows; nil for other images.
    package let symbol: SymbolImage?

    /// An empty image, of size zero.
    public override init() {
        pixels = nil
        symbol = nil
        images = nil
        duration = 0
        traits = ImageTraits()
        recipe = nil
        super.init()
    }

    /// Reads an image from an archive; nil if its pixels cannot be read.
    public required init?(coder: NSCoder) {
        guard let archived = Archived(coder) else { return nil }
        pixels = archived.pixels
        symbol = archived.symbol
        images = archived.images
        duration = archived.duration
        traits = archived.traits
        recipe = nil
        super.init()
    }

    /// Writes the image into an archive: its pixels as PNG, or the name of a system's symbol, and how it is drawn. Differs from UIKit: also
    /// of an image of a catalog.
    open func encode(with coder: NSCoder) { encodeContent(with: coder) }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Loads the image of a literal, `#imageLiteral(resourceName:)`; as on iOS, it traps if there is none of this name.
    public required init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            trap(object: "#imageLiteral", value: "there is no image '\(name)'", remedy: "add it to the module's resources")
        }
        pixels = image.pixels
        symbol = image.symbol
        images = image.images
        duration = image.duration
        traits = image.traits
        recipe = image.recipe
        super.init()
    }

    /// An image of one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// An image of `scale` pixels per point (1 if the scale is not positive and finite), in an orientation.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        pixels = cgImage
        symbol = nil
        images = nil
        duration = 0
        traits = ImageTraits(scale: scale, orientation: orientation)
        recipe = nil
        super.init()
    }

    /// Decodes the bytes of an image file, at one pixel per point. nil if the format is not supported, or the bytes are damaged or cut off.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the number of bytes and *p* that of pixels.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes the bytes of an image file, at `scale` pixels per point (1 if the scale is not positive and finite).
    ///
    /// The bytes determine the format: PNG, JPEG (its EXIF orientation counts), GIF, WebP or HEIF (HEIC, AVIF). nil for other formats, for
    /// damaged or incomplete bytes, and for more than 67,108,864 pixels. Of an animated file the first frame is taken, as on iOS.
    /// Differs from UIKit, which shows the decoded part of an incomplete JPEG.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the number of bytes and *p* that of pixels.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = try? DecodedImage(data: data) else { return nil }
        self.init(cgImage: decoded.image, scale: scale, orientation: decoded.orientation)
    }

    init(
        pixels: CGImage?, images: [UIImage]? = nil, duration: TimeInterval = 0, traits: ImageTraits, recipe: CIImage? = nil,
        symbol: SymbolImage? = nil
    ) {
        self.pixels = pixels
        self.symbol = symbol
        self.images = images
        self.duration = duration
        self.traits = traits
        self.recipe = recipe
        super.init()
    }

    /// Stored pixels per point; positive.
    open var scale: CGFloat { traits.scale }

    /// Orientation in which the stored pixels are drawn.
    open var imageOrientation: Orientation { traits.orientation }

    /// Whether the image is drawn in its original colors.
    open var renderingMode: RenderingMode { traits.renderingMode }

    /// The size in points, with the orientation applied; zero for an empty image.
    open var size: CGSize {
        guard let stored = symbol?.size ?? pixels.map({ CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) })
        else { return .zero }
        return imageOrientation.swapsAxes ? CGSize(width: stored.height, height: stored.width) : stored
    }

    /// The margins that keep their size when the image is resized, in points of the oriented image; zero unless set.
    open var capInsets: UIEdgeInsets { traits.caps?.insets ?? .zero }

    /// Mode of filling the area between the cap insets; `.tile` for an image that was not made resizable.
    open var resizingMode: ResizingMode { traits.caps?.mode ?? .tile }

    /// Insets of the alignment rectangle from the image's edges, in points; zero unless set.
    ///
    /// The alignment rectangle of a symbol is as high as a line of the system font in its size.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets ?? symbol?.alignmentRectInsets ?? .zero }

    /// Distance of the baseline from the image's bottom edge in points, up; nil for an image without one.
    ///
    /// Symbols have a baseline, that of text in their size. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/baselineoffsetfrombottom-38yxl
    open var baselineOffsetFromBottom: CGFloat? { traits.hasNoBaseline ? nil : traits.baselineOffset ?? symbol?.baselineOffset }

    /// The image's variants for different traits. Of an image that is in no catalog, an asset with this image alone, the same every time.
    open var imageAsset: UIImageAsset? { presentAsset }

    /// Whether an image view with right-to-left layout draws the image mirrored; false unless set.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

    /// The same image, mirrored by an image view with right-to-left layout.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// The same image in another rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The same pixels in the mirrored orientation, left and right exchanged.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// The same image with an alignment rectangle inset by `alignmentInsets`, in points; NaN and infinity count as 0.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = ImageTraits.accepted(alignmentInsets) }
    }

    /// The same image, resizable: the margins of `capInsets` keep their size, and the center is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image, resizable: the margins of `capInsets` keep their size, and the center is repeated or stretched.
    ///
    /// Insets are points of the oriented image; negative, NaN and infinite ones count as 0. At least one pixel remains between the caps on
    /// each axis.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { $0.caps = ImageTraits.Caps(insets: ImageTraits.accepted(capInsets, atLeast: 0), mode: resizingMode) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        if symbol != nil || other.symbol != nil { return symbol == other.symbol && traits == other.traits }
        return cgImage != nil && cgImage == other.cgImage && traits == other.traits && images == other.images && duration == other.duration
    }

    open override var hash: Int { symbol?.hashValue ?? pixels?.hashValue ?? ObjectIdentifier(self).hashValue }

    /// The address, a symbol's name, the size in points and the rendering mode, as UIKit prints them.
    open override var description: String {
        let name = symbol.map { "symbol(\($0.isOfSystem ? "system" : "main"): \($0.name))" } ?? "anonymous"
        return "<UIImage:\(address(of: self)) \(name) \(size.printed) renderingMode=\(renderingMode)>"
    }

    /// The same pixels with changed traits; of an animation, all its frames.
    final func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
        var changed = traits
        change(&changed)
        return UIImage(
            pixels: pixels, images: images?.map { $0.with(change) }, duration: duration, traits: changed, recipe: recipe, symbol: symbol)
    }

    // MARK: Drawing, data and animation

    /// Width of the left cap in points, before the stretched column. 0 by default.
    open var leftCapWidth: Int { Int(min(capInsets.left, size.width)) }
    /// Height of the top cap in points, above the stretched row. 0 by default.
    open var topCapHeight: Int { Int(min(capInsets.top, size.height)) }

    // MARK: Symbols

    /// Whether the image is a symbol. Source: https://developer.apple.com/documentation/uikit/uiimage/issymbolimage
    open var isSymbolImage: Bool { symbol != nil }

    /// The configuration of a symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? { presentSymbolConfiguration }

    /// The configuration that the image was made for: that of a symbol, for other images one without traits.
    open var configuration: Configuration? { presentSymbolConfiguration ?? Configuration(traitCollection: nil) }

    /// The traits of the image's configuration; nil if it has none.
    open var traitCollection: UITraitCollection? { configuration?.traitCollection }

    /// Returns a symbol in a configuration instead of its own; other images as they are.
    ///
    /// A configuration of traits alone replaces these. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/withconfiguration(_:)
    open func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }

    /// Returns a symbol with what a configuration specifies, and its own for the rest; nil for other images.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/applyingsymbolconfiguration(_:)
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { symbolConfigured(configuration) }

    /// Returns the image with a baseline, at a distance in points above its bottom edge; NaN and infinity count as 0.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with {
            $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
            $0.hasNoBaseline = false
        }
    }

    /// Returns the image without a baseline.
    open func imageWithoutBaseline() -> UIImage { with { $0.hasNoBaseline = true } }

    /// The standard image of further actions: three dots in a circle.
    open class var actions: UIImage { systemImage("ellipsis.circle") }
    /// The standard image of adding: a plus sign on a filled circle.
    open class var add: UIImage { systemImage("plus.circle.fill") }
    /// The standard image of removing: a minus sign on a filled circle.
    open class var remove: UIImage { systemImage("minus.circle.fill") }
    /// The standard checkmark, on a filled circle.
    open class var checkmark: UIImage { systemImage("checkmark.circle.fill") }
    /// The standard checkmark in a circle. Differs from UIKit, whose circle is filled, with a white border.
    open class var strokedCheckmark: UIImage { systemImage("checkmark.circle") }

    // MARK: Stretching

    /// Returns the image with one stretched column after `leftCapWidth` points and one stretched row below `topCapHeight` points.
    ///
    /// A cap of 0 stretches the whole width or height. Negative caps count as 0. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/stretchableimage(withleftcapwidth:topcapheight:)
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        stretchable(withLeftCapWidth: leftCapWidth, topCapHeight: topCapHeight)
    }

    /// Draws the image into the current context at its own size, with the top left corner at `point` (points).
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the image's.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image into the current context, with the top left corner at `point`, a blend mode and an opacity of 0…1.
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the image's.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into the current context, filling `rect` (points), with the orientation applied.
    ///
    /// A resizable image keeps its caps, and tiles or stretches the rest; another is stretched as a whole. A template is drawn in the
    /// context's fill color. No effect without a context, for an empty image or an empty rectangle.
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the image's.
    open func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image into the current context, filling `rect`, with a blend mode and an opacity of 0…1.
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the image's.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { drawUpright(in: rect, blendMode: blendMode, alpha: alpha) }
    /// Tiles `rect` (points) of the current context with the image, aligned to the origin of the coordinates.
    ///
    /// No effect without a context, for an empty image or an empty rectangle. Partial tiles are cropped to whole pixels of the image.
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/drawaspattern(in:)
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of pixels in the rectangle and *s* that of the image's.
    open func drawAsPattern(in rect: CGRect) { drawTiles(in: rect) }

    /// Creates an animated image, preferably from images of one size and scale; size and scale are the first one's.
    ///
    /// - Parameters:
    ///   - images: in order; animated images among them count as their frames.
    ///   - duration: total seconds; 0, negative or non-finite gives each frame a thirtieth of a second.
    /// - Returns: nil without images.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)
    ///
    /// - Complexity: O(*n*), where *n* is the number of frames.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        animation(with: images, duration: duration)
    }

    /// Creates an animated image from the series `name0`, `name1`… (or from 1 on) in the main bundle, up to the first missing number.
    ///
    /// Each is loaded as by `init(named:)`. nil if there is neither 0 nor 1. The duration is as in `animatedImage(with:duration:)`.
    ///
    /// - Complexity: O(*n*) calls of ``UIImage/init(named:)``, where *n* is the number of frames.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: series(name), duration: duration)
    }

    /// Creates an animated image as `animatedImageNamed(_:duration:)` does, with cap insets; the rest is tiled.
    ///
    /// - Complexity: O(*n*) calls of ``UIImage/init(named:)``, where *n* is the number of frames.
    open class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Creates an animated image as `animatedImageNamed(_:duration:)` does, with cap insets.
    ///
    /// - Complexity: O(*n*) calls of ``UIImage/init(named:)``, where *n* is the number of frames.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = series(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return animatedImage(with: images, duration: duration)
    }

    /// Returns the image as PNG data, with the orientation applied; nil for an empty image.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    open func pngData() -> Data? {
        try? uprightPixels?.pngData()
    }

    /// Returns the image as JPEG data, with the orientation as metadata; transparent pixels become white.
    ///
    /// - Parameter compressionQuality: 0 (smallest) to 1 (best), clamped; NaN counts as 1.
    /// - Returns: nil for an empty image, and for one with a dimension above 65,500 pixels.
    ///
    /// Differs from UIKit: the quality maps to libjpeg's 1…100, so file sizes differ.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        try? cgImage?.jpegData(quality: compressionQuality, exifOrientation: imageOrientation.exif)
    }

    /// Returns the image decoded for display: this one, since images are decoded on creation. nil for an empty image.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()
    open func preparingForDisplay() -> UIImage? {
        cgImage == nil ? nil : self
    }

    /// Same as `preparingForDisplay()`.
    open func byPreparingForDisplay() async -> UIImage? {
        preparingForDisplay()
    }

    /// Returns a smaller upright image with the same aspect ratio that fits into `size` points at this one's scale; never a larger one.
    ///
    /// nil for an empty image, and for a size that is not positive and finite. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels of this image.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(of: size) }

    /// Same as `preparingThumbnail(of:)`.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels of this image.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// The image with every pixel in `color`, the opacities multiplied, in the same rendering mode.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels, of all frames.
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The image with every pixel in `color`, the opacities multiplied, in another rendering mode.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels, of all frames.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { tinted(color, renderingMode: renderingMode) }
    /// A renderer format matching the image's scale and opacity.
    open var imageRendererFormat: UIGraphicsImageRendererFormat { presentRendererFormat }
}

/// Properties of an image that determine how its pixels are drawn.
package struct ImageTraits: Equatable {
    package struct Caps: Equatable {
        package var insets: UIEdgeInsets
        package var mode: UIImage.ResizingMode
    }

    /// Pixels per point; positive and finite.
    var scale: CGFloat
    var orientation: UIImage.Orientation
    var renderingMode = UIImage.RenderingMode.automatic
    /// nil for an image that is stretched as a whole.
    package var caps: Caps?
    var flipsForRightToLeft = false
    /// nil unless set.
    var alignmentRectInsets: UIEdgeInsets?
    /// In points; nil unless set.
    var baselineOffset: CGFloat?
    /// Whether the baseline was taken away.
    var hasNoBaseline = false
    /// The variants of the image; nil for one that is in no catalog.
    var asset: UIImageAsset?
    /// The drawing that the pixels were made of, for one that stays sharp at other sizes.
    package var drawing: VectorFile?

    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = orientation
    }

    /// Leaves the pixels as they are for all traits and sizes.
    mutating func forgetSource() {
        asset = nil
        drawing = nil
    }

    /// Returns insets with 0 for non-finite values, and at least the bound.
    static func accepted(_ insets: UIEdgeInsets, atLeast bound: CGFloat = -.greatestFiniteMagnitude) -> UIEdgeInsets {
        func accepted(_ inset: CGFloat) -> CGFloat {
            if inset.isFinite { return max(inset, bound) }
            reportOnce("UIImage insets", "UIImage: an inset of \(inset) points is not finite; it counts as 0.")
            return 0
        }
        return UIEdgeInsets(
            top: accepted(insets.top), left: accepted(insets.left), bottom: accepted(insets.bottom), right: accepted(insets.right))
    }
}
