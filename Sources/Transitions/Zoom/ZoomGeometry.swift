import UIKit

/// How a rectangle becomes another: what zooms by one scale, and what by one for each axis.
struct ZoomGeometry {
    /// A side without a length counts as this long, in points.
    static let shortest: CGFloat = 0.00001

    let source: CGRect
    let target: CGRect

    /// Rectangles of one space. A side that is zero or negative counts as `shortest`; the middle stays.
    init(source: CGRect, target: CGRect) {
        self.source = Self.openedUp(source)
        self.target = Self.openedUp(target)
    }

    private static func openedUp(_ rect: CGRect) -> CGRect {
        let width = max(rect.size.width, shortest), height = max(rect.size.height, shortest)
        return CGRect(
            x: rect.origin.x + (rect.size.width - width) / 2, y: rect.origin.y + (rect.size.height - height) / 2, width: width,
            height: height)
    }

    /// The scale at which the source is seen whole, as large as it fits into the target.
    var scale: CGFloat { min(target.width / source.width, target.height / source.height) }

    /// For a view with this middle: takes p to C + s (p - c), c and C being the middles of source and target.
    func zoomingIn(about middle: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: target.midX - middle.x + scale * (middle.x - source.midX),
            ty: target.midY - middle.y + scale * (middle.y - source.midY))
    }

    /// For a view with its anchor here that fills the target: puts its four corners on the source's.
    func shrinking(about anchor: CGPoint) -> CGAffineTransform {
        let (x, y) = (source.width / target.width, source.height / target.height)
        return CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: source.midX - anchor.x + x * (anchor.x - target.midX),
            ty: source.midY - anchor.y + y * (anchor.y - target.midY))
    }
}

extension UIView {
    /// What puts the view, with a transform of its own, on a rectangle of its superview; nil stands for its own middle.
    func zoomTransform(onto place: CGRect?, from transform: CGAffineTransform) -> CGAffineTransform {
        let anchor = layer.anchorPoint
        let box = bounds.offsetBy(dx: -bounds.minX - anchor.x * bounds.width, dy: -bounds.minY - anchor.y * bounds.height)
        let target = box.applying(transform).offsetBy(dx: center.x, dy: center.y)
        let middle = CGRect(x: target.midX, y: target.midY, width: 0, height: 0)
        return transform.concatenating(ZoomGeometry(source: place ?? middle, target: target).shrinking(about: center))
    }

    /// Changes the size and the place of a view whose transform is, or becomes, a shrinking, so that this leads to another rectangle. They are animated beside the
    /// transform, which two animations cannot be.
    func aim(at place: CGRect, by shrinking: CGAffineTransform) {
        guard layer.anchorPoint == CGPoint(x: 0.5, y: 0.5), shrinking.a > 0, shrinking.d > 0 else { return }
        let place = ZoomGeometry(source: place, target: place).source
        bounds.size = CGSize(width: place.width / shrinking.a, height: place.height / shrinking.d)
        center = CGPoint(x: place.midX - shrinking.tx, y: place.midY - shrinking.ty)
    }

    /// The view's rectangle in another view of the same window; nil where it is in none, or in another.
    func place(in other: UIView) -> CGRect? {
        guard window != nil, window === other.window else { return nil }
        let rect = convert(bounds, to: other)
        return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy(\.isFinite) ? rect : nil
    }
}
