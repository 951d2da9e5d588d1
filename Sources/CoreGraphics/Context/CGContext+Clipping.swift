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

    /// Narrows the clip to `rect`, in user space, and there to what a mask that is stretched over it lets through.
    ///
    /// - Parameter mask: an image mask, whose dark samples let drawing through; a gray image, whose light ones do; of any other its alpha.
    ///   Placed as ``draw(_:in:byTiling:)`` places it. Differs from UIKit: there an image of colours is to be avoided, though its alpha is used.
    ///
    /// Source: [clip(to:mask:)](https://developer.apple.com/documentation/coregraphics/cgcontext/clip(to:mask:)).
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let region = clipRegion
        guard !region.isEmpty else { return }
        guard let stencil = mask.asStencil, let painter = Painter(region, CAIRO_FORMAT_A8) else { return reportNoMemory() }
        let outer = state
        (state.alpha, state.blendMode, state.shadow, state.clipMask, state.fillColor) = (1, .normal, nil, nil, .black)
        // The edges of the rectangle are the clip's.
        redirected(to: painter) { draw(stencil, at: CGContext.placement(of: mask, in: rect), edges: .extended) }
        state = outer
        if let before = state.clipMask {
            cairo_save(painter.cairo)
            cairo_set_operator(painter.cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(painter.cairo, before.painter.surface, 0, 0)
            cairo_paint(painter.cairo)
            cairo_restore(painter.cairo)
        }
        state.clipMask = ClipMask(painter)
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

extension CGImage {
    /// An image whose alpha is what this one lets through as a mask: for a gray one its light.
    fileprivate var asStencil: CGImage? {
        guard kind == .gray else { return self }
        return CGImage(width: width, height: height, isOpaque: false, shouldInterpolate: shouldInterpolate, kind: .alphaOnly) { target in
            withPixels { source in
                for index in source.indices { target[index] = source[index] &<< 24 }
            }
        }
    }
}
