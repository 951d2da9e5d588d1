import CCairo
import Foundation

extension CGContext {
    /// Draws `image` in `rect`, in user space, scaled to fill it.
    ///
    /// The image's top edge is at the rectangle's maximum y: upright if y points up, upside down in a view's coordinates, as Apple's.
    /// Nothing is drawn in an empty rectangle. An image mask is painted with the fill color.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The frame of the image in user space.
    ///   - byTiling: Whether the image is repeated over the whole clip.
    ///
    /// Source: [draw(_:in:)](https://developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:)).
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of painted pixels and *s* that of the image's.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, at: CGContext.placement(of: image, in: rect), edges: byTiling ? .repeated : .cut)
    }

    /// The transform from an image's pixels, y down, to a rectangle of user space with the image's top edge at its maximum y.
    static func placement(of image: CGImage, in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY)
    }

    /// Draws `image` in `rect`, in user space, scaled to fill it, with its top edge at the rectangle's minimum y: upright in a view's
    /// coordinates.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        draw(
            image,
            at: CGAffineTransform(
                a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.minY))
    }

    /// - Parameter placement: From the image's pixels, y down, to user space.
    func draw(_ image: CGImage, at placement: CGAffineTransform, edges: ImageEdges = .cut) {
        let (width, height) = (image.width, image.height)
        guard width <= CGContext.maximumLength, height <= CGContext.maximumLength else {
            reportOnce("CGContext.draw size", "CGContext: an image of \(width) x \(height) pixels is too large to be drawn.")
            return
        }
        let transform = placement.concatenating(userToCairo).snappedToPixels(width: CGFloat(width), height: CGFloat(height))
        drawing(at: transform) {
            image.withPixels { pixels in
                // Cairo only reads a source, and no longer than the drawing call.
                let bytes = UnsafeMutableRawPointer(mutating: UnsafeRawPointer(pixels.baseAddress))?.assumingMemoryBound(to: UInt8.self)
                let source = cairo_image_surface_create_for_data(
                    bytes, image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
                let enlarged = enlarged(image, pixels, at: transform, edges: edges)
                let pattern = cairo_pattern_create_for_surface(enlarged?.surface ?? source)
                if enlarged != nil {
                    // It has the target's pixels.
                    var matrix = transform.cairoMatrix
                    cairo_pattern_set_matrix(pattern, &matrix)
                    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
                } else {
                    cairo_pattern_set_filter(pattern, image.shouldInterpolate ? interpolationQuality.cairoFilter : CAIRO_FILTER_NEAREST)
                    // The outermost pixels repeat at the edges, so that nothing from outside is blended in.
                    cairo_pattern_set_extend(pattern, edges == .repeated ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
                }
                cairo_new_path(cairo)
                cairo_rectangle(cairo, 0, 0, Double(width), Double(height))
                if image.isMask {
                    if edges == .cut { cairo_clip(cairo) }
                    setSource(state.fillColor)
                    paintThrough(pattern)
                } else {
                    cairo_set_source(cairo, pattern)
                    if edges == .cut {
                        fillEmittedPath(alpha: state.alpha.native)
                    } else {
                        paintEverything(alpha: state.alpha.native)
                    }
                }
                cairo_set_source_rgba(cairo, 0, 0, 0, 0)
                cairo_pattern_destroy(pattern)
                cairo_surface_finish(source)
                cairo_surface_destroy(source)
            }
        }
    }

    /// The visible part of an image in the target's pixels, if it is enlarged with interpolation; else nil.
    private func enlarged(
        _ image: CGImage, _ pixels: UnsafeBufferPointer<UInt32>, at transform: CGAffineTransform, edges: ImageEdges
    ) -> Painter? {
        // A document keeps the image's own pixels.
        guard document == nil, image.shouldInterpolate, interpolationQuality.enlargesSmoothly, edges != .extended,
            let enlarged = EnlargedImage(pixels, image.width, image.height, isRepeated: edges == .repeated, under: transform)
        else { return nil }
        var region = clipRegion
        if edges == .cut {
            let frame = CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(transform)
            region = region.intersection(
                PixelRegion(left: frame.minX.native, top: frame.minY.native, right: frame.maxX.native, bottom: frame.maxY.native))
        }
        guard let painter = Painter(region, image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32) else { return nil }
        enlarged.paint(on: painter)
        return painter
    }
}

/// Extension of an image beyond its edges.
enum ImageEdges {
    /// Nothing is drawn.
    case cut
    /// The image repeats in all directions.
    case repeated
    /// The outermost pixels extend.
    case extended
}

extension CGAffineTransform {
    /// The nearest integer translation if this transform is one apart from rounding, so that an image drawn at its own size stays
    /// exact.
    fileprivate func snappedToPixels(width: CGFloat, height: CGFloat) -> CGAffineTransform {
        let slack: CGFloat = 1.0 / 256
        let corners = [tx, ty, tx + a * width, ty + d * height]
        guard b == 0, c == 0, abs((a - 1) * width) < slack, abs((d - 1) * height) < slack,
            corners.allSatisfy({ abs($0 - $0.rounded()) < slack })
        else { return self }
        return CGAffineTransform(translationX: tx.rounded(), y: ty.rounded())
    }
}

extension CGInterpolationQuality {
    /// Whether enlarged images have Core Graphics' weights.
    fileprivate var enlargesSmoothly: Bool { self != .none && self != .low }

    fileprivate var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        // Cairo's best filter draws an enlarged image as blocks.
        case .default, .medium, .high: CAIRO_FILTER_GOOD
        }
    }
}
