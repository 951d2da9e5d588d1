import CFreeType
import Foundation

extension PathData {
    /// The outline of the path's stroke, to be filled with the winding rule.
    ///
    /// - Parameters:
    ///   - width: In the path's units; zero gives an empty outline, and a negative or nonfinite width is rejected.
    ///   - miterLimit: The maximum length of a mitre as a multiple of the width; a longer one is cut off.
    package func stroked(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) -> PathData {
        guard width.isFinite, width >= 0, !miterLimit.isNaN else {
            reportOnce(
                "CGPath.stroke", "CGPath: a line of width \(width) with the mitre limit \(miterLimit) is refused; the outline is empty.")
            return PathData()
        }
        var result = PathData()
        guard width > 0, let stroker = PathStroker(radius: width.native / 2, cap: cap, join: join, miterLimit: miterLimit.native)
        else { return result }
        for subpath in subpaths { stroker.stroke(subpath, into: &result) }
        return result
    }
}

/// FreeType's stroker. It uses 26.6 fixed point; subpaths are translated and scaled to use all its bits.
private final class PathStroker {
    /// FreeType's trigonometry has 32 bits, of which mitres and inner corners need some above the coordinates.
    private static let (largestCoordinate, largestRadius) = (Double(1 << 28), Double(1 << 22))

    /// Shared by the process: a stroker only uses its memory functions.
    nonisolated(unsafe) private static let library: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    private let stroker: FT_Stroker
    private let radius: Double
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: Double

    init?(radius: Double, cap: CGLineCap, join: CGLineJoin, miterLimit: Double) {
        var stroker: FT_Stroker?
        guard let library = PathStroker.library, FT_Stroker_New(library, &stroker) == 0, let stroker else { return nil }
        self.stroker = stroker
        (self.radius, self.cap, self.join, self.miterLimit) = (radius, cap, join, min(max(miterLimit, 1), 1000))
    }

    deinit {
        FT_Stroker_Done(stroker)
    }

