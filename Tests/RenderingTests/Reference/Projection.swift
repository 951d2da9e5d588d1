import RenderScene

/// A layer's plane on the target, computed point by point from the definition of Core Animation's geometry, independently of the renderer.
struct Projection {
    /// Images of (1, 0), (0, 1) as directions and of the origin, each as (x, y, w).
    private var ex: [Double]
    private var ey: [Double]
    private var origin: [Double]
    /// Depths of the same three.
    private var depths = [0.0, 0, 0]
    /// From a space's points (x, y, z, w) to those of the plane that displays it.
    private var outOfSpace: ([Double]) -> [Double] = { $0 }

    /// The plane of the root's superspace: points times a scale.
    init(scale: Double) {
        (ex, ey, origin) = ([scale, 0, 0], [0, scale, 0], [0, 0, 1])
    }

    /// The plane of a layer in this plane; `sublayerTransform` is this plane's layer's, about `anchor`.
    func plane(of values: LayerValues, sublayerTransform: CATransform3D?, anchor: CGPoint) -> Projection {
        let out = out(of: values, sublayerTransform, anchor)
        let points = [[1.0, 0, 0, 0], [0, 1.0, 0, 0], [0, 0, 0, 1.0]].map(out)
        let images = points.map { image($0[0], $0[1], $0[3]) }
        var plane = self
        (plane.ex, plane.ey, plane.origin) = (images[0], images[1], images[2])
        plane.depths = points.map { $0[2] }
        plane.outOfSpace = { $0 }
        return plane
    }

    /// The same plane with a layer's space before it, whose sublayers are placed in that.
    func space(of values: LayerValues, sublayerTransform: CATransform3D?, anchor: CGPoint) -> Projection {
        var plane = self
        plane.outOfSpace = out(of: values, sublayerTransform, anchor)
        return plane
    }

    /// From a layer's points (x, y, z, w) to this plane's.
    private func out(of values: LayerValues, _ sublayerTransform: CATransform3D?, _ anchor: CGPoint) -> ([Double]) -> [Double] {
        let outer = outOfSpace
        return { point in
            let w = point[3]
            let ownX = Double(values.bounds.origin.x) + Double(values.anchorPoint.x) * Double(values.bounds.size.width)
            let ownY = Double(values.bounds.origin.y) + Double(values.anchorPoint.y) * Double(values.bounds.size.height)
            var p = Self.apply(values.transform, [point[0] - ownX * w, point[1] - ownY * w, point[2] - values.anchorPointZ * w, w])
            p[0] += Double(values.position.x) * p[3]
            p[1] += Double(values.position.y) * p[3]
            p[2] += values.zPosition * p[3]
            if let sublayerTransform {
                p[0] -= Double(anchor.x) * p[3]
                p[1] -= Double(anchor.y) * p[3]
                p = Self.apply(sublayerTransform, p)
                p[0] += Double(anchor.x) * p[3]
                p[1] += Double(anchor.y) * p[3]
            }
            return outer(p)
        }
    }

    /// Nearness of the plane at a point of the target: larger is nearer.
    func depth() -> (Double, Double) -> Double {
        let inverse = inverse()
        return { x, y in
            guard let p = inverse(x, y) else { return -.infinity }
            return (p.x * depths[0] + p.y * depths[1] + depths[2]) / image(p.x, p.y)[2]
        }
    }

    private static func apply(_ m: CATransform3D, _ p: [Double]) -> [Double] {
        let rows = [
            [m.m11, m.m12, m.m13, m.m14], [m.m21, m.m22, m.m23, m.m24], [m.m31, m.m32, m.m33, m.m34], [m.m41, m.m42, m.m43, m.m44],
        ]
        return (0..<4).map { column in (0..<4).reduce(0.0) { $0 + p[$1] * Double(rows[$1][column]) } }
    }

    /// (x, y, w) on the target of a homogeneous point of the plane.
    func image(_ x: Double, _ y: Double, _ w: Double = 1) -> [Double] {
        (0..<3).map { x * ex[$0] + y * ey[$0] + w * origin[$0] }
    }

    private func determinant(_ a: [Double], _ b: [Double], _ c: [Double]) -> Double {
        a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
    }

    var isSingular: Bool { determinant(ex, ey, origin) == 0 }
    var isVisibleFromBehind: Bool { determinant(ex, ey, origin) < 0 }

    /// Finds the plane's point at a point of the target by Cramer's rule, prepared for many points; nil behind the eye.
    func inverse() -> (Double, Double) -> (x: Double, y: Double)? {
        let d = determinant(ex, ey, origin)
        // Columns of the inverse, one for each of the target's x, y and 1.
        func column(_ axis: Int) -> (Double, Double, Double) {
            let unit = (0..<3).map { $0 == axis ? 1.0 : 0 }
            return (determinant(unit, ey, origin) / d, determinant(ex, unit, origin) / d, determinant(ex, ey, unit) / d)
        }
        let (a, b, c) = (column(0), column(1), column(2))
        return { x, y in
            let w = x * a.2 + y * b.2 + c.2
            guard w > 0 else { return nil }
            return ((x * a.0 + y * b.0 + c.0) / w, (x * a.1 + y * b.1 + c.1) / w)
        }
    }
}
