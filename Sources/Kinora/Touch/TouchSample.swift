import UIKit

/// Where a finger is at one moment.
public struct TouchSample: Sendable, Hashable {
    /// Seconds from the call that gets the sample.
    public var time: TimeInterval
    /// Which finger; any number, the same from coming down to lifting.
    public var finger: Int
    /// What the finger does. `stationary` says nothing.
    public var phase: UITouch.Phase
    /// In the window, points.
    public var location: CGPoint

    /// A sample.
    public init(time: TimeInterval, finger: Int = 0, phase: UITouch.Phase, location: CGPoint) {
        self.time = time
        self.finger = finger
        self.phase = phase
        self.location = location
    }
}
