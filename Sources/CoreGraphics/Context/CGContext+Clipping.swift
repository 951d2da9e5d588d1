import CCairo
import Foundation

extension CGContext {
    /// Narrows the clip to the inside of the current path, and empties the path; does nothing where the path is empty.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !currentPath.isEmpty else { return }
        clip(to: currentPath, rule)
        beginPath()
    }

    /// Narrows the clip to `rect`, in user space, and empties the current path. After an empty rectangle nothing is drawn.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Narrows the clip to what any of the rectangles holds, in user space, and empties the current path.
    public func clip(to rects: [CGRect]) {
        var path = PathData()
        for rect in rects {
            path.addRect(rect, transform: ctm)
        }
        clip(to: path, .winding)
        beginPath()
    }

    /// The smallest rectangle in user space that holds all that the clip lets through; zero-sized where that is nothing, null where the
    /// matrix cannot be inverted.
    public var boundingBoxOfClipPath: CGRect {
        let toCairo = userToCairo
        guard toCairo.isSafelyInvertible else { return .null }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_set_matrix(cairo, toCairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func clip(to path: PathData, _ rule: CGPathFillRule) {
        cairo_identity_matrix(cairo)
        emit(path)
        cairo_set_antialias(cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_clip(cairo)
    }
}
