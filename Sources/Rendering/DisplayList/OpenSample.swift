import RenderScene

/// A sample being drawn, with a direct reference to its tree: access through an object of another module takes calls and checks.
struct OpenSample {
    let sample: TreeSample
    let tree: RenderTree
    /// Whether a layer has a depth other than 0.
    let hasDepths: Bool
    /// Whether a layer is in another plane than its siblings, or turns its sublayers.
    let hasTilts: Bool

    init(_ sample: TreeSample) {
        self.sample = sample
        (tree, hasDepths, hasTilts) = (sample.tree, sample.hasDepths, sample.hasTilts)
    }

    /// Sampled values of the layer at an index.
    @inline(__always)
    func values(at index: Int) -> LayerValues {
        showsModel(at: index) ? tree.nodes[index].values : sample.values(at: index)
    }

    /// Whether the layer at an index is ordinary, and shows the model's values.
    @inline(__always)
    func showsModel(at index: Int) -> Bool { tree.traits[index].rawValue == 0 }

    func localTime(at index: Int) -> Double { sample.localTime(at: index) }
}
