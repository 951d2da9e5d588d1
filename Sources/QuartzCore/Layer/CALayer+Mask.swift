import Foundation
import RenderScene

extension CALayer {
    /// The layers of which this one is the superlayer: the mask and tiles, if any, and the sublayers, back to front.
    final var layersBelow: [CALayer] {
        let tileHost = extras?.tileHost
        guard storedMask != nil || tileHost != nil else { return storedSublayers }
        return [storedMask, tileHost].compactMap(\.self) + storedSublayers
    }

    /// The layer's role in its superlayer.
    final var role: RenderNode.Role { storedSuperlayer?.storedMask === self ? .mask : .sublayer }

    final func setMask(_ mask: CALayer?) {
        guard mask !== storedMask else { return }
        context?.checkIsolation(of: self)
        if let mask {
            checkInsertion(of: mask)
            if let superlayer = mask.storedSuperlayer {
                trap(
                    object: "\(mask)", value: "it is in \(superlayer) and cannot be a mask too",
                    remedy: "call removeFromSuperlayer() first")
            }
        }
        let action = orderAction("mask")
        replaceMask(by: mask)
        action?.run(forKey: "mask", object: self, arguments: nil)
        if let mask { mask.orderAction("onOrderIn")?.run(forKey: "onOrderIn", object: mask, arguments: nil) }
    }

    /// Replaces the mask without actions.
    final func replaceMask(by mask: CALayer?) {
        if let old = storedMask {
            storedMask = nil
            leave(old)
            // Its node has the role of a mask.
            old.markDirty()
        }
        guard let mask else { return }
        storedMask = mask
        join(mask)
        mask.markDirty()
    }
}
