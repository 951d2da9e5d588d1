extension Trace {
    /// Something that became of an animation, or the call of a completion block.
    public struct Event: Codable, Hashable, Sendable {
        /// What happened.
        public enum Kind: String, Codable, Sendable {
            /// The animation was added to its layer.
            case added
            /// It began to have an effect.
            case began
            /// It ended; see `finished`.
            case ended
            /// Its layer does not list it any more.
            case removed
            /// A completion block was called: of a transaction or of an animation block of views.
            case completion
        }

        /// The exact time, which need not be that of a frame.
        public let time: Double
        public let kind: Kind
        /// The `id` of the layer; nil for a completion block.
        public let layer: Int?
        /// 1, 2, 3… in the order of adding; nil for a completion block.
        public let animation: Int?
        /// What the animation was added under.
        public let key: String?
        /// What it animates; nil where that is not one property.
        public let keyPath: String?
        /// Whether it came to its natural end; nil for other events.
        public let finished: Bool?
    }
}
