import CoreGraphics
import Foundation
import RenderScene

extension CALayer {
    /// Releases the layers below one by one: ARC would recurse as deep as the tree.
    final func releaseLayersBelow() {
        var pending = layersBelow
        storedSublayers = []
        storedMask = nil
        extras?.tileHost = nil
        for child in pending { child.storedSuperlayer = nil }
        while var layer = pending.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            let below = layer.layersBelow
            layer.storedSublayers = []
            layer.storedMask = nil
            layer.extras?.tileHost = nil
            for child in below { child.storedSuperlayer = nil }
            pending.append(contentsOf: below)
        }
    }

    /// Inserts a layer into the sublayers at an index, removing it from its old superlayer.
    final func insert(_ layer: CALayer, at index: Int) {
        checkInsertion(of: layer)
        let ownAction = orderAction("sublayers")
        insertWithoutActions(layer, at: index)
        ownAction?.run(forKey: "sublayers", object: self, arguments: nil)
        layer.orderAction("onOrderIn")?.run(forKey: "onOrderIn", object: layer, arguments: nil)
    }

    /// Replaces a sublayer: one change of the sublayers, one layer removed, one added.
    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, storedSublayers.contains(where: { $0 === old }) else { return }
        checkInsertion(of: new)
        let ownAction = orderAction("sublayers")
        let oldAction = old.orderAction("onOrderOut")
        if new.storedSuperlayer === self { take(new) }
        let index = storedSublayers.firstIndex { $0 === old } ?? storedSublayers.count
        take(old)
        insertWithoutActions(new, at: index)
        ownAction?.run(forKey: "sublayers", object: self, arguments: nil)
        oldAction?.run(forKey: "onOrderOut", object: old, arguments: nil)
        new.orderAction("onOrderIn")?.run(forKey: "onOrderIn", object: new, arguments: nil)
    }

    final func checkInsertion(of layer: CALayer) {
        // Fast path: a layer without sublayers contains nothing, and the way to the root may be long.
        guard layer !== self, layer.storedSublayers.isEmpty && layer.storedMask == nil || !isDescendant(of: layer) else {
            trap(object: "\(layer)", value: "it would become a sublayer of itself", remedy: "remove \(self) from it first")
        }
        guard presentedLayer == nil, layer.presentedLayer == nil else {
            trap(object: "\(self)", value: "presentation layers are read-only", remedy: "change model() instead")
        }
        context?.checkIsolation(of: self)
        layer.context?.checkIsolation(of: layer)
    }

    /// Inserts a layer without actions.
    private func insertWithoutActions(_ layer: CALayer, at index: Int) {
        var position = index
        if let old = layer.storedSuperlayer {
            if old === self, let at = storedSublayers.index(ofIdentical: layer), at < index { position -= 1 }
            if old.storedMask === layer { old.replaceMask(by: nil) } else { old.take(layer) }
        }
        storedSublayers.insert(layer, at: min(max(position, 0), storedSublayers.count))
        join(layer)
        sublayersDidChange()
    }

    /// Adds a layer without a tree to this one's tree.
    final func join(_ layer: CALayer) {
        layer.storedSuperlayer = self
        LayoutPass.note(addition: layer)
        if let context { context.adopt(layer) }
        context?.structureChanged()
        if layer.flags.needsLayout || layer.flags.subtreeNeedsLayout { markSubtreeNeedsLayout() }
        if layer.flags.needsDisplay || layer.flags.subtreeNeedsDisplay { markSubtreeNeedsDisplay() }
    }

    /// The inverse of `join`.
    final func leave(_ layer: CALayer) {
        layer.storedSuperlayer = nil
        if let context {
            context.release(layer)
            context.structureChanged()
        }
    }

    /// Removes a sublayer without actions.
    private func take(_ layer: CALayer) {
        guard storedSublayers.removeIdentical(layer) else { return }
        leave(layer)
        sublayersDidChange()
    }

    final func removeSublayer(_ layer: CALayer) {
        if layer === storedMask { return setMask(nil) }
        context?.checkIsolation(of: self)
        let ownAction = orderAction("sublayers")
        let layerAction = layer.orderAction("onOrderOut")
        take(layer)
        ownAction?.run(forKey: "sublayers", object: self, arguments: nil)
        layerAction?.run(forKey: "onOrderOut", object: layer, arguments: nil)
    }

    final func setSublayers(_ layers: [CALayer]) {
        let kept = Set(layers.map(ObjectIdentifier.init))
        for old in storedSublayers where !kept.contains(ObjectIdentifier(old)) { old.removeFromSuperlayer() }
        for (index, layer) in layers.enumerated() where index >= storedSublayers.count || storedSublayers[index] !== layer {
            insert(layer, at: index)
        }
    }

    func isDescendant(of other: CALayer) -> Bool {
        var at: CALayer? = self
        while let layer = at {
            if layer === other { return true }
            at = layer.storedSuperlayer
        }
        return false
    }

    /// This layer and all below it in preorder, without recursion.
    package final var subtree: [CALayer] {
        var found: [CALayer] = []
        var pending = [self]
        while let layer = pending.popLast() {
            found.append(layer)
            pending.append(contentsOf: layer.layersBelow.reversed())
        }
        return found
    }

    /// The model layer of a presentation, or the layer itself.
    public final func model() -> Self { unsafeDowncast(presentedLayer ?? self, to: Self.self) }

    final var presentationSuperlayer: CALayer? { presentedLayer?.storedSuperlayer?.presentation() }

    final var presentationSublayers: [CALayer] { presentedLayer?.storedSublayers.compactMap { $0.presentation() } ?? [] }

    /// Marks the layer's node as outdated in the context; cheap if already marked. A layer temporarily removed from its window stays
    /// marked.
    @inline(__always)
    final func markDirty() {
        context?.checkIsolation(of: self)
        guard !flags.isDirty else { return }
        flags.isDirty = true
        context?.note(self)
    }
}
