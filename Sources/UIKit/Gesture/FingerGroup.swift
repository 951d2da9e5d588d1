import CoreGraphics

/// Fingers that move together, in the window's coordinates.
@MainActor
struct FingerGroup {
    private(set) var touches: Set<UITouch> = []
    /// In the order of coming down.
    private(set) var ordered: [UITouch] = []
    /// Where the middle was when it was looked at last.
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

    /// Looks where the fingers are, which have not moved: the interface has turned.
    mutating func interfaceDidTurn() { if !ordered.isEmpty { middle = presentMiddle } }

    /// Moves on to where the fingers are; returns how far the middle went.
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
