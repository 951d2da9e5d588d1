import CCairo
import Foundation

// For images rendered elsewhere in the context's own pixels, counted from the top left corner with y down. A document has no pixels of its
// own: they are those of its offscreen images.
extension CGContext {
    /// From user space to pixels.
    package var userToPixels: CGAffineTransform { userToCairo.concatenating(pointsToPixels) }

    private var pointsToPixels: CGAffineTransform { CGAffineTransform(scaleX: CGFloat(resolution), y: CGFloat(resolution)) }

    /// The whole pixels touched by the clip; empty if the clip is empty.
    package var clippedPixels: CGRect {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let clip = CGRect(x: left, y: top, width: right - left, height: bottom - top).applying(pointsToPixels).integral
        return document == nil ? clip.intersection(CGRect(x: 0, y: 0, width: width, height: height)) : clip
    }

    /// Draws an image pixel by pixel, within the clip, with the current alpha and blend mode.
    package func drawPixels(_ image: CGImage, left: Int, top: Int) {
        saveGState()
        state.ctm = pointsToPixels.inverted().concatenating(deviceToCairo.inverted())
        drawUpright(image, in: CGRect(x: left, y: top, width: image.width, height: image.height))
        restoreGState()
    }
}
