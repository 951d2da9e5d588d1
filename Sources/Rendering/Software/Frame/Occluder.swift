/// Something opaque: nothing that is painted before it shows in its rectangle.
struct Occluder: Sendable {
    let rect: DeviceRect
    /// Its place in the list.
    let command: Int

    /// Smaller ones are not worth looking for.
    static let fewestPixels = 1 << 14
}

extension DisplayList {
    /// What hides the largest part of some pixels, if anything does.
    func occluder(in part: DeviceRect) -> Occluder? {
        // What filters the pixels below it looks at those around it too.
        guard !hasBackdrops else { return nil }
        var best: Occluder?
        var most = Occluder.fewestPixels - 1
        for occluder in occluders {
            let hidden = occluder.rect.intersection(part)
            guard hidden.width * hidden.height > most else { continue }
            most = hidden.width * hidden.height
            best = occluder
        }
        return best
    }
}
