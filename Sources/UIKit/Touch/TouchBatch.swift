import CoreGraphics

/// What a host says of one finger.
package struct TouchInput: Sendable {
    /// The host's number for the finger; the same from coming down to lifting.
    package var finger: Int
    /// Not `stationary`: fingers that are not named in a batch are.
    package var phase: UITouch.Phase
    /// In the screen's coordinates, points.
    package var location: CGPoint

    package init(finger: Int, phase: UITouch.Phase, location: CGPoint) {
        self.finger = finger
        self.phase = phase
        self.location = location
    }
}

extension TouchInput {
    /// How far from the screen's upper left corner a finger can be each way, points: sums and products of places stay finite.
    static let farthest: CGFloat = 1e6

    /// The same no farther away than that.
    var nearTheScreen: TouchInput {
        func near(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -Self.farthest), Self.farthest) : value }
        var input = self
        input.location = CGPoint(x: near(location.x), y: near(location.y))
        return input
    }
}

/// What a host says of fingers at one moment; it becomes one event.
package struct TouchBatch: Sendable {
    /// In media time, seconds.
    package var time: TimeInterval
    /// One for each finger that changed.
    package var inputs: [TouchInput]

    package init(time: TimeInterval, inputs: [TouchInput]) {
        self.time = time
        self.inputs = inputs
    }
}
