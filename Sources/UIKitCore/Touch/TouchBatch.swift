import CoreGraphics

/// A host's sample of one touch.
package struct TouchInput: Sendable {
    /// The host's number for the touch, constant from beginning to end.
    package var finger: Int
    /// Never `stationary`: that applies to touches missing in a batch.
    package var phase: UITouch.Phase
    /// In screen coordinates, points.
    package var location: CGPoint

    package init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
        self.finger = finger
        self.phase = phase
        self.location = location
    }
}

extension TouchInput {
    /// Maximum coordinate of a touch in either direction, in points; keeps arithmetic finite.
    static let farthest: CGFloat = 1e6

    /// The input with its location clamped to that maximum.
    var clampedToScreen: TouchInput {
        func near(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -Self.farthest), Self.farthest) : value }
        var input = self
        input.location = CGPoint(x: near(location.x), y: near(location.y))
        return input
    }
}

/// A host's touch samples at one moment; becomes one event.
package struct TouchBatch: Sendable {
    /// In media time, seconds.
    package var time: TimeInterval
    /// One for each changed touch.
    package var inputs: [TouchInput]

    package init(time: TimeInterval, inputs: [TouchInput]) {
        self.time = time
        self.inputs = inputs
    }
}

/// Observes a host's touches before the app receives them.
@MainActor
package protocol TouchObserver: AnyObject {
    func application(_ application: UIApplication, delivers batch: TouchBatch)
}
