import CCairo
import Foundation

// Transfer of the graphics state to Cairo. All of it is set for each drawing call, and only the clip is kept in Cairo: an invalid value
// would put a Cairo context into a permanent error state.
extension CGContext {
    /// Calls `body` with Cairo's matrix, blend mode and antialiasing set, and restores them; does nothing if a matrix is not
    /// invertible.
    ///
    /// All drawing goes through here, and shadow, mask and blend mode are applied. For these `body` may be called more than once.
    ///
    /// - Parameter transform: From the space in which `body` draws to Cairo's pixels.
    func drawing(at transform: CGAffineTransform, _ body: () -> Void) {
        guard transform.isSafelyInvertible, userToCairo.isSafelyInvertible, canDraw else { return }
        if layers.isEmpty { memory?.load(into: surface) }
        if drawsDirectly {
            drawDirectly(at: transform, body)
        } else {
            drawOffscreen(at: transform, body)
        }
        if layers.isEmpty { memory?.store(from: surface) }
    }

    /// Calls `body` once, without shadow and mask.
    func drawDirectly(at transform: CGAffineTransform, _ body: () -> Void) {
        cairo_save(cairo)
        cairo_set_matrix(cairo, transform)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_set_antialias(cairo, antialiases ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
        body()
        cairo_new_path(cairo)
        cairo_restore(cairo)
    }

    /// Sets `color`, with the context's alpha, as the source.
    func setSource(_ color: CGColor) {
        if let pattern = color.pattern { return setSource(pattern, color) }
        let rgba = color.rgba
        cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w * state.alpha.native)
    }

    /// Adds a path in Quartz's device space to Cairo; Cairo's matrix must be the identity. A path too long to draw is skipped.
    func emit(_ path: PathData) {
        // Cairo's coordinates have 24 integer bits and wrap around beyond.
        let limit: CGFloat = 4_000_000
        func transformed(_ point: CGPoint) -> (x: Double, y: Double) {
            let result = point.applying(deviceToCairo)
            return (min(max(result.x, -limit), limit).native, min(max(result.y, -limit), limit).native)
        }
        cairo_new_path(cairo)
        guard !path.isTooLong else { return PathData.reportTooLong(edgeCount: path.verbs.count) }
        var start = CGPoint.zero
        var subpathStart = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                let end = transformed(point)
                cairo_move_to(cairo, end.x, end.y)
                (start, subpathStart) = (point, point)
            case .line(let point):
                let end = transformed(point)
                cairo_line_to(cairo, end.x, end.y)
                start = point
            case .quad(let control, let point):
                let controls = PathData.cubicControls(start: start, control: control, end: point)
                let (first, second, end) = (transformed(controls.0), transformed(controls.1), transformed(point))
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
                start = point
            case .curve(let control1, let control2, let point):
                let (first, second, end) = (transformed(control1), transformed(control2), transformed(point))
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
                start = point
            case .close:
                cairo_close_path(cairo)
                start = subpathStart
            }
        }
    }

    /// Fills Cairo's current path, with the source's opacity multiplied by `alpha`.
    func fillEmittedPath(alpha: Double = 1) {
        let alphaLeft = prepareSource(alpha: alpha)
        if alphaLeft < 1 {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, alphaLeft)
        } else {
            cairo_fill(cairo)
        }
    }

    /// Strokes Cairo's current path.
    func strokeEmittedPath() {
        _ = prepareSource(alpha: 1)
        cairo_stroke(cairo)
    }

    /// Paints the whole clip, with the source's opacity multiplied by `alpha`.
    func paintEverything(alpha: Double = 1) {
        cairo_paint_with_alpha(cairo, prepareSource(alpha: alpha))
    }

    /// Paints through the clip and the alpha of a Cairo pattern.
    func paintThrough(_ mask: OpaquePointer?) {
        _ = prepareSource(alpha: 1)
        cairo_mask(cairo, mask)
    }

    /// Replaces the source for blend modes that Cairo does not limit to the shape or its edges; returns the alpha still to be applied.
    private func prepareSource(alpha: Double) -> Double {
        if state.blendMode == .clear {
            cairo_set_source_rgba(cairo, 0, 0, 0, 1)
            return 1
        }
        let mode = state.blendMode
        // A document has blend modes of its own, and no pixels to read.
        guard document == nil, mode.reachesOutsideShape || mode.failsAtEdges, let blended = surfaceBlendedWithSource(alpha: alpha) else {
            return alpha
        }
        // The whole image is blended offscreen and copied through the shape.
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, blended, 0, 0)
        cairo_set_matrix(cairo, &matrix)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_surface_destroy(blended)
        return 1
    }

    /// A copy of the image with the source painted over all of it in the current blend mode; the caller destroys it.
    private func surfaceBlendedWithSource(alpha: Double) -> OpaquePointer? {
        let target = cairo_get_target(cairo)
        let (width, height) = (cairo_image_surface_get_width(target), cairo_image_surface_get_height(target))
        guard let copy = cairo_surface_create_similar(target, cairo_surface_get_content(target), width, height) else { return nil }
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &offsetX, &offsetY)
        cairo_surface_set_device_offset(copy, offsetX, offsetY)
        guard let painter = cairo_create(copy) else {
            cairo_surface_destroy(copy)
            return nil
        }
        cairo_set_operator(painter, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(painter, target, 0, 0)
        cairo_paint(painter)
        // A source keeps the matrix with which it was set.
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_set_matrix(painter, &matrix)
        cairo_set_source(painter, cairo_get_source(cairo))
        cairo_set_operator(painter, state.blendMode.cairoOperator)
        cairo_paint_with_alpha(painter, alpha)
        cairo_destroy(painter)
        return copy
    }
}

extension CGAffineTransform {
    /// Whether Cairo can invert the matrix; one that it cannot invert puts it into a permanent error state.
    var isSafelyInvertible: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-18 && tx.isFinite && ty.isFinite
    }

    /// The same matrix as Cairo's, which names entries by column.
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: a.native, yx: b.native, xy: c.native, yy: d.native, x0: tx.native, y0: ty.native)
    }
}

/// `cairo_set_matrix` for `CGAffineTransform`.
func cairo_set_matrix(_ cairo: OpaquePointer, _ transform: CGAffineTransform) {
    var matrix = transform.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
}
