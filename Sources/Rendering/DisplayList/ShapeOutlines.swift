import RenderScene

/// Cached outlines of a shape layer on the target, and their key.
struct ShapeOutlines {
    struct Key: Equatable {
        /// Colors matter only as the presence of a fill and a stroke.
        var values: ShapeValues
        let matrix: Homography

        init(_ values: ShapeValues, under matrix: Homography) {
            self.values = values
            self.values.fillColor = values.fillColor.map { _ in .zero }
            self.values.strokeColor = values.strokeColor.map { _ in .zero }
            self.matrix = matrix
        }
    }

    let fill: FlatPath?
    let stroke: FlatPath?
    /// Path to fill for the stroke, in the layer's plane, and the values that it was made from; a change of position affects neither.
    private let strokedPath: PathData?
    private let values: ShapeValues

    init(_ key: Key, previous: ShapeOutlines?, flattener: inout PathFlattener) {
        values = key.values
        fill =
            values.fillColor == nil
            ? nil : values.path.flatMap { flattener.flatten($0, under: key.matrix, rule: key.values.fillRule) }
        strokedPath = previous.flatMap { $0.values == key.values ? $0.strokedPath : nil } ?? key.values.strokedPath
        stroke = strokedPath.flatMap { flattener.flatten($0, under: key.matrix, rule: .winding) }
    }
}

extension ShapeValues {
    /// Outline of the stroke of the path; nil if there is none.
    fileprivate var strokedPath: PathData? {
        guard strokeColor != nil, lineWidth > 0, let path, !path.isEmpty else { return nil }
        var line = path
        if strokeStart > 0 || strokeEnd < 1 { line = line.trimmed(from: CGFloat(strokeStart), to: CGFloat(strokeEnd)) }
        if !lineDashPattern.isEmpty {
            line = line.dashed(phase: CGFloat(lineDashPhase), lengths: lineDashPattern.map { CGFloat($0) })
        }
        guard !line.isEmpty else { return nil }
        return line.stroked(width: CGFloat(lineWidth), cap: lineCap, join: lineJoin, miterLimit: CGFloat(miterLimit))
    }
}
