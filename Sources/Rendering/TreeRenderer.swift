import RenderScene

/// Turns a committed tree and a time into pixels. It sees values only, so a frame can be drawn again, and in any order, with the same bytes.
package protocol TreeRenderer: AnyObject {
    /// Draws the tree as it looks at a media time, in seconds, over black or over nothing.
    /// `drawn` is what the app drew for that time (`RenderTree.drawnLayers`).
    func render(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> CGImage
}

extension TreeRenderer {
    /// Draws a tree in which the app draws nothing by itself.
    package func render(_ tree: RenderTree, at time: Double, target: RenderTarget) -> CGImage {
        render(tree, at: time, drawn: [], target: target)
    }
}
