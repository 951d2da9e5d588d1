import CoreGraphics
import RenderScene

/// The last frame drawn for a screen.
struct ShownFrame {
    var list: DisplayList
    let target: RenderTarget
    let pixels: FrameBuffer
    /// Serial number of the tree.
    var serial: UInt64
    var commitTime: Double
    /// Whether the tree looks the same at every time.
    var isStill: Bool
    /// Created on demand.
    var image: CGImage?
}

/// Incremental frames of one screen: only damaged pixels are repainted.
extension SoftwareRenderer {
    /// Draws the tree at a media time into the retained frame buffer; returns the number of pixels painted.
    @discardableResult
    package func draw(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> Int {
        paintDamage(tree, at: time, drawn: drawn, target: target).reduce(0) { $0 + $1.width * $1.height }
    }

    /// Draws the tree at a media time into the retained frame buffer; returns the rectangles painted, which do not overlap.
    package func drawChanges(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> [PixelRect] {
        paintDamage(tree, at: time, drawn: drawn, target: target).map {
            PixelRect(x: $0.left, y: $0.top, width: $0.width, height: $0.height)
        }
    }

    /// The pixels of the frame drawn last, 0xAARRGGBB and premultiplied, row by row; nil before the first. Valid during the call.
    package func withPixels<Result>(_ body: (UnsafePointer<UInt32>, _ width: Int, _ height: Int) -> Result) -> Result? {
        shown.map { body($0.pixels.pixels, $0.pixels.width, $0.pixels.height) }
    }

    private func paintDamage(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> [DeviceRect] {
        if let shown, shown.isStill, shown.serial == tree.serial, shown.commitTime == tree.commitTime, shown.target == target { return [] }
        // A frame that used workers probably needs them again; they wake up while the list is built.
        if lastWorkers > 0 { RenderThreads.shared.call(workers: lastWorkers) }
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
        // Unique ownership, or building the next frame would copy the list.
        shown = nil
        guard var frame = next else { return [] }
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
        return rects
    }

    /// Image of the tree at a media time; the previous image if nothing has changed.
    package func image(_ tree: RenderTree, at time: Double, drawn: [DrawnLayer], target: RenderTarget) -> CGImage {
        draw(tree, at: time, drawn: drawn, target: target)
        guard let image = shown?.image ?? shown?.pixels.image(isOpaque: target.isOpaque) else {
            return render(tree, at: time, drawn: drawn, target: target)
        }
        shown?.image = image
        return image
    }
}
