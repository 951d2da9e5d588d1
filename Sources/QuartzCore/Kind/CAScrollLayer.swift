import CoreGraphics
import Foundation

/// A layer that shows a part of what is in it, and can be asked for another part.
///
/// Scrolling moves the origin of the bounds, with the animation that a change of them has. There are no touches and no limits: points beyond what is in
/// the layer can be scrolled to. It clips only when it masks to its bounds, which it does not unless set. Source: Apple, `CAScrollLayer`.
open class CAScrollLayer: CALayer {
    private var mode = CAScrollLayerScrollMode.both

    /// A layer that scrolls both ways.
    public override init() { super.init() }

    /// A copy of a layer's model values; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAScrollLayer { mode = other.mode }
    }

    /// There are no archives of layers here; gives a layer with default values.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The directions in which the layer scrolls: both unless set; an unknown name counts as none.
    open var scrollMode: CAScrollLayerScrollMode {
        get { mode }
        set { mode = newValue }
    }

    /// Makes a point of the layer's space the origin of its bounds, as far as `scrollMode` lets it. A point that is not finite is refused with a line in
    /// the log.
    open func scroll(to p: CGPoint) { moveOrigin(to: p) }

    /// Scrolls by as little as it takes to show a rectangle of the layer's space, as far as `scrollMode` lets it. Of one that does not fit, the nearer end
    /// is shown where none of it can be seen at all; otherwise nothing moves in that direction while it fills the bounds. One that is not finite is refused with a line in
    /// the log.
    open func scroll(to r: CGRect) { moveToShow(r) }

    /// As `CALayer.setValue(_:forKey:)`; `scrollMode` takes a `CAScrollLayerScrollMode` or its name.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "scrollMode" else { return super.setValue(value, forKey: key) }
        scrollMode = value as? CAScrollLayerScrollMode ?? CAScrollLayerScrollMode(rawValue: value as? String ?? "")
    }

    /// As `CALayer.value(forKey:)`; `scrollMode` gives the name.
    open override func value(forKey key: String) -> Any? { key == "scrollMode" ? scrollMode.rawValue : super.value(forKey: key) }
}

extension CAScrollLayer {
    private func moveOrigin(to point: CGPoint) {
        guard admits("scroll(to:)", point.simd.sum()) else { return }
        let origin = CGPoint(
            x: scrollMode.allowsHorizontal ? point.x : bounds.origin.x, y: scrollMode.allowsVertical ? point.y : bounds.origin.y)
        bounds = CGRect(origin: origin, size: bounds.size)
    }

    private func moveToShow(_ rect: CGRect) {
        guard admits("scroll(to:)", rect.simd.sum()) else { return }
        let (part, shown) = (rect.standardized, bounds)
        moveOrigin(
            to: CGPoint(
                x: Self.origin(showing: part.minX, part.maxX, in: shown.minX, shown.maxX),
                y: Self.origin(showing: part.minY, part.maxY, in: shown.minY, shown.maxY)))
    }

    /// Where what is shown has to begin in one direction, as near as may be to where it begins now.
    private static func origin(showing first: CGFloat, _ last: CGFloat, in start: CGFloat, _ end: CGFloat) -> CGFloat {
        let (atFirst, atLast) = (first, last - (end - start))
        return min(max(start, min(atFirst, atLast)), max(atFirst, atLast))
    }
}
