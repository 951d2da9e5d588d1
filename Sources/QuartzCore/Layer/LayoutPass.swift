import CoreGraphics
import Foundation
import RenderScene

/// A thread's layout in progress: nested layouts, and layers added by layouts. Both are limited.
final class LayoutPass {
    /// Limit on the nesting of layouts, and on the length of a chain of layers each added by the layout of the previous one.
    static let limit = 100

    private var depth = 0
    /// Whether a limit was reached: no further layout until the outermost one has ended.
    private(set) var isCutOff = false
    /// The innermost layer whose `layoutSublayers()` is running.
    private var layer: CALayer?
    /// Generation of each layer added during layout: 1 for those added by a layer that was there before, 2 for those added by these, and so
    /// on.
    private var generations: [LayerID: Int] = [:]

    private static let ofThread = ThreadLocal { LayoutPass() }

    /// The calling thread's pass; nil before its first layout.
    private static var existing: LayoutPass? { ofThread.existing }

    /// The calling thread's pass.
    static var current: LayoutPass { ofThread.value }

    /// Begins the layout of a tree; returns false if layouts are nested too deep. Call `end()` in either case.
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

    /// Runs the layout of one layer, unless it is at the end of too long a chain of layers that have added each other.
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

    /// Records the layer whose layout adds another one.
    static func note(addition layer: CALayer) {
        guard let pass = existing, let by = pass.layer else { return }
        pass.generations[layer.id] = (pass.generations[by.id] ?? 0) + 1
    }

    /// Whether a layer's layout is the innermost one that is running.
    static func isLayingOut(_ layer: CALayer) -> Bool { existing?.layer === layer }

    /// Name of a layer's view, or of the layer, in messages.
    static func name(of layer: CALayer) -> String { layer.delegate.map { "\($0)" } ?? "\(layer)" }

    private static func kind(of layer: CALayer) -> String { layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))" }
}
