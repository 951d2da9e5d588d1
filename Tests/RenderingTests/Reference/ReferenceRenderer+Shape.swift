import RenderScene

/// Paths, filled and stroked as their definitions say.
extension ReferenceRenderer {
    func draw(_ shape: ShapeValues, _ plane: Projection, on canvas: inout ReferenceImage, clip: Coverage) {
        guard let path = shape.path else { return }
        var reference = ReferencePath(path)
        if let color = shape.fillColor {
            fill(color, coverage(plane, reference.inside(shape.fillRule)), clip, on: &canvas)
        }
        guard let color = shape.strokeColor, shape.lineWidth > 0, shape.strokeStart < shape.strokeEnd else { return }
        reference = reference.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
        if !shape.lineDashPattern.isEmpty { reference = reference.dashed(phase: shape.lineDashPhase, lengths: shape.lineDashPattern) }
        fill(color, coverage(plane, reference.inked(shape)), clip, on: &canvas)
    }
}
