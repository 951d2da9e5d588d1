import RenderScene

@testable import Rendering

/// A layer with its sublayers, as tests write them down.
final class LayerModel {
    var values = LayerValues()
    var sublayers: [LayerModel] = []
    var tracks: [Track] = []
    var mask: LayerModel?

    /// A layer with bounds of a size, placed by its top left corner in its superlayer.
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ set: (inout LayerValues) -> Void = { _ in }) {
        values.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        values.position = CGPoint(x: x + width / 2, y: y + height / 2)
        set(&values)
    }

    func masked(by mask: LayerModel) -> LayerModel {
        self.mask = mask
        return self
    }

    func adding(_ sublayers: LayerModel...) -> LayerModel {
        self.sublayers += sublayers
        return self
    }

    /// Whether this layer or one below it filters the content beneath.
    var hasBackdrops: Bool { !values.backgroundFilters.isEmpty || sublayers.contains(where: \.hasBackdrops) }

    /// This layer and all below it as a committed tree.
    var tree: RenderTree {
        var builder = RenderTreeBuilder()
        var next: UInt64 = 0
        func open(_ layer: LayerModel, _ role: RenderNode.Role = .sublayer) {
            next += 1
            builder.open(
                RenderNode(layer: LayerID(rawValue: next), name: "layer \(next)", values: layer.values, tracks: layer.tracks, role: role))
            if let mask = layer.mask { open(mask, .mask) }
            for sublayer in layer.sublayers { open(sublayer) }
            builder.close()
        }
        open(self)
        let tree = builder.tree(at: 0, serial: 1)
        tree.checkInvariants()
        return tree
    }
}

extension RGBA {
    static let white = RGBA(1, 1, 1, 1)
    static let black = RGBA(0, 0, 0, 1)
    static let red = RGBA(1, 0, 0, 1)
    static let green = RGBA(0, 1, 0, 1)
    static let blue = RGBA(0, 0, 1, 1)
}
