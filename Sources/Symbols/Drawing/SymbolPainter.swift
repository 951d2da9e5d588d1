import CoreGraphics
import Foundation

/// Paints a symbol into an image.
package struct SymbolPainter {
    /// The colors of the layers.
    package enum Colors {
        /// One color; figures are cut out of filled grounds.
        case single(CGColor)
        /// A color for each layer, the last one for further layers.
        case layers([CGColor])
        /// The symbol's own colors; the tint where it has none.
        case own(tint: CGColor, (SymbolColor) -> CGColor)
    }

    package var drawing: SymbolDrawing
    /// Width of the weight's line, in units of the grid.
    package var line: CGFloat
    package var colors: Colors
    package var steps: Steps

    /// The steps of a variable symbol that show; the others are pale, or hidden.
    package enum Steps: Hashable {
        case all
        /// Those up to a value of 0…1.
        case upTo(Double)
        /// One, from 1 on; 0 for none.
        case only(Int, isRestHidden: Bool)
        /// Those up to one, from 1 on; 0 for none.
        case first(Int, isRestHidden: Bool)
    }

    package init(drawing: SymbolDrawing, line: CGFloat, colors: Colors, steps: Steps = .all) {
        self.drawing = drawing
        self.line = line
        self.colors = colors
        self.steps = steps
    }

    /// Opacity of the steps that do not show.
    package static let offOpacity: CGFloat = 0.3

    /// An image of a rectangle of the grid, with pixels per unit; nil if it is empty or larger than an image may be.
    ///
    /// - Parameter pixels: Width and height in pixels. The rectangle's upper left corner is that of the image.
    package func image(of area: CGRect, unit: CGFloat, pixels: CGSize) -> CGImage? {
        guard let context = CGContext(uiKitSize: pixels, scale: 1, isOpaque: false) else { return nil }
        context.scaleBy(x: unit, y: unit)
        context.translateBy(x: -area.minX, y: -area.minY)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for element in drawing.elements { paint(element, in: context) }
        return context.makeImage()
    }

    private func paint(_ element: SymbolElement, in context: CGContext) {
        switch element.ink {
        case .erase(let gap): clear(element, gap, in: context)
        case .figure:
            clear(element, 0, in: context)
            if let color = figureColor(element) { fill(element, color, 0, in: context) }
        case .draw: fill(element, color(element), 0, in: context)
        }
    }

    private func clear(_ element: SymbolElement, _ gap: CGFloat, in context: CGContext) {
        context.saveGState()
        context.setBlendMode(.clear)
        fill(element, .black, gap, in: context)
        context.restoreGState()
    }

    private func fill(_ element: SymbolElement, _ color: CGColor, _ gap: CGFloat, in context: CGContext) {
        context.saveGState()
        // Replaces what is below: a translucent color would show where area and line overlap.
        if color.alpha < 1 { context.setBlendMode(.copy) }
        context.setFillColor(color)
        context.setStrokeColor(color)
        if element.shape != .stroke {
            context.addPath(CGPath(element.path))
            context.fillPath()
        }
        let width = element.width(line: line) + 2 * gap
        if width > 0 {
            context.addPath(CGPath(element.path))
            context.setLineWidth(width)
            context.strokePath()
        }
        context.restoreGState()
    }

    private func color(_ element: SymbolElement) -> CGColor {
        let color: CGColor
        switch colors {
        case .single(let single): color = single
        case .layers(let layers): color = layers.isEmpty ? .black : layers[min(element.layer, layers.count - 1)]
        case .own(let tint, let resolved): color = element.color.map(resolved) ?? tint
        }
        guard let step = element.step, let opacity = opacity(of: step) else { return color }
        return color.copy(alpha: color.alpha * opacity) ?? color
    }

    /// Opacity of a step that does not show; nil for others.
    private func opacity(of step: Int) -> CGFloat? {
        switch steps {
        case .all: nil
        case .upTo(let value): value > Double(step - 1) / Double(drawing.stepCount) ? nil : Self.offOpacity
        case .only(let one, let isRestHidden): step == one ? nil : isRestHidden ? 0 : Self.offOpacity
        case .first(let count, let isRestHidden): step <= count ? nil : isRestHidden ? 0 : Self.offOpacity
        }
    }

    private func figureColor(_ element: SymbolElement) -> CGColor? {
        switch colors {
        case .single: nil
        case .layers: color(element)
        case .own(_, let resolved): drawing.isColored ? resolved(element.color ?? .white) : nil
        }
    }
}
