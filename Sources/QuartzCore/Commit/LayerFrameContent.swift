import RenderScene

/// A layer that is displayed anew for each frame while a property animates on which its drawing depends (`needsDisplay(forKey:)`).
///
/// It keeps a copy of the layer as of the commit, so that frames of a tree that is gone can still be drawn, in any order. What is drawn is a copy of
/// the copy that has the values of the frame.
final class LayerFrameContent: FrameContent, @unchecked Sendable {
    private let committed: CALayer

    /// nil where nothing animates that the layer's drawing depends on.
    init?(of layer: CALayer, tracks: [Track]) {
        guard !tracks.isEmpty, layer.isDisplayedForKeys, tracks.contains(where: { layer.isDisplayed(for: $0.path.key) }) else { return nil }
        committed = type(of: layer).instance(copying: layer)
        committed.delegate = layer.delegate
    }

    func drawn(_ values: LayerValues) -> LayerValues {
        let layer = type(of: committed).instance(copying: committed)
        layer.presentedLayer = committed
        layer.delegate = committed.delegate
        layer.values = values
        layer.values.contentsFade = nil
        layer.extras?.drawnContents = nil
        layer.display()
        return layer.values
    }
}
