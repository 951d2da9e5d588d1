/// Region of changed pixels: a few rectangles that do not overlap.
struct Damage {
    private(set) var rects: [DeviceRect] = []

    /// Beyond this number, all are merged into one.
    private static let mostRects = 16

    mutating func add(_ rect: DeviceRect) {
        guard !rect.isEmpty else { return }
        guard let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) else {
            rects.append(rect)
            if rects.count > Self.mostRects { rects = [rects.reduce(.empty) { $0.union($1) }] }
            return
        }
        let other = rects[index]
        let whole = other.union(rect)
        if whole == other { return }
        let changed = other.pixelCount + rect.pixelCount - other.intersection(rect).pixelCount
        if whole.pixelCount * 4 <= changed * 5 {
            rects.remove(at: index)
            // The merged rectangle may overlap others.
            add(whole)
        } else {
            let pieces = rect.pieces(outside: other)
            for piece in [pieces.0, pieces.1, pieces.2, pieces.3] { add(piece) }
        }
    }

    /// The region within a target; the whole target if most of it has changed.
    func rects(in target: DeviceRect) -> [DeviceRect] {
        let visible = rects.map { $0.intersection(target) }.filter { !$0.isEmpty }
        let pixelCount = visible.reduce(0) { $0 + $1.pixelCount }
        return pixelCount * 4 > target.pixelCount * 3 ? [target] : visible
    }
}

extension DeviceRect {
    fileprivate var pixelCount: Int { width * height }

    /// The pieces above, below, left and right of an overlapping rectangle.
    fileprivate func pieces(outside other: DeviceRect) -> (DeviceRect, DeviceRect, DeviceRect, DeviceRect) {
        let (first, end) = (max(top, other.top), min(bottom, other.bottom))
        return (
            DeviceRect(left: left, top: top, right: right, bottom: first), DeviceRect(left: left, top: end, right: right, bottom: bottom),
            DeviceRect(left: left, top: first, right: max(left, min(right, other.left)), bottom: end),
            DeviceRect(left: min(right, max(left, other.right)), top: first, right: right, bottom: end)
        )
    }
}

extension DisplayList {
    /// Pixels that differ from another list drawn before on the same target.
    func damage(since old: DisplayList, on target: DeviceRect) -> [DeviceRect] {
        guard isCovered == old.isCovered, pixelFilters == old.pixelFilters else { return [target] }
        return commands.withUnsafeBufferPointer { new in
            old.commands.withUnsafeBufferPointer { former in damage(from: former, to: new, since: old, on: target) }
        }
    }

    /// Same, with the commands in place in memory: each element taken out of an array would be copied to be compared.
    private func damage(
        from former: UnsafeBufferPointer<DisplayCommand>, to new: UnsafeBufferPointer<DisplayCommand>, since old: DisplayList,
        on target: DeviceRect
    ) -> [DeviceRect] {
        var damage = Damage()
        let shorter = min(new.count, former.count)
        var first = 0
        while first < shorter, new[first] == former[first] { first += 1 }
        if first == new.count, first == former.count { return [] }
        var equalAtEnd = 0
        while equalAtEnd < shorter - first, new[new.count - 1 - equalAtEnd] == former[former.count - 1 - equalAtEnd] { equalAtEnd += 1 }
        let sameCount = new.count == former.count
        for (list, commands, others) in [(self, new, former), (old, former, new)] {
            list.forEachReach(in: first..<commands.count - equalAtEnd) { index, reach in
                if !sameCount || commands[index] != others[index] { damage.add(reach) }
                return damage.rects.count != 1 || damage.rects[0].intersection(target) != target
            }
        }
        return damagedBackdrops(damage.rects) ? [target] : damage.rects(in: target)
    }

    /// Calls `body` with each command and the pixels it may affect, until it returns false.
    private func forEachReach(in range: Range<Int>, _ body: (Int, DeviceRect) -> Bool) {
        // Enclosing scopes: the pixels they may change, and those that shadows among them reach.
        var scopes: [(reach: DeviceRect, shaded: DeviceRect)] = []
        for index in 0..<range.upperBound {
            let role = commands.summaries[index].role
            let shaded = scopes.last?.shaded ?? .empty
            let reach = role == .middle || role == .end ? scopes.last?.reach ?? .empty : commands.summaries[index].reach
            if index >= range.lowerBound, !body(index, reach.union(shaded)) { return }
            switch role {
            case .begin: scopes.append((reach, shaded))
            case .beginShadow: scopes.append((reach, shaded.union(reach)))
            case .end: scopes.removeLast()
            case .drawing, .middle: break
            }
        }
    }

    /// Whether damage is visible through a filter on the pixels below it.
    private func damagedBackdrops(_ rects: [DeviceRect]) -> Bool {
        guard hasBackdrops else { return false }
        return commands.contains { command in
            guard case .backdrop(let backdrop) = command else { return false }
            var source = backdrop.shape.bounds
            for filter in pixelFilters[backdrop.filters].reversed() {
                if case .blur(let blur) = filter { source = blur.source(of: source).union(source) }
            }
            return rects.contains { !$0.intersection(source).isEmpty }
        }
    }
}
