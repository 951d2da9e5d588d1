/// What a finger would feel.
package enum HapticFeedback: Hashable, Sendable {
    /// A knock; the intensity is from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// The feedback that the app has given, in order; the last ten thousand of it.
package struct HapticRecord {
    package struct Entry {
        /// In media time, seconds.
        package let time: TimeInterval
        package let feedback: HapticFeedback
        package let isPrepared: Bool
    }

    /// For how many seconds a generator stays prepared.
    static let preparation = 2.0
    private static let limit = 10_000

    package private(set) var entries: [Entry] = []

    mutating func add(_ entry: Entry) {
        // An app that runs for days keeps no more than twice the limit for a moment.
        if entries.count >= 2 * Self.limit { entries.removeFirst(entries.count - Self.limit) }
        entries.append(entry)
    }
}
