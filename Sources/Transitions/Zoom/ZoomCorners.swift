import UIKit

/// The outline of a screen whose corners follow those of a zoom's source.
///
/// Screen and source differ in proportion: an arc that is seen round is an ellipse in the screen's own coordinates, whose radii change with its scale. A mask has it.
@MainActor
final class ZoomCorners {
    private weak var screen: UIView?
    private let mask = CAShapeLayer()
    private let bounds: CGRect
    /// Horizontal and vertical scale of the screen on the source's rectangle, and in its place.
    private let small, large: CGSize
    /// Radii as they are seen on the source's rectangle, and in the screen's place.
    private let radii: (small: CGFloat, large: CGFloat)

    /// nil where both have square corners, or something is neither shrunk nor in its place by a scale alone.
    init?(of screen: UIView, from source: UIView, at place: CGRect, by small: CGAffineTransform, and large: CGAffineTransform) {
        let scale = source.bounds.width > 0 ? place.width / source.bounds.width : 0
        radii = (source.layer.cornerRadius * scale, screen.layer.cornerRadius)
        guard radii.small > 0 || radii.large > 0, small.b == 0, small.c == 0, large.b == 0, large.c == 0 else { return nil }
        guard min(small.a, small.d, large.a, large.d) > 0 else { return nil }
        self.screen = screen
        self.small = CGSize(width: small.a, height: small.d)
        self.large = CGSize(width: large.a, height: large.d)
        bounds = screen.bounds
    }

    /// Puts the mask on and animates it from the source's corners to the screen's, or back. The model is the end.
    func animate(isReversed: Bool, for duration: TimeInterval, _ curve: UIView.AnimationCurve) {
        guard let screen else { return }
        let outlines = (0...Self.steps).map { outline(at: CGFloat($0) / CGFloat(Self.steps)) }
        mask.path = isReversed ? outlines.first : outlines.last
        screen.layer.mask = mask
        let animation = CAKeyframeAnimation(keyPath: "path")
        animation.values = isReversed ? outlines.reversed() : outlines
        animation.duration = duration
        animation.timingFunction = curve.timingFunction
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        mask.add(animation, forKey: nil)
    }

    /// Takes the mask off, if it is still there.
    func remove() {
        if let screen, screen.layer.mask === mask { screen.layer.mask = nil }
    }

    /// As many as keep the radius, which is not linear in the scale, within half a point for a source of a thirtieth of the screen.
    private static let steps = 120

    /// The outline in the screen's coordinates at a part of the way from the source's rectangle to the screen's place.
    private func outline(at part: CGFloat) -> CGPath {
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * part }
        let (x, y) = (between(small.width, large.width), between(small.height, large.height))
        let radius = min(between(radii.small, radii.large), bounds.width * x / 2, bounds.height * y / 2)
        return Self.outline(of: bounds, radiusX: radius / x, radiusY: radius / y)
    }

    /// A rectangle with elliptical corners, always of the same elements, so that one can become another.
    private static func outline(of rect: CGRect, radiusX x: CGFloat, radiusY y: CGFloat) -> CGPath {
        // How far the control points of a quarter of a circle are from its ends.
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
