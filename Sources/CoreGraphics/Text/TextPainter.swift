import CCairo
import Foundation

/// Paints lines of text into a context.
struct TextPainter {
    let context: CGContext
    /// The layout's top left corner in user space.
    let origin: CGPoint
    /// From the layout's space to Cairo's pixels.
    let transform: CGAffineTransform

    init(context: CGContext, origin: CGPoint) {
        self.context = context
        self.origin = origin
        transform = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(context.userToCairo)
    }

    /// Paints lines of a space that `transform` maps to user space.
    init(context: CGContext, transform: CGAffineTransform) {
        self.context = context
        origin = .zero
        self.transform = transform.concatenating(context.userToCairo)
    }

    private var cairo: OpaquePointer { context.cairo }

    /// A y position snapped to the nearest pixel edge; unchanged if the matrix rotates, and in a document.
    private func snapped(_ y: Double) -> Double {
        guard context.document == nil, transform.b == 0, transform.c == 0, transform.d != 0 else { return y }
        let pixel = (y * transform.d + transform.ty).rounded()
        return (pixel - transform.ty) / transform.d
    }

    /// An x position as glyphs have it: at the nearest pixel, unless the context draws them between pixels or its matrix rotates.
    private func glyphPosition(_ x: Double) -> Double {
        guard !context.positionsGlyphsExactly, transform.b == 0, transform.c == 0, transform.a != 0 else { return x }
        let pixel = (x * transform.a + transform.tx).rounded()
        return (pixel - transform.tx) / transform.a
    }

    /// Fills the line's height behind text with a background, aligned to pixels, so that adjacent lines have no seam.
    func paintBackgrounds(of line: Line) {
        let (top, bottom) = (snapped(line.layout.baseline - line.layout.ascent), snapped(line.layout.baseline + line.layout.descent))
        for span in line.spans(of: \.style.background) {
            paint(span.value) { cairo_rectangle(cairo, span.x.lowerBound, top, span.length, bottom - top) }
        }
    }

    /// Paints underlines, the text, and strikethrough lines, each over its shadow.
    func paint(_ line: Line) {
        let baseline = snapped(line.layout.baseline)
        for span in line.spans(of: { $0.rule(\.underline, \.underlinePosition, \.underlineThickness) }) {
            paint(span.value, over: span.x, of: line, baseline: baseline)
        }
        for run in line.runs {
            shadowed(run.style.shadow) { paint(run, baseline: baseline - run.rise) }
        }
        for span in line.spans(of: { $0.rule(\.strikethrough, \.strikethroughPosition, \.strikethroughThickness) }) {
            paint(span.value, over: span.x, of: line, baseline: baseline)
        }
    }

    private func paint(_ run: Line.Run, baseline: Double) {
        let style = run.style
        if run.isAttachment {
            paintAttachments(of: run, baseline: baseline)
        } else if run.glyphs.hasColor {
            paintColored(run, baseline: baseline)
        } else {
            if style.strokeWidth <= 0 || style.outlineWidth == 0 { paintGlyphs(of: run, baseline: baseline) }
            if style.outlineWidth > 0 {
                context.drawing(at: transform) {
                    context.setSource(style.strokeColor ?? style.color)
                    emit(run, baseline: baseline)
                    cairo_set_line_width(cairo, style.outlineWidth)
                    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
                    cairo_set_miter_limit(cairo, 10)
                    cairo_set_dash(cairo, nil, 0, 0)
                    context.strokeEmittedPath()
                }
            }
        }
    }

    /// Fills a run's glyphs: their outlines, or in a document glyphs of the font, which readers select and search.
    private func paintGlyphs(of run: Line.Run, baseline: Double) {
        let style = run.style
        guard context.document != nil, style.usedObliqueness == 0, style.widening == 1 else {
            return paint(style.color) { emit(run, baseline: baseline) }
        }
        context.drawing(at: transform) {
            context.setSource(style.color)
            cairo_move_to(cairo, run.x.lowerBound + run.shift, baseline)
            pango_cairo_show_glyph_string(cairo, run.font, run.glyphs)
        }
    }

