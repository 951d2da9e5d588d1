extension Trace {
    /// A layer as the trace names it.
    public struct Layer: Codable, Hashable, Sendable {
        /// 1, 2, 3… in the order of first animations: the same in every run.
        public let id: Int
        /// The layer's `name`; nil where it has none.
        public let name: String?
        /// The class of the layer's view, or of the layer where it has none: "UILabel".
        public let className: String
        /// From the screen down, each layer by its name or class and its place among its superlayer's sublayers, when it was first animated:
        /// "screen/UIWindow[0]/UIView[0]/ball[2]". Only the innermost 64 layers are named.
        public let path: String

        private enum CodingKeys: String, CodingKey {
            case id, name, path
            case className = "class"
        }
    }
}
