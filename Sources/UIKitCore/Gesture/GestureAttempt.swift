import CoreGraphics

/// State of a recognizer's attempt, from its first touch until it is possible again.
@MainActor
struct GestureAttempt {
    /// Whether an attempt is active.
    var isActive = false
    /// Current touches in the order they began, including those that ended with the current event; once decided, all touches of the
    /// gesture.
    var touches: [UITouch] = []
    /// All touches of the attempt, also ended ones; recognizers that share one compete.
    var history: [UITouch] = []
    /// Touches of the attempt that have not ended.
    var down: [UITouch] = []
    /// The requested state while the recognizer waits for others to fail.
    var wanted: UIGestureRecognizer.State?
    /// The following state of a gesture that began and ended while waiting.
    var wantedEnd: UIGestureRecognizer.State?
    /// Answers of delegates about required failures, each asked once per attempt.
    var answers: [ObjectIdentifier: Bool] = [:]
    /// In screen coordinates.
    private var lastCentroid = CGPoint.zero

    /// The centroid of the touches, in screen coordinates.
    var centroid: CGPoint {
        guard !touches.isEmpty else { return lastCentroid }
        let sum = touches.reduce(into: CGPoint.zero) {
            $0.x += $1.screenLocation.x
            $0.y += $1.screenLocation.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    mutating func add(_ touch: UITouch) {
        // A recognizer that never decides must not accumulate touches.
        if history.count >= 64 { history.removeAll { one in !down.contains { $0 === one } } }
        history.append(touch)
        down.append(touch)
        touches.append(touch)
    }

    /// Adds a press's token, which recognizers compete for as for a touch.
    mutating func hold(_ token: UITouch) {
        if history.count >= 64 { history.removeAll { one in !down.contains { $0 === one } } }
        history.append(token)
        down.append(token)
    }

    /// Removes a touch from the attempt.
    mutating func drop(_ touch: UITouch) {
        remove([touch])
        history.removeAll { $0 === touch }
    }

    /// Removes ended touches.
    mutating func remove(_ gone: [UITouch], keeping keeps: Bool = false) {
        lastCentroid = centroid
        if !keeps { touches.removeAll { one in gone.contains { $0 === one } } }
        down.removeAll { one in gone.contains { $0 === one } }
    }

    /// Ends the attempt. The last centroid remains readable.
    mutating func clear() {
        let last = centroid
        self = GestureAttempt()
        lastCentroid = last
    }

    func shares(with other: GestureAttempt) -> Bool { history.contains { one in other.history.contains { $0 === one } } }
}

/// A weak reference to a recognizer.
struct WeakGesture {
    weak var recognizer: UIGestureRecognizer?
}

/// A target-action pair of a recognizer.
struct GestureTarget {
    weak var object: AnyObject?
    let action: Selector
}

extension UIGestureRecognizer {
    /// Whether it receives touches: not once it is done or only waits.
    final var takesTouches: Bool {
        !storedState.isOver && (attempt.wanted == nil || attempt.wanted == .began && attempt.wantedEnd == nil)
    }

    /// Whether it is in progress and cancels its view's touches.
    final var takesOver: Bool { (storedState == .began || storedState == .changed) && cancelsTouchesInView }

    final func add(_ target: GestureTarget) {
        targets.removeAll { $0.object == nil }
        if !targets.contains(where: { $0.object === target.object && $0.action == target.action }) { targets.append(target) }
    }

    /// Sends the target actions; targets added meanwhile are included next time.
    final func notifyTargets() {
        for target in targets {
            if let object = target.object { target.action.send(to: object, self) }
        }
    }
}
