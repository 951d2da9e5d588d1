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
    func findOccluders(in part: DeviceRect, limit: Int, into found: inout [Occluder]) {
        found.removeAll(keepingCapacity: true)
        // Backdrop filters also read the pixels around those they paint.
        guard !hasBackdrops else { return }
        for occluder in occluders {
            let size = occluder.pixels(in: part)
            guard size >= Occluder.fewestPixels else { continue }
            // Of two that hide the same area, the later one hides the other.
            let place = found.firstIndex { $0.pixels(in: part) <= size } ?? found.count
            guard place < limit else { continue }
            if found.count == limit { found.removeLast() }
            found.insert(occluder, at: place)
        }
    }
}

extension Occluder {
    fileprivate func pixels(in part: DeviceRect) -> Int {
        let hidden = rect.intersection(part)
        return hidden.width * hidden.height
    }
}
