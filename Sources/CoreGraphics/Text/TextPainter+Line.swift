import CCairo
import Foundation

extension TextPainter {
    /// A line split into positioned runs.
    struct Line {
        let layout: TextLayout.Line
        let runs: [Run]

        /// Characters with one font and one style.
        struct Run {
            let style: TextStyle
            let font: UnsafeMutablePointer<PangoFont>
            let glyphs: UnsafeMutablePointer<PangoGlyphString>
            /// Its horizontal extent in points from the layout's left edge, with trailing letter spacing.
            var x: ClosedRange<Double>
            /// The offset from `x` to the glyphs' origin.
            let shift: Double
            /// The height of its baseline above the line's.
            let rise: Double
            let isAttachment: Bool
            let paragraph: TextParagraph
            /// The offset of its text in the paragraph's bytes.
            let offset: Int
        }

        init(layout: TextLayout.Line, runs: [Run]) {
            self.layout = layout
            self.runs = runs
        }

        init(_ layout: TextLayout.Line, _ line: TextParagraph.Line, of paragraph: TextParagraph) {
            self.layout = layout
            var runs: [Run] = []
            // Pango puts half of the letter spacing on each side of a letter, but none at the line's ends; UIKit puts all of it after
            // the letter.
            var x = layout.x
            for run in PangoRuns(line.pango) {
                guard let item = run.item, let glyphs = run.glyphs, let font = item.pointee.analysis.font,
                    let style = paragraph.style(atByte: Int(item.pointee.offset))
                else { continue }
                let isFirst = runs.isEmpty
                let width = PangoText.points(pango_glyph_string_get_width(glyphs)) + (isFirst ? line.leftSpacing / 2 : 0)
                runs.append(
                    Run(
                        style: style, font: font, glyphs: glyphs, x: x...max(x, x + width),
                        shift: isFirst ? 0 : -paragraph.spacing(atByte: Int(item.pointee.offset)) / 2, rise: PangoText.points(run.y_offset),
                        isAttachment: style.attachment != nil && paragraph.isObjectReplacement(atByte: Int(item.pointee.offset)),
                        paragraph: paragraph, offset: Int(item.pointee.offset)))
                x += width
            }
            if let last = runs.popLast() {
                runs.append(last.ending(at: max(last.x.upperBound + last.paragraph.spacing(atByte: last.offset) / 2, last.x.lowerBound)))
            }
            self.runs = runs
        }
    }
}

extension TextPainter.Line.Run {
    /// Calls `body` with the part of the run that has some of its glyphs, in the order of their positions.
    func withGlyphs(_ range: Range<Int>, _ body: (TextPainter.Line.Run) -> Void) {
        let range = range.clamped(to: 0..<Int(glyphs.pointee.num_glyphs))
        guard !range.isEmpty, let some = pango_glyph_string_new() else { return }
        defer { pango_glyph_string_free(some) }
        pango_glyph_string_set_size(some, Int32(range.count))
        var (start, width) = (x.lowerBound, 0.0)
        for index in 0..<range.upperBound {
            let advance = PangoText.points(glyphs.pointee.glyphs[index].geometry.width)
            guard index >= range.lowerBound else {
                start += advance
                continue
            }
            some.pointee.glyphs[index - range.lowerBound] = glyphs.pointee.glyphs[index]
            some.pointee.log_clusters[index - range.lowerBound] = glyphs.pointee.log_clusters[index]
            width += advance
        }
        body(
            TextPainter.Line.Run(
                style: style, font: font, glyphs: some, x: start...max(start, start + width), shift: shift, rise: rise,
                isAttachment: isAttachment, paragraph: paragraph, offset: offset))
    }

    fileprivate func ending(at end: Double) -> TextPainter.Line.Run {
        var copy = self
        copy.x = x.lowerBound...end
        return copy
    }

    /// The extents between spaces, from left to right.
    var words: [ClosedRange<Double>] {
        var words: [ClosedRange<Double>] = []
        var pen = x.lowerBound
        var isOpen = false
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let end = pen + max(PangoText.points(glyphs.pointee.glyphs[index].geometry.width), 0)
            let isSpace = paragraph.isSpace(atByte: offset + Int(glyphs.pointee.log_clusters[index]))
            if !isSpace, isOpen, let last = words.popLast() {
                words.append(last.lowerBound...end)
            } else if !isSpace {
                words.append(pen...end)
            }
            isOpen = !isSpace
            pen = end
        }
        return words
    }
}
