import CoreGraphics
import UIFoundation

// Values of a compositional layout. Geometry is computed from these alone (`GroupSolver`, `SectionGeometry`).

/// A length of an item or a group.
package struct CompositionalLength: Equatable {
    package enum Kind { case fractionOfWidth, fractionOfHeight, absolute, estimated }

    package var kind: Kind
    package var value: CGFloat

    package init(kind: Kind, value: CGFloat) {
        (self.kind, self.value) = (kind, value)
    }

    package var isEstimated: Bool { kind == .estimated }

    /// The length in a container, in points.
    package func resolved(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionOfWidth: (value * container.width).length
        case .fractionOfHeight: (value * container.height).length
        case .absolute, .estimated: max(0, value)
        }
    }
}

/// The lengths of an item or a group.
package struct CompositionalSize: Equatable {
    package var width, height: CompositionalLength

    package init(width: CompositionalLength, height: CompositionalLength) {
        (self.width, self.height) = (width, height)
    }

    package func resolved(in container: CGSize) -> CGSize {
        CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }

    package var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

/// A distance; a flexible one is the least.
package struct CompositionalSpacing: Equatable {
    package var points: CGFloat
    package var isFlexible = false

    package init(points: CGFloat, isFlexible: Bool = false) {
        (self.points, self.isFlexible) = (points, isFlexible)
    }
}

/// Distances around an item; nil for none.
package struct CompositionalEdges: Equatable {
    package var leading, top, trailing, bottom: CompositionalSpacing?

    package init(
        leading: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil, trailing: CompositionalSpacing? = nil,
        bottom: CompositionalSpacing? = nil
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}

/// The direction of a group or of scrolling.
package enum CompositionalAxis {
    case horizontal, vertical

    package var other: CompositionalAxis { self == .horizontal ? .vertical : .horizontal }

    package func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    package func start(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
    package func end(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
    package func start(of insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.leading : insets.top }
    package func end(of insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.trailing : insets.bottom }
    package func before(_ edges: CompositionalEdges) -> CompositionalSpacing? { self == .horizontal ? edges.leading : edges.top }
    package func after(_ edges: CompositionalEdges) -> CompositionalSpacing? { self == .horizontal ? edges.trailing : edges.bottom }

    package func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    package func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}

/// A point of a rectangle: the middle, or an edge or corner, and a displacement.
package struct CompositionalAnchor: Equatable {
    /// Position of the point, as fractions of the rectangle from its leading and top edges: 0, 0.5 or 1.
    package var unit: CGPoint
    package var offset = CGPoint.zero
    /// Whether the offset is a fraction of the size of the supplementary view.
    package var isFractional = false

    package init(unit: CGPoint, offset: CGPoint = .zero, isFractional: Bool = false) {
        (self.unit, self.offset, self.isFractional) = (unit, offset, isFractional)
    }

    /// The displacement for a view of a size, in points.
    package func displacement(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A view at an item's or a group's edge.
package struct CompositionalSupplementary: Equatable {
    package var size: CompositionalSize
    package var kind: String
    package var insets = NSDirectionalEdgeInsets.zero
    package var zIndex = 1
    package var container: CompositionalAnchor
    /// The point of the view that is placed; nil for the same as that of the container.
    package var item: CompositionalAnchor?

    package init(
        size: CompositionalSize, kind: String, insets: NSDirectionalEdgeInsets = .zero, zIndex: Int = 1, container: CompositionalAnchor,
        item: CompositionalAnchor? = nil
    ) {
        (self.size, self.kind, self.insets, self.zIndex) = (size, kind, insets, zIndex)
        (self.container, self.item) = (container, item)
    }

    /// The frame at a rectangle, for the view's size.
    package func frame(at rect: CGRect, size: CGSize) -> CGRect {
        let unit = item?.unit ?? container.unit
        let (first, second) = (container.displacement(for: size), item?.displacement(for: size) ?? .zero)
        return CGRect(
            x: rect.minX + container.unit.x * rect.width + first.x - unit.x * size.width - second.x,
            y: rect.minY + container.unit.y * rect.height + first.y - unit.y * size.height - second.y, width: size.width,
            height: size.height)
    }
}

/// An item, which may be a group.
package struct CompositionalItem {
    package var size: CompositionalSize
    package var insets = NSDirectionalEdgeInsets.zero
    package var edges = CompositionalEdges()
    package var supplementaries: [CompositionalSupplementary] = []
    /// The group; nil for an item of the data source.
    package var group: CompositionalGroup?

    package init(
        size: CompositionalSize, insets: NSDirectionalEdgeInsets = .zero, edges: CompositionalEdges = CompositionalEdges(),
        supplementaries: [CompositionalSupplementary] = [], group: CompositionalGroup? = nil
    ) {
        (self.size, self.insets, self.edges, self.supplementaries) = (size, insets, edges, supplementaries)
        self.group = group
    }

    /// The insets that count: not along estimated lengths.
    package var effectiveInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: size.height.isEstimated ? 0 : insets.top, leading: size.width.isEstimated ? 0 : insets.leading,
            bottom: size.height.isEstimated ? 0 : insets.bottom, trailing: size.width.isEstimated ? 0 : insets.trailing)
    }

    /// Whether sizes depend on measurements.
    package var hasEstimates: Bool {
        var pending = [self]
        while let item = pending.popLast() {
            if item.size.isEstimated || item.supplementaries.contains(where: \.size.isEstimated) { return true }
            pending += item.group?.items ?? []
        }
        return false
    }

    /// Whether the number of items in a group depends on measurements: items with an estimated length along a group.
    package var hasOpenCount: Bool {
        var pending = [self]
        while let item = pending.popLast() {
            guard let group = item.group else { continue }
            if !group.sharesLength, group.custom == nil, !item.isEstimated(along: group.axis),
                group.items.contains(where: { $0.isEstimated(along: group.axis) })
            {
                return true
            }
            pending += group.sharesLength ? group.items.map { $0.fixed(along: group.axis) } : group.items
        }
        return false
    }

    /// The item with a length that it is given.
    private func fixed(along axis: CompositionalAxis) -> CompositionalItem {
        var item = self
        let given = CompositionalLength(kind: .absolute, value: 0)
        if axis == .horizontal { item.size.width = given } else { item.size.height = given }
        return item
    }

    package func isEstimated(along axis: CompositionalAxis) -> Bool {
        axis == .horizontal ? size.width.isEstimated : size.height.isEstimated
    }
}

/// The content of a group.
package struct CompositionalGroup {
    package var axis: CompositionalAxis
    /// Repeated in order, as many as fit.
    package var items: [CompositionalItem]
    /// The most items; nil for as many as fit.
    package var count: Int?
    /// Whether `count` items share the length equally.
    package var sharesLength = false
    package var spacing = CompositionalSpacing(points: 0)
    /// The frames of a custom group for its size.
    package var custom: ((CGSize) -> [(frame: CGRect, zIndex: Int)])?

    package init(
        axis: CompositionalAxis, items: [CompositionalItem], count: Int? = nil, sharesLength: Bool = false,
        spacing: CompositionalSpacing = CompositionalSpacing(points: 0), custom: ((CGSize) -> [(frame: CGRect, zIndex: Int)])? = nil
    ) {
        (self.axis, self.items, self.count, self.sharesLength) = (axis, items, count, sharesLength)
        (self.spacing, self.custom) = (spacing, custom)
    }
}

extension CGRect {
    /// Inset by distances from the leading, here left, and other edges; not below an empty rectangle.
    package func inset(_ insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
