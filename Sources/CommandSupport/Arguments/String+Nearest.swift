import TextExchange

extension String {
    /// The candidate closest to this misspelling; nil if none is close (fewer than half its letters differ).
    package func nearest(in candidates: [String]) -> String? {
        let ranked = candidates.map { (name: $0, distance: editDistance(to: $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance * 2 < best.name.count ? best.name : nil
    }
}
