import Foundation

extension CGMutablePath {
    /// Adds a rectangle as a closed subpath, starting at its corner of minimum x and y along x; does nothing for the null rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        data.addRect(rect, transform: transform)
    }

    /// Adds rectangles as closed subpaths.
    ///
    /// - Complexity: O(*n*), where *n* is the number of rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            data.addRect(rect, transform: transform)
        }
    }

    /// Adds the ellipse inscribed in `rect` as a closed subpath; does nothing for the null rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        data.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with elliptical corners as a closed subpath.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The horizontal radius of the corners. Differs from UIKit: more than half the rectangle's width is clamped to that
    ///     (where Apple's traps), and zero or less adds a plain rectangle.
    ///   - cornerHeight: The vertical radius, likewise.
    ///   - transform: Applied to the shape before it is added; identity for none.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }

    /// Adds an arc of a circle, after a line to its start; the arc begins a subpath if there is no current point.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: In radians from the x axis toward the y axis.
    ///   - endAngle: Likewise. Angles that differ by full circles make a whole circle; equal angles make none.
    ///   - clockwise: True goes toward smaller angles, which is clockwise if y points up and counterclockwise in a view.
    ///   - transform: Applied to the shape before it is added; identity for none.
    ///
    /// Source: [addArc](https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(center:radius:startangle:endangle:clockwise:transform:)).
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        data.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: transform)
    }

    /// Adds an arc of `delta` radians, positive from the x axis toward the y axis, after a line to its start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds the arc that rounds the corner at `tangent1End` between the current point and `tangent2End`, after a line to its start.
    ///
    /// Adds only the line to `tangent1End` if there is no such arc: for a radius of zero or less, or three collinear points.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
}
