/// The content, the viewport and the edges along one axis: the offsets at which the content rests, and those that a finger or a velocity
/// leads to.
///
/// An offset is the coordinate of the content at the viewport's near edge.
package struct ScrollSpan: Equatable, Sendable {
    /// The offsets at which the content may rest.
    package let range: ClosedRange<Double>
    /// The viewport's length.
    package let viewport: Double
    /// Whether content bounces at its edges, and whether it does so too where it is no longer than the viewport.
    package let bounces, alwaysBounces: Bool

    /// - Parameters:
    ///   - near: The inset before the content.
    ///   - far: The inset after it.
    package init(content: Double, viewport: Double, near: Double, far: Double, bounces: Bool, alwaysBounces: Bool) {
        range = -near...max(-near, content + far - viewport)
        (self.viewport, self.bounces, self.alwaysBounces) = (viewport, bounces, alwaysBounces)
    }

    /// Whether the content is longer than the viewport.
    package var overflows: Bool { range.lowerBound < range.upperBound }
    /// Whether a finger moves the content.
    package var scrolls: Bool { overflows || bounces && alwaysBounces }
    /// Whether the content can be pulled beyond its edges.
    private var stretches: Bool { bounces && (overflows || alwaysBounces) }

    /// The nearest offset at which the content may rest.
    package func atRest(_ offset: Double) -> Double { min(max(offset, range.lowerBound), range.upperBound) }

    /// Whether an offset is at the edge or beyond it that a finger shows by moving forward, to larger coordinates, or backward.
    package func isAtEdge(_ offset: Double, movingForward: Bool) -> Bool {
        movingForward ? offset <= range.lowerBound : offset >= range.upperBound
    }

    // MARK: Rubber banding

    /// The shown offset for one that follows the finger without resistance.
    package func resisted(_ pull: Double) -> Double {
        let edge = atRest(pull)
        return stretches ? edge + ScrollPhysics.stretched(pull - edge, viewport: viewport) : edge
    }

    /// The offset without resistance for a shown one; inverse of `resisted`.
    package func pulled(_ offset: Double) -> Double {
        let edge = atRest(offset)
        return edge + ScrollPhysics.pull(showing: offset - edge, viewport: viewport)
    }

    // MARK: After a drag

    /// The movement after a drag. `target` is the offset at rest; nil lets the velocity decide, in points per second.
    package func trajectory(from offset: Double, velocity: Double, target: Double?, decay: ScrollDecay) -> ScrollTrajectory {
        ScrollTrajectory(
            from: offset, velocity: scrolls ? velocity : 0, in: range, bounces: stretches, decay: decay, target: target)
    }

    /// The page to rest at: the next one in the direction of a flick, otherwise the nearest; at most one page from the start of the drag.
    package func page(from offset: Double, start: Double, velocity: Double) -> Double {
        guard viewport > 0 else { return offset }
        let page = (offset - range.lowerBound) / viewport
        let first = ((start - range.lowerBound) / viewport).rounded()
        var goal = page.rounded()
        if velocity > ScrollPhysics.pageFlick { goal = page.rounded(.down) + 1 }
        if velocity < -ScrollPhysics.pageFlick { goal = page.rounded(.up) - 1 }
        goal = min(max(goal, first - 1), first + 1)
        return atRest(range.lowerBound + goal * viewport)
    }

    /// The near edge of the visible part after the least movement that shows an interval; one that is longer shows its nearer end.
    ///
    /// - Parameters:
    ///   - low: The interval's beginning.
    ///   - high: Its end.
    ///   - visible: What is visible now, without the insets.
    package static func revealing(_ low: Double, _ high: Double, in visible: ClosedRange<Double>) -> Double {
        let length = visible.upperBound - visible.lowerBound
        if low < visible.lowerBound { return max(low, high - length) }
        if high > visible.upperBound { return min(high - length, low) }
        return visible.lowerBound
    }
}
