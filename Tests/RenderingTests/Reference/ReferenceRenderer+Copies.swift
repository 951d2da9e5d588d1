import RenderScene

extension ReferenceRenderer {
    /// Draws sublayers once for each copy to an image of its own, which is then colored pixel by pixel.
    func drawCopies(
        of sublayers: [LayerModel], _ replicator: ReplicatorValues, _ bounds: Box, _ plane: Projection, on canvas: inout ReferenceImage,
        clip: Coverage, behind: ReferenceImage?
    ) {
        let middle = CGPoint(x: bounds.x + bounds.w / 2, y: bounds.y + bounds.h / 2)
        var transform = CATransform3DIdentity
        for index in 0..<Int(replicator.count) {
            if index > 0 { transform = CATransform3DConcat(transform, replicator.transform) }
            var copy = ReferenceImage(width: width, height: height)
            let below = canvas.over(behind)
            for sublayer in sublayers { draw(sublayer, in: plane, transform, middle, on: &copy, clip: all, behind: below) }
            let first = replicator.color ?? RGBA(1, 1, 1, 1)
            func factor(_ channel: Int) -> Double { min(max(first[channel] + Double(index) * replicator.colorOffset[channel], 0), 1) }
            let (red, green, blue, alpha) = (factor(0), factor(1), factor(2), factor(3))
            for pixel in 0..<width * height {
                let p = copy.pixels[pixel]
                canvas.blend(pixel, (p.0 * red * alpha, p.1 * green * alpha, p.2 * blue * alpha, p.3 * alpha), clip.amount[pixel])
                if copy.isEdge[pixel] || clip.isEdge[pixel] { canvas.isEdge[pixel] = true }
            }
        }
    }
}
