import CCairo
import Foundation

extension TextLayout {
    /// Draws the text with its top left corner at `origin`, in a user space whose y points down.
    ///
    /// Glyphs are filled as paths at subpixel positions; only color glyphs (emoji) are copied as images, at whole pixels. Unless the
    /// matrix rotates, each baseline is snapped to the nearest pixel edge. The context's alpha, blend mode, clip and matrix apply, its
    /// colors do not.
    package func draw(in context: CGContext, at origin: CGPoint) {
        context.saveGState()
        defer { context.restoreGState() }
        if let clipWidth {
            context.clip(to: CGRect(x: origin.x, y: origin.y, width: clipWidth, height: size.height))
        }
        let painter = TextPainter(context: context, origin: origin)
        let drawn = drawnLines()
        for line in drawn { painter.paintBackgrounds(of: line) }
        for line in drawn { painter.paint(line) }
    }

    private func drawnLines() -> [TextPainter.Line] {
        var index = 0
        return shaped.paragraphs.flatMap { paragraph in
            paragraph.lines.map { line in
                defer { index += 1 }
                return TextPainter.Line(lines[index], line, of: paragraph)
            }
        }
    }
}
