import Foundation

extension PathData {
    /// What lies between two fractions of the path's whole length: what a shape layer's `strokeStart` and `strokeEnd` leave.
    ///
    /// - Parameters:
    ///   - start: 0 at the path's start to 1 at its end, through all its parts one after the other, closing lines included; held to that range.
    ///   - end: likewise. Nothing is left where it is not above `start`. NaN counts as 0.
    /// - Returns: the same path for 0 and 1; a part that is cut is open, one that is whole stays as it was.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> PathData {
        let from = start > 0 ? min(start.native, 1) : 0
        let to = end > 0 ? min(end.native, 1) : 0
        if from <= 0, to >= 1 { return self }
        guard from < to else { return PathData() }
        let subpaths = subpaths
        let total = subpaths.reduce(0) { $0 + $1.length }
        guard total.isFinite else { return self }
        // At the ends nothing is lost to rounding.
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

    /// Adds what lies between two distances from the part's start, as an open part; nothing where that has no length.
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
