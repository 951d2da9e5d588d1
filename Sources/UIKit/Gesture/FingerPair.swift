import CoreGraphics

/// Two fingers: how far they are apart, and how far they have turned about each other. In the window's coordinates.
@MainActor
struct FingerPair {
    private var touches: [UITouch] = []
    /// Points; the last one when a finger has gone.
    private(set) var distance: CGFloat = 0
    /// Radians clockwise since both were down, whole turns included.
    private(set) var turned: CGFloat = 0
    private var angle: CGFloat = 0

    var isComplete: Bool { touches.count == 2 }

    /// Takes fingers in; returns those that are too many.
    mutating func add(_ new: Set<UITouch>) -> [UITouch] {
        var left: [UITouch] = []
        for touch in new.sorted(by: { $0.finger < $1.finger }) {
            if touches.count < 2 { touches.append(touch) } else { left.append(touch) }
        }
        if isComplete, left.count < new.count { (distance, angle) = apart }
        return left
    }

    /// Lets fingers go; whether one of the two was among them and no pair is left, or no finger.
    mutating func remove(_ gone: Set<UITouch>) -> Bool {
        let count = touches.count
        touches.removeAll { gone.contains($0) }
        return touches.count < count
    }

    /// Moves on to where the fingers are.
    mutating func follow() {
        let (distance, angle) = apart
        // The shorter way round.
        turned += (angle - self.angle).remainder(dividingBy: 2 * .pi)
        (self.distance, self.angle) = (distance, angle)
    }

    private var apart: (distance: CGFloat, angle: CGFloat) {
        let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return (hypot(b.x - a.x, b.y - a.y), atan2(b.y - a.y, b.x - a.x))
    }
}
