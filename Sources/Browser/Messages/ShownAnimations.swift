/// Animations that the page shows otherwise than the app had them, by their ids.
struct ShownAnimations: Encodable, Equatable, Sendable {
    /// The one that moves alone; nil for all.
    var solo: UInt32?
    /// Those that stand still.
    var frozen: [Frozen] = []

    struct Frozen: Encodable, Equatable, Sendable {
        let id: UInt32
        /// The time since the start whose value is shown.
        let time: Double
    }

    /// Animations that may stand still at once.
    static let most = 100
}
