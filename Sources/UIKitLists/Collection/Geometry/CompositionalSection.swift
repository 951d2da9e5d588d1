import CoreGraphics

/// A view at the boundary of a section or of the whole layout.
struct CompositionalBoundary {
    var size: CompositionalSize
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 1
    /// The aligned point, as fractions of the section from its leading and top edges: 0, 0.5 or 1.
    var unit: CGPoint
    var offset = CGPoint.zero
    /// Whether the section grows by the view; otherwise the view is over its content.
    var extends = true
    var isPinned = false
}

/// A background of a section.
struct CompositionalDecoration: Equatable {
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 0
}

/// A section of a compositional layout.
struct CompositionalSection {
    /// Scrolling across the layout's direction.
    enum Orthogonal { case continuous, groupBoundary, page, groupPage, centeredGroupPage }

    var group: CompositionalItem
    var insets = NSDirectionalEdgeInsets.zero
    /// Distance between groups, in points.
    var spacing: CGFloat = 0
    var orthogonal: Orthogonal?
    /// Distance above the first view at the start, in points.
    var startPadding: CGFloat = 0
    var boundaries: [CompositionalBoundary] = []
    var decorations: [CompositionalDecoration] = []
    /// Whether boundary views are within the insets across the layout's direction.
    var boundariesFollowInsets = true

    /// The position among all boundary views of one that is counted among those of its kind; nil if there is none.
    func position(ofBoundary kind: String, _ index: Int) -> Int? {
        let positions = boundaries.indices.filter { boundaries[$0].kind == kind }
        return positions.indices.contains(index) ? positions[index] : nil
    }
}
