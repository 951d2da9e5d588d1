import CCairo
import Foundation

extension CGContext {
    /// Fills the current path with the fill color, closing open subpaths, and clears it.
    ///
    /// - Complexity: O(*e* log *e* + *p*), where *e* is the number of pixel rows that each edge of the path crosses, added up, and *p*
    ///   the number of painted pixels.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), rule)
    }

    /// Strokes the current path with the stroke color, and clears it.
    ///
    /// - Complexity: O(*e* log *e* + *p*), where *e* is the number of pixel rows that each edge of the line's outline crosses, added
    ///   up, and *p* the number of painted pixels.
    public func strokePath() {
        stroke(takePath(), lineWidth: state.lineWidth)
    }

    /// Fills, strokes, or fills and then strokes the current path, and clears it.
    ///
    /// - Complexity: O(*e* log *e* + *p*), where *e* is the number of pixel rows that each edge of the path and of the line's outline
    ///   crosses, added up, and *p* the number of painted pixels.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: fill(path, .winding)
        case .eoFill, .eoFillStroke: fill(path, .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(path, lineWidth: state.lineWidth)
        case .fill, .eoFill: break
        }
    }

    /// Fills `rect`, in user space. Clears the current path, as all methods here do.
    ///
    /// - Complexity: O(*p*), where *p* is the number of painted pixels.
    public func fill(_ rect: CGRect) {
        fill([rect])
    }

    /// Fills rectangles, in user space, as one shape.
    ///
    /// - Complexity: O(*e* log *e* + *p*), where *e* is the number of pixel rows that each rectangle crosses, added up, and *p* the
    ///   number of painted pixels.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse inscribed in `rect`, in user space.
    ///
    /// - Complexity: O(*p*), where *p* is the number of painted pixels.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes `rect`, in user space; the line is centered on the edges.
    ///
    /// - Complexity: O(*p*), where *p* is the number of painted pixels, and of dashes, if there are any.
    public func stroke(_ rect: CGRect) {
        stroke(rect, width: state.lineWidth)
    }

    /// Strokes `rect` with a line of `width`, both in user space; the line is centered on the edges.
    ///
    /// - Complexity: O(*p*), where *p* is the number of painted pixels, and of dashes, if there are any.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        beginPath()
        addRect(rect)
        stroke(takePath(), lineWidth: width)
    }

    /// Strokes the ellipse inscribed in `rect`, in user space.
    ///
    /// - Complexity: O(*p*), where *p* is the number of painted pixels, and of dashes, if there are any.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line from each point of even index to the next point, in user space.
    ///
    /// - Complexity: O(*e* log *e* + *p*), where *e* is the number of pixel rows that each line crosses, added up, and *p* the number
    ///   of painted pixels.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes `rect`, in user space, transparent (or black if the context has no alpha), regardless of blend mode and alpha.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels in the rectangle and the clip.
    public func clear(_ rect: CGRect) {
        let (mode, alpha, shadow) = (state.blendMode, state.alpha, state.shadow)
        (state.blendMode, state.alpha, state.shadow) = (.clear, 1, nil)
        fill(rect)
        (state.blendMode, state.alpha, state.shadow) = (mode, alpha, shadow)
    }

    private func takePath() -> PathData {
        defer { currentPath = PathData() }
        return currentPath
    }

    private func fill(_ path: PathData, _ rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        drawing(at: .identity) {
            setSource(state.fillColor)
            emit(path)
            cairo_set_fill_rule(cairo, rule.cairoRule)
            fillEmittedPath()
        }
    }

    private func stroke(_ path: PathData, lineWidth: CGFloat) {
        guard !path.isEmpty, lineWidth > 0, lineWidth.isFinite else { return }
        let isDashed = !state.dashLengths.isEmpty && ctm.isSafelyInvertible && path.applying(ctm.inverted()).canBeDashed(state.dashLengths)
        drawing(at: .identity) {
            emit(path)
            // The pen has user space's shape; the path is in device space already.
            cairo_set_matrix(cairo, userToCairo)
            cairo_set_line_width(cairo, lineWidth.native)
            cairo_set_line_cap(cairo, state.lineCap.cairoCap)
            cairo_set_line_join(cairo, state.lineJoin.cairoJoin)
            cairo_set_miter_limit(cairo, state.miterLimit.native)
            if isDashed {
                cairo_set_dash(cairo, state.dashLengths.map(\.native), Int32(state.dashLengths.count), state.dashPhase.native)
            }
            setSource(state.strokeColor)
            strokeEmittedPath()
        }
    }
}

extension CGPathFillRule {
    var cairoRule: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

extension CGLineCap {
    fileprivate var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
