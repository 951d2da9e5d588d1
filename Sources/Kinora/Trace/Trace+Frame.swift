import RenderScene

extension Trace {
    /// One frame.
    public struct Frame: Codable, Hashable, Sendable {
        public let time: Double
        /// The layers with animations in effect in this frame, superlayers first.
        public let layers: [LayerFrame]
    }

    /// The values of a layer in a frame.
    public struct LayerFrame: Codable, Hashable, Sendable {
        /// The `id` of the layer.
        public let layer: Int
        /// Values by key path: always "bounds", "opacity", "position" and "transform", and the other animated properties with numeric
        /// values.
        public let values: [String: Value]
    }
}

extension Trace.LayerFrame {
    private static let always: [PropertyKey] = [.bounds, .opacity, .position, .transform]

    /// The layer's values while tracks animate some of its properties.
    init(layer: Int, tracks: [Track], values: LayerValues) {
        self.layer = layer
        var shown: [String: Trace.Value] = [:]
        for key in Self.always + tracks.map(\.path.key) {
            if let value = values[key].flatMap({ Trace.Value($0) }) { shown[key.name] = value }
        }
        self.values = shown
    }
}
