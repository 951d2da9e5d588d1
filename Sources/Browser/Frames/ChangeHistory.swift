import Rendering

/// The changes of the last frames, so that each client gets what it lacks.
struct ChangeHistory {
    private(set) var bounds: PixelRect
    /// The number of the last frame; 0 before the first.
    private(set) var serial: UInt64 = 0
    private var changes: [(serial: UInt64, rects: [PixelRect])] = []

    /// Frames that are kept.
    private static let length = 64
    /// Rectangles of one message; more are joined.
    private static let mostRects = 12

    init(bounds: PixelRect) { self.bounds = bounds }

    mutating func add(_ rects: [PixelRect]) {
        serial += 1
        changes.append((serial, rects))
        if changes.count > Self.length { changes.removeFirst() }
    }

    /// A frame of another size: nothing of the old ones is left.
    mutating func reset(bounds: PixelRect) {
        self.bounds = bounds
        changes = []
        add([bounds])
    }

    /// The changed region since a frame: rectangles that do not overlap. The whole frame if that frame is too old, or most has changed.
    func rects(since old: UInt64) -> [PixelRect] {
        guard old < serial else { return [] }
        guard let first = changes.first, first.serial <= old + 1 else { return [bounds] }
        var joined: [PixelRect] = []
        for change in changes where change.serial > old {
            for rect in change.rects { Self.add(rect, to: &joined) }
        }
        if joined.count > Self.mostRects { joined = [joined.reduce(joined[0]) { $0.union($1) }] }
        let count = joined.reduce(0) { $0 + $1.pixelCount }
        return count * 4 > bounds.pixelCount * 3 ? [bounds] : joined
    }

    /// In how many of the last frames a rectangle has changed in at least half of its area, without a break.
    func consecutiveChanges(of rect: PixelRect) -> Int {
        var count = 0
        for change in changes.reversed() {
            let changed = change.rects.reduce(0) { $0 + $1.intersection(rect).pixelCount }
            guard changed * 2 >= rect.pixelCount else { break }
            count += 1
        }
        return count
    }

    /// Adds a rectangle; those that it overlaps become one with it.
    private static func add(_ rect: PixelRect, to rects: inout [PixelRect]) {
        var whole = rect
        while let index = rects.firstIndex(where: { !$0.intersection(whole).isEmpty }) { whole = whole.union(rects.remove(at: index)) }
        if !whole.isEmpty { rects.append(whole) }
    }
}