    /// Adds the outlines of a run's glyphs to Cairo's path.
    private func emit(_ run: Line.Run, baseline: Double) {
        let style = run.style
        let slant = style.usedObliqueness
        guard slant != 0 || style.widening != 1 || !context.positionsGlyphsExactly else {
            cairo_move_to(cairo, run.x.lowerBound + run.shift, baseline)
            pango_cairo_glyph_string_path(cairo, run.font, run.glyphs)
            return
        }
        let widening = style.widening
        var before = cairo_matrix_t()
        cairo_get_matrix(cairo, &before)
        var pen = run.x.lowerBound + run.shift
        run.glyphs.forEachGlyph { glyph, advance in
            // The letter spacing before the glyph is not part of its shape.
            let offset = PangoText.points(glyph.pointee.glyphs[0].geometry.x_offset)
            glyph.pointee.glyphs[0].geometry.x_offset = 0
            var shape = cairo_matrix_t(xx: widening, yx: 0, xy: -slant, yy: 1, x0: glyphPosition(pen + offset), y0: baseline)
            cairo_transform(cairo, &shape)
            cairo_move_to(cairo, 0, 0)
            pango_cairo_glyph_string_path(cairo, run.font, glyph)
            cairo_set_matrix(cairo, &before)
            pen += advance
        }
    }

    private func paintColored(_ run: Line.Run, baseline: Double) {
        context.drawing(at: transform) {
            let alpha = run.style.color.rgba.w * context.state.alpha.native
            cairo_push_group(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_set_source_rgba(cairo, run.style.color.rgba.x, run.style.color.rgba.y, run.style.color.rgba.z, 1)
            cairo_move_to(cairo, glyphPosition(run.x.lowerBound + run.shift), baseline)
            pango_cairo_show_glyph_string(cairo, run.font, run.glyphs)
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, alpha)
        }
    }

    private func paintAttachments(of run: Line.Run, baseline: Double) {
        guard let attachment = run.style.attachment, let image = attachment.image else { return }
        let placement = attachment.placement
        var pen = run.x.lowerBound + run.shift
        for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
            let rect = CGRect(x: pen + placement.minX, y: baseline - placement.maxY, width: placement.width, height: placement.height)
            if !rect.isEmpty { context.drawUpright(image, in: rect.offsetBy(dx: origin.x, dy: origin.y)) }
            pen += PangoText.points(run.glyphs.pointee.glyphs[index].geometry.width)
        }
    }

    func paint(_ color: CGColor, _ shape: () -> Void) {
        context.drawing(at: transform) {
            context.setSource(color)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            shape()
            context.fillEmittedPath()
        }
    }

    /// Calls `body`, and casts the shadow of its drawing if there is one.
    func shadowed(_ shadow: TextShadow?, _ body: () -> Void) {
        guard let shadow else { return body() }
        context.saveGState()
        context.setShadow(offset: shadow.offset, blur: CGFloat(shadow.blur), color: shadow.color)
        body()
        context.restoreGState()
    }
}

extension UnsafeMutablePointer<PangoGlyphString> {
    /// Whether any glyph has its own colors.
    fileprivate var hasColor: Bool {
        (0..<Int(pointee.num_glyphs)).contains { pointee.glyphs[$0].attr.is_color != 0 }
    }

    /// Calls `body` with each glyph as a separate string, with its advance in points.
    fileprivate func forEachGlyph(_ body: (UnsafeMutablePointer<PangoGlyphString>, Double) -> Void) {
        guard let single = pango_glyph_string_new() else { return }
        defer { pango_glyph_string_free(single) }
        pango_glyph_string_set_size(single, 1)
        for index in 0..<Int(pointee.num_glyphs) {
            single.pointee.glyphs[0] = pointee.glyphs[index]
            single.pointee.log_clusters[0] = 0
            body(single, PangoText.points(pointee.glyphs[index].geometry.width))
        }
    }
}

/// A shadow behind text.
package struct TextShadow: Hashable, Sendable {
    /// Points to the right and down, not affected by the current matrix.
    package var offset: CGSize
    /// The blur radius in points; 0 for a sharp edge.
    package var blur: Double
    package var color: CGColor

    package init(offset: CGSize, blur: Double, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}
