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
