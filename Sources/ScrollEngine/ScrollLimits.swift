import CoreGraphics

/// Both axes of a scroll view's content.
package struct ScrollLimits: Equatable, Sendable {
    package let x, y: ScrollSpan

    package init(x: ScrollSpan, y: ScrollSpan) { (self.x, self.y) = (x, y) }

    /// Axes along which a finger moves the content.
    package var scrollableAxes: ScrollAxes { axes(\.scrolls) }
    /// Axes along which the content is longer than the viewport.
    package var overflowingAxes: ScrollAxes { axes(\.overflows) }

    private func axes(_ condition: (ScrollSpan) -> Bool) -> ScrollAxes {
        var axes: ScrollAxes = []
        if condition(x) { axes.insert(.horizontal) }
        if condition(y) { axes.insert(.vertical) }
        return axes
    }

    /// The nearest offset at which the content may rest.
    package func atRest(_ offset: CGPoint) -> CGPoint { CGPoint(x: x.atRest(offset.x), y: y.atRest(offset.y)) }

    /// The shown offset for one that follows the finger without resistance.
    package func resisted(_ pull: CGPoint) -> CGPoint { CGPoint(x: x.resisted(pull.x), y: y.resisted(pull.y)) }

    /// The offset without resistance for a shown one.
    package func pulled(_ offset: CGPoint) -> CGPoint { CGPoint(x: x.pulled(offset.x), y: y.pulled(offset.y)) }

    /// Whether the content is at the edge that a translation of the finger moves it to, along the translation's main axis.
    package func isAtEdge(_ offset: CGPoint, towards translation: CGPoint) -> Bool {
        abs(translation.x) > abs(translation.y)
            ? x.isAtEdge(offset.x, movingForward: translation.x > 0) : y.isAtEdge(offset.y, movingForward: translation.y > 0)
    }

    /// The page to rest at after a drag from an offset.
    package func page(from offset: CGPoint, start: CGPoint, velocity: CGVector) -> CGPoint {
        CGPoint(
            x: x.page(from: offset.x, start: start.x, velocity: velocity.dx),
            y: y.page(from: offset.y, start: start.y, velocity: velocity.dy))
    }

    /// Movements of both coordinates after a drag. `target` is the offset at rest; nil lets the velocity decide, in points per second.
    package func trajectories(
        from offset: CGPoint, velocity: CGVector, target: (x: Double?, y: Double?)?, decay: ScrollDecay
    ) -> (x: ScrollTrajectory, y: ScrollTrajectory) {
        (
            x.trajectory(from: offset.x, velocity: velocity.dx, target: target?.x, decay: decay),
            y.trajectory(from: offset.y, velocity: velocity.dy, target: target?.y, decay: decay)
        )
    }
}
