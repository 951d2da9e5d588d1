import CoreGraphics
import Foundation

/// A layer that displays a scrollable part of its content.
///
/// Scrolling changes the origin of the bounds, with the animation of such a change. There are neither touches nor limits: it can scroll to
/// points beyond its content. Clips only if it masks to its bounds; the default is not to. Source: Apple, `CAScrollLayer`.
open class CAScrollLayer: CALayer {
    private var mode = CAScrollLayerScrollMode.both

    /// Creates a layer that scrolls in both directions.
    public override init() { super.init() }

    /// Copies a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { mode = other.mode }
    }

    /// Creates a layer with default values; archives of layers are not supported.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The directions in which the layer scrolls; the default is both. An unknown name counts as none.
    open var scrollMode: CAScrollLayerScrollMode {
        get { mode }
        set { mode = newValue }
    }

    /// Scrolls to make a point of the layer's space the origin of its bounds, in the directions of `scrollMode`. A point that is not finite
    /// is ignored and logged.
    open func scroll(to p: CGPoint) { moveOrigin(to: p) }

    /// Scrolls by the minimum distance to show a rectangle of the layer's space, in the directions of `scrollMode`. If it does not fit,
    /// scrolls to its nearer end if it is invisible, and not at all while it fills the bounds. A rectangle that is not finite is ignored
    /// and logged.
    open func scroll(to r: CGRect) { moveToShow(r) }

    final override var isScrollLayer: Bool { true }
    final override func scrollSublayers(to p: CGPoint) { scroll(to: p) }
    final override func scrollSublayers(to r: CGRect) { scroll(to: r) }

    package override class func keyedProperty(_ name: String) -> KeyedProperty? {
        name == "scrollMode" ? KeyedProperty(name, \CAScrollLayer.scrollMode) : super.keyedProperty(name)
    }

    override class func standardLayer() -> CALayer { CAScrollLayer() }
}

extension CAScrollLayerScrollMode: KeyedValue {}

extension CAScrollLayer {
    private func moveOrigin(to point: CGPoint) {
        guard admits("scroll(to:)", point.simd.sum()) else { return }
        let origin = CGPoint(
            x: scrollMode.allowsHorizontal ? point.x : bounds.origin.x, y: scrollMode.allowsVertical ? point.y : bounds.origin.y)
        bounds = CGRect(origin: origin, size: bounds.size)
    }

    private func moveToShow(_ rect: CGRect) {
        guard admits("scroll(to:)", rect.simd.sum()) else { return }
        let (target, shown) = (rect.standardized, bounds)
        moveOrigin(
            to: CGPoint(
                x: Self.origin(showing: target.minX, target.maxX, in: shown.minX, shown.maxX),
                y: Self.origin(showing: target.minY, target.maxY, in: shown.minY, shown.maxY)))
    }

    /// Origin that shows a range in one dimension, as near to the present one as possible.
    private static func origin(showing first: CGFloat, _ last: CGFloat, in start: CGFloat, _ end: CGFloat) -> CGFloat {
        let (atFirst, atLast) = (first, last - (end - start))
        return min(max(start, min(atFirst, atLast)), max(atFirst, atLast))
    }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer does not scroll.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// The layer scrolls vertically alone.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// The layer scrolls horizontally alone.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// The layer scrolls in both directions.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")

    var allowsHorizontal: Bool { self == .both || self == .horizontally }
    var allowsVertical: Bool { self == .both || self == .vertically }
}
