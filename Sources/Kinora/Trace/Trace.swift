/// What moved on a stage, frame by frame in numbers: the values each animated layer showed, and what became of its animations.
///
/// Two runs of the same app give equal traces, so that one can be kept and compared. Times are seconds since the stage's start.
public struct Trace: Hashable, Sendable {
    /// Frames per second of `frames`.
    public let framesPerSecond: Int
    /// Every layer that a frame or an event names, in the order of their first animation.
    public let layers: [Layer]
    /// Each frame from the start to the present moment, those in which nothing is animated too.
    public let frames: [Frame]
    /// What happened, in order.
    public let events: [Event]
}
