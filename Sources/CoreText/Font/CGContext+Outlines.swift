import CoreGraphics

extension CGContext {
    /// Draws the outline of text, in user space, as the text drawing mode says.
    func drawText(_ outline: PathData) {
        guard !outline.isEmpty else { return }
        let mode = textDrawingMode
        func draw(_ painting: CGPathDrawingMode) {
            beginPath()
            addPath(CGPath(outline))
            drawPath(using: painting)
        }
        switch mode {
        case .fill, .fillClip: draw(.fill)
        case .stroke, .strokeClip: draw(.stroke)
        case .fillStroke, .fillStrokeClip: draw(.fillStroke)
        case .invisible, .clip: break
        }
        guard [.fillClip, .strokeClip, .fillStrokeClip, .clip].contains(mode) else { return }
        beginPath()
        addPath(CGPath(outline))
        clip()
    }
}
