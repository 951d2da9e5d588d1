import CCairo
import Foundation

extension CGContext {
    /// Sets the fill pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - components: For a colored pattern its opacity; for an uncolored one a color in the space set with ``setFillColorSpace(_:)``,
    ///     then its opacity.
    ///
    /// Source: [setFillPattern(_:colorComponents:)](https://developer.apple.com/documentation/coregraphics/cgcontext/setfillpattern(_:colorcomponents:)).
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let space = state.fillColorSpace.model == .pattern ? state.fillColorSpace : .standardPattern
        guard let color = CGColor(patternSpace: space, pattern: pattern, components: components) else { return refusePattern() }
        setFillColor(color)
    }

    /// Sets the stroke pattern; see ``setFillPattern(_:colorComponents:)``.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        let space = state.strokeColorSpace.model == .pattern ? state.strokeColorSpace : .standardPattern
        guard let color = CGColor(patternSpace: space, pattern: pattern, components: components) else { return refusePattern() }
        setStrokeColor(color)
    }

    /// Offsets patterns by a size in base space. The default is zero.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else {
            reportOnce("CGContext.patternPhase", "CGContext.patternPhase: \(phase) is refused; the last phase is kept.")
            return
        }
        state.patternPhase = phase
    }

    private func refusePattern() {
        reportOnce(
            "CGContext.pattern",
            "CGContext: a pattern without colors needs a space made by CGColorSpace(patternBaseSpace:); the last color is kept.")
    }

    /// The maximum width and height of a cell's image in pixels; a larger cell is drawn at lower resolution.
    private static let maximumCellLength: CGFloat = 4096
    /// The maximum number of neighbors that a cell may overlap on each side.
    private static let maximumOverlap = 16

    /// Sets a pattern as the source.
    func setSource(_ pattern: CGPattern, _ color: CGColor) {
        let toBase = pattern.matrix.concatenating(CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height))
        let toCairo = toBase.concatenating(baseTransform).concatenating(deviceToCairo)
        // A cell's image has about as many pixels as the cell covers, rounded to whole numbers.
        func count(_ step: CGFloat, _ scale: CGFloat) -> CGFloat {
            min(max((step * scale - 1.0 / 256).rounded(.up), 1), CGContext.maximumCellLength)
        }
        let columns = count(pattern.xStep, hypot(toCairo.a, toCairo.b))
        let rows = count(pattern.yStep, hypot(toCairo.c, toCairo.d))
        guard toCairo.isSafelyInvertible, columns.isFinite, rows.isFinite,
            let cell = CGContext(uiKitSize: CGSize(width: columns, height: rows), scale: 1, isOpaque: false)
        else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
        let (scaleX, scaleY) = (columns / pattern.xStep, rows / pattern.yStep)
        // The image's first row is the topmost y on the screen, so that text and images are upright.
        let isFlipped = toCairo.d < 0
        let (originX, originY) = (pattern.bounds.minX, pattern.bounds.minY)
        let toImage =
            isFlipped
            ? CGAffineTransform(a: scaleX, b: 0, c: 0, d: -scaleY, tx: -originX * scaleX, ty: rows + originY * scaleY)
            : CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: -originX * scaleX, ty: -originY * scaleY)
        cell.concatenate(toImage)
        cell.setAlpha(state.alpha)
        cell.drawCells(of: pattern, color)
        cairo_surface_flush(cell.surface)
        cairo_set_source_surface(cairo, cell.surface, 0, 0)
        let source = cairo_get_source(cairo)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
        // From Cairo's current user space to the image.
        var current = cairo_matrix_t()
        cairo_get_matrix(cairo, &current)
        let user = CGAffineTransform(
            a: current.xx, b: current.yx, c: current.xy, d: current.yy, tx: current.x0, ty: current.y0)
        var matrix = user.concatenating(toCairo.inverted()).concatenating(toImage).snappedMove.cairoMatrix
        cairo_pattern_set_matrix(source, &matrix)
    }

    /// Draws the cell and its neighbors' overlap, with the color's opacity.
    private func drawCells(of pattern: CGPattern, _ color: CGColor) {
        func overlap(_ size: CGFloat, _ step: CGFloat) -> Int {
            max(Int(min((size / step - 1e-6).rounded(.up) - 1, CGFloat(CGContext.maximumOverlap))), 0)
        }
        let (left, below) = (overlap(pattern.bounds.width, pattern.xStep), overlap(pattern.bounds.height, pattern.yStep))
        let opacity = pattern.isColored ? color.alpha : 1
        // Limits recursion of a pattern that draws itself.
        guard CellDepth.current < CellDepth.limit else { return }
        CellDepth.current += 1
        defer { CellDepth.current -= 1 }
        if opacity * state.alpha < 1 {
            setAlpha(opacity * state.alpha)
            beginTransparencyLayer(auxiliaryInfo: nil)
        }
        for row in -below...0 {
            for column in -left...0 {
                saveGState()
                translateBy(x: CGFloat(column) * pattern.xStep, y: CGFloat(row) * pattern.yStep)
                clip(to: pattern.bounds)
                if !pattern.isColored {
                    let plain = CGColor(rgba: color.rgba, space: .standardRGB)
                    setFillColor(plain)
                    setStrokeColor(plain)
                    ignoresColors = true
                }
                pattern.draw(in: self)
                ignoresColors = false
                restoreGState()
            }
        }
        while !layers.isEmpty { endTransparencyLayer() }
    }
}

/// Nesting depth of the cells that a thread is drawing.
private final class CellDepth {
    static let limit = 8
    private static let ofThread = ThreadLocal { CellDepth() }
    private var depth = 0

    static var current: Int {
        get { ofThread.value.depth }
        set { ofThread.value.depth = newValue }
    }
}

extension CGAffineTransform {
    /// The transform with entries that are whole apart from rounding rounded.
    fileprivate var snappedMove: CGAffineTransform {
        func snapped(_ value: CGFloat) -> CGFloat { abs(value - value.rounded()) < 1e-6 ? value.rounded() : value }
        return CGAffineTransform(a: snapped(a), b: snapped(b), c: snapped(c), d: snapped(d), tx: snapped(tx), ty: snapped(ty))
    }
}
