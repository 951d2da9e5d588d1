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

    final func markSubtreeNeedsLayout() {
        var at: CALayer? = self
        while let layer = at, !layer.flags.subtreeNeedsLayout {
            layer.flags.subtreeNeedsLayout = true
            at = layer.storedSuperlayer
        }
    }

    /// Lays out from the outermost superlayer in an unbroken chain that needs it; everything below too.
    final func layoutFromTop() {
        var top = self
        while let up = top.storedSuperlayer, up.flags.needsLayout { top = up }
        top.layoutSubtree()
    }

    /// Lays out every layer of this subtree that needs it, superlayers first; again while that makes others need it, at most 100 times.
    /// Returns whether it came to rest; where it did not, a line in the log names the layer's delegate. A layout within a layout does nothing once
    /// a limit of `LayoutPass` is reached.
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
            "\(LayoutPass.name(of: culprit)) asked for layout again in each of \(Self.roundLimit) rounds; left for the next commit"
        )
        return false
    }

    /// Lays out once what waits. A layer counts as waiting below until its sublayers are done, so that a layout within a layout finds those
    /// whose turn has not come.
    private func runLayoutRound(_ pass: LayoutPass) {
        var pending: [(layer: CALayer, superlayer: CALayer?, isEntered: Bool)] = [(self, nil, false)]
        while let (layer, superlayer, isEntered) = pending.popLast() {
            if isEntered {
                layer.flags.subtreeNeedsLayout = layer.layersBelow.contains { $0.flags.awaitsLayout }
                continue
            }
            // Another's layout may have taken it out, alone or with what it is in.
            if let superlayer, layer.storedSuperlayer !== superlayer || layer.context !== context { continue }
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

    /// How often one commit lays out before it gives up on a tree that never comes to rest.
    static let roundLimit = 100
}
