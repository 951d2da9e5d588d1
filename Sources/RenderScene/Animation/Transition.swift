import CoreGraphics

/// How the old picture of a layer gives way to what the layer shows now: a `CATransition` resolved at its commit.
package final class Transition: Sendable {
    package enum Kind: Sendable {
        /// The old picture dissolves into the new one.
        case fade
        /// The new one slides in over the old one.
        case moveIn
        /// The new one pushes the old one out.
        case push
        /// The old one slides out and uncovers the new one.
        case reveal
        /// The two are the sides of a card that turns by half.
        case flip
    }

    /// The side at which it begins, as seen, with y growing downwards. Moving kinds move away from it; a card comes forward at it.
    package enum Edge: Sendable {
        case left, right, top, bottom
    }

    package let kind: Kind
    package let edge: Edge
    /// The part of the whole that is run through: 0 is the old picture, 1 the new one.
    package let range: (start: Double, end: Double)
    /// nil where nothing was shown before.
    package let old: FrozenTree?
    /// How many transitions lie within each other, this one counted.
    package let depth: Int

    package init(_ kind: Kind, from edge: Edge, range: (start: Double, end: Double) = (0, 1), old: FrozenTree?) {
        self.kind = kind
        self.edge = edge
        self.range = range
        self.old = old
        depth = 1 + (old?.transitionDepth ?? 0)
    }

    package func replacingOld(by old: FrozenTree?) -> Transition { Transition(kind, from: edge, range: range, old: old) }

    /// How far it has come at a fraction of its run.
    package func progress(at fraction: Double) -> Double { range.start + (range.end - range.start) * fraction }

    /// Whether nothing of the old picture is left at its end.
    package var endsOnNew: Bool { range.end >= 1 }
}

/// A transition and how far it has come: 0 shows the old picture, 1 the new one.
package struct TransitionState: Sendable {
    package let transition: Transition
    package let progress: Double

    package init(_ transition: Transition, progress: Double) {
        self.transition = transition
        self.progress = progress
    }
}