    /// Adds the outline of one subpath to `result`.
    func stroke(_ subpath: PathSubpath, into result: inout PathData) {
        // FreeType offsets a curve's control points, which is too flat for a large angle; for small angles the error is within half a
        // thousandth of the line width.
        let segments = subpath.segments.filter { $0.length > 0 }.flatMap { $0.pieces(turningAtMost: .pi / 24) }
        guard !segments.isEmpty else { return addDot(at: subpath.start, to: &result) }

        // Centered on the subpath's control points.
        var (low, high) = (subpath.start, subpath.start)
        for segment in segments {
            for point in [segment.control1, segment.control2, segment.end] {
                (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
                (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
            }
        }
        let center = CGPoint(x: low.x / 2 + high.x / 2, y: low.y / 2 + high.y / 2)
        let reach = max((high.x - center.x).native, (high.y - center.y).native)
        let scale = min(PathStroker.largestCoordinate / reach, PathStroker.largestRadius / radius)
        guard scale.isFinite, scale > 0 else { return }
        let space = FixedSpace(center: center, scale: scale)

        let fixedRadius = FT_Fixed((radius * scale).rounded())
        guard fixedRadius > 0 else { return }
        FT_Stroker_Set(stroker, fixedRadius, cap.freeType, join.freeType, FT_Fixed(miterLimit * 65536))
        var start = space.vector(subpath.start)
        guard FT_Stroker_BeginSubPath(stroker, &start, subpath.isClosed ? 0 : 1) == 0 else { return }
        var hasMoved = false
        for segment in segments {
            var (control1, control2, end) = (space.vector(segment.control1), space.vector(segment.control2), space.vector(segment.end))
            // FreeType skips segments this short, and cannot end a subpath without others.
            let isShort = [control1, control2, end].allSatisfy { max(abs($0.x - start.x), abs($0.y - start.y)) < 2 }
            if isShort { continue }
            let error =
                segment.isLine
                ? FT_Stroker_LineTo(stroker, &end) : FT_Stroker_CubicTo(stroker, &control1, &control2, &end)
            guard error == 0 else { return }
            (start, hasMoved) = (end, true)
        }
        guard hasMoved else { return addDot(at: subpath.start, to: &result) }
        guard FT_Stroker_EndSubPath(stroker) == 0 else { return }
        export(FT_STROKER_BORDER_LEFT, from: space, to: &result)
        if subpath.isClosed { export(FT_STROKER_BORDER_RIGHT, from: space, to: &result) }
        result.addInnerCorners(of: segments, isClosed: subpath.isClosed, radius: radius)
    }

    /// The outline of one side. Each is read separately: an FT_Outline counts its points in 16 bits, but the border's counts are known.
    private func export(_ border: FT_StrokerBorder, from space: FixedSpace, to result: inout PathData) {
        var (pointCount, contourCount): (FT_UInt, FT_UInt) = (0, 0)
        guard FT_Stroker_GetBorderCounts(stroker, border, &pointCount, &contourCount) == 0, pointCount > 1, contourCount > 0
        else { return }
        let count = Int(pointCount)
        withUnsafeTemporaryAllocation(of: FT_Vector.self, capacity: count) { points in
            withUnsafeTemporaryAllocation(byteCount: count, alignment: 8) { tags in
                withUnsafeTemporaryAllocation(byteCount: Int(contourCount) * 2, alignment: 8) { contours in
                    guard let tagBase = tags.baseAddress, let contourBase = contours.baseAddress else { return }
                    var outline = FT_Outline()
                    outline.points = points.baseAddress
                    outline.tags = PathStroker.bound(tagBase)
                    outline.contours = PathStroker.bound(contourBase)
                    FT_Stroker_ExportBorder(stroker, border, &outline)
                    result.addContour(points, tags, from: space)
                }
            }
        }
    }

    /// The pointer as the type declared by this FreeType version.
    private static func bound<T>(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<T> {
        pointer.assumingMemoryBound(to: T.self)
    }

    /// Adds the caps of a zero-length line: a disc, an axis-aligned square, or nothing.
    private func addDot(at point: CGPoint, to result: inout PathData) {
        let square = CGRect(x: point.x.native - radius, y: point.y.native - radius, width: 2 * radius, height: 2 * radius)
        switch cap {
        case .butt: break
        case .round: result.addEllipse(in: square)
        case .square: result.addRect(square)
        }
    }
}

/// The mapping of a subpath to FreeType's coordinates.
private struct FixedSpace {
    let center: CGPoint
    let scale: Double

    func vector(_ point: CGPoint) -> FT_Vector {
        FT_Vector(x: FT_Pos(((point.x - center.x).native * scale).rounded()), y: FT_Pos(((point.y - center.y).native * scale).rounded()))
    }

    func point(_ vector: FT_Vector) -> CGPoint {
        CGPoint(x: center.x.native + Double(vector.x) / scale, y: center.y.native + Double(vector.y) / scale)
    }
}

extension PathData {
    /// Adds one closed contour: a point whose tag has the lowest bit set is on the curve, two others in a row are a cubic's control
    /// points.
    fileprivate mutating func addContour(
        _ points: UnsafeMutableBufferPointer<FT_Vector>, _ tags: UnsafeMutableRawBufferPointer, from space: FixedSpace
    ) {
        guard let first = points.first else { return }
        func isOn(_ index: Int) -> Bool { tags[index] & 1 != 0 }
        func point(_ index: Int) -> CGPoint { space.point(points[index % points.count]) }
        move(to: space.point(first))
        var index = 1
        while index < points.count {
            if isOn(index) {
                addLine(to: point(index))
                index += 1
            } else {
                // A final curve ends at the start.
                addCurve(to: point(index + 2), control1: point(index), control2: point(index + 1))
                index += 3
            }
        }
        closeSubpath()
    }
}

extension CGLineCap {
    fileprivate var freeType: FT_Stroker_LineCap {
        switch self {
        case .butt: FT_STROKER_LINECAP_BUTT
        case .round: FT_STROKER_LINECAP_ROUND
        case .square: FT_STROKER_LINECAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var freeType: FT_Stroker_LineJoin {
        switch self {
        case .miter: FT_STROKER_LINEJOIN_MITER_FIXED
        case .round: FT_STROKER_LINEJOIN_ROUND
        case .bevel: FT_STROKER_LINEJOIN_BEVEL
        }
    }
}

/// The style of the ends of an open line.
///
/// Source: [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap).
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Extends beyond the end point by half the line width.
    case square = 2
}

/// The style of line corners.
///
/// Source: [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin).
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, up to the miter limit.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}
