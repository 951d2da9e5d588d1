import CoreGraphics
import RenderScene

/// Facts about a view that its layer in a tree does not have, noted while the app ran.
package struct ViewNote: Sendable {
    package var name: String
    /// Whether it is a cell, which may be shown for another row.
    package var isReused = false
    package var takesTaps = false
    /// Whether it scrolls, or recognizes drags.
    package var takesDrags = false
    /// Whether its text needs no contrast: that of a disabled control, and the system's own.
    package var isExempt = false
    /// The contrast that its text needs; nil for no text, and for one that is exempt.
    package var neededContrast: Double?
    /// Media time at which it was noted last.
    package var time: Double
}

/// A touch from its beginning to its end, or so far.
package struct TouchNote: Sendable {
    package let finger: Int
    /// Media times.
    package let begin: Double
    package var end: Double?
    /// Whether the system cancelled it.
    package var isCancelled = false
    package let start: CGPoint
    /// Media time at which it was first far enough from its start for a drag; nil before.
    package var dragBegin: Double?
    /// Media times at which it moved.
    package var moves: [Double] = []

    /// Points that a finger may move in a tap, as recognizers allow.
    package static let slop = 10.0
}
