import CCairo
import Foundation

// The glyphs of lines, and their drawing in a space with y up, for Core Text.
extension TextLayout {
    /// Neighboring glyphs of one style, one font and one direction.
    package struct GlyphRun {
        /// The UTF-16 units of the text.
        package let range: NSRange
        package let style: TextStyle
        /// The style's font, or the one that has the letters which that one lacks.
        package let font: FontDescription
        package let typeface: Typeface?
        /// From left to right; 0 for a letter that no font has, 0xFFFF for one that shows nothing.
        package let glyphs: [UInt32]
        /// In points from the left end of the baseline, y up.
        package let positions: [CGPoint]
        /// In points, letter spacing included.
        package let advances: [Double]
        /// The first unit of each glyph's letter.
        package let indices: [Int]
        package let isRightToLeft: Bool
        /// Whether the run is a U+FFFC with an attachment.
        package let isAttachment: Bool
    }

    /// Each line's runs, from left to right.
    package var glyphLines: [[GlyphRun]] {
        let offsets = TextOffsets(text.string)
        var index = 0
        return zip(shaped.paragraphs, shaped.starts).flatMap { paragraph, start in
            paragraph.lines.map { line in
                defer { index += 1 }
                return TextLayout.runs(of: line, paragraph, start: start, lines[index], offsets)
            }
        }
    }

    private static func runs(
        of line: TextParagraph.Line, _ paragraph: TextParagraph, start: Int, _ layout: Line, _ offsets: TextOffsets
    ) -> [GlyphRun] {
        let items = Array(PangoRuns(line.pango))
        let painted = TextPainter.Line(layout, line, of: paragraph).runs
        // Both leave out the same runs without a font.
        guard painted.count == items.count else { return [] }
        return zip(painted, items).enumerated().compactMap { number, pair in
            let (run, item) = pair
            guard let info = item.item?.pointee else { return nil }
            let first = start + Int(info.offset)
            let range = offsets.unit(first)..<offsets.unit(first + Int(info.length))
            var (glyphs, positions, advances, indices): ([UInt32], [CGPoint], [Double], [Int]) = ([], [], [], [])
            var pen = run.x.lowerBound - layout.x + run.shift
            let count = Int(run.glyphs.pointee.num_glyphs)
            for index in 0..<count {
                let glyph = run.glyphs.pointee.glyphs[index]
                glyphs.append(glyph.glyph == 0x0FFF_FFFF ? 0xFFFF : glyph.glyph & 0x1000_0000 != 0 ? 0 : glyph.glyph)
                positions.append(
                    CGPoint(
                        x: pen + PangoText.points(glyph.geometry.x_offset), y: run.rise - PangoText.points(glyph.geometry.y_offset)))
                let width = PangoText.points(glyph.geometry.width)
                pen += width
                // Pango leaves out half of the letter spacing at the line's start and at its end.
                let isFirst = number == 0 && index == 0
                let isLast = number == items.count - 1 && index == count - 1
                advances.append(
                    width + (isFirst ? line.leftSpacing / 2 : 0) + (isLast ? paragraph.spacing(atByte: run.offset) / 2 : 0))
                indices.append(offsets.unit(first + Int(run.glyphs.pointee.log_clusters[index])))
            }
            let own = run.style.font.typeface
            let isOwn = own?.isFace(of: run.font) ?? false
            return GlyphRun(
                range: NSRange(range), style: run.style,
                font: isOwn ? run.style.font : FontDescription(describing: run.font, size: run.style.font.size),
                typeface: isOwn ? own : Typeface(run.font), glyphs: glyphs, positions: positions, advances: advances, indices: indices,
                isRightToLeft: info.analysis.level & 1 != 0, isAttachment: run.isAttachment)
        }
    }

    /// Draws the first line with the left end of its baseline at the origin of a space with y up, which `space` maps to user space.
    ///
    /// - Parameters:
    ///   - run: The number of the run of `glyphLines` that is drawn; nil for all.
    ///   - glyphs: The glyphs of that run that are drawn; nil for all.
    package func drawLine(in context: CGContext, space: CGAffineTransform, run: Int? = nil, glyphs: Range<Int>? = nil) {
        guard let paragraph = shaped.paragraphs.first, let pango = paragraph.lines.first, let layout = lines.first else { return }
        let line = TextPainter.Line(layout, pango, of: paragraph)
        context.saveGState()
        defer { context.restoreGState() }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -layout.x, ty: layout.baseline)
        let painter = TextPainter(context: context, transform: flip.concatenating(space))
        guard let run else { return painter.paintAll(line) }
        guard line.runs.indices.contains(run) else { return }
        line.runs[run].withGlyphs(glyphs ?? 0..<Int.max) { painter.paintAll(TextPainter.Line(layout: layout, runs: [$0])) }
    }

    /// The break that the text allows before each UTF-16 unit, and at its end.
    package var breaks: [TextBreak] {
        let offsets = TextOffsets(text.string)
        var result = [TextBreak](repeating: .none, count: offsets.utf16Count + 1)
        for (paragraph, startByte) in zip(shaped.paragraphs, shaped.starts) {
            var unit = offsets.unit(startByte)
            let scalars = text.string.utf16.index(text.string.utf16.startIndex, offsetBy: unit)
            for (scalar, attributes) in zip(text.string.unicodeScalars[scalars...], paragraph.letterAttributes) {
                result[unit] = attributes.is_line_break != 0 ? .line : attributes.is_cursor_position != 0 ? .letter : .none
                unit += UTF16.width(scalar)
            }
        }
        result[offsets.utf16Count] = .line
        return result
    }
}

/// The break that text allows before a unit.
package enum TextBreak: Sendable {
    /// Within a letter.
    case none
    /// Between letters of a word.
    case letter
    /// Between words.
    case line
}

extension TextPainter {
    fileprivate func paintAll(_ line: Line) {
        paintBackgrounds(of: line)
        paint(line)
    }
}

extension FontDescription {
    /// The font that Pango has chosen for some letters.
    fileprivate init(describing font: UnsafeMutablePointer<PangoFont>, size: Double) {
        let description = pango_font_describe_with_absolute_size(font)
        defer { pango_font_description_free(description) }
        let family = pango_font_description_get_family(description).map { String(cString: $0) }
        let widths: [UInt32: Double] = [0: 50, 1: 62.5, 2: 75, 3: 87.5, 4: 100, 5: 112.5, 6: 125, 7: 150, 8: 200]
        self.init(
            family: family ?? FontDescription.systemFamily, size: size,
            weight: Double(pango_font_description_get_weight(description).rawValue),
            isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL,
            width: widths[pango_font_description_get_stretch(description).rawValue] ?? 100)
    }
}
