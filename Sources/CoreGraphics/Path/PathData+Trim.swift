import Foundation

extension PathData {
    /// The part between two fractions of the path's total length, as for a shape layer's `strokeStart` and `strokeEnd`.
    ///
    /// - Parameters:
    ///   - start: 0 at the path's start to 1 at its end, through all subpaths in order, closing lines included; clamped to that range.
    ///   - end: Likewise. The result is empty unless it is above `start`. NaN counts as 0.
    /// - Returns: The same path for 0 and 1; a cut subpath is open, a whole one stays unchanged.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> PathData {
        let from = start > 0 ? min(start.native, 1) : 0
        let to = end > 0 ? min(end.native, 1) : 0
        if from <= 0, to >= 1 { return self }
        guard from < to else { return PathData() }
        let subpaths = subpaths
        let total = subpaths.reduce(0) { $0 + $1.length }
        guard total.isFinite else { return self }
        // No rounding error at the ends.
        let (first, last) = (from * total, to >= 1 ? .infinity : to * total)
        var result = PathData()
        var distance = 0.0
        for subpath in subpaths {
            let length = subpath.length
            defer { distance += length }
            if distance + length < first || distance > last { continue }
            if distance >= first, distance + length <= last {
                result.add(subpath)
            } else {
                result.add(subpath, from: first - distance, to: last - distance)
            }
        }
        return result
    }

    /// Adds the part between two distances from the subpath's start, as an open subpath; nothing for zero length.
    mutating func add(_ subpath: PathSubpath, from: Double, to: Double) {
        var distance = 0.0
        var hasStarted = false
        for segment in subpath.segments {
            defer { distance += segment.length }
            guard distance < to, distance + segment.length > from else { continue }
            let piece = segment.piece(from: from - distance, to: to - distance)
            if !hasStarted { move(to: piece.start) }
            hasStarted = true
            add(piece)
        }
    }
}
