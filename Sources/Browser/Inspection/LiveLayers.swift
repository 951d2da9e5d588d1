import QuartzCore
import RenderScene
import UIKit

/// The layers of the present that the nodes of a tree stand for.
@MainActor
struct LiveLayers {
    let root: CALayer

    /// The layer of a node, found from the root down; nil if it has left.
    func layer(at index: Int, of tree: RenderTree) -> CALayer? {
        var path: [LayerID] = []
        var at = index
        while at > 0 {
            path.append(tree.nodes[at].layer)
            at = Int(tree.parents[at])
        }
        guard let first = tree.nodes.first, first.layer == root.id else { return nil }
        var layer = root
        for id in path.reversed() {
            guard let next = layer.mask.flatMap({ $0.id == id ? $0 : nil }) ?? layer.sublayers?.first(where: { $0.id == id }) else {
                return nil
            }
            layer = next
        }
        return layer
    }

    /// The view of a node; nil for a layer without one.
    func view(at index: Int, of tree: RenderTree) -> UIView? { layer(at: index, of: tree)?.delegate as? UIView }
}
