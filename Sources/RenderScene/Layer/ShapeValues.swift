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

extension ShapeValues {
    subscript(key: PropertyKey) -> AnimatableValue? {
        switch key {
        case .path: return .path(path)
        case .fillColor: return .color(fillColor)
        case .strokeColor: return .color(strokeColor)
        case .strokeStart: return .number(strokeStart)
        case .strokeEnd: return .number(strokeEnd)
        case .lineWidth: return .number(lineWidth)
        case .miterLimit: return .number(miterLimit)
        case .lineDashPattern: return .numbers(lineDashPattern)
        case .lineDashPhase: return .number(lineDashPhase)
        default: return nil
        }
    }

    mutating func write(_ value: AnimatableValue, at key: PropertyKey) {
        switch (key, value) {
        case (.path, .path(let v)): path = v
        case (.fillColor, .color(let v)): fillColor = v
        case (.strokeColor, .color(let v)): strokeColor = v
        case (.strokeStart, .number(let v)): strokeStart = v
        case (.strokeEnd, .number(let v)): strokeEnd = v
        case (.lineWidth, .number(let v)): lineWidth = v
        case (.miterLimit, .number(let v)): miterLimit = v
        case (.lineDashPattern, .numbers(let v)): lineDashPattern = v
        case (.lineDashPhase, .number(let v)): lineDashPhase = v
        default: break
        }
    }
}
