import RenderScene

// Hot accessors are defined here and not beside the values: across modules they would not be inlined.
extension LayerValues {
    /// Whether all rare properties have their default values.
    @inline(__always)
    var isPlain: Bool { rare.box == nil }

    /// The opacity clamped to 0…1; NaN is 0.
    @inline(__always)
    var shownOpacity: Double { min(max(opacity.isNaN ? 0 : opacity, 0), 1) }

    /// Effect of `matrixToSuperlayer` on the layer's plane, without z.
    @inline(__always)
    var mapToSuperlayer: Homography {
        guard isPlain, CATransform3DIsAffine(transform) else { return Homography(matrixToSuperlayer) }
        let x = -(bounds.origin.x + anchorPoint.x * bounds.size.width)
        let y = -(bounds.origin.y + anchorPoint.y * bounds.size.height)
        let tx = transform.m11 * x + transform.m21 * y + transform.m41 + position.x
        let ty = transform.m12 * x + transform.m22 * y + transform.m42 + position.y
        return Homography(
            Double(transform.m11), Double(transform.m12), 0, Double(transform.m21), Double(transform.m22), 0, Double(tx), Double(ty), 1)
    }
}
