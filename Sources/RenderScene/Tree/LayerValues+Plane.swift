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

extension LayerValues.RareFields {
    fileprivate func looks(like other: Self) -> Bool {
        guard contentsFade == nil, other.contentsFade == nil, transition == nil, other.transition == nil else { return false }
        return CATransform3DEqualToTransform(sublayerTransform, other.sublayerTransform)
            && isGeometryFlipped == other.isGeometryFlipped && contentsRect == other.contentsRect
            && contentsCenter == other.contentsCenter && contentsCoverage == other.contentsCoverage && borderWidth == other.borderWidth
            && borderColor == other.borderColor && frozenContents === other.frozenContents && kind == other.kind && shadow == other.shadow
            && roundCorners == other.roundCorners && cornerCurve == other.cornerCurve && allowsGroupOpacity == other.allowsGroupOpacity
            && backgroundFilters == other.backgroundFilters && backgroundPattern === other.backgroundPattern && filters == other.filters
    }
}
