import Foundation

extension CGPath {
    /// The outline of a line along the path: filling it by the winding rule paints what stroking the path does.
    ///
    /// - Parameters:
    ///   - lineWidth: in the path's units. The outline of zero is empty, and of a negative, NaN or infinite width too, which is reported once.
    ///   - lineCap: how open ends look; a line without length is a disc or an upright square, or nothing with `butt`.
    ///   - lineJoin: how corners look.
    ///   - miterLimit: how long a pointed corner may be as a multiple of the width; a longer one is bevelled.
    ///   - transform: applied to the outline.
    ///
    /// The outline is exact to some millionths of the path's size. Drawn by FreeType's stroker.
    ///
    /// Source: [copy(strokingWithWidth:…)](https://developer.apple.com/documentation/coregraphics/cgpath/copy(strokingwithwidth:linecap:linejoin:miterlimit:transform:)).
    public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(data.stroked(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit).applying(transform))
    }

    /// The path cut into dashes.
    ///
    /// - Parameters:
    ///   - phase: how far into the pattern each part starts, in the path's units.
    ///   - lengths: drawn and left out lengths by turns, repeated. None leaves the path whole; so do, reported once, a negative length, one that
    ///     is not finite, only zeros, and a pattern that would make more than 100 000 dashes.
    ///   - transform: applied to the dashes.
    ///
    /// Source: [copy(dashingWithPhase:…)](https://developer.apple.com/documentation/coregraphics/cgpath/copy(dashingwithphase:lengths:transform:)).
    public final func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        CGPath(data.dashed(phase: phase, lengths: lengths).applying(transform))
    }

    /// Whether the path is one rectangle with sides along the axes, closed or back at its start, and nothing else.
    ///
    /// - Parameter rect: set to the rectangle where it is one, and left as it is otherwise; nil for none.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = data.rectangle else { return false }
        rect?.pointee = found
        return true
    }
}

extension PathData {
    /// The rectangle that the path is, nil when it is anything else.
    package var rectangle: CGRect? {
        let subpaths = subpaths
        guard subpaths.count == 1, let subpath = subpaths.first, subpath.segments.count == 4, subpath.segments.allSatisfy(\.isLine),
            subpath.segments[3].end == subpath.start
        else { return nil }
        let corners = subpath.segments.map(\.start)
        let goesAcross =
            corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
            && corners[3].x == corners[0].x
        let goesUp =
            corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
            && corners[3].y == corners[0].y
        return goesAcross || goesUp ? controlPointBounds : nil
    }
}
