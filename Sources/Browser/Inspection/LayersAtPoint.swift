import CoreGraphics
import RenderScene
import Rendering

/// The layers below a point of the screen, the answer to `layersAt`.
struct LayersAtPoint: Encodable {
    /// The layers that contain the point, and show something there, front to back.
    private(set) var layers: [UInt64] = []
    /// Those that contain it and show nothing, front to back.
    private(set) var empty: [UInt64] = []

    /// The number of layers that are listed.
    private static let most = 100

    @MainActor
    init(_ moment: ShownMoment, at point: CGPoint) {
        let (tree, sample, maps) = (moment.tree, moment.sample, LayerMaps(moment.sample))
        var isInside: [Bool] = []
        // Whether nothing hides or cuts off the layer at the point.
        var isShown: [Bool] = []
        for index in tree.nodes.indices {
            let (values, parent) = (sample.values(at: index), Int(tree.parents[index]))
            let inside = maps[index].inverse?.project(point).map(values.bounds.contains) ?? false
            isInside.append(inside)
            var shown = !values.isHidden && values.opacity > 0 && tree.nodes[index].role == .sublayer
            if parent >= 0 { shown = shown && isShown[parent] }
            if shown, values.masksToBounds, !inside { shown = false }
            isShown.append(shown)
        }
        for index in sample.orderedIndices.reversed() where isInside[index] && isShown[index] {
            let id = tree.nodes[index].layer.rawValue
            if sample.values(at: index).drawsSomething { layers.append(id) } else { empty.append(id) }
            if layers.count + empty.count == Self.most { break }
        }
    }
}
