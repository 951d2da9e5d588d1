import CoreGraphics

/// Values of a shape layer: a path in the layer's own space, filled and then stroked. Lengths are in points.
package struct ShapeValues: Sendable, Equatable {
    package var path: PathData?
    package var fillColor: RGBA? = RGBA(0, 0, 0, 1)
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: RGBA?
    /// Stroked range of the path's length, from 0 to 1.
    package var strokeStart = 0.0
    package var strokeEnd = 1.0
    package var lineWidth = 1.0
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var miterLimit = 10.0
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    package var lineDashPattern: [Double] = []
    package var lineDashPhase = 0.0

    package init() {}
}
