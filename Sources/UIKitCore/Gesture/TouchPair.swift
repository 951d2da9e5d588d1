import CoreGraphics

/// The two touches of a pinch or a rotation: their distance and accumulated angle, in the window's coordinates.
///
/// Either may be replaced. The gesture ends when none is left, and fails if one ends before it began.
@MainActor
struct TouchPair {
    private var touches: [UITouch] = []
    /// Points; the last value while a touch is missing.
    private(set) var distance: CGFloat = 0
    /// Radians clockwise since both touches began, beyond full circles; frozen while a touch is missing.
    private(set) var rotation: CGFloat = 0
    private var angle: CGFloat = 0

    /// Adds touches and ignores surplus ones; returns whether the pair has become complete.
    mutating func begin(_ new: Set<UITouch>, for recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        let count = touches.count
        for touch in new.inOrder {
            if touches.count < 2 { touches.append(touch) } else { recognizer.ignore(touch, for: event) }
        }
        guard count < 2, touches.count == 2 else { return false }
        (distance, angle) = apart
        return true
    }

    /// Updates to the current positions; false while a touch is missing.
    mutating func follow() -> Bool {
        guard touches.count == 2 else { return false }
        let (distance, angle) = apart
        // The shorter direction.
        rotation += (angle - self.angle).remainder(dividingBy: 2 * .pi)
        (self.distance, self.angle) = (distance, angle)
        return true
    }

    /// Updates positions after a rotation of the interface; the touches themselves have not moved.
    mutating func interfaceDidRotate() { if touches.count == 2 { (distance, angle) = apart } }

    /// Removes touches. Returns the recognizer's resulting state change, if any.
    mutating func remove(_ gone: Set<UITouch>, from state: UIGestureRecognizer.State, by end: UIGestureRecognizer.State)
        -> UIGestureRecognizer.State?
    {
        let count = touches.count
        touches.removeAll { gone.contains($0) }
        guard touches.count < count else { return nil }
        if state == .possible { return .failed }
        return touches.isEmpty ? end : nil
    }

    private var apart: (distance: CGFloat, angle: CGFloat) {
        let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return (hypot(b.x - a.x, b.y - a.y), atan2(b.y - a.y, b.x - a.x))
    }
}

extension Set<UITouch> {
    /// Ordered by the host's touch numbers, so that results don't depend on the order of a set.
    @MainActor var inOrder: [UITouch] { count < 2 ? Array(self) : sorted { $0.finger < $1.finger } }
}
