import RenderScene

/// Layers that provide what they show by an override of `display()` while a property that it depends on is animated
/// (`needsDisplay(forKey:)`): such a layer is displayed itself at each frame of the host, because `display()` may change other layers.
///
/// Those that draw, by `draw(in:)`, need no frames: their drawing is a value of the tree (`LayerFrameContent`). Used on the main actor.
package final class FrameDisplays: EnvironmentState, @unchecked Sendable {
    private static let slot = EnvironmentSlot<FrameDisplays>()

    package static var current: FrameDisplays { Environment.current.state(in: slot) }

    private struct Entry {
        weak var layer: CALayer?
        /// Frames to go once its animations have ended: the frame of their end shows their last values, the next one the model's.
        var framesLeft = 2
    }

    private var entries: [Entry] = []

    package init() {}

    /// Whether any layer needs frames.
    package var isRunning: Bool { !entries.isEmpty }

    /// Displays a layer at each frame until its animations have ended.
    func add(_ layer: CALayer) {
        guard !entries.contains(where: { $0.layer === layer }) else { return }
        entries.append(Entry(layer: layer))
        Environment.current.frameSource?.setNeedsTicks(true)
    }

    /// Marks the layers for display.
    package func tick() {
        for index in entries.indices {
            guard let layer = entries[index].layer else { continue }
            if !layer.displaysAnimatedProperty { entries[index].framesLeft -= 1 }
            layer.setNeedsDisplay()
        }
        entries.removeAll { $0.layer == nil || $0.framesLeft <= 0 }
    }

    package func end() { entries = [] }
}

extension CALayer {
    /// Whether an animation runs of a property for which the layer is displayed.
    fileprivate final var displaysAnimatedProperty: Bool {
        context != nil
            && attached.contains { one in
                !one.hasEnded && !one.isSuspended && one.tracks.contains { isDisplayed(for: $0.path.key) }
            }
    }
}
