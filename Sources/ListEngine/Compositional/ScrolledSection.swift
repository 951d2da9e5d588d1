import CoreGraphics

/// The section that scrolls an element's view on its own, and the origin of that scrolling area in the content.
package struct ScrollHost: Equatable {
    package var section: Int
    package var origin: CGPoint
    /// Width of what is scrolled, for mirroring.
    package var width: CGFloat

    package init(section: Int, origin: CGPoint, width: CGFloat) {
        (self.section, self.origin, self.width) = (section, origin, width)
    }
}

/// A section that scrolls on its own, across the direction of its layout.
package struct ScrolledSection {
    package let section: Int
    /// The visible area, in points of the content.
    package let frame: CGRect
    /// The direction in which it scrolls.
    package let axis: CompositionalAxis
    /// Length of what is scrolled, in points.
    package let length: CGFloat
    /// Insets before and after it, in points.
    package let startInset, endInset: CGFloat
    package let behavior: CompositionalSection.Orthogonal
    /// The offset to begin at, in points from the leading edge.
    package let offset: CGFloat
    package let geometry: SectionGeometry

    package init(
        section: Int, frame: CGRect, axis: CompositionalAxis, length: CGFloat, startInset: CGFloat, endInset: CGFloat,
        behavior: CompositionalSection.Orthogonal, offset: CGFloat, geometry: SectionGeometry
    ) {
        (self.section, self.frame, self.axis, self.length) = (section, frame, axis, length)
        (self.startInset, self.endInset, self.behavior, self.offset) = (startInset, endInset, behavior, offset)
        self.geometry = geometry
    }

    /// Speed from which a flick moves by a group although the finger moved little, in points per millisecond; an estimate.
    private static let flickSpeed: CGFloat = 0.3

    /// The offsets at which it may rest.
    package var range: ClosedRange<CGFloat> {
        let end = length + endInset - axis.length(of: frame.size)
        return -startInset...max(-startInset, end)
    }

    /// The offset at which a group is at its place: at the inset of the section, or in the middle.
    package func offset(of group: Int) -> CGFloat {
        let start = geometry.start(of: group)
        guard behavior == .centeredGroupPage else { return start }
        let lead = axis.start(of: geometry.section.insets)
        return start + lead + geometry.length(of: group) / 2 - axis.length(of: frame.size) / 2
    }

    /// The group whose place is nearest to an offset.
    package func group(nearest offset: CGFloat) -> Int {
        let along = behavior == .centeredGroupPage ? offset - self.offset(of: 0) + geometry.start(of: 0) : offset
        let at = geometry.group(at: along)
        let near = [at - 1, at, at + 1].filter { $0 >= 0 && $0 < geometry.groupCount }
        return near.min { abs(self.offset(of: $0) - offset) < abs(self.offset(of: $1) - offset) } ?? 0
    }

    /// The offset to rest at after a drag.
    ///
    /// - Parameters:
    ///   - proposed: where the scroll view would rest, in points.
    ///   - velocity: points per millisecond.
    ///   - rested: the offset at which it rested before the drag.
    package func restingOffset(for proposed: CGFloat, velocity: CGFloat, from rested: CGFloat) -> CGFloat {
        guard geometry.groupCount > 0 else { return proposed }
        var target = proposed
        switch behavior {
        case .continuous, .page: return proposed
        case .groupBoundary: target = offset(of: group(nearest: proposed))
        case .groupPage, .centeredGroupPage:
            let first = group(nearest: rested)
            var step = group(nearest: proposed) - first
            if step == 0, abs(velocity) >= Self.flickSpeed { step = velocity > 0 ? 1 : -1 }
            target = offset(of: max(0, min(first + max(-1, min(step, 1)), geometry.groupCount - 1)))
        }
        return min(max(target, range.lowerBound), range.upperBound)
    }
}
