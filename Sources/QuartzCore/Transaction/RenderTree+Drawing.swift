import CoreGraphics
import RenderScene
import Rendering

extension RenderTree {
    /// Draws the tree at a time into a context whose user space is the space around the root layer.
    ///
    /// Rendered at the scale and angle of the context's matrix on a clear background, and then painted as one image.
    func draw(in ctx: CGContext, at time: Double) {
        let (map, clip) = (ctx.userToPixels, ctx.clippedPixels)
        guard !isEmpty, !clip.isEmpty else { return }
        let (left, top) = (Int(clip.minX), Int(clip.minY))
        let placement = Homography(
            Double(map.a), Double(map.b), 0, Double(map.c), Double(map.d), 0, Double(map.tx) - Double(left),
            Double(map.ty) - Double(top), 1)
        guard placement.isFinite else { return }
        let target = RenderTarget(width: Int(clip.width), height: Int(clip.height), placement: placement, isOpaque: false)
        ctx.drawPixels(SoftwareRenderer().render(self, at: time, target: target), left: left, top: top)
    }
}
