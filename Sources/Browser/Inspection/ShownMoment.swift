import Headless
import RenderScene

/// The moment that pages show, as a value: the committed tree, sampled at its time.
@MainActor
struct ShownMoment {
    let tree: RenderTree
    /// The values of the layers at the time.
    let sample: TreeSample
    /// The time since the app's start.
    let time: Double
    /// Whether it is the present, whose views can be asked.
    let isPresent: Bool
    /// Pixels per point of the screen.
    let scale: Double

    init(_ tree: RenderTree, at time: Double, isPresent: Bool, scale: Double) {
        (self.tree, self.time, self.isPresent, self.scale) = (tree, time, isPresent, scale)
        sample = TreeSample()
        let mediaTime = PacedHost.mediaTime(time)
        sample.sample(tree, at: mediaTime, drawn: tree.drawnLayers(at: mediaTime))
    }

    /// The index of a layer; nil if the moment has no such layer.
    func index(of layer: LayerID) -> Int? { tree.nodes.firstIndex { $0.layer == layer } }
}
