import UIKit

/// The transforms between two rectangles, with a uniform scale or a scale per axis.
struct ZoomGeometry {
    /// The minimum width and height, in points.
    static let shortest: CGFloat = 0.00001

    let source: CGRect
    let target: CGRect

    /// Creates a zoom between rectangles in one coordinate space. A width or height of zero or less becomes `shortest`; the center
    /// stays.
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

    /// The scale at which the source fits into the target.
    var scale: CGFloat { min(target.width / source.width, target.height / source.height) }

    /// For a view with this center: maps p to C + s (p - c), where c and C are the centers of source and target.
    func zoomingIn(about middle: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: target.midX - middle.x + scale * (middle.x - source.midX),
            ty: target.midY - middle.y + scale * (middle.y - source.midY))
    }

    /// For a view with this anchor that fills the target: maps its four corners to the source's.
    func shrinking(about anchor: CGPoint) -> CGAffineTransform {
        let (x, y) = (source.width / target.width, source.height / target.height)
        return CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: source.midX - anchor.x + x * (anchor.x - target.midX),
            ty: source.midY - anchor.y + y * (anchor.y - target.midY))
    }
}

extension UIView {
    /// The transform that puts the view, which has a transform of its own, on a rectangle of its superview; nil means its own center.
    func zoomTransform(onto frame: CGRect?, from transform: CGAffineTransform) -> CGAffineTransform {
        let anchor = layer.anchorPoint
        let box = bounds.offsetBy(dx: -bounds.minX - anchor.x * bounds.width, dy: -bounds.minY - anchor.y * bounds.height)
        let target = box.applying(transform).offsetBy(dx: center.x, dy: center.y)
        let middle = CGRect(x: target.midX, y: target.midY, width: 0, height: 0)
        return transform.concatenating(ZoomGeometry(source: frame ?? middle, target: target).shrinking(about: center))
    }

    /// Changes the size and position of a view whose transform is, or becomes, `shrinking`, so that it ends at another rectangle. They
    /// animate separately from the transform, which cannot have two animations.
    func aim(at frame: CGRect, by shrinking: CGAffineTransform) {
        guard layer.anchorPoint == CGPoint(x: 0.5, y: 0.5), shrinking.a > 0, shrinking.d > 0 else { return }
        let target = ZoomGeometry(source: frame, target: frame).source
        bounds.size = CGSize(width: target.width / shrinking.a, height: target.height / shrinking.d)
        center = CGPoint(x: target.midX - shrinking.tx, y: target.midY - shrinking.ty)
    }

    /// The view's rectangle in another view of the same window; nil if it is in no window or another one.
    func shownFrame(in other: UIView) -> CGRect? {
        guard window != nil, window === other.window else { return nil }
        let rect = convert(bounds, to: other)
        return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy(\.isFinite) ? rect : nil
    }
}
