import CoreGraphics
import Foundation
import RenderScene
import SwiftABI

extension CALayer {
    /// Whether a class of layers overrides drawing.
    package static func drawsContents(_ type: CALayer.Type) -> Bool {
        type != CALayer.self && drawing.isOverridden(in: type)
    }

    private final class PlainLayer: CALayer {}

    private final class DrawingLayer: CALayer {
        override func draw(in ctx: CGContext) { ctx.saveGState() }
    }

    static let drawing = MethodOverride(in: CALayer.self, plain: PlainLayer.self, overriding: DrawingLayer.self)

    /// Draws an image of the bounds at `contentsScale` by `draw(in:)`, and sets it as contents; the default `display()`.
    ///
    /// Without drawing code the contents remain unchanged. A layer without a size is displayed once it has one. An image too large to be
    /// kept is not drawn; the contents are removed, and a line is logged.
    package final func drawContents() {
        let bounds = values.bounds.standardized
        let drawsItself = Self.drawsContents(type(of: self))
        guard drawsItself || delegate != nil else { return }
        guard bounds.width > 0, bounds.height > 0 else {
            flags.awaitsSize = true
            return
        }
        guard let canvas = ContentsCanvas(bounds: bounds, scale: contentsScale, isOpaque: drawsOpaquely) else {
            reportOnce(
                "contents size \(id)",
                "\(self): contents of \(bounds.width) x \(bounds.height) points at scale \(contentsScale) are too large; nothing is drawn")
            contents = nil
            return
        }
        let isUpwards = !drawsDownwards
        var redrawn = extras?.redrawnRect
        if isUpwards, let rect = redrawn { redrawn = rect.offsetBy(dx: 0, dy: bounds.minY + bounds.maxY - rect.minY - rect.maxY) }
        canvas.begin(over: keptContents, redrawing: redrawn, isCleared: clearsContentsBeforeDrawing)
        if isUpwards { canvas.context.flip(within: bounds) }
        flags.delegateDrawsNothing = false
        delegate?.layerWillDraw(self)
        draw(in: canvas.context)
        if flags.delegateDrawsNothing, !drawsItself { return }
        guard let image = canvas.context.makeImage() else { return }
        contents = image
        if values.contentsCoverage != canvas.coverage { values.contentsCoverage = canvas.coverage }
        withExtras { $0.drawnContents = image }
    }

    final func setContents(_ value: Any?) {
        let image = value as? CGImage
        if let value, image == nil {
            reportOnce("contents", "\(self): contents must be a CGImage, not \(type(of: value)); nothing is shown")
        }
        if image !== values.contents { change(.contents) { $0.show(image) } }
    }

    final var drawsOpaquely: Bool { isOpaque && values.backgroundColor.map { $0.w >= 1 } ?? true }

    /// The layer's last drawing, while it still is its contents.
    private var keptContents: CGImage? {
        guard let drawn = extras?.drawnContents, drawn === values.contents else { return nil }
        return drawn
    }
}

extension CGContext {
    /// Turns the direction of y within a rectangle.
    func flip(within bounds: CGRect) {
        translateBy(x: 0, y: bounds.minY + bounds.maxY)
        scaleBy(x: 1, y: -1)
    }
}
