import CoreGraphics

/// Makes images by drawing; one renderer may make any number of them, on any thread.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// What draws one image; the context is the current one while it runs.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// A renderer of images of `size` points in the main screen's format.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// A renderer of images of `size` points in `format`, which is copied.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of what lies in `bounds` (points of the drawing's coordinates) in the main screen's format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// A renderer of what lies in `bounds` (points of the drawing's coordinates) in `format`, which is copied.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format.copied(bounds: bounds.standardized)
        super.init(ownFormat: imageFormat)
    }

    /// The image that `actions` draw; empty bounds, or ones too large to allocate, give an image of size zero without calling them.
    open func image(actions: DrawingActions) -> UIImage {
        guard let context = makeContext() else { return UIImage() }
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat)
        GraphicsContextStack.with(context) { actions(rendererContext) }
        return rendererContext.currentImage
    }

    /// Draws without making an image: `completionActions` see what was drawn, in the same context. Empty bounds, or ones too large to allocate, throw.
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

    /// The image that `actions` draw, as the bytes of a JPEG file; `compressionQuality` from 0 (smallest) to 1 (best), clamped. Empty where
    /// `image(actions:)` gives no picture.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// The image that `actions` draw, as the bytes of a PNG file; empty where `image(actions:)` gives no picture.
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
