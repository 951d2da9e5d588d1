import Foundation

extension CGMutablePath {
    /// Adds a rectangle as a closed part, from its corner of least x and y along x first; nothing for the null rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        data.addRect(rect, transform: transform)
    }

    /// Adds rectangles as closed parts.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            data.addRect(rect, transform: transform)
        }
    }

    /// Adds the ellipse that touches the sides of `rect` as a closed part; nothing for the null rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        data.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle whose corners are quarters of ellipses as a closed part.
    ///
    /// - Parameters:
    ///   - cornerWidth: half the width of those ellipses. Differs from UIKit: more than half the rectangle's width is lowered to that
    ///     (where Apple's traps), and zero or less adds a plain rectangle.
    ///   - cornerHeight: the same for the height.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
    }

    /// Adds an arc of a circle, after a line to its start; the arc starts a part where there is no current point.
    ///
    /// - Parameters:
    ///   - startAngle: in radians from the x axis towards the y axis.
    ///   - endAngle: likewise. Angles that are whole turns apart make a whole circle; the same angle twice makes none.
    ///   - clockwise: true goes towards smaller angles, which is clockwise where y points up and the other way around in a view.
    ///
    /// Source: [addArc](https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(center:radius:startangle:endangle:clockwise:transform:)).
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        data.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: transform)
    }

    /// Adds an arc of `delta` radians, positive from the x axis towards the y axis, after a line to its start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds the arc that rounds the corner at `tangent1End` between the current point and `tangent2End`, after a line to where it begins.
    ///
    /// Only the line to `tangent1End` where there is no such arc: a radius of zero or less, or three points on one line.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
}
