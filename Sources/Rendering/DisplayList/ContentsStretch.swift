import RenderScene

/// Nine-part contents: corners of their own size, edges stretched in one direction, a middle stretched in both (`contentsCenter`).
final class ContentsStretch: Equatable, Sendable {
    let horizontal: AxisStretch
    let vertical: AxisStretch

    /// nil if the contents are stretched as a whole.
    ///
    /// - Parameters:
    ///   - rect: destination of the contents, in points.
    ///   - texels: source rectangle in the image.
    init?(of values: LayerValues, into rect: PlaneRect, texels: PlaneRect, texelsPerPoint: Double) {
        guard values.contentsGravity.resizes, let center = PlaneRect(values.contentsCenter),
            center != PlaneRect(left: 0, top: 0, right: 1, bottom: 1)
        else { return nil }
        horizontal = AxisStretch(
            rect.left...max(rect.right, rect.left), texels: texels.left...texels.right, center: (center.left, center.right),
            texelsPerPoint: texelsPerPoint)
        vertical = AxisStretch(
            rect.top...max(rect.bottom, rect.top), texels: texels.top...texels.bottom, center: (center.top, center.bottom),
            texelsPerPoint: texelsPerPoint)
    }

    static func == (one: ContentsStretch, other: ContentsStretch) -> Bool {
        one.horizontal == other.horizontal && one.vertical == other.vertical
    }
}

/// Three-part contents along one axis: two caps of their own size and the stretched part between them.
struct AxisStretch: Equatable, Sendable {
    /// Positions of the parts in points: start of the first cap, the two cuts, end of the last cap.
    let points: SIMD4<Double>
    /// The same positions in the image, in texels.
    let texels: SIMD4<Double>

    init(_ points: ClosedRange<Double>, texels: ClosedRange<Double>, center: (Double, Double), texelsPerPoint: Double) {
        let length = texels.upperBound - texels.lowerBound
        var first = texels.lowerBound + min(max(center.0, 0), 1) * length
        var last = texels.lowerBound + min(max(center.1, center.0, 0), 1) * length
        if last - first < 1 {
            // A single texel, as documented.
            let middle = (first + last) / 2
            first = max(middle - 0.5, texels.lowerBound)
            last = min(middle + 0.5, texels.upperBound)
        }
        let caps = SIMD2(first - texels.lowerBound, texels.upperBound - last) / texelsPerPoint
        let available = points.upperBound - points.lowerBound
        let shrink = caps.sum() > available ? available / caps.sum() : 1
        self.points = SIMD4(
            points.lowerBound, points.lowerBound + caps.x * shrink, points.upperBound - caps.y * shrink, points.upperBound)
        self.texels = SIMD4(texels.lowerBound, first, last, texels.upperBound)
    }

    /// Texels per point at a position; 0 in a part without length.
    func rate(at point: Double) -> Double {
        let section = point < points.y ? 0 : point < points.z ? 1 : 2
        let length = points[section + 1] - points[section]
        return length > 0 ? (texels[section + 1] - texels[section]) / length : 0
    }

    /// Texel coordinate at a point, clamped to the centers of the part's own outermost texels.
    @inline(__always)
    func texel(at point: Double) -> Double {
        let section = point < points.y ? 0 : point < points.z ? 1 : 2
        let (start, from, to) = (points[section], texels[section], texels[section + 1])
        let length = points[section + 1] - start
        let position = length > 0 ? from + (point - start) * ((to - from) / length) : from
        return to - from > 1 ? min(max(position, from + 0.5), to - 0.5) : (from + to) / 2
    }
}

extension ContentsGravity {
    /// Whether contents are resized.
    var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}
