import CoreGraphics
import Foundation
import ListEngine

/// A width or height in a compositional layout: a fraction of the container's, a fixed number of points, or an estimate.
///
/// Values that are negative or not finite count as 0; a length has at most 10⁹ points. Source: Apple,
/// [NSCollectionLayoutDimension](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension).
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    final let value: CompositionalLength

    init(_ kind: CompositionalLength.Kind, _ value: CGFloat) {
        self.value = CompositionalLength(kind: kind, value: value.counting("dimension").length)
        super.init()
    }

    /// A fraction of the container's width, 1 for all of it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
    }

    /// A fraction of the container's height, 1 for all of it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
    }

    /// A number of points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// The points that count until the view's preferred size is known.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Whether it is a fraction of a width.
    open var isFractionalWidth: Bool { value.kind == .fractionOfWidth }

    /// Whether it is a fraction of a height.
    open var isFractionalHeight: Bool { value.kind == .fractionOfHeight }

    /// Whether it is a number of points.
    open var isAbsolute: Bool { value.kind == .absolute }

    /// Whether it is an estimate.
    open var isEstimated: Bool { value.kind == .estimated }

    /// The fraction or the points.
    open var dimension: CGFloat { value.value }

    /// Returns the object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The width and height of an item, a group or a supplementary view.
///
/// Source: Apple, [NSCollectionLayoutSize](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize).
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    private let width, height: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (self.width, self.height) = (width, height)
        super.init()
    }

    /// The width.
    open var widthDimension: NSCollectionLayoutDimension { width }

    /// The height.
    open var heightDimension: NSCollectionLayoutDimension { height }

    final var value: CompositionalSize { CompositionalSize(width: width.value, height: height.value) }

    /// Returns the object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A distance between items: fixed, or at least that and growing with the space that is left.
///
/// Source: Apple, [NSCollectionLayoutSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing).
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    final let value: CompositionalSpacing

    init(_ value: CompositionalSpacing) {
        self.value = value
        super.init()
    }

    /// At least a number of points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(CompositionalSpacing(points: flexibleSpacing.counting("spacing"), isFlexible: true))
    }

    /// A number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(CompositionalSpacing(points: fixedSpacing.counting("spacing")))
    }

    /// The distance or the least distance, in points.
    open var spacing: CGFloat { value.points }

    /// Whether the distance grows.
    open var isFlexible: Bool { value.isFlexible }

    /// Whether the distance is fixed.
    open var isFixed: Bool { !value.isFlexible }

    /// Returns the object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Distances around an item, to other items and to the edges of its group.
///
/// Source: Apple, [NSCollectionLayoutEdgeSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing).
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    private let edges: (leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?)
    private let farEdges: (trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)

    /// The distance before the item; nil for none.
    open var leading: NSCollectionLayoutSpacing? { edges.leading }

    /// The distance above the item; nil for none.
    open var top: NSCollectionLayoutSpacing? { edges.top }

    /// The distance after the item; nil for none.
    open var trailing: NSCollectionLayoutSpacing? { farEdges.trailing }

    /// The distance below the item; nil for none.
    open var bottom: NSCollectionLayoutSpacing? { farEdges.bottom }

    /// Creates distances; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (edges, farEdges) = ((leading, top), (trailing, bottom))
        super.init()
    }

    final var value: CompositionalEdges {
        CompositionalEdges(leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
    }

    /// Returns the object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
