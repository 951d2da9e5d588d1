import CoreGraphics

extension NSLayoutManager {
    /// Draws the lines of a container that are within some heights, background first.
    final func draw(_ container: NSTextContainer, at origin: CGPoint, visible: ClosedRange<CGFloat>) {
        let index = index(of: container)
        let lines = flow.lines(in: index, visible: visible)
        guard let first = lines.first, let last = lines.last else { return }
        let range = NSRange(first.units.lowerBound..<min(last.end, flow.length))
        drawBackground(forGlyphRange: range, at: origin)
        drawGlyphs(forGlyphRange: range, at: origin)
    }
}
