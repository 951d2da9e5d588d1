/// Something opaque: nothing that is painted before it shows in its rectangle.
struct Occluder: Sendable {
    let rect: DeviceRect
    /// Its place in the list.
    let command: Int

    /// Smaller ones are not worth looking for.
    static let fewestPixels = 1 << 14
}

extension DisplayList {
    /// Gives what hides the largest parts of some pixels, what hides most first; at most `limit`.
    func findOccluders(in part: DeviceRect, limit: Int, into found: inout [Occluder]) {
        found.removeAll(keepingCapacity: true)
        // What filters the pixels below it looks at those around it too.
        guard !hasBackdrops else { return }
        for occluder in occluders {
            let size = occluder.pixels(in: part)
            guard size >= Occluder.fewestPixels else { continue }
            // Of two that hide as much, the later one hides the other.
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
