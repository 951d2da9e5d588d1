import CoreGraphics

/// A scroll view that moves by itself: both coordinates of its offset from a moment on.
struct ScrollMotion {
    enum Kind {
        /// After a finger has let go.
        case deceleration
        /// Asked for by the app.
        case animation
        /// Asked for by a tap on the status bar.
        case scrollToTop
        /// Back between edges that have moved; nobody is told.
        case adjustment
    }

    let kind: Kind
    /// Media time, seconds.
    let begin: Double
    let x, y: ScrollCourse

    var duration: Double { max(x.duration, y.duration) }
    var end: CGPoint { CGPoint(x: x.end, y: y.end) }

    func offset(at time: Double) -> CGPoint { CGPoint(x: x.value(at: time - begin), y: y.value(at: time - begin)) }

    func velocity(at time: Double) -> CGVector { CGVector(dx: x.velocity(at: time - begin), dy: y.velocity(at: time - begin)) }
}
