import CoreGraphics

/// The content under a finger.
struct ScrollDrag {
    /// Where the content would be without resistance at the edges, when the finger had not moved yet.
    var start: CGPoint
    /// The part of the finger's way that was needed to tell that it drags, points: the content does not follow it.
    var slop: CGVector
    /// Which way the content may move in this drag.
    var axes: UIScrollView.ScrollAxes
    /// Where it was at the beginning: pages turn from there.
    let offset: CGPoint
    /// The speed of a deceleration that this drag has interrupted, points a second.
    let caught: CGVector
}
