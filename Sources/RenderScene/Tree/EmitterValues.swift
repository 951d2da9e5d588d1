import CoreGraphics

/// Values of an emitter layer. Points of the layer's space, seconds.
package struct EmitterValues: Sendable {
    package enum Shape: UInt8, Sendable { case point, line, rectangle, cuboid, circle, sphere }
    package enum Mode: UInt8, Sendable { case points, outline, surface, volume }
    package enum Order: UInt8, Sendable { case unordered, oldestFirst, oldestLast, backToFront, additive }

    package var cells: [EmitterCellValues] = []
    package var shape = Shape.point
    package var mode = Mode.volume
    package var order = Order.unordered
    package var position = SIMD2<Double>.zero
    package var zPosition = 0.0
    package var size = SIMD2<Double>.zero
    package var depth = 0.0
    // Multipliers of the cells' values.
    package var birthRate = 1.0
    package var lifetime = 1.0
    package var velocity = 1.0
    package var scale = 1.0
    package var spin = 1.0
    package var seed: UInt32 = 0
    /// Incremented by each change.
    package var revision: UInt64 = 0
    /// Layer time before which particles were born from `past` values.
    package var begin = -Double.infinity
    /// Earlier values, the oldest first, for as long as their particles may be visible.
    package var past: [EmitterPast] = []

    package init() {}

    /// Maximum time after its birth at which a particle, or one it emits, may be visible.
    var longestPresence: Double { cells.map { $0.longestPresence(lifetimeFactor: max(lifetime, 0)) }.max() ?? 0 }
}

/// An emitter layer in an earlier interval, with its animations.
package struct EmitterPast: Sendable {
    /// Times of the layer.
    package let begin: Double
    package let end: Double
    package let node: RenderNode

    package init(begin: Double, end: Double, node: RenderNode) { (self.begin, self.end, self.node) = (begin, end, node) }
}

extension RenderNode {
    /// The history that replaces this node at a time of the layer: all values whose particles may still be visible.
    package func emitterPast(until now: Double, revision: UInt64, tracks: [Track]) -> (begin: Double, past: [EmitterPast])? {
        guard let emitter = values.emitter else { return nil }
        let isSame = emitter.revision == revision && !self.tracks.contains(where: \.movesEmitter) && !tracks.contains(where: \.movesEmitter)
        guard !isSame, now > emitter.begin else { return (emitter.begin, emitter.past) }
        var stripped = values
        stripped.emitter?.past = []
        let node = RenderNode(layer: layer, name: name, values: stripped, time: time, tracks: self.tracks)
        var past = emitter.past + [EmitterPast(begin: emitter.begin, end: now, node: node)]
        past.removeAll { $0.end + $0.node.longestPresence + 1 < now }
        if past.count > Self.mostPast { past.removeFirst(past.count - Self.mostPast) }
        return (now, past)
    }

    /// Limit on the history; with a commit per frame, it covers half a minute.
    private static let mostPast = 2048
}

extension RenderNode {
    /// Maximum time after its birth at which a particle of this emitter may be visible. Not predictable if an animation changes lifetimes:
    /// a minute at least.
    var longestPresence: Double {
        let own = values.emitter?.longestPresence ?? 0
        return tracks.contains(where: \.movesLifetime) ? max(own, 60) : own
    }
}

extension Track {
    fileprivate var movesLifetime: Bool {
        if path.key == .emitterLifetime { return true }
        let property = EmitterCellPath(path.key)?.property
        return property == .lifetime || property == .lifetimeRange
    }

    /// Whether the track affects the birth of particles.
    var movesEmitter: Bool { path.key.isOfCell || EmitterValues.keys.contains(path.key.rawValue) }
}

extension EmitterValues {
    /// Range of the keys of emitters' own properties.
    static let keys = PropertyKey.emitterPosition.rawValue...PropertyKey.emitterCells.rawValue

    /// A property of a cell by its key; nil if no cell has its names.
    func cellValue(_ key: PropertyKey) -> AnimatableValue? {
        guard let path = EmitterCellPath(key) else { return nil }
        var found: EmitterCellValues?
        for name in path.names {
            guard let next = (found?.cells ?? cells).first(where: { $0.name == name }) else { return nil }
            found = next
        }
        return found?[path.property]
    }

    /// Sets a property of a cell; no effect if no cell has these names.
    package mutating func setCellValue(_ value: AnimatableValue, at path: EmitterCellPath) {
        guard let name = path.names.first, let index = cells.firstIndex(where: { $0.name == name }) else { return }
        Self.set(value, path.property, path.names.dropFirst(), in: &cells[index])
    }

    /// Recursion is limited by the nesting of cells.
    private static func set(
        _ value: AnimatableValue, _ property: EmitterCellProperty, _ names: ArraySlice<String>, in cell: inout EmitterCellValues
    ) {
        guard let name = names.first else { return cell[property] = value }
        guard let index = cell.cells.firstIndex(where: { $0.name == name }) else { return }
        cell.changeCell(at: index) { set(value, property, names.dropFirst(), in: &$0) }
    }
}

extension EmitterValues: Equatable {
    /// Always false: equal values show other particles at another time, so that no image of them may be cached.
    package static func == (a: EmitterValues, b: EmitterValues) -> Bool { false }
}
