/// A frame-by-frame record of a stage's animations: the values of each animated layer, and animation events.
///
/// Two runs of the same app give equal traces, so that a stored one can be compared. Times are seconds since the stage was created.
public struct Trace: Hashable, Sendable {
    /// Frames per second of `frames`.
    public let framesPerSecond: Int
    /// Every layer used in a frame or an event, in the order of their first animation.
    public let layers: [Layer]
    /// All frames from the stage's creation to the present, including those without animations.
    public let frames: [Frame]
    /// Animation events, in order.
    public let events: [Event]
}
