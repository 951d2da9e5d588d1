import RenderScene

/// Renders a committed tree at a time to pixels. Takes values only, so frames are reproducible in any order.
///
/// The display list renders rasterized layers through it, without knowing the renderer.
protocol TreeRenderer: AnyObject {
    /// Renders the tree at a media time, in seconds, over black or clear.
    ///
    /// - Parameter drawn: content that the app drew for that time (`RenderTree.drawnLayers`).
    func render(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> CGImage

    /// Returns the bounds of the pixels that the tree may touch on a target.
    func extent(of tree: RenderTree, at time: Double, drawn: [DrawnLayer], on target: RenderTarget) -> DeviceRect
}
