import CoreGraphics
import Foundation
import RenderScene
import SwiftABI

extension CALayer {
    private final class PlainLayer: CALayer {}

    private final class DisplayingLayer: CALayer {
        override func display() { setNeedsLayout() }
    }

    static let displaying = MethodOverride(in: CALayer.self, plain: PlainLayer.self, overriding: DisplayingLayer.self)

    /// Whether the class overrides `display()`.
    final var overridesDisplay: Bool { Self.displaying.isOverridden(in: type(of: self)) }

    /// - Parameter rect: part to redisplay; nil for all of it.
    final func markNeedsDisplay(in rect: CGRect?) {
        if flags.needsDisplay {
            // Once the whole layer is marked, parts make no difference.
            guard let waiting = extras?.dirtyRect else { return }
            return withExtras { $0.dirtyRect = rect.map { waiting.union($0) } }
        }
        context?.checkIsolation(of: self)
        flags.needsDisplay = true
        if rect != nil { withExtras { $0.dirtyRect = rect } }
        context?.setNeedsCommit()
        storedSuperlayer?.markSubtreeNeedsDisplay()
    }

    final func markSubtreeNeedsDisplay() {
        var at: CALayer? = self
        while let layer = at, !layer.flags.subtreeNeedsDisplay {
            layer.flags.subtreeNeedsDisplay = true
            at = layer.storedSuperlayer
        }
    }

    /// Displays every layer of this subtree that needs it. Layers marked again meanwhile are displayed the next time.
    package final func displaySubtree() {
        guard flags.needsDisplay || flags.subtreeNeedsDisplay else { return }
        var pending = [self]
        while let layer = pending.popLast() {
            layer.runDisplay()
            guard layer.flags.subtreeNeedsDisplay else { continue }
            layer.flags.subtreeNeedsDisplay = false
            for child in layer.layersBelow.reversed() where child.flags.needsDisplay || child.flags.subtreeNeedsDisplay {
                pending.append(child)
            }
        }
    }

    final func runDisplay() {
        guard flags.needsDisplay else { return }
        flags.needsDisplay = false
        // Requests made from here on are for the next time.
        if let rect = extras?.dirtyRect {
            extras?.dirtyRect = nil
            extras?.redrawnRect = rect
        }
        display()
        if extras?.redrawnRect != nil { extras?.redrawnRect = nil }
    }

    /// Marks for display after a change of the bounds, if the layer depends on them.
    final func displayForBounds(resized: Bool) {
        guard flags.needsDisplayOnBoundsChange || resized && flags.awaitsSize else { return }
        flags.awaitsSize = false
        setNeedsDisplay()
    }

    /// Whether drawing starts on a clear image; otherwise on the previous one.
    package final var clearsContentsBeforeDrawing: Bool {
        get { !flags.keepsContentsBeforeDrawing }
        set { flags.keepsContentsBeforeDrawing = !newValue }
    }
}
