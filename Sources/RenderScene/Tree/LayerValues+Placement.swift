extension LayerValues {
    /// These values at the position and under the transform of others, visible from the same sides.
    package func placed(as other: LayerValues) -> LayerValues {
        var values = self
        values.position = other.position
        values.zPosition = other.zPosition
        values.anchorPoint = other.anchorPoint
        if anchorPointZ != other.anchorPointZ { values.anchorPointZ = other.anchorPointZ }
        values.transform = other.transform
        values.isDoubleSided = other.isDoubleSided
        return values
    }
}
