/// One haptic feedback.
package enum HapticFeedback: Hashable, Sendable {
    /// An impact with an intensity from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// A record of the app's haptic feedback, in order; limited to the last ten thousand.
package struct HapticRecord {
    package struct Entry {
        /// In media time, seconds.
        package let time: TimeInterval
        package let feedback: HapticFeedback
        package let isPrepared: Bool
    }

    /// Seconds for which a generator stays prepared.
    static let preparation = 2.0
    private static let limit = 10_000

    /// The process's record, since the application was last reset.
    @MainActor package private(set) static var process = HapticRecord()

    package private(set) var entries: [Entry] = []

    @MainActor static func note(_ entry: Entry) { process.add(entry) }

    @MainActor static func reset() { process = HapticRecord() }

    private mutating func add(_ entry: Entry) {
        // Trimmed in blocks: at most twice the limit is stored.
        if entries.count >= 2 * Self.limit { entries.removeFirst(entries.count - Self.limit) }
        entries.append(entry)
    }
}
