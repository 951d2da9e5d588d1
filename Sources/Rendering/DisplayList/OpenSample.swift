import RenderScene

/// A sample that is being drawn, with its tree at hand: what belongs to an object of another module is reached through calls and checks.
struct OpenSample {
    let sample: TreeSample
    let tree: RenderTree
    /// Whether some layer lies at a depth other than 0.
    let hasDepths: Bool

    init(_ sample: TreeSample) {
        self.sample = sample
        (tree, hasDepths) = (sample.tree, sample.hasDepths)
    }

    /// The values that the layer at an index shows.
    @inline(__always)
    func values(at index: Int) -> LayerValues {
        showsModel(at: index) ? tree.nodes[index].values : sample.values(at: index)
    }

    /// Whether the layer at an index is like most, and shows the model's values.
    @inline(__always)
    func showsModel(at index: Int) -> Bool { tree.traits[index].rawValue == 0 }

    func localTime(at index: Int) -> Double { sample.localTime(at: index) }
}
