import CoreGraphics
import Foundation
import RenderScene

extension CALayer {
    /// Lets the layers below go one by one: letting ARC do it would recurse as deep as the tree.
    final func releaseLayersBelow() {
        var pending = layersBelow
        storedSublayers = []
        storedMask = nil
        for child in pending { child.storedSuperlayer = nil }
        while var layer = pending.popLast() {
            guard isKnownUniquelyReferenced(&layer) else { continue }
            let below = layer.layersBelow
            layer.storedSublayers = []
            layer.storedMask = nil
            for child in below { child.storedSuperlayer = nil }
            pending.append(contentsOf: below)
        }
    }

    /// Puts a layer into this one's sublayers at an index, taking it out of where it was.
    final func insert(_ layer: CALayer, at index: Int) {
        checkInsertion(of: layer)
        let ownAction = orderAction("sublayers")
        place(layer, at: index)
        ownAction?.run(forKey: "sublayers", object: self, arguments: nil)
        layer.orderAction("onOrderIn")?.run(forKey: "onOrderIn", object: layer, arguments: nil)
    }

    /// Puts a layer in the place of a sublayer: one change of the sublayers, one layer out, one in.
    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, storedSublayers.contains(where: { $0 === old }) else { return }
        checkInsertion(of: new)
        let ownAction = orderAction("sublayers")
        let oldAction = old.orderAction("onOrderOut")
        if new.storedSuperlayer === self { take(new) }
        let index = storedSublayers.firstIndex { $0 === old } ?? storedSublayers.count
        take(old)
        place(new, at: index)
        ownAction?.run(forKey: "sublayers", object: self, arguments: nil)
        oldAction?.run(forKey: "onOrderOut", object: old, arguments: nil)
        new.orderAction("onOrderIn")?.run(forKey: "onOrderIn", object: new, arguments: nil)
    }

    final func checkInsertion(of layer: CALayer) {
        // A layer without sublayers holds nothing; most are inserted so, and the way up may be long.
        guard layer !== self, layer.storedSublayers.isEmpty && layer.storedMask == nil || !isDescendant(of: layer) else {
            trap(object: "\(layer)", value: "it would become a sublayer of itself", remedy: "take \(self) out of it first")
        }
        guard presentedLayer == nil, layer.presentedLayer == nil else {
            trap(object: "\(self)", value: "presentation layers are read-only", remedy: "change model() instead")
        }
        context?.checkIsolation(of: self)
        layer.context?.checkIsolation(of: layer)
    }

    /// Puts a layer in without asking for actions.
    private func place(_ layer: CALayer, at index: Int) {
        var place = index
        if let old = layer.storedSuperlayer {
            if old === self, let at = storedSublayers.index(ofIdentical: layer), at < index { place -= 1 }
            if old.storedMask === layer { old.replaceMask(by: nil) } else { old.take(layer) }
        }
        storedSublayers.insert(layer, at: min(max(place, 0), storedSublayers.count))
        join(layer)
        setNeedsLayout()
    }

    /// Makes a layer that was in none part of this one's tree.
    final func join(_ layer: CALayer) {
        layer.storedSuperlayer = self
        LayoutPass.note(addition: layer)
        if let context { context.adopt(layer) }
        context?.structureChanged()
        if layer.flags.needsLayout || layer.flags.subtreeNeedsLayout { markSubtreeNeedsLayout() }
        if layer.flags.needsDisplay || layer.flags.subtreeNeedsDisplay { markSubtreeNeedsDisplay() }
    }

    /// The opposite of `join`.
    final func leave(_ layer: CALayer) {
        layer.storedSuperlayer = nil
        if let context {
            context.release(layer)
            context.structureChanged()
        }
    }

    /// Takes a sublayer out without asking for actions.
    private func take(_ layer: CALayer) {
        guard storedSublayers.removeIdentical(layer) else { return }
        leave(layer)
        setNeedsLayout()
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

    /// Every layer from this one down in preorder, without recursion.
    package final var subtree: [CALayer] {
        var found: [CALayer] = []
        var pending = [self]
        while let layer = pending.popLast() {
            found.append(layer)
            pending.append(contentsOf: layer.layersBelow.reversed())
        }
        return found
    }

    /// The layer whose presentation this is, or the layer itself.
    public final func model() -> Self { unsafeDowncast(presentedLayer ?? self, to: Self.self) }

    final var presentationSuperlayer: CALayer? { presentedLayer?.storedSuperlayer?.presentation() }

    final var presentationSublayers: [CALayer] { presentedLayer?.storedSublayers.compactMap { $0.presentation() } ?? [] }

    /// Tells the context that the layer's node is out of date; cheap when it already knows. A layer that is out of its window for a moment
    /// remembers it.
    @inline(__always)
    final func markDirty() {
        context?.checkIsolation(of: self)
        guard !flags.isDirty else { return }
        flags.isDirty = true
        context?.note(self)
    }
}
