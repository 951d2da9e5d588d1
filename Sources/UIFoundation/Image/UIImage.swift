import CoreGraphics

/// An image with its scale and orientation. Immutable, and safe to use on any thread.
///
/// Sizes are points. PNG, JPEG, GIF and WebP files are read; of an animated file the first frame, as on iOS.
/// Two images are equal when they show the same `cgImage` objects in the same way.
/// Source: https://developer.apple.com/documentation/uikit/uiimage
///
/// ```swift
/// let bar = UIImage(named: "bar")?.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
/// let icon = UIImage(named: "icon")?.withRenderingMode(.alwaysTemplate)
/// ```
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// Whether an image is drawn in its original colours or as a template, filled with the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// The context decides; image views draw the original colours.
        case automatic
        /// The original colours.
        case alwaysOriginal
        /// As a template: opacity comes from the image, colour from the tint.
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
    public let cgImage: CGImage?
    /// The frames of an animation in order; nil for a still image.
    public let images: [UIImage]?
    /// Duration of one run of the animation, in seconds; 0 for a still image.
    public let duration: TimeInterval

    package let traits: ImageTraits

    /// The Core Image recipe that the image was made from; nil for other images.
    public let ciImage: CIImage?

    /// An empty image, of size zero.
    public override init() {
        cgImage = nil
        images = nil
        duration = 0
        traits = ImageTraits()
        ciImage = nil
        super.init()
    }

    /// Loads the image of a literal, `#imageLiteral(resourceName:)`; as on iOS, it traps if there is none of this name.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            trap(object: "#imageLiteral", value: "there is no image '\(name)'", remedy: "add it to the module's resources")
        }
        self.init(copying: image)
    }

    /// Creates an image with the contents of another.
    private init(copying other: UIImage) {
        cgImage = other.cgImage
        images = other.images
        duration = other.duration
        traits = other.traits
        ciImage = other.ciImage
        super.init()
    }

    /// An image of one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// An image of `scale` pixels per point (1 if the scale is not positive and finite), in an orientation.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.cgImage = cgImage
        images = nil
        duration = 0
        traits = ImageTraits(scale: scale, orientation: orientation)
        ciImage = nil
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
    /// The bytes determine the format: PNG, JPEG (its EXIF orientation counts), GIF or WebP. nil for other formats, for damaged or
    /// incomplete bytes, and for more than 67,108,864 pixels. Of an animated file the first frame is taken, as on iOS.
    /// Differs from UIKit, which shows the decoded part of an incomplete JPEG.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the number of bytes and *p* that of pixels.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = try? DecodedImage(data: data) else { return nil }
        self.init(cgImage: decoded.image, scale: scale, orientation: decoded.orientation)
    }

    init(pixels: CGImage?, images: [UIImage]? = nil, duration: TimeInterval = 0, traits: ImageTraits, recipe: CIImage? = nil) {
        cgImage = pixels
        self.images = images
        self.duration = duration
        self.traits = traits
        ciImage = recipe
        super.init()
    }

    /// Stored pixels per point; positive.
    open var scale: CGFloat { traits.scale }

    /// Orientation in which the stored pixels are drawn.
    open var imageOrientation: Orientation { traits.orientation }

    /// Whether the image is drawn in its original colours.
    open var renderingMode: RenderingMode { traits.renderingMode }

    /// The size in points, with the orientation applied; zero for an empty image.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let stored = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return imageOrientation.swapsAxes ? CGSize(width: stored.height, height: stored.width) : stored
    }

    /// The margins that keep their size when the image is resized, in points of the oriented image; zero unless set.
    open var capInsets: UIEdgeInsets { traits.caps?.insets ?? .zero }

    /// Mode of filling the area between the cap insets; `.tile` for an image that was not made resizable.
    open var resizingMode: ResizingMode { traits.caps?.mode ?? .tile }

    /// Insets of the alignment rectangle from the image's edges, in points; zero unless set.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

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

    /// The same image, resizable: the margins of `capInsets` keep their size, and the centre is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image, resizable: the margins of `capInsets` keep their size, and the centre is repeated or stretched.
    ///
    /// Insets are points of the oriented image; negative, NaN and infinite ones count as 0. At least one pixel remains between the caps on
    /// each axis.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { $0.caps = ImageTraits.Caps(insets: ImageTraits.accepted(capInsets, atLeast: 0), mode: resizingMode) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || cgImage != nil && cgImage == other.cgImage && traits == other.traits && images == other.images && duration == other.duration
    }

    open override var hash: Int { cgImage?.hashValue ?? ObjectIdentifier(self).hashValue }

    /// The address, the size in points and the rendering mode, as UIKit prints them.
    open override var description: String {
        "<UIImage:\(address(of: self)) anonymous \(size.printed) renderingMode=\(renderingMode)>"
    }

    /// The same pixels with changed traits; of an animation, all its frames.
    final func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
        var changed = traits
        change(&changed)
        return UIImage(pixels: cgImage, images: images?.map { $0.with(change) }, duration: duration, traits: changed, recipe: ciImage)
    }
}

/// Properties of an image that determine how its pixels are drawn.
package struct ImageTraits: Equatable {
    package struct Caps: Equatable {
        package var insets: UIEdgeInsets
        package var mode: UIImage.ResizingMode
    }

    /// Pixels per point; positive and finite.
    let scale: CGFloat
    var orientation: UIImage.Orientation
    var renderingMode = UIImage.RenderingMode.automatic
    /// nil for an image that is stretched as a whole.
    package var caps: Caps?
    var flipsForRightToLeft = false
    var alignmentRectInsets = UIEdgeInsets.zero

    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = orientation
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

extension UIImage {
    /// The image as displayed by controls and bars: as a template in the tint colour, unless its rendering mode says otherwise.
    package final var asTemplate: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
