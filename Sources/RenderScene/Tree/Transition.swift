import CoreGraphics

/// A transition from the old image of a layer to its present one: a `CATransition` resolved at its commit.
package final class Transition: Sendable {
    package enum Kind: Sendable {
        /// The old image dissolves into the new one.
        case fade
        /// The new one slides in over the old one.
        case moveIn
        /// The new one pushes the old one out.
        case push
        /// The old one slides out and uncovers the new one.
        case reveal
        /// The two images are the sides of a card that turns by half a turn.
        case flip
    }

    /// The edge at which it begins, as displayed, with y growing downwards. Moving kinds move away from it; a flipping card comes forward
    /// there.
    package enum Edge: Sendable {
        case left, right, top, bottom
    }

    package let kind: Kind
    package let edge: Edge
    /// Range of the whole transition that is run: 0 is the old image, 1 the new one.
    package let range: (start: Double, end: Double)
    /// nil if nothing was displayed before.
    package let old: FrozenTree?
    /// Number of nested transitions, including this one.
    package let depth: Int

    package init(_ kind: Kind, from edge: Edge, range: (start: Double, end: Double) = (0, 1), old: FrozenTree?) {
        self.kind = kind
        self.edge = edge
        self.range = range
        self.old = old
        depth = 1 + (old?.transitionDepth ?? 0)
    }

    package func replacingOld(by old: FrozenTree?) -> Transition { Transition(kind, from: edge, range: range, old: old) }

    /// Progress at a fraction of its run.
    package func progress(at fraction: Double) -> Double { range.start + (range.end - range.start) * fraction }

    /// Whether the old image is invisible at the end.
    package var endsOnNew: Bool { range.end >= 1 }
}

/// A transition at a progress: 0 shows the old image, 1 the new one.
package struct TransitionState: Sendable {
    package let transition: Transition
    package let progress: Double

    package init(_ transition: Transition, progress: Double) {
        self.transition = transition
        self.progress = progress
    }
}
