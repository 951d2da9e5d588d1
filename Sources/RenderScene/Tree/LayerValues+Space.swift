import CoreGraphics

/// Depth of layers in the 3D space that the sublayers of one layer share.
extension LayerValues {
    /// Whether the layer's plane is not simply parallel to its superlayer's, at the depth `zPosition`; a space has more than one plane.
    package var isTilted: Bool {
        transform.m13 != 0 || transform.m23 != 0 || transform.m43 != 0 || isSpace || anchorPointZ != 0
    }

    /// Whether `sublayerTransform` may change the order of sublayers at different depths.
    package var tiltsSublayers: Bool { hasSublayerTransform && !sublayerTransform.keepsDepthOrder }
}

extension CATransform3D {
    /// Whether planes that are parallel to the plane z = 0 remain so, in the same order.
    package var keepsDepthOrder: Bool {
        m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m33 * m44 - m34 * m43 > 0
    }
}
