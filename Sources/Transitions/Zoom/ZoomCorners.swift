import UIKit

/// Mask of a view whose corners follow those of a zoom's source.
///
/// The view is scaled per axis: a corner that is circular on the screen is elliptical in the view's coordinates, with radii that depend
/// on the scale.
@MainActor
final class ZoomCorners {
    private weak var screen: UIView?
    private let mask = CAShapeLayer()
    private let bounds: CGRect
    /// Horizontal and vertical scale of the view on the source's rectangle and at its final frame.
    private let small, large: CGSize
    /// Corner radii in the container's points, on the source's rectangle and at the view's final frame.
    let radii: (small: CGFloat, large: CGFloat)

    /// Nil if both have square corners, or a transform is not a scale and a translation.
    init?(of screen: UIView, from source: UIView, at frame: CGRect, by small: CGAffineTransform, and large: CGAffineTransform) {
        let scale = source.bounds.width > 0 ? frame.width / source.bounds.width : 0
        radii = (source.layer.cornerRadius * scale, screen.layer.cornerRadius)
        guard radii.small > 0 || radii.large > 0, small.b == 0, small.c == 0, large.b == 0, large.c == 0 else { return nil }
        guard min(small.a, small.d, large.a, large.d) > 0 else { return nil }
        self.screen = screen
        self.small = CGSize(width: small.a, height: small.d)
        self.large = CGSize(width: large.a, height: large.d)
        bounds = screen.bounds
    }

    /// Sets the mask and animates it from the source's corners to the view's, or back; the model value is the end.
    func animate(isReversed: Bool, for duration: TimeInterval, _ curve: UIView.AnimationCurve) {
        animate(from: isReversed ? 1 : 0, to: isReversed ? 0 : 1, for: duration, curve.timingFunction)
    }

    /// Sets the mask and animates it with the view from one transform to another of the zoom; the model value is the end.
    func animate(
        from start: CGAffineTransform, to end: CGAffineTransform, for duration: TimeInterval, _ timing: CAMediaTimingFunction?
    ) {
        func fraction(_ transform: CGAffineTransform) -> CGFloat {
            let (x, y) = (large.width - small.width, large.height - small.height)
            return abs(x) > abs(y) ? (transform.a - small.width) / x : y != 0 ? (transform.d - small.height) / y : 1
        }
        animate(from: fraction(start), to: fraction(end), for: duration, timing)
    }

    /// - Parameters:
    ///   - start: The fraction of the zoom at the beginning, 0 at the source.
    ///   - end: The fraction at the end.
    private func animate(from start: CGFloat, to end: CGFloat, for duration: TimeInterval, _ timing: CAMediaTimingFunction?) {
        guard let screen else { return }
        let outlines = (0...Self.steps).map { outline(at: start + (end - start) * CGFloat($0) / CGFloat(Self.steps)) }
        mask.path = outlines.last
        screen.layer.mask = mask
        let animation = CAKeyframeAnimation(keyPath: "path")
        animation.values = outlines
        animation.duration = duration
        animation.timingFunction = timing
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        mask.add(animation, forKey: Self.key)
    }

    private static let key = "Kinora.corners"

    /// Removes the mask, unless the app has set another one.
    func remove() {
        if let screen, screen.layer.mask === mask { screen.layer.mask = nil }
    }

    /// The number of keyframes: keeps the radius, nonlinear in the scale, within half a point down to a scale of 1/30.
    private static let steps = 120

    /// The outline in the view's coordinates at a fraction of the zoom from the source's rectangle to the view's final frame.
    private func outline(at fraction: CGFloat) -> CGPath {
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * fraction }
        let (x, y) = (between(small.width, large.width), between(small.height, large.height))
        let radius = min(between(radii.small, radii.large), bounds.width * x / 2, bounds.height * y / 2)
        return Self.outline(of: bounds, radiusX: radius / x, radiusY: radius / y)
    }

    /// A rectangle with elliptical corners; every result has the same path elements, so that they interpolate.
    static func outline(of rect: CGRect, radiusX x: CGFloat, radiusY y: CGFloat) -> CGPath {
        // The distance of a quarter circle's control points from its ends, in radii.
        let arc: CGFloat = 0.552_284_75
        let (cx, cy) = (x * (1 - arc), y * (1 - arc))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.minX + x, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - x, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + y), controlPoint1: CGPoint(x: rect.maxX - cx, y: rect.minY),
            controlPoint2: CGPoint(x: rect.maxX, y: rect.minY + cy))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - y))
        path.addCurve(
            to: CGPoint(x: rect.maxX - x, y: rect.maxY), controlPoint1: CGPoint(x: rect.maxX, y: rect.maxY - cy),
            controlPoint2: CGPoint(x: rect.maxX - cx, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + x, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - y), controlPoint1: CGPoint(x: rect.minX + cx, y: rect.maxY),
            controlPoint2: CGPoint(x: rect.minX, y: rect.maxY - cy))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + y))
        path.addCurve(
            to: CGPoint(x: rect.minX + x, y: rect.minY), controlPoint1: CGPoint(x: rect.minX, y: rect.minY + cy),
            controlPoint2: CGPoint(x: rect.minX + cx, y: rect.minY))
        path.close()
        return path.cgPath
    }
}
