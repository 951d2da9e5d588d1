import RenderScene

/// Tracks of ended and removed animations that remain in their layers' nodes, which show the last value at exactly the end.
struct StaleTracks {
    private struct Ended {
        weak var layer: CALayer?
        let id: LayerID
        let end: Double
    }

    private var ended: [Ended] = []
    private var tracks: [LayerID: [(end: Double, tracks: [Track])]] = [:]

    var isEmpty: Bool { ended.isEmpty }

    mutating func add(_ new: [Track], of layer: CALayer, endingAt end: Double) {
        ended.append(Ended(layer: layer, id: layer.id, end: end))
        tracks[layer.id, default: []].append((end, new))
    }

    /// Whether a track ended before a time.
    func isOver(at now: Double) -> Bool { ended.contains { Self.isOver($0.end, at: now) } }

    /// Removes the tracks that ended before a time; returns their layers.
    mutating func take(at now: Double) -> [CALayer] {
        let over = ended.filter { Self.isOver($0.end, at: now) }
        guard !over.isEmpty else { return [] }
        ended.removeAll { Self.isOver($0.end, at: now) }
        for one in over {
            tracks[one.id]?.removeAll { Self.isOver($0.end, at: now) }
            if tracks[one.id]?.isEmpty ?? true { tracks[one.id] = nil }
        }
        return over.compactMap(\.layer)
    }

    /// Removes the ended tracks of a layer and its subtree; returns their layers.
    mutating func take(below top: CALayer) -> [CALayer] {
        var layers: [CALayer] = []
        ended.removeAll { one in
            guard let layer = one.layer, layer === top || layer.isDescendant(of: top) else { return false }
            layers.append(layer)
            tracks[one.id] = nil
            return true
        }
        return layers
    }

    /// Tracks of a layer that end at this time.
    func tracks(of layer: CALayer, at now: Double) -> [Track] {
        (tracks[layer.id] ?? []).flatMap { Self.isOver($0.end, at: now) ? [] : $0.tracks }
    }

    private static func isOver(_ end: Double, at now: Double) -> Bool { end < now - MediaTiming.resolution }
}
