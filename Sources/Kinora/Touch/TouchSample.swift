import UIKit

/// The location and phase of a finger at one time.
public struct TouchSample: Sendable, Hashable {
    /// Seconds from the call that receives the sample.
    public var time: TimeInterval
    /// The finger's identifier; any number, the same from touch down to lift.
    public var finger: Int
    /// The phase of the touch. `stationary` is not delivered.
    public var phase: UITouch.Phase
    /// The location in the window, in points.
    public var location: CGPoint

    /// Creates a sample.
    public init(time: TimeInterval, finger: Int = 0, phase: UITouch.Phase, location: CGPoint) {
        self.time = time
        self.finger = finger
        self.phase = phase
        self.location = location
    }
}
