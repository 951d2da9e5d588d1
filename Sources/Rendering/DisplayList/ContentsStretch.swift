import RenderScene

/// Contents in nine parts: corners of their own size, edges stretched one way, a middle stretched both ways (`contentsCenter`).
final class ContentsStretch: Equatable, Sendable {
    let horizontal: AxisStretch
    let vertical: AxisStretch

    /// nil where the contents are stretched as a whole.
    ///
    /// - Parameters:
    ///   - rect: where the contents lie, in points.
    ///   - texels: the part of the picture that is shown.
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

/// One direction of contents in three parts: two caps of their own size, and what is stretched between them.
struct AxisStretch: Equatable, Sendable {
    /// Where the parts lie, in points: the first cap's start, the two cuts, the last cap's end.
    let points: SIMD4<Double>
    /// The same places in the picture, in texels.
    let texels: SIMD4<Double>

    init(_ points: ClosedRange<Double>, texels: ClosedRange<Double>, center: (Double, Double), texelsPerPoint: Double) {
        let length = texels.upperBound - texels.lowerBound
        var first = texels.lowerBound + min(max(center.0, 0), 1) * length
        var last = texels.lowerBound + min(max(center.1, center.0, 0), 1) * length
        if last - first < 1 {
            // As documented, the one texel there.
            let middle = (first + last) / 2
            first = max(middle - 0.5, texels.lowerBound)
            last = min(middle + 0.5, texels.upperBound)
        }
        let caps = SIMD2(first - texels.lowerBound, texels.upperBound - last) / texelsPerPoint
        let room = points.upperBound - points.lowerBound
        let shrink = caps.sum() > room ? room / caps.sum() : 1
        self.points = SIMD4(
            points.lowerBound, points.lowerBound + caps.x * shrink, points.upperBound - caps.y * shrink, points.upperBound)
        self.texels = SIMD4(texels.lowerBound, first, last, texels.upperBound)
    }

    /// Texels to a point there; 0 where a part has no length.
    func rate(at point: Double) -> Double {
        let part = point < points.y ? 0 : point < points.z ? 1 : 2
        let length = points[part + 1] - points[part]
        return length > 0 ? (texels[part + 1] - texels[part]) / length : 0
    }

    /// The texel coordinate that shows at a point: never beyond the centres of the part's own outermost texels.
    @inline(__always)
    func texel(at point: Double) -> Double {
        let part = point < points.y ? 0 : point < points.z ? 1 : 2
        let (start, from, to) = (points[part], texels[part], texels[part + 1])
        let length = points[part + 1] - start
        let place = length > 0 ? from + (point - start) * ((to - from) / length) : from
        return to - from > 1 ? min(max(place, from + 0.5), to - 0.5) : (from + to) / 2
    }
}

extension ContentsGravity {
    /// Whether contents take a size other than their own.
    var resizes: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }
}
