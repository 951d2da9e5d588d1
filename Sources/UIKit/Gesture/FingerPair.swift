import CoreGraphics

/// The two fingers of a pinch or a rotation: how far they are apart, and how far they have turned about each other. In the window's coordinates.
///
/// Both may come and go: the gesture is over when none is left, and is none when one goes before it began.
@MainActor
struct FingerPair {
    private var touches: [UITouch] = []
    /// Points; the last one while a finger is missing.
    private(set) var distance: CGFloat = 0
    /// Radians clockwise since both were down, whole turns included; what happens while a finger is missing does not count.
    private(set) var turned: CGFloat = 0
    private var angle: CGFloat = 0

    /// Takes fingers in, and has those left alone that are too many; whether the pair is complete now and was not before.
    mutating func begin(_ new: Set<UITouch>, for recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        let count = touches.count
        for touch in new.inOrder {
            if touches.count < 2 { touches.append(touch) } else { recognizer.ignore(touch, for: event) }
        }
        guard count < 2, touches.count == 2 else { return false }
        (distance, angle) = apart
        return true
    }

    /// Moves on to where the fingers are; false while one is missing.
    mutating func follow() -> Bool {
        guard touches.count == 2 else { return false }
        let (distance, angle) = apart
        // The shorter way round.
        turned += (angle - self.angle).remainder(dividingBy: 2 * .pi)
        (self.distance, self.angle) = (distance, angle)
        return true
    }

    /// Looks where the fingers are, which have not moved: the interface has turned.
    mutating func interfaceDidTurn() { if touches.count == 2 { (distance, angle) = apart } }

    /// Lets fingers go. Returns what the recogniser becomes by that, if anything.
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
    /// By the host's numbers: what is made of several touches never depends on the order of a set.
    @MainActor var inOrder: [UITouch] { count < 2 ? Array(self) : sorted { $0.finger < $1.finger } }
}
