import RenderScene

/// A layer redisplayed for each frame while a property that its drawing depends on is animated (`needsDisplay(forKey:)`).
///
/// Holds a copy of the layer as of the commit, so that frames of earlier trees can still be drawn, in any order. A second copy receives the
/// values of the frame and draws.
final class LayerFrameContent: FrameContent, @unchecked Sendable {
    private let committed: CALayer
    /// Animated properties of the class's own.
    private let ownKeys: [PropertyKey]

    /// nil if no animated property affects the layer's drawing.
    init?(of layer: CALayer, tracks: [Track]) {
        guard !tracks.isEmpty, layer.isDisplayedForKeys, tracks.contains(where: { layer.isDisplayed(for: $0.path.key) }) else { return nil }
        ownKeys = tracks.map(\.path.key).filter(\.isOwn)
        committed = type(of: layer).instance(copying: layer)
        committed.delegate = layer.delegate
    }

    func drawn(_ values: LayerValues) -> LayerValues {
        let layer = type(of: committed).instance(copying: committed)
        layer.presentedLayer = committed
        layer.delegate = committed.delegate
        layer.values = values
        layer.values.contentsFade = nil
        layer.showStored(ownKeys)
        layer.extras?.drawnContents = nil
        layer.display()
        return layer.values
    }
}
