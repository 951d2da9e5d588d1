import CoreGraphics

/// Creates images by drawing; reusable and thread-safe.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
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
    open func image(actions: DrawingActions) -> UIImage {
        guard let context = makeContext() else { return UIImage() }
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat)
        GraphicsContextStack.with(context) { actions(rendererContext) }
        return rendererContext.currentImage
    }

    /// Draws without creating an image: `completionActions` receives the result in the same context. Throws for empty bounds, or ones too
    /// large to allocate.
    open func runDrawingActions(
        _ drawingActions: DrawingActions, completionActions: DrawingActions? = nil
    ) throws {
        guard let context = makeContext() else {
            let bounds = imageFormat.bounds
            throw ImageError.notEncodable("\(bounds.width) x \(bounds.height) points at scale \(imageFormat.scale) hold no picture")
        }
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat)
        GraphicsContextStack.with(context) { drawingActions(rendererContext) }
        if let completionActions { GraphicsContextStack.with(context) { completionActions(rendererContext) } }
    }

    /// Returns the image drawn by `actions` as JPEG data; `compressionQuality` from 0 (smallest) to 1 (best), clamped. Empty if
    /// `image(actions:)` returns an empty image.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// Returns the image drawn by `actions` as PNG data; empty if `image(actions:)` returns an empty image.
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
