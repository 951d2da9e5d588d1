import Foundation

extension PathData {
    /// Whether both paths have the same element types in the same order, so that their points correspond.
    package func hasElements(of other: PathData) -> Bool { verbs == other.verbs }

    /// The path interpolated linearly to one with the same element types; 0 is this path, 1 the other, and fractions outside
    /// extrapolate. If the element types differ, the other path. A point that would be infinite or NaN has the other's value.
    package func mixed(with other: PathData, _ fraction: Double) -> PathData {
        guard hasElements(of: other), fraction != 1 else { return other }
        let f = CGFloat(fraction)
        return other.replacingPoints { index, point in
            let from = points[index]
            let mixed = CGPoint(x: from.x + (point.x - from.x) * f, y: from.y + (point.y - from.y) * f)
            return mixed.x.isFinite && mixed.y.isFinite ? mixed : point
        }
    }
}
