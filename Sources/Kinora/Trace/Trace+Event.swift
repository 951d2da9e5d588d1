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
