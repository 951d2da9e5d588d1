import CoreGraphics
import RenderScene
import Rendering

/// The planes of the layers of a moment, the answer to `planes`: for a view in three dimensions, and for marks on the screen.
struct LayerPlanes: Encodable {
    struct Plane: Encodable {
        let layer: UInt64
        let depth: Int
        /// The bounds, in the layer's own space.
        let bounds: [Double]
        /// The map to the screen, in points: the nine numbers of a projective map, row by row.
        let map: [Double]
        /// The opacity together with that of superlayers.
        let opacity: Double
        let draws: Bool
        /// The visible rectangle in the layer's own space, where superlayers cut something off; nil if nothing is.
        let clip: [Double]?
        /// Pixels of the contents, if they are an image: its width and height.
        let image: [Int]?
    }

    let time: Double
    let scale: Double
    let width: Double
    let height: Double
    /// The number of visible layers that the list leaves out.
    let left: Int
    /// From back to front.
    let planes: [Plane]

    /// The number of layers of a list.
    static let most = 2000

    @MainActor
    init(_ moment: ShownMoment, size: CGSize) {
        let (tree, sample, maps) = (moment.tree, moment.sample, LayerMaps(moment.sample))
        var opacities: [Double] = []
        var depths: [Int] = []
        // Rectangles of the screen in which sublayers are visible.
        var clips: [CGRect] = []
        for index in tree.nodes.indices {
            let (values, parent) = (sample.values(at: index), Int(tree.parents[index]))
            let isShown = !values.isHidden && tree.nodes[index].role == .sublayer
            opacities.append((parent < 0 ? 1 : opacities[parent]) * (isShown ? min(max(values.opacity, 0), 1) : 0))
            depths.append(parent < 0 ? 0 : depths[parent] + 1)
            var clip = parent < 0 ? CGRect(origin: .zero, size: size) : clips[parent]
            if values.masksToBounds { clip = clip.intersection(maps.box(of: values.bounds, at: index)) }
            clips.append(clip)
        }
        let shown = sample.orderedIndices.filter { index in
            let bounds = sample.values(at: index).bounds
            return opacities[index] > 0 && bounds.width > 0 && bounds.height > 0 && maps[index].isFinite
        }
        (time, scale, width, height) = (moment.time, moment.scale, Double(size.width), Double(size.height))
        left = max(shown.count - Self.most, 0)
        planes = shown.prefix(Self.most).map { index in
            let (values, parent, map) = (sample.values(at: index), Int(tree.parents[index]), maps[index])
            let outer = parent < 0 ? CGRect(origin: .zero, size: size) : clips[parent]
            return Plane(
                layer: tree.nodes[index].layer.rawValue, depth: depths[index], bounds: values.bounds.numbers,
                map: [map.xx, map.xy, map.xw, map.yx, map.yy, map.yw, map.tx, map.ty, map.tw], opacity: opacities[index],
                draws: values.drawsSomething, clip: maps.clip(of: values.bounds, at: index, to: outer)?.numbers,
                image: values.contents.map { [$0.width, $0.height] })
        }
    }
}

extension CGRect {
    /// Origin and size; zeros for an infinite or null rectangle.
    fileprivate var numbers: [Double] { isNull || isInfinite ? [0, 0, 0, 0] : [minX, minY, width, height].map { Double($0) } }
}

extension LayerMaps {
    /// The box of a rectangle on the screen; infinite if a corner is behind the eye.
    func box(of rect: CGRect, at index: Int) -> CGRect {
        guard let corners = corners(of: rect, at: index) else { return .infinite }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// The box, in a layer's own space, of what a rectangle of the screen leaves of its bounds; nil if it leaves all.
    func clip(of bounds: CGRect, at index: Int, to outer: CGRect) -> CGRect? {
        let box = box(of: bounds, at: index)
        guard !outer.isInfinite, !box.isInfinite, !outer.insetBy(dx: -0.01, dy: -0.01).contains(box) else { return nil }
        let rest = outer.intersection(box)
        guard !rest.isNull, rest.width > 0, rest.height > 0, let inverse = self[index].inverse else { return .zero }
        let corners = [(rest.minX, rest.minY), (rest.maxX, rest.minY), (rest.maxX, rest.maxY), (rest.minX, rest.maxY)]
            .compactMap { inverse.project(CGPoint(x: $0, y: $1)) }
        guard corners.count == 4 else { return nil }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top).intersection(bounds)
    }
}
