import CoreGraphics

/// A touch that recognizers compete for.
@MainActor
package protocol ArbitratedTouch: AnyObject {
    /// In screen coordinates, points.
    var screenLocation: CGPoint { get }
}

/// State of a recognizer's attempt, from its first touch until it is possible again.
@MainActor
package final class GestureAttempt<Touch: ArbitratedTouch> {
    /// Whether an attempt is active.
    package internal(set) var isActive = false
    /// Current touches in the order they began, including those that ended with the current event; once decided, all touches of the
    /// gesture.
    package private(set) var touches: [Touch] = []
    /// All touches of the attempt, also ended ones; recognizers that share one compete.
    package private(set) var history: [Touch] = []
    /// Touches of the attempt that have not ended.
    package private(set) var down: [Touch] = []
    /// The requested state while the recognizer waits for others to fail.
    package internal(set) var wanted: GestureState?
    /// The following state of a gesture that began and ended while waiting.
    package internal(set) var wantedEnd: GestureState?
    /// Answers of delegates about required failures, each asked once per attempt.
    var answers: [ObjectIdentifier: Bool] = [:]
    /// In screen coordinates.
    private var lastCentroid = CGPoint.zero

    package init() {}

    /// The centroid of the touches, in screen coordinates.
    package var centroid: CGPoint {
        guard !touches.isEmpty else { return lastCentroid }
        let sum = touches.reduce(into: CGPoint.zero) {
            $0.x += $1.screenLocation.x
            $0.y += $1.screenLocation.y
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    package func add(_ touch: Touch) {
        // A recognizer that never decides must not accumulate touches.
        if history.count >= 64 { history.removeAll { one in !down.contains { $0 === one } } }
        history.append(touch)
        down.append(touch)
        touches.append(touch)
    }

    /// Adds a press's token, which recognizers compete for as for a touch.
    package func hold(_ token: Touch) {
        if history.count >= 64 { history.removeAll { one in !down.contains { $0 === one } } }
        history.append(token)
        down.append(token)
    }

    /// Removes a touch from the attempt.
    package func drop(_ touch: Touch) {
        remove([touch])
        history.removeAll { $0 === touch }
    }

    /// Removes ended touches.
    package func remove(_ gone: [Touch], keeping keeps: Bool = false) {
        lastCentroid = centroid
        if !keeps { touches.removeAll { one in gone.contains { $0 === one } } }
        down.removeAll { one in gone.contains { $0 === one } }
    }

    /// Ends the attempt. The last centroid remains readable.
    func clear() {
        lastCentroid = centroid
        (isActive, touches, history, down) = (false, [], [], [])
        (wanted, wantedEnd, answers) = (nil, nil, [:])
    }

    package func shares(with other: GestureAttempt) -> Bool { history.contains { one in other.history.contains { $0 === one } } }
}
