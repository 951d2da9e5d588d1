import CoreGraphics
import Foundation

/// A drag of the content by a finger.
package struct ScrollDrag: Equatable, Sendable {
    /// The offset at zero translation, without resistance.
    package private(set) var start: CGPoint
    /// The part of the translation that the recognizer's threshold has used up, in points: the content does not follow it.
    package private(set) var slop: CGVector
    /// Axes along which the drag scrolls.
    package let axes: ScrollAxes
    /// The offset at the beginning; paging is relative to it.
    package private(set) var offset: CGPoint
    /// Velocity of a deceleration that the drag caught, in points per second.
    package let caught: CGVector

    package init(start: CGPoint, slop: CGVector = .zero, axes: ScrollAxes, offset: CGPoint, caught: CGVector = .zero) {
        (self.start, self.slop, self.axes, self.offset, self.caught) = (start, slop, axes, offset, caught)
    }

    /// The part of a translation that a recognizer's threshold uses up: all of it if it is shorter.
    package static func slop(of translation: CGPoint, threshold: Double) -> CGVector {
        let length = hypot(translation.x, translation.y)
        let part = length > 0 ? threshold / max(length, threshold) : 0
        return CGVector(dx: translation.x * part, dy: translation.y * part)
    }

    /// The axes of a drag with a directional lock: one axis for a translation that is near it, both for a diagonal one.
    package static func lockedAxes(for translation: CGPoint) -> ScrollAxes {
        let angle = atan2(abs(translation.y), abs(translation.x))
        if angle > .pi / 2 - ScrollPhysics.lockAngle { return .vertical }
        return angle < ScrollPhysics.lockAngle ? .horizontal : .both
    }

    /// The offset for a translation of the finger, without resistance.
    package func pull(by translation: CGPoint) -> CGPoint {
        var pull = start
        if axes.contains(.horizontal) { pull.x -= translation.x - slop.dx }
        if axes.contains(.vertical) { pull.y -= translation.y - slop.dy }
        return pull
    }

    /// Goes on from another offset without resistance, where the translation is one already.
    package mutating func restart(at start: CGPoint, translation: CGPoint) {
        (self.start, slop) = (start, CGVector(dx: translation.x, dy: translation.y))
    }

    /// Follows content that moves below the finger by a vector.
    package mutating func shift(by shift: CGVector) {
        start.x += shift.dx
        start.y += shift.dy
        offset.x += shift.dx
        offset.y += shift.dy
    }

    /// The content's velocity for one of the finger at the end, in points per second: along the drag's axes, and with some of what it
    /// caught.
    package func velocity(afterFinger finger: CGPoint) -> CGVector {
        var velocity = CGVector(dx: axes.contains(.horizontal) ? -finger.x : 0, dy: axes.contains(.vertical) ? -finger.y : 0)
        velocity.dx += ScrollPhysics.carried(from: caught.dx, by: velocity.dx)
        velocity.dy += ScrollPhysics.carried(from: caught.dy, by: velocity.dy)
        return velocity
    }
}
