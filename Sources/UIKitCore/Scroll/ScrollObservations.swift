import CoreGraphics

/// The observations of a scroll view, not retained.
@MainActor
struct ScrollObservations {
    private struct Entry { weak var observation: NSKeyValueObservation? }
    private var entries: [Entry] = []

    mutating func add(_ observation: NSKeyValueObservation) {
        entries.removeAll { $0.observation?.isOver ?? true }
        entries.append(Entry(observation: observation))
    }

    var isEmpty: Bool { entries.isEmpty }

    /// The current observations; a callback may remove others.
    var present: [NSKeyValueObservation] { entries.compactMap(\.observation) }
}

extension UIScrollView {
    final func tellObservers(offset old: CGPoint) {
        guard !observations.isEmpty else { return }
        for observation in observations.present { observation.notify(offset: old, contentOffset) }
    }

    final func tellObservers(size old: CGSize) {
        guard !observations.isEmpty, old != storedContentSize else { return }
        for observation in observations.present { observation.notify(size: old, contentSize) }
    }
}
