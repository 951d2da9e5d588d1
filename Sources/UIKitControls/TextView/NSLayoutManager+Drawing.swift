import CoreGraphics

extension NSLayoutManager {
    /// Draws the lines of a container that are within some heights, background first.
    final func draw(_ container: NSTextContainer, at origin: CGPoint, visible: ClosedRange<CGFloat>) {
        let index = index(of: container)
        let lines = flow.lines.filter { line in
            // A line's ink may leave it by about its own height.
            line.area == index && line.rect.maxY + line.rect.height >= visible.lowerBound
                && line.rect.minY - line.rect.height <= visible.upperBound
        }
        guard let first = lines.first, let last = lines.last else { return }
        let range = NSRange(first.units.lowerBound..<min(last.end, flow.length))
        drawBackground(forGlyphRange: range, at: origin)
        drawGlyphs(forGlyphRange: range, at: origin)
    }
}
