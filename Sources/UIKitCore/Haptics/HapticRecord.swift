import QuartzCore

/// One haptic feedback.
package enum HapticFeedback: Hashable, Sendable {
    /// An impact with an intensity from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// A record of the app's haptic feedback, in order; limited to the last ten thousand.
@MainActor
package final class HapticRecord: EnvironmentState {
    nonisolated private static let slot = EnvironmentSlot<HapticRecord>()

    package static var current: HapticRecord { Environment.current.state(in: slot) }

    package struct Entry {
        /// In media time, seconds.
        package let time: TimeInterval
        package let feedback: HapticFeedback
        package let isPrepared: Bool
    }

    /// Seconds for which a generator stays prepared.
    static let preparation = 2.0
    private static let limit = 10_000

    package private(set) var entries: [Entry] = []

    nonisolated package init() {}

    package func end() {}

    func add(_ entry: Entry) {
        // Trimmed in blocks: at most twice the limit is stored.
        if entries.count >= 2 * Self.limit { entries.removeFirst(entries.count - Self.limit) }
        entries.append(entry)
    }
}
