import RenderScene

/// A plane of a 3D space as displayed: its polygon on the target, and its depth there.
struct SpacePlane {
    /// Part of the target that it may touch; without corners if invisible.
    let polygon: ConvexPolygon
    /// The depth at (x, y), which grows towards the eye, is `(x, y, 1) · depth`: planes remain planes after division by w.
    let depth: SIMD3<Double>
    /// Depth of its midpoint, visible or not.
    let middleDepth: Double
    /// Whether nothing shows through the layer, so that its cut edges can be antialiased.
    var isSolid = false

    /// The plane of a layer that draws within `extent` (nil for unbounded); `matrix` maps to the plane that displays the space, and `view`
    /// from there to pixels.
    init(extent: PlaneRect?, middle: SIMD2<Double>, matrix: CATransform3D, view: Homography, visible: DeviceRect) {
        let placed = Homography(matrix).concatenating(view)
        let z = SIMD3(Double(matrix.m13), Double(matrix.m23), Double(matrix.m43))
        let center = placed(middle)
        let centerDepth = (middle.x * z.x + middle.y * z.y + z.z) / center.z
        middleDepth = center.z > 0 && centerDepth.isFinite ? centerDepth : -.infinity
        guard let inverse = placed.inverse else {
            (polygon, depth) = (ConvexPolygon([]), .zero)
            return
        }
        let depth = SIMD3(
            inverse.xx * z.x + inverse.xy * z.y + inverse.xw * z.z, inverse.yx * z.x + inverse.yy * z.y + inverse.yw * z.z,
            inverse.tx * z.x + inverse.ty * z.y + inverse.tw * z.z)
        guard depth.sum().isFinite else {
            (polygon, self.depth) = (ConvexPolygon([]), .zero)
            return
        }
        self.depth = depth
        guard let extent else {
            // Everything in front of the eye: there the inverse's third component, 1/w, is positive.
            polygon = ConvexPolygon(visible).clipped(by: SIMD3(inverse.xw, inverse.yw, inverse.tw))
            return
        }
        var contour = HomogeneousContour()
        let corners = extent.corners
        contour.append(placed(corners.0))
        contour.append(placed(corners.1))
        contour.append(placed(corners.2))
        contour.append(placed(corners.3))
        contour.clipToGuardBand()
        let projected = ConvexPolygon(contour.points.map { SIMD2($0.x, $0.y) / $0.z })
        polygon = projected.isNear(ConvexPolygon(visible)) ? projected.intersection(ConvexPolygon(visible)) : ConvexPolygon([])
    }
}
