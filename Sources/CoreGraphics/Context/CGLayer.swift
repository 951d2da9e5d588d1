/// A drawing that is made once and drawn often into other contexts.
///
/// ```swift
/// func drawDots(at points: [CGPoint], in context: CGContext) {
///     guard let dot = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil) else { return }
///     dot.context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
///     for point in points { context.draw(dot, at: point) }
/// }
/// ```
///
/// Its pixels have the scale of the context that it is made for. Source: Apple,
/// [CGLayer](https://developer.apple.com/documentation/coregraphics/cglayer).
public final class CGLayer {
    /// The size, in units of its own user space.
    public let size: CGSize
    /// The context that draws into the layer, with the origin in the lower left corner.
    public var context: CGContext? { drawing }
    private let drawing: CGContext

    /// Creates an empty layer for drawing into a context. Nil for an empty or infinite size. There is no auxiliary information: it is nil.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels of the layer.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
        let matrix = context.userSpaceToDeviceSpaceTransform
        let scale = max((matrix.a * matrix.d - matrix.b * matrix.c).magnitude.squareRoot(), 1e-3)
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width > 0, height > 0, width.isFinite, height.isFinite, max(width, height) <= CGFloat(CGContext.maximumLength),
            let drawing = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        drawing.scaleBy(x: width / size.width, y: height / size.height)
        self.size = size
        self.drawing = drawing
    }
}

extension CGContext {
    /// Draws a layer stretched to a rectangle.
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the layer's.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }

    /// Draws a layer in its own size, with its lower left corner at a point.
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the layer's.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
