import CoreGraphics
import QuartzCore
import SwiftABI

extension UIView {
    /// Whether the view or the layer overrides a drawing method. Layers without one get no backing image.
    final func drawsContents(of layer: CALayer) -> Bool {
        if CALayer.drawsContents(type(of: layer)) || Self.layerDrawing.isOverridden(in: type(of: self)) { return true }
        return layer === self.layer && Self.drawing.isOverridden(in: type(of: self))
    }

    final func drawContent(in context: CGContext) {
        GraphicsContextStack.with(context) {
            let rect = context.boundingBoxOfClipPath
            if isOpaque, clearsContextBeforeDrawing, let color = layer.backgroundColor, color.alpha >= 1 {
                context.saveGState()
                context.setFillColor(color)
                context.fill(rect)
                context.restoreGState()
            }
            asCurrent { draw(rect) }
        }
    }

    final func setContentScale(_ scale: CGFloat) {
        let before = layer.contentsScale
        layer.contentsScale = scale
        if layer.contentsScale != before { setNeedsDisplay() }
    }

    private final class PlainView: UIView {}

    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) { setNeedsLayout() }
    }

    private final class LayerDrawingView: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) { setNeedsLayout() }
    }

    package static let drawing = MethodOverride(in: UIView.self, plain: PlainView.self, overriding: DrawingView.self)
    package static let layerDrawing = MethodOverride(in: UIView.self, plain: PlainView.self, overriding: LayerDrawingView.self)
}
