import CoreGraphics

/// Creates images by drawing; reusable and thread-safe.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
///     UIColor.systemRed.setFill()
///     context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws an image; its context is current.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer of images of `size` points in the main screen's format.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer of images of `size` points in `format`, which is copied.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of the area `bounds` (points) in the main screen's format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer of the area `bounds` (points) in `format`, which is copied.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format.copied(bounds: bounds.standardized)
        super.init(ownFormat: imageFormat)
    }

    /// Returns the image drawn by `actions`; empty bounds, or ones too large to allocate, give an image of size zero without calling
    /// them.
    ///
    /// - Complexity: O(*p*) and the drawing, where *p* is the number of pixels.
    open func image(actions: DrawingActions) -> UIImage {
        guard let context = makeContext() else { return UIImage() }
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat)
        GraphicsContextStack.with(context) { actions(rendererContext) }
        return rendererContext.currentImage
    }

    /// Draws without creating an image: `completionActions` receives the result in the same context. Throws for empty bounds, or ones too
    /// large to allocate.
    ///
    /// - Complexity: O(*p*) and the drawing, where *p* is the number of pixels.
    open func runDrawingActions(
        _ drawingActions: DrawingActions, completionActions: DrawingActions? = nil
    ) throws {
        guard let context = makeContext() else {
            let bounds = imageFormat.bounds
            throw ImageError.notEncodable("\(bounds.width) x \(bounds.height) points at scale \(imageFormat.scale) hold no image")
        }
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat)
        GraphicsContextStack.with(context) { drawingActions(rendererContext) }
        if let completionActions { GraphicsContextStack.with(context) { completionActions(rendererContext) } }
    }

    /// Returns the image drawn by `actions` as JPEG data; `compressionQuality` from 0 (smallest) to 1 (best), clamped. Empty if
    /// `image(actions:)` returns an empty image.
    ///
    /// - Complexity: O(*p*) and the drawing, where *p* is the number of pixels.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// Returns the image drawn by `actions` as PNG data; empty if `image(actions:)` returns an empty image.
    ///
    /// - Complexity: O(*p*) and the drawing, where *p* is the number of pixels.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    private func makeContext() -> CGContext? {
        let bounds = imageFormat.bounds
        let context = CGContext(uiKitSize: bounds.size, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
        context?.translateBy(x: -bounds.minX, y: -bounds.minY)
        return context
    }
}

/// Opens a transparent bitmap context of `size` points with one pixel per point.
///
/// - Complexity: O(*p*), where *p* is the number of pixels.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens a bitmap context and makes it current until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: in points; the bitmap has this times `scale` pixels, rounded up. For an empty or non-finite size no context is opened, and
///     `UIGraphicsGetImageFromCurrentImageContext()` returns nil.
///   - opaque: whether the image has no alpha; it then starts black.
///   - scale: pixels per point; 0 is the main screen's. Source:
///     https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
/// - Complexity: O(*p*), where *p* is the number of pixels.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : mainScreenScale()
    guard let context = CGContext(uiKitSize: size, scale: scale, isOpaque: opaque) else { return }
    GraphicsContextStack.push(GraphicsContextStack.Level(context: context, imageScale: scale))
}

/// Returns the image drawn so far in a context opened by `UIGraphicsBeginImageContext`, or nil if the current context is another.
///
/// - Complexity: O(*p*), where *p* is the number of pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let level = GraphicsContextStack.top, let scale = level.imageScale, let image = level.context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Closes a context opened by `UIGraphicsBeginImageContext`; no effect without one.
public func UIGraphicsEndImageContext() {
    GraphicsContextStack.pop(isImage: true)
}

/// The drawing environment of an image renderer.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image drawn so far, at the format's scale.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// The format of an image renderer's images.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; the main screen's by default (1 without a screen), and if not positive and finite.
    open var scale: CGFloat = mainScreenScale()
    /// Whether the image has no alpha; it then starts black. False by default.
    open var opaque = false

    /// The range of colors that an image may need.
    public enum Range: Int, Sendable {
        /// Not stated, as in a format of an image.
        case unspecified = -1
        /// The range of the screen.
        case automatic = 0
        /// Colors outside of sRGB too.
        case extended
        /// The colors of sRGB.
        case standard
    }

    /// The preferred range of colors; `automatic` by default. It has no effect: images have the range of the screen, which is sRGB.
    open var preferredRange = Range.automatic

    /// Whether colors outside of sRGB are preferred; false by default. It has no effect, as ``preferredRange``.
    @available(*, deprecated, renamed: "preferredRange")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Returns a format for the main screen.
    open class func `default`() -> Self { Self() }

    /// Returns the best format for the main screen: the default one.
    open class func preferred() -> Self { Self() }

    public required override init() {
        super.init()
    }

    /// Creates the best format for an environment: of its display scale, or the main screen's if that is unspecified.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/init(for:)
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Returns the renderer's own copy, independent of later changes.
    func copied(bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.bounds = bounds
        copy.scale = scale > 0 && scale.isFinite ? scale : mainScreenScale()
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        return copy
    }
}
