import CoreGraphics

/// Touches that move as a group, in the window's coordinates.
@MainActor
struct TouchGroup {
    private(set) var touches: Set<UITouch> = []
    /// Touches in the order they began.
    private(set) var ordered: [UITouch] = []
    /// The centroid at the last update.
    private(set) var middle = CGPoint.zero

    var count: Int { ordered.count }

    mutating func add(_ touch: UITouch) {
        touches.insert(touch)
        ordered.append(touch)
        middle = presentMiddle
    }

    mutating func remove(_ gone: Set<UITouch>) {
        touches.subtract(gone)
        ordered.removeAll { gone.contains($0) }
        if !ordered.isEmpty { middle = presentMiddle }
    }

    /// Updates positions after a rotation of the interface; the touches themselves have not moved.
    mutating func interfaceDidRotate() { if !ordered.isEmpty { middle = presentMiddle } }

    /// Updates to the current positions; returns the movement of the centroid.
    mutating func follow() -> CGVector {
        let before = middle
        middle = presentMiddle
        return CGVector(dx: middle.x - before.x, dy: middle.y - before.y)
    }

    private var presentMiddle: CGPoint {
        let sum = ordered.reduce(into: CGPoint.zero) {
            let location = $1.location(in: nil)
            $0.x += location.x
            $0.y += location.y
        }
        return CGPoint(x: sum.x / CGFloat(ordered.count), y: sum.y / CGFloat(ordered.count))
    }
}
