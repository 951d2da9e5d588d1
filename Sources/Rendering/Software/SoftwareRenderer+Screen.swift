import CoreGraphics
import RenderScene

/// What a renderer has drawn last for a screen.
struct ShownFrame {
    var list: DisplayList
    let target: RenderTarget
    let pixels: FrameBuffer
    /// Of the tree.
    var serial: UInt64
    var commitTime: Double
    /// Whether the tree looks the same at every time.
    var isStill: Bool
    /// Made when somebody asks for it.
    var image: CGImage?
}

/// Frames of one screen, one after the other: only what has changed is painted.
extension SoftwareRenderer {
    /// Draws the tree as it looks at a media time into pixels that are kept; returns how many of them were painted.
    @discardableResult
    package func draw(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> Int {
        if let shown, shown.isStill, shown.serial == tree.serial, shown.commitTime == tree.commitTime, shown.target == target { return 0 }
        // What needed helpers will most likely need them again; they wake up while the list is built.
        if lastHelpers > 0 { RenderThreads.shared.call(helpers: lastHelpers) }
        build(tree, at: time, drawn: drawn, target: target)
        var rects = [target.bounds]
        if let shown, shown.target == target { rects = builder.list.damage(since: shown.list, on: target.bounds) }
        var next = shown
        if next?.target != target {
            next = ShownFrame(
                list: builder.list, target: target, pixels: FrameBuffer(width: target.width, height: target.height), serial: 0,
                commitTime: 0,
                isStill: false)
        }
        // One owner at a time, or the list would be copied when the next frame is built.
        shown = nil
        guard var frame = next else { return 0 }
        if frame.serial != tree.serial || frame.commitTime != tree.commitTime {
            frame.isStill = drawn.isEmpty && tree.isStill
            (frame.serial, frame.commitTime) = (tree.serial, tree.commitTime)
        }
        if !rects.isEmpty {
            frame.image = nil
            paint(rects, of: target, into: frame.pixels.pixels)
        }
        swap(&frame.list, &builder.list)
        shown = frame
        return rects.reduce(0) { $0 + $1.width * $1.height }
    }

    /// A picture of the tree as it looks at a media time; the same one as before where nothing has changed.
    package func picture(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> CGImage {
        draw(tree, at: time, drawn: drawn, target: target)
        guard let image = shown?.image ?? shown?.pixels.image(isOpaque: target.isOpaque) else {
            return render(tree, at: time, drawn: drawn, target: target)
        }
        shown?.image = image
        return image
    }
}
