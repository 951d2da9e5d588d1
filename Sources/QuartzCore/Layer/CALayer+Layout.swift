import Foundation
import RenderScene

extension CALayer {
    final func markNeedsLayout() {
        guard !flags.needsLayout else { return }
        context?.checkIsolation(of: self)
        flags.needsLayout = true
        context?.setNeedsCommit()
        storedSuperlayer?.markSubtreeNeedsLayout()
    }

    /// Has the delegate prepare the layout of the subtree, before the next layout of a layer in it. Unlike `setNeedsLayout()` this lays out
    /// no layer by itself.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of the layer.
    package final func setNeedsLayoutPreparation() {
        guard !flags.needsLayoutPreparation else { return }
        context?.checkIsolation(of: self)
        flags.needsLayoutPreparation = true
        context?.setNeedsCommit()
        markSubtreeNeedsLayout()
    }

    /// A change of the sublayers requests a layout, but not within the layer's own: that is about these sublayers.
    final func sublayersDidChange() {
        if !LayoutPass.isLayingOut(self) { setNeedsLayout() }
    }

    final func markSubtreeNeedsLayout() {
        var at: CALayer? = self
        while let layer = at, !layer.flags.subtreeNeedsLayout {
            layer.flags.subtreeNeedsLayout = true
            at = layer.storedSuperlayer
        }
    }

    /// Lays out the subtree of the outermost superlayer in an unbroken chain of layers that need it.
    final func layoutFromTop() {
        var top = self
        while let up = top.storedSuperlayer, up.flags.needsLayout { top = up }
        top.layoutSubtree()
    }

    /// Lays out every layer of this subtree that needs it, superlayers first, and repeats while that makes others need it, at most 100
    /// times. Returns whether it converged; if not, a line in the log names the layer's delegate. A nested layout does nothing once a limit
    /// of `LayoutPass` is reached.
    @discardableResult
    package final func layoutSubtree() -> Bool {
        guard flags.awaitsLayout else { return true }
        let pass = LayoutPass.current
        defer { pass.end() }
        guard pass.begin(self) else { return false }
        for _ in 0..<Self.roundLimit {
            guard flags.awaitsLayout else { return true }
            guard !pass.isCutOff else { return false }
            runLayoutRound(pass)
        }
        guard let culprit = subtree.first(where: { $0.flags.needsLayout }) else { return true }
        reportOnce(
            "layout loop \(culprit.id)",
            "\(LayoutPass.name(of: culprit)) requested layout again in each of \(Self.roundLimit) rounds; left for the next commit"
        )
        return false
    }

    /// Lays out all pending layers once. A layer counts as pending below until its sublayers are done, so that a nested layout finds those
    /// still to come.
    private func runLayoutRound(_ pass: LayoutPass) {
        var pending: [(layer: CALayer, superlayer: CALayer?, isEntered: Bool)] = [(self, nil, false)]
        while let (layer, superlayer, isEntered) = pending.popLast() {
            if isEntered {
                let isPending = layer.flags.needsLayoutPreparation || layer.layersBelow.contains { $0.flags.awaitsLayout }
                layer.flags.subtreeNeedsLayout = isPending
                continue
            }
            // Another layer's layout may have removed it, alone or with its superlayer.
            if let superlayer, layer.storedSuperlayer !== superlayer || layer.context !== context { continue }
            if layer.flags.needsLayoutPreparation {
                layer.flags.needsLayoutPreparation = false
                (layer.delegate as? any LayoutPreparing)?.prepareForLayout()
            }
            if layer.flags.needsLayout { pass.layOut(layer) { layer.runLayout() } }
            guard layer.flags.subtreeNeedsLayout else { continue }
            pending.append((layer, superlayer, true))
            for child in layer.layersBelow.reversed() where child.flags.awaitsLayout { pending.append((child, layer, false)) }
        }
    }

    private func runLayout() {
        let action = orderAction("onLayout")
        layoutSublayers()
        action?.run(forKey: "onLayout", object: self, arguments: nil)
    }

    /// Maximum rounds of layout in a commit of a tree that does not converge.
    static let roundLimit = 100
}
