import CoreGraphics

/// A picture with the scale and orientation it is shown in: immutable, safe to use on any thread.
///
/// Sizes are points. PNG, JPEG, GIF and WebP files are read; of an animated file the first frame, as on iOS.
/// Two images are equal when they show the same `cgImage` objects in the same way.
/// Source: https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether a picture is shown in its own colours or as a stencil for a tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As the context of use decides; views show the picture's own colours.
        case automatic
        /// The picture's own colours.
        case alwaysOriginal
        /// A stencil: only its opacity counts, the colour is the tint.
        case alwaysTemplate
    }

    /// How the part between the cap insets fills its room.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile
        /// It is stretched.
        case stretch
    }

    /// The stored pixels, before the orientation is applied; nil for an image without a picture. Of an animation the first picture's.
    public let cgImage: CGImage?
    /// The pictures of an animation in order; nil for a still one.
    public let images: [UIImage]?
    /// How long an animation's pictures take once, in seconds; 0 for a still one.
    public let duration: TimeInterval

    let traits: ImageTraits

    /// An image without a picture, of size zero.
    public override init() {
        cgImage = nil
        images = nil
        duration = 0
        traits = ImageTraits()
        super.init()
    }

    /// A picture shown at one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// A picture of `scale` pixels per point (1 instead of one that is not positive and finite), turned by `orientation`.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.cgImage = cgImage
        images = nil
        duration = 0
        traits = ImageTraits(scale: scale, orientation: orientation)
        super.init()
    }

    /// The picture of a file's bytes at one pixel per point; nil for a format that is not read and for damaged or cut off bytes.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture of a file's bytes at `scale` pixels per point (1 instead of one that is not positive and finite).
    ///
    /// The format is told by the bytes: PNG, JPEG (its EXIF orientation counts), GIF or WebP. nil for other, damaged or cut off bytes, and for
    /// more than 67,108,864 pixels. Of an animated file the first frame is taken, as on iOS.
    /// Differs from UIKit: there a JPEG that is cut off shows what there is of it.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = try? DecodedImage(data: data) else { return nil }
        self.init(cgImage: decoded.image, scale: scale, orientation: decoded.orientation)
    }

    init(pixels: CGImage?, images: [UIImage]? = nil, duration: TimeInterval = 0, traits: ImageTraits) {
        cgImage = pixels
        self.images = images
        self.duration = duration
        self.traits = traits
        super.init()
    }

    /// Stored pixels per point; positive.
    open var scale: CGFloat { traits.scale }

    /// How the stored pixels are turned to be shown.
    open var imageOrientation: Orientation { traits.orientation }

    /// Whether the picture is shown in its own colours.
    open var renderingMode: RenderingMode { traits.renderingMode }

    /// The size in points as shown, the orientation applied; zero without a picture.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let stored = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return imageOrientation.swapsAxes ? CGSize(width: stored.height, height: stored.width) : stored
    }

    /// The parts at the edges that keep their size when the picture is resized, in points as shown; zero unless set.
    open var capInsets: UIEdgeInsets { traits.caps?.insets ?? .zero }

    /// How the part between the caps fills its room; `.tile` for a picture that was not made resizable.
    open var resizingMode: ResizingMode { traits.caps?.mode ?? .tile }

    /// How far the rectangle by which the picture is aligned lies inside its edges, in points; zero unless set.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

    /// Whether an image view whose content runs from right to left shows the picture mirrored; false unless set.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

    /// The same picture, which an image view mirrors when its content runs from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// The same picture, shown in its own colours or as a stencil.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The same picture as seen in a mirror: left and right exchanged in its orientation, the pixels shared.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// The same picture, aligned by the rectangle that lies `alignmentInsets` (points) inside its edges; NaN and infinity count as 0.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = ImageTraits.accepted(alignmentInsets) }
    }

    /// The same picture, of which the edges up to `capInsets` keep their size when it is resized, and the rest is repeated.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture, of which the edges up to `capInsets` keep their size when it is resized, and the rest is repeated or stretched.
    ///
    /// Insets are points as shown; negative, NaN and infinite ones count as 0. Between the caps at least one pixel is left over each way.
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

    /// The same pixels shown in another way; of an animation all its pictures.
    final func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
        var changed = traits
        change(&changed)
        return UIImage(pixels: cgImage, images: images?.map { $0.with(change) }, duration: duration, traits: changed)
    }
}
