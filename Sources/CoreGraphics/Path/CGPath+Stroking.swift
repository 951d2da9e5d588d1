import Foundation

extension CGPath {
    /// The outline of the path's stroke: filling it with the winding rule paints the same as stroking the path.
    ///
    /// - Parameters:
    ///   - lineWidth: In the path's units. The outline is empty for zero, and for a negative, NaN or infinite width, which is reported
    ///     once.
    ///   - lineCap: The style of open ends; a zero-length line is a disc or an axis-aligned square, or nothing with `butt`.
    ///   - lineJoin: The style of corners.
    ///   - miterLimit: The maximum length of a mitred corner as a multiple of the width; a longer one is bevelled.
    ///   - transform: Applied to the outline.
    ///
    /// The outline is exact to some millionths of the path's size. Computed by FreeType's stroker.
    ///
    /// Source: [copy(strokingWithWidth:…)](https://developer.apple.com/documentation/coregraphics/cgpath/copy(strokingwithwidth:linecap:linejoin:miterlimit:transform:)).
    ///
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(data.stroked(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit).applying(transform))
    }

    /// The path cut into dashes.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which each subpath starts, in the path's units.
    ///   - lengths: Alternating lengths of dashes and gaps, repeated. An empty array leaves the path whole; so do, reported once, a
    ///     negative length, one that is not finite, only zeros, and a pattern with more than 100 000 dashes.
    ///   - transform: Applied to the dashes.
    ///
    /// Source: [copy(dashingWithPhase:…)](https://developer.apple.com/documentation/coregraphics/cgpath/copy(dashingwithphase:lengths:transform:)).
    ///
    /// - Complexity: O(*n* + *d*), where *n* is the number of elements and *d* that of dashes.
    public final func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        CGPath(data.dashed(phase: phase, lengths: lengths).applying(transform))
    }

    /// Whether the path is a single axis-aligned rectangle, closed or ending at its start.
    ///
    /// - Parameter rect: Set to the rectangle on success, otherwise unchanged; may be nil.
    /// - Complexity: O(*n*), where *n* is the number of elements.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = data.rectangle else { return false }
        rect?.pointee = found
        return true
    }
}

extension PathData {
    /// The path's rectangle; nil if it is anything else.
    package var rectangle: CGRect? {
        let subpaths = subpaths
        guard subpaths.count == 1, let subpath = subpaths.first, subpath.segments.count == 4, subpath.segments.allSatisfy(\.isLine),
            subpath.segments[3].end == subpath.start
        else { return nil }
        let corners = subpath.segments.map(\.start)
        let isHorizontal =
            corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
            && corners[3].x == corners[0].x
        let isVertical =
            corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
            && corners[3].y == corners[0].y
        return isHorizontal || isVertical ? controlPointBounds : nil
    }
}
