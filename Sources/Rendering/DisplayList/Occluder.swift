/// An opaque rectangle; commands before it are invisible there.
struct Occluder: Sendable {
    let rect: DeviceRect
    /// Index in the list.
    let command: Int

    /// Smaller occluders do not pay off.
    static let fewestPixels = 1 << 14
}

extension DisplayList {
    /// Finds the occluders of a tile that hide most, in descending order of area; at most `limit`.
    func findOccluders(in tile: DeviceRect, limit: Int, into found: inout [Occluder]) {
        found.removeAll(keepingCapacity: true)
        // Backdrop filters also read the pixels around those they paint.
        guard !hasBackdrops else { return }
        for occluder in occluders {
            let size = occluder.pixels(in: tile)
            guard size >= Occluder.fewestPixels else { continue }
            // Of two that hide the same area, the later one hides the other.
            let index = found.firstIndex { $0.pixels(in: tile) <= size } ?? found.count
            guard index < limit else { continue }
            if found.count == limit { found.removeLast() }
            found.insert(occluder, at: index)
        }
    }
}

extension Occluder {
    fileprivate func pixels(in tile: DeviceRect) -> Int {
        let hidden = rect.intersection(tile)
        return hidden.width * hidden.height
    }
}
