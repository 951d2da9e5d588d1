import CoreGraphics
import RenderScene

/// The layers of a sample on the screen, without perspective: transforms, opacities and clips of all that paint something.
struct ScreenGeometry {
    struct Layer {
        let index: Int
        /// From the screen to the layer.
        let inverse: CGAffineTransform
        let toScreen: CGAffineTransform
        /// With that of the superlayers.
        let opacity: Double
        /// The bounding box on the screen of what is visible.
        let box: CGRect
        /// Whether neither it nor a superlayer is out of the screen's plane, masked or blended: then the values say which colors points
        /// have.
        let isFlat: Bool
    }

    /// In the order of painting.
    private(set) var layers: [Layer] = []

    init(_ tree: RenderTree, _ sample: TreeSample) {
        let count = tree.nodes.count
        var transforms = [CGAffineTransform](repeating: .identity, count: count)
        var opacities = [Double](repeating: 0, count: count)
        var clips = [CGRect](repeating: .infinite, count: count)
        var flat = [Bool](repeating: true, count: count)
        for index in tree.nodes.indices {
            let values = sample.values(at: index)
            let parent = Int(tree.parents[index])
            let outer = parent < 0 ? 1 : opacities[parent]
            guard outer > 0.004, !values.isHidden, values.opacity > 0.004, tree.nodes[index].role == .sublayer else { continue }
            let own = Self.transform(values)
            transforms[index] = parent < 0 ? own : own.concatenating(transforms[parent])
            opacities[index] = outer * min(values.opacity, 1)
            flat[index] =
                (parent < 0 || flat[parent]) && !values.isTilted && !values.hasPerspective && !values.tiltsSublayers
                && tree.mask(of: index) == nil && values.blendMode == .normal
            let clip = parent < 0 ? .infinite : clips[parent]
            let box = values.bounds.applying(transforms[index])
            clips[index] = values.masksToBounds ? clip.intersection(box) : clip
            guard values.paints, !box.isEmpty else { continue }
            let visible = box.intersection(clip)
            guard !visible.isNull, !visible.isEmpty, transforms[index].determinant != 0 else { continue }
            layers.append(
                Layer(
                    index: index, inverse: transforms[index].inverted(), toScreen: transforms[index], opacity: opacities[index],
                    box: visible, isFlat: flat[index]))
        }
    }

    /// From the layer's coordinates to those of its superlayer.
    private static func transform(_ values: LayerValues) -> CGAffineTransform {
        let (bounds, matrix) = (values.bounds, values.transform)
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * values.anchorPoint.x, y: bounds.minY + bounds.height * values.anchorPoint.y)
        let linear = CGAffineTransform(a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(linear)
            .concatenating(CGAffineTransform(translationX: values.position.x, y: values.position.y))
    }
}

extension CGAffineTransform {
    fileprivate var determinant: CGFloat { a * d - b * c }
}

extension LayerValues {
    fileprivate var hasPerspective: Bool { transform.m14 != 0 || transform.m24 != 0 || transform.m34 != 0 || transform.m44 != 1 }

    /// Whether the layer itself may paint something.
    fileprivate var paints: Bool {
        (backgroundColor?.w ?? 0) > 0 || contents != nil || kind != .plain || !backgroundFilters.isEmpty || transition != nil
            || frozenContents != nil || backgroundPattern != nil
    }
}
