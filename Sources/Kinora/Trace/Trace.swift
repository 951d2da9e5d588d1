import RenderScene

/// A frame-by-frame record of a stage's animations: the values of each animated layer, and animation events.
///
/// Two runs of the same app give equal traces, so that a stored one can be compared. Times are seconds since the stage was created.
///
/// ```swift
/// let stage = Stage()
/// stage.advance(by: 1)
/// let trace = stage.trace()
/// for event in trace.events where event.kind == .began { print(event.time, event.keyPath ?? "") }
/// ```
public struct Trace: Hashable, Sendable {
    /// Frames per second of `frames`.
    public let framesPerSecond: Int
    /// Every layer used in a frame or an event, in the order of their first animation.
    public let layers: [Layer]
    /// All frames from the stage's creation to the present, including those without animations.
    public let frames: [Frame]
    /// Animation events, in order.
    public let events: [Event]
}

extension Trace {
    /// An event in the life of an animation, or the call of a completion block.
    public struct Event: Codable, Hashable, Sendable {
        /// A kind of event.
        public enum Kind: String, Codable, Sendable {
            /// The animation was added to its layer.
            case added
            /// The animation began to have an effect.
            case began
            /// The animation ended; see `finished`.
            case ended
            /// The animation was removed from its layer.
            case removed
            /// A completion block of a transaction or a view animation was called.
            case completion
        }

        /// The exact time in seconds, not necessarily that of a frame.
        public let time: Double
        /// The kind of event.
        public let kind: Kind
        /// The `id` of the layer; nil for a completion block.
        public let layer: Int?
        /// The animation's number: 1, 2, 3… in order of addition; nil for a completion block.
        public let animation: Int?
        /// The key that the animation was added with.
        public let key: String?
        /// The animated key path; nil if the animation does not have one.
        public let keyPath: String?
        /// Whether the animation ran to its end; nil for other events.
        public let finished: Bool?
    }
}

extension Trace {
    /// One frame.
    public struct Frame: Codable, Hashable, Sendable {
        /// Time of the frame on the stage's clock, in seconds.
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

extension Trace {
    /// A layer in a trace.
    public struct Layer: Codable, Hashable, Sendable {
        /// The layer's number: 1, 2, 3… in order of their first animation; the same in every run.
        public let id: Int
        /// The layer's `name`; nil if it has none.
        public let name: String?
        /// The class name of the layer's view, or of the layer if it has none, such as "UILabel".
        public let className: String
        /// The layers from the screen down, each with its name or class and its index among its superlayer's sublayers at the time of
        /// its first animation: "screen/UIWindow[0]/UIView[0]/ball[2]". Limited to the innermost 64 layers.
        public let path: String

        private enum CodingKeys: String, CodingKey {
            case id, name, path
            case className = "class"
        }
    }
}
