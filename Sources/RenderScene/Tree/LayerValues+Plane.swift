import CoreGraphics

/// Appearance of a layer in its own plane, without its position and blending.
extension LayerValues {
    /// The layer upright in its own coordinates, opaque, and blended normally.
    package var inOwnPlane: LayerValues {
        var values = self
        values.position = values.anchor
        values.zPosition = values.anchorPointZ
        values.transform = CATransform3DIdentity
        values.opacity = 1
        values.isHidden = false
        values.isDoubleSided = true
        values.rare.fields.blendMode = .normal
        values.rare.fields.shouldRasterize = false
        return values
    }

    /// Whether these values and others look the same in the layer's own plane.
    package func looks(like other: LayerValues) -> Bool {
        guard bounds == other.bounds, anchorPoint == other.anchorPoint, masksToBounds == other.masksToBounds,
            backgroundColor == other.backgroundColor, cornerRadius == other.cornerRadius, contents === other.contents,
            contentsGravity == other.contentsGravity, contentsScale == other.contentsScale
        else { return false }
        return rare.fields.looks(like: other.rare.fields)
    }
}
