import RenderScene

/// Renders a committed tree at a time to pixels. Takes values only, so frames are reproducible in any order.
package protocol TreeRenderer: AnyObject {
    /// Renders the tree at a media time, in seconds, over black or clear.
    ///
    /// - Parameter drawn: content that the app drew for that time (`RenderTree.drawnLayers`).
    func render(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> CGImage
}

extension TreeRenderer {
    /// Renders a tree without content drawn by the app.
    package func render(_ tree: RenderTree, at time: Double, target: RenderTarget) -> CGImage {
        render(tree, at: time, drawn: [], target: target)
    }
}
