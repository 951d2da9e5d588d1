import Foundation

extension PathData {
    /// Whether both paths have the same steps in the same order, so that each point of one has its partner in the other.
    package func hasElements(of other: PathData) -> Bool { verbs == other.verbs }

    /// The path a fraction of the way to one of the same steps, each point moved straight; 0 is this path, 1 the other, and values outside go on
    /// beyond them. Where the steps differ it is the other path. A point that would be infinite or NaN stays where it is in the other.
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
