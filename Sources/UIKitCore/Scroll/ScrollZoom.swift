import CoreGraphics

/// Zoom state of a scroll view.
struct ScrollZoom {
    var scale: CGFloat = 1
    var isZooming = false
    var isBouncing = false
    /// Scale at the beginning of the pinch.
    var start: CGFloat = 1
    /// Last center of the touches, in the viewport; nil before the first.
    var finger: CGPoint?
    /// Whether the delegate was notified that zooming began, and not yet that it ended.
    var hasNotifiedBegin = false
    /// Number of zoom bounces, which identifies the end of one that was interrupted.
    var returns = 0
}
