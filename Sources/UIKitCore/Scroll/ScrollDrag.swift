import CoreGraphics

/// State of a drag of the content.
struct ScrollDrag {
    /// Offset at zero translation, without rubber banding.
    var start: CGPoint
    /// Part of the translation used up by the recognizer's threshold, in points; the content does not follow it.
    var slop: CGVector
    /// Axes along which the drag scrolls.
    var axes: UIScrollView.ScrollAxes
    /// Offset at the beginning; paging is relative to it.
    var offset: CGPoint
    /// Velocity of a deceleration that the drag interrupted, in points per second.
    let caught: CGVector
}
