import CoreGraphics
import UIFoundation

/// A view at the boundary of a section or of the whole layout.
package struct CompositionalBoundary {
    package var size: CompositionalSize
    package var kind: String
    package var insets = NSDirectionalEdgeInsets.zero
    package var zIndex = 1
    /// The aligned point, as fractions of the section from its leading and top edges: 0, 0.5 or 1.
    package var unit: CGPoint
    package var offset = CGPoint.zero
    /// Whether the section grows by the view; otherwise the view is over its content.
    package var extends = true
    package var isPinned = false

    package init(
        size: CompositionalSize, kind: String, insets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 1, unit: CGPoint,
        offset: CGPoint = .zero, extends: Bool = true, isPinned: Bool = false
    ) {
        (self.size, self.kind, self.insets, self.zIndex) = (size, kind, insets, zIndex)
        (self.unit, self.offset, self.extends, self.isPinned) = (unit, offset, extends, isPinned)
    }
}

/// A background of a section.
package struct CompositionalDecoration: Equatable {
    package var kind: String
    package var insets = NSDirectionalEdgeInsets.zero
    package var zIndex = 0

    package init(kind: String, insets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 0) {
        (self.kind, self.insets, self.zIndex) = (kind, insets, zIndex)
    }
}

/// A section of a compositional layout.
package struct CompositionalSection {
    /// Scrolling across the layout's direction.
    package enum Orthogonal { case continuous, groupBoundary, page, groupPage, centeredGroupPage }

    package var group: CompositionalItem
    package var insets = NSDirectionalEdgeInsets.zero
    /// Distance between groups, in points.
    package var spacing: CGFloat = 0
    package var orthogonal: Orthogonal?
    /// Distance above the first view at the start, in points.
    package var startPadding: CGFloat = 0
    package var boundaries: [CompositionalBoundary] = []
    package var decorations: [CompositionalDecoration] = []
    /// Whether boundary views are within the insets across the layout's direction.
    package var boundariesFollowInsets = true
    /// The edges of the area of the boundary views from those of the container, of which the ones across the layout's direction count;
    /// negative ones are outside.
    package var boundaryReference = NSDirectionalEdgeInsets.zero

    package init(
        group: CompositionalItem, insets: NSDirectionalEdgeInsets = .zero, spacing: CGFloat = 0, orthogonal: Orthogonal? = nil,
        startPadding: CGFloat = 0, boundaries: [CompositionalBoundary] = [], decorations: [CompositionalDecoration] = [],
        boundariesFollowInsets: Bool = true
    ) {
        (self.group, self.insets, self.spacing, self.orthogonal) = (group, insets, spacing, orthogonal)
        (self.startPadding, self.boundaries, self.decorations, self.boundariesFollowInsets) = (
            startPadding, boundaries, decorations, boundariesFollowInsets
        )
    }

    /// The position among all boundary views of one that is counted among those of its kind; nil if there is none.
    package func position(ofBoundary kind: String, _ index: Int) -> Int? {
        let positions = boundaries.indices.filter { boundaries[$0].kind == kind }
        return positions.indices.contains(index) ? positions[index] : nil
    }
}
