import CoreGraphics

/// A running scroll movement: trajectories of both coordinates from a start time.
package struct ScrollMotion {
    package enum Kind {
        /// Deceleration after a drag.
        case deceleration
        /// Animation requested by the app.
        case animation
        /// Scrolling to the top after a tap on the status bar.
        case scrollToTop
        /// Return into range after its edges have moved; the delegate is not notified.
        case adjustment
    }

    package let kind: Kind
    /// Start, in media time (seconds).
    package let begin: Double
    package let x, y: ScrollTrajectory

    package init(kind: Kind, begin: Double, x: ScrollTrajectory, y: ScrollTrajectory) {
        (self.kind, self.begin, self.x, self.y) = (kind, begin, x, y)
    }

    package var duration: Double { max(x.duration, y.duration) }
    package var end: CGPoint { CGPoint(x: x.end, y: y.end) }

    package func offset(at time: Double) -> CGPoint { CGPoint(x: x.value(at: time - begin), y: y.value(at: time - begin)) }

    package func velocity(at time: Double) -> CGVector { CGVector(dx: x.velocity(at: time - begin), dy: y.velocity(at: time - begin)) }

    /// The same movement of content that lies elsewhere, by a vector.
    package func shifted(by shift: CGVector) -> ScrollMotion {
        ScrollMotion(kind: kind, begin: begin, x: x.shifted(by: Double(shift.dx)), y: y.shifted(by: Double(shift.dy)))
    }
}
