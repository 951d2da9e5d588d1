import CoreGraphics

/// The distances by which the elements of a section's groups extend beyond these, in points; at least 0.
package struct GroupOverflow {
    /// Before a group's start, and beyond the next group's, along the groups' axis.
    package private(set) var (before, after): (CGFloat, CGFloat) = (0, 0)
    /// Beyond a group across the axis.
    package private(set) var (beforeAcross, afterAcross): (CGFloat, CGFloat) = (0, 0)
    /// Whether some group does not begin after the one before it.
    package private(set) var hasBackwardGroups = false
    /// The largest distance from a group to the next one, in either direction.
    package private(set) var largestStride: CGFloat = 0

    /// Frames are rounded to pixels.
    private static let rounding: CGFloat = 1

    /// Takes a group in.
    package mutating func add(_ solution: GroupSolution, _ axis: CompositionalAxis, spacing: CGFloat) {
        let stride = axis.length(of: solution.size) + spacing
        if stride <= 0 { hasBackwardGroups = true }
        largestStride = max(largestStride, abs(stride))
        let across = axis.other.length(of: solution.size)
        func add(_ frame: CGRect) {
            before = max(before, Self.rounding - axis.start(of: frame))
            after = max(after, axis.end(of: frame) - stride + Self.rounding)
            beforeAcross = max(beforeAcross, -axis.other.start(of: frame))
            afterAcross = max(afterAcross, axis.other.end(of: frame) - across)
        }
        for item in solution.items { add(item.frame) }
        for view in solution.supplementaries { add(view.frame) }
    }
}
