import QuartzCore
import RenderScene

/// The layers of a trace: numbered, and described while they exist.
struct TracedLayers {
    private struct Unplaced {
        weak var layer: CALayer?
        let number: Int
    }

    private var known: [Int: Trace.Layer] = [:]
    private var numbers: [LayerID: Int] = [:]
    private var last = 0
    /// Layers whose paths are found after the commit; when an animation is added, its layer may not be in the tree yet.
    private var unplaced: [Unplaced] = []
    private static let depth = 64

    /// All layers, by number.
    var all: [Trace.Layer] { known.values.sorted { $0.id < $1.id } }

    func number(of id: LayerID) -> Int? { numbers[id] }

    mutating func note(_ layer: CALayer) {
        guard let number = newNumber(of: layer.id) else { return }
        known[number] = Trace.Layer(id: number, name: layer.name, className: Self.className(of: layer), path: "")
        unplaced.append(Unplaced(layer: layer, number: number))
    }

    /// Adds a layer whose animations were added unrecorded.
    mutating func note(_ node: RenderNode) {
        guard let number = newNumber(of: node.layer) else { return }
        known[number] = Trace.Layer(id: number, name: node.name, className: "CALayer", path: node.name)
    }

    private mutating func newNumber(of id: LayerID) -> Int? {
        guard numbers[id] == nil else { return nil }
        last += 1
        numbers[id] = last
        return last
    }

    /// Drops all layers except those with the given numbers and those whose path is pending.
    mutating func keep(_ named: Set<Int>) {
        let named = named.union(unplaced.map(\.number))
        numbers = numbers.filter { named.contains($0.value) }
        known = known.filter { named.contains($0.key) }
    }

    /// Finds the paths of layers added since the last call.
    mutating func findPaths() {
        guard !unplaced.isEmpty else { return }
        var indices: [LayerID: [LayerID: Int]] = [:]
        for one in unplaced {
            guard let layer = one.layer, let old = known[one.number] else { continue }
            known[one.number] = Trace.Layer(id: old.id, name: old.name, className: old.className, path: Self.path(of: layer, &indices))
        }
        unplaced = []
    }

    private static func className(of layer: CALayer) -> String { layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))" }

    /// - Parameter indices: Index of each sublayer, cached between calls.
    private static func path(of layer: CALayer, _ indices: inout [LayerID: [LayerID: Int]]) -> String {
        var names: [String] = []
        var at = layer
        while names.count < depth {
            let name = at.name ?? className(of: at)
            guard let up = at.superlayer else {
                names.append(name)
                break
            }
            if indices[up.id] == nil {
                indices[up.id] = Dictionary(uniqueKeysWithValues: (up.sublayers ?? []).enumerated().map { ($1.id, $0) })
            }
            names.append("\(name)[\(indices[up.id]?[at.id] ?? 0)]")
            at = up
        }
        return names.reversed().joined(separator: "/")
    }
}
