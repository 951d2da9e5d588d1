import CCairo
import Foundation

extension CGContext {
    /// Intersects the clip with the inside of the current path, and clears the path; does nothing if the path is empty.
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements of the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !currentPath.isEmpty else { return }
        clip(to: currentPath, rule)
        beginPath()
    }

    /// Intersects the clip with `rect`, in user space, and clears the current path. After an empty rectangle nothing is drawn.
    public func clip(to rect: CGRect) {
        clip(to: [rect])
    }

    /// Intersects the clip with the union of rectangles, in user space, and clears the current path.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rectangles.
    public func clip(to rects: [CGRect]) {
        var path = PathData()
        for rect in rects {
            path.addRect(rect, transform: ctm)
        }
        clip(to: path, .winding)
        beginPath()
    }

    /// Intersects the clip with `rect`, in user space, and with a mask stretched over it.
    ///
    /// - Parameters:
    ///   - rect: The frame of the mask in user space.
    ///   - mask: An image mask, whose dark samples let drawing through; a gray image, whose light samples do; or the alpha of any other
    ///     image. Placed as ``draw(_:in:byTiling:)`` does. Differs from UIKit: there a color image is discouraged, though its alpha is
    ///     used.
    ///
    /// Source: [clip(to:mask:)](https://developer.apple.com/documentation/coregraphics/cgcontext/clip(to:mask:)).
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of pixels in the rectangle and the clip, and *s* that of the mask.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let region = clipRegion
        guard !region.isEmpty else { return }
        guard let template = mask.asAlphaMask, let painter = Painter(region, CAIRO_FORMAT_A8, resolution: resolution) else {
            return reportNoMemory()
        }
        let outer = state
        (state.alpha, state.blendMode, state.shadow, state.clipMask, state.fillColor) = (1, .normal, nil, nil, .black)
        // The rectangle's edges are clipped separately.
        redirected(to: painter) { draw(template, at: CGContext.placement(of: mask, in: rect), edges: .extended) }
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

    /// The bounding box of the clip in user space; of zero size if the clip is empty, null if the matrix is not invertible.
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
        cairo_set_antialias(cairo, antialiases ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_clip(cairo)
    }
}

extension CGImage {
    /// An image whose alpha is this image's coverage as a mask: a gray one's lightness.
    fileprivate var asAlphaMask: CGImage? {
        guard kind == .gray else { return self }
        return CGImage(width: width, height: height, isOpaque: false, shouldInterpolate: shouldInterpolate, kind: .alphaOnly) { target in
            withPixels { source in
                for index in source.indices { target[index] = source[index] &<< 24 }
            }
        }
    }
}
