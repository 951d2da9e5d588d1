import CCairo
import Foundation

extension TextLayout {
    /// Draws the text with its top left corner at `origin`, in a user space whose y points down.
    ///
    /// Glyphs are filled as shapes, so that they are where the layout says to a fraction of a pixel; only coloured ones (emoji) are
    /// copied as pictures, to whole pixels. The context's alpha, blend mode, clip and matrix apply, its colours do not.
    package func draw(in context: CGContext, at origin: CGPoint) {
        let transform = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(context.userToCairo)
        context.drawing(at: transform) {
            let cairo = context.cairo
            if let clipWidth {
                cairo_rectangle(cairo, 0, 0, clipWidth, size.height)
                cairo_clip(cairo)
            }
            var line = 0
            for paragraph in paragraphs {
                for pangoLine in paragraph.lines {
                    draw(pangoLine, at: lines[line], of: paragraph, in: context)
                    line += 1
                }
            }
        }
    }

    private func draw(_ pangoLine: TextParagraph.Line, at line: Line, of paragraph: TextParagraph, in context: CGContext) {
        var x = line.x
        var node = pangoLine.pango.pointee.runs
        while let current = node {
            node = current.pointee.next
            guard let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                let item = run.item, let glyphs = run.glyphs, let font = item.pointee.analysis.font
            else { continue }
            let width = PangoText.points(pango_glyph_string_get_width(glyphs))
            if let style = paragraph.style(atByte: Int(item.pointee.offset)) {
                context.setSource(style.color)
                cairo_new_path(context.cairo)
                cairo_move_to(context.cairo, x, line.baseline - PangoText.points(run.y_offset))
                if glyphs.hasColor {
                    pango_cairo_show_glyph_string(context.cairo, font, glyphs)
                } else {
                    pango_cairo_glyph_string_path(context.cairo, font, glyphs)
                    context.fillTextPath()
                }
                drawRules(of: style, font: font, from: x, width: width, baseline: line.baseline, in: context)
            }
            x += width
        }
    }

    private func drawRules(
        of style: TextStyle, font: UnsafeMutablePointer<PangoFont>, from x: Double, width: Double, baseline: Double, in context: CGContext
    ) {
        guard style.isUnderlined || style.isStruckThrough else { return }
        let metrics = pango_font_get_metrics(font, nil)
        defer { pango_font_metrics_unref(metrics) }
        func rule(_ position: Int32, _ thickness: Int32) {
            // Pango counts up from the baseline to the rule's upper edge.
            cairo_rectangle(context.cairo, x, baseline - PangoText.points(position), width, PangoText.points(thickness))
            context.fillTextPath()
        }
        if style.isUnderlined {
            rule(pango_font_metrics_get_underline_position(metrics), pango_font_metrics_get_underline_thickness(metrics))
        }
        if style.isStruckThrough {
            rule(pango_font_metrics_get_strikethrough_position(metrics), pango_font_metrics_get_strikethrough_thickness(metrics))
        }
    }
}

extension CGContext {
    /// Fills what is now Cairo's path, and leaves the clip as it was.
    fileprivate func fillTextPath() {
        cairo_save(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        fillEmittedPath()
        cairo_restore(cairo)
        cairo_new_path(cairo)
    }
}

extension UnsafeMutablePointer<PangoGlyphString> {
    /// Whether any glyph brings its own colours.
    fileprivate var hasColor: Bool {
        (0..<Int(pointee.num_glyphs)).contains { pointee.glyphs[$0].attr.is_color != 0 }
    }
}
