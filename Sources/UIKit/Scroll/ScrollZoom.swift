import CoreGraphics

/// What is known of a scroll view's zoom.
struct ScrollZoom {
    var scale: CGFloat = 1
    var isZooming = false
    var isBouncing = false
    /// The scale when the fingers began.
    var start: CGFloat = 1
    /// Where the fingers' middle was seen last, in the viewport; nil before.
    var finger: CGPoint?
    /// The delegate has heard that zooming has begun, and not that it has ended.
    var isTold = false
    /// Counts the ways back, so that the end of one that was taken over is not told.
    var returns = 0
}
