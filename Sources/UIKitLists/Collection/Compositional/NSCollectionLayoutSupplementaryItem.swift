import CoreGraphics
import Foundation
import ListEngine

/// Alignments of a rectangle with another one's edges and corners.
public enum NSRectAlignment: Int, Sendable {
    /// In the middle.
    case none = 0
    /// In the middle of the top edge.
    case top
    /// At the top leading corner.
    case topLeading
    /// In the middle of the leading edge.
    case leading
    /// At the bottom leading corner.
    case bottomLeading
    /// In the middle of the bottom edge.
    case bottom
    /// At the bottom trailing corner.
    case bottomTrailing
    /// In the middle of the trailing edge.
    case trailing
    /// At the top trailing corner.
    case topTrailing

    /// As fractions from the leading and top edges.
    var unit: CGPoint {
        switch self {
        case .none: CGPoint(x: 0.5, y: 0.5)
        case .top: CGPoint(x: 0.5, y: 0)
        case .topLeading: CGPoint(x: 0, y: 0)
        case .leading: CGPoint(x: 0, y: 0.5)
        case .bottomLeading: CGPoint(x: 0, y: 1)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .bottomTrailing: CGPoint(x: 1, y: 1)
        case .trailing: CGPoint(x: 1, y: 0.5)
        case .topTrailing: CGPoint(x: 1, y: 0)
        }
    }
}

/// The point of an item, or of a supplementary view, that is placed at the other's.
///
/// Source: Apple, [NSCollectionLayoutAnchor](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    final let value: CompositionalAnchor
    private let storedEdges: NSDirectionalRectEdge

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        storedEdges = edges
        let x: CGFloat = edges.contains(.leading) == edges.contains(.trailing) ? 0.5 : edges.contains(.leading) ? 0 : 1
        let y: CGFloat = edges.contains(.top) == edges.contains(.bottom) ? 0.5 : edges.contains(.top) ? 0 : 1
        value = CompositionalAnchor(unit: CGPoint(x: x, y: y), offset: offset.counting("anchor offset"), isFractional: isFractional)
        super.init()
    }

    /// Creates an anchor at an edge, or in the corner of two.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    /// Creates an anchor with a displacement in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, isFractional: false) }

    /// Creates an anchor with a displacement in fractions of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The edges.
    open var edges: NSDirectionalRectEdge { storedEdges }

    /// The displacement, in points or fractions.
    open var offset: CGPoint { value.offset }

    /// Whether the displacement is in points.
    open var isAbsoluteOffset: Bool { !value.isFractional }

    /// Whether the displacement is in fractions.
    open var isFractionalOffset: Bool { value.isFractional }

    /// Returns the object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view at an item's or a group's edge, such as a badge; the data source provides it.
///
/// Source: Apple,
/// [NSCollectionLayoutSupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private let kind: String
    private let container: NSCollectionLayoutAnchor
    private let own: NSCollectionLayoutAnchor?

    /// Creates a view within its item, at an anchor.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a view whose anchor is placed at the item's.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(_ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor?) {
        (self.kind, self.container, self.own) = (kind, container, own)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The stacking order; 1 by default, in front of items.
    open var zIndex = 1

    /// The kind of the view.
    open var elementKind: String { kind }

    /// The point of the item.
    open var containerAnchor: NSCollectionLayoutAnchor { container }

    /// The point of the view; nil for the same as the item's.
    open var itemAnchor: NSCollectionLayoutAnchor? { own }

    final var supplementary: CompositionalSupplementary {
        CompositionalSupplementary(
            size: layoutSize.value, kind: kind, insets: contentInsets.counting("contentInsets"), zIndex: zIndex, container: container.value,
            item: own?.value)
    }

    /// Returns an item of the same values, which changes independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, kind, container, own)
        copy.takeSpace(of: self)
        copy.zIndex = zIndex
        return copy
    }
}

/// A header, footer or another view at the boundary of a section or of the whole layout.
///
/// Source: Apple, [boundary
/// items](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private let storedAlignment: NSRectAlignment
    private let displacement: CGPoint

    /// Creates a view at a boundary.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a view at a boundary, displaced by points.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (storedAlignment, displacement) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    /// Whether the section grows by the view; true by default. Otherwise the view is over the section's items.
    open var extendsBoundary = true

    /// Whether the view stays visible while its section is; false by default.
    open var pinToVisibleBounds = false

    /// The position of the view.
    open var alignment: NSRectAlignment { storedAlignment }

    /// The displacement, in points.
    open var offset: CGPoint { displacement }

    final var boundary: CompositionalBoundary {
        CompositionalBoundary(
            size: layoutSize.value, kind: elementKind, insets: contentInsets.counting("contentInsets"),
            zIndex: pinToVisibleBounds ? max(zIndex, 2) : zIndex, unit: storedAlignment.unit, offset: displacement.counting("offset"),
            extends: extendsBoundary, isPinned: pinToVisibleBounds)
    }

    /// Returns an item of the same values, which changes independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: storedAlignment, absoluteOffset: displacement)
        copy.takeSpace(of: self)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}

/// A background of a section; the layout makes the view, by the class that is registered for its kind.
///
/// Source: Apple,
/// [NSCollectionLayoutDecorationItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem).
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private let kind: String

    init(kind: String) {
        self.kind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A background behind a section's items.
    open class func background(elementKind: String) -> Self {
        guard let made = NSCollectionLayoutDecorationItem(kind: elementKind) as? Self else {
            trap(object: "\(Self.self)", value: "is a subclass", remedy: "Use NSCollectionLayoutDecorationItem itself")
        }
        return made
    }

    /// The stacking order; 0 by default. Items are in front of a background of the same order.
    open var zIndex = 0

    /// The kind of the view.
    open var elementKind: String { kind }

    final var decoration: CompositionalDecoration {
        CompositionalDecoration(kind: kind, insets: contentInsets.counting("contentInsets"), zIndex: zIndex)
    }

    /// Returns an item of the same values, which changes independently.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(kind: kind)
        copy.takeSpace(of: self)
        copy.zIndex = zIndex
        return copy
    }
}
