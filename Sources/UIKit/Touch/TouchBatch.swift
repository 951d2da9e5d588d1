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
