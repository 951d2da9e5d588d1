/// One side of a line on the target: the pixels whose centers are there. Two opposite ones, one of them closed, share no pixel and leave
/// none out.
struct HalfPlane: Equatable, Sendable {
    /// `(x, y, 1) · line` is positive inside, and 0 on the line.
    let line: SIMD3<Double>
    /// Whether centers on the line are inside.
    let isClosed: Bool

    /// Whether a pixel is inside.
    @inline(__always)
    func contains(x: Int, y: Int) -> Bool {
        let distance = line.x * (Double(x) + 0.5) + line.y * (Double(y) + 0.5) + line.z
        return distance > 0 || isClosed && distance == 0
    }
}

extension [HalfPlane] {
    /// Columns of a row that are in all half planes, within limits: they are convex, so their pixels are neighbors.
    func columns(of y: Int, within limits: Range<Int>) -> Range<Int> {
        var (start, end) = (limits.lowerBound, limits.upperBound)
        for half in self {
            while start < end, !half.contains(x: start, y: y) { start += 1 }
            while start < end, !half.contains(x: end - 1, y: y) { end -= 1 }
        }
        return start..<end
    }
}
