import CoreGraphics

// Values of a compositional layout. Geometry is computed from these alone (`GroupSolver`, `SectionGeometry`).

/// A length of an item or a group.
struct CompositionalLength: Equatable {
    enum Kind { case fractionOfWidth, fractionOfHeight, absolute, estimated }

    var kind: Kind
    var value: CGFloat

    var isEstimated: Bool { kind == .estimated }

    /// The length in a container, in points.
    func resolved(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionOfWidth: (value * container.width).length
        case .fractionOfHeight: (value * container.height).length
        case .absolute, .estimated: max(0, value)
        }
    }
}

/// The lengths of an item or a group.
struct CompositionalSize: Equatable {
    var width, height: CompositionalLength

    func resolved(in container: CGSize) -> CGSize {
        CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }

    var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

/// A distance; a flexible one is the least.
struct CompositionalSpacing: Equatable {
    var points: CGFloat
    var isFlexible = false
}

/// Distances around an item; nil for none.
struct CompositionalEdges: Equatable {
    var leading, top, trailing, bottom: CompositionalSpacing?
}

/// The direction of a group or of scrolling.
enum CompositionalAxis {
    case horizontal, vertical

    var other: CompositionalAxis { self == .horizontal ? .vertical : .horizontal }

    func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    func start(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
    func end(of rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
    func start(of insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.leading : insets.top }
    func end(of insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.trailing : insets.bottom }
    func before(_ edges: CompositionalEdges) -> CompositionalSpacing? { self == .horizontal ? edges.leading : edges.top }
    func after(_ edges: CompositionalEdges) -> CompositionalSpacing? { self == .horizontal ? edges.trailing : edges.bottom }

    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}

/// A point of a rectangle: the middle, or an edge or corner, and a displacement.
struct CompositionalAnchor: Equatable {
    /// Position of the point, as fractions of the rectangle from its leading and top edges: 0, 0.5 or 1.
    var unit: CGPoint
    var offset = CGPoint.zero
    /// Whether the offset is a fraction of the size of the supplementary view.
    var isFractional = false

    /// The displacement for a view of a size, in points.
    func displacement(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A view at an item's or a group's edge.
struct CompositionalSupplementary: Equatable {
    var size: CompositionalSize
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 1
    var container: CompositionalAnchor
    /// The point of the view that is placed; nil for the same as that of the container.
    var item: CompositionalAnchor?

    /// The frame at a rectangle, for the view's size.
    func frame(at rect: CGRect, size: CGSize) -> CGRect {
        let unit = item?.unit ?? container.unit
        let (first, second) = (container.displacement(for: size), item?.displacement(for: size) ?? .zero)
        return CGRect(
            x: rect.minX + container.unit.x * rect.width + first.x - unit.x * size.width - second.x,
            y: rect.minY + container.unit.y * rect.height + first.y - unit.y * size.height - second.y, width: size.width,
            height: size.height)
    }
}

/// An item, which may be a group.
struct CompositionalItem {
    var size: CompositionalSize
    var insets = NSDirectionalEdgeInsets.zero
    var edges = CompositionalEdges()
    var supplementaries: [CompositionalSupplementary] = []
    /// The group; nil for an item of the data source.
    var group: CompositionalGroup?

    /// The insets that count: not along estimated lengths.
    var effectiveInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: size.height.isEstimated ? 0 : insets.top, leading: size.width.isEstimated ? 0 : insets.leading,
            bottom: size.height.isEstimated ? 0 : insets.bottom, trailing: size.width.isEstimated ? 0 : insets.trailing)
    }

    /// Whether sizes depend on measurements.
    var hasEstimates: Bool {
        var pending = [self]
        while let item = pending.popLast() {
            if item.size.isEstimated || item.supplementaries.contains(where: \.size.isEstimated) { return true }
            pending += item.group?.items ?? []
        }
        return false
    }

    /// Whether the number of items in a group depends on measurements: items with an estimated length along a group.
    var hasOpenCount: Bool {
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

    func isEstimated(along axis: CompositionalAxis) -> Bool { axis == .horizontal ? size.width.isEstimated : size.height.isEstimated }
}

/// The content of a group.
struct CompositionalGroup {
    var axis: CompositionalAxis
    /// Repeated in order, as many as fit.
    var items: [CompositionalItem]
    /// The most items; nil for as many as fit.
    var count: Int?
    /// Whether `count` items share the length equally.
    var sharesLength = false
    var spacing = CompositionalSpacing(points: 0)
    /// The frames of a custom group for its size.
    var custom: ((CGSize) -> [(frame: CGRect, zIndex: Int)])?
}

extension CGRect {
    /// Inset by distances from the leading, here left, and other edges; not below an empty rectangle.
    func inset(_ insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
