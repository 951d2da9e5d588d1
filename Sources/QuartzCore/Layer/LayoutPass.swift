import Foundation
import RenderScene

/// One thread's layout while it goes on: layouts within layouts, and layers that layouts have added. Both have a limit.
final class LayoutPass {
    /// Layouts that contain each other, or layers that were each added by the layout of the one before: more are cut off.
    static let limit = 100

    private var depth = 0
    /// Whether a limit was reached: nothing is laid out again until the outermost layout has ended.
    private(set) var isCutOff = false
    /// The layer whose `layoutSublayers()` runs, the innermost.
    private var layer: CALayer?
    /// For layers that a layout has added: 1 for those that one already there has added, 2 for those that these have added, and so on.
    private var generations: [LayerID: Int] = [:]

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<LayoutPass>.fromOpaque(pointer).release()
        }
        return key
    }()

    /// The calling thread's; nil before its first layout.
    private static var existing: LayoutPass? {
        pthread_getspecific(key).map { Unmanaged<LayoutPass>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The calling thread's.
    static var current: LayoutPass {
        if let existing { return existing }
        let made = LayoutPass()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    /// Begins the layout of a tree; false where layouts lie too deep in one another. `end()` follows in either case.
    func begin(_ top: CALayer) -> Bool {
        depth += 1
        guard depth > Self.limit, !isCutOff else { return !isCutOff }
        isCutOff = true
        let inner = layer ?? top
        reportOnce(
            "layout within layout \(Self.kind(of: top)) \(Self.kind(of: inner))",
            "\(Self.name(of: inner)) has \(Self.name(of: top)) laid out in its own layout, and so on, \(Self.limit) deep; left for the next commit"
        )
        return false
    }

    func end() {
        depth -= 1
        guard depth == 0 else { return }
        isCutOff = false
        layer = nil
        generations = [:]
    }

    /// Runs the layout of one layer; not that of one which lies at the end of too long a chain of layers that have added each other.
    func layOut(_ layer: CALayer, _ body: () -> Void) {
        if let generation = generations[layer.id], generation > Self.limit {
            guard !isCutOff else { return }
            isCutOff = true
            let above = layer.storedSuperlayer.map { Self.name(of: $0) } ?? "a layout"
            reportOnce(
                "layout chain \(Self.kind(of: layer))",
                "\(Self.name(of: layer)) was added by the layout of \(above), as this was by another's, \(Self.limit) deep; left for the next commit"
            )
            return
        }
        let outer = self.layer
        self.layer = layer
        layer.flags.needsLayout = false
        body()
        self.layer = outer
    }

    /// Remembers by whose layout a layer is added, where a layout goes on.
    static func note(addition layer: CALayer) {
        guard let pass = existing, let by = pass.layer else { return }
        pass.generations[layer.id] = (pass.generations[by.id] ?? 0) + 1
    }

    /// The view of a layer, or the layer, as a message names it.
    static func name(of layer: CALayer) -> String { layer.delegate.map { "\($0)" } ?? "\(layer)" }

    private static func kind(of layer: CALayer) -> String { layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))" }
}
