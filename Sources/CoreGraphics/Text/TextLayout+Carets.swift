import CCairo
import Foundation

// Caret positions in the first line, for text fields; in points from the layout's left edge, and UTF-16 units of the text.
extension TextLayout {
    /// The caret position before a unit: the leading edge of its character (its right edge in right-to-left scripts), or the trailing
    /// edge of the last character at the text's end.
    package func caretX(before unit: Int) -> Double {
        guard let line = first else { return lines.first?.x ?? 0 }
        let (string, offsets) = (text.string, TextOffsets(text.string))
        guard unit >= offsets.utf16Count, let last = string.indices.last else { return line.x(atByte: offsets.byte(unit)) }
        return line.x(atByte: string.utf8.distance(from: string.startIndex, to: last), isTrailing: true)
    }

    /// The unit whose caret is nearest to a position; never inside a grapheme.
    package func unit(nearest x: Double) -> Int {
        guard let line = first else { return 0 }
        var (byte, trailing): (Int32, Int32) = (0, 0)
        // Positions beyond the line's ends are clamped to them.
        pango_layout_line_x_to_index(line.pango.pango, PangoText.units(x - line.layout.x - line.pango.leftSpacing / 2), &byte, &trailing)
        let string = text.string
        let offsets = TextOffsets(string)
        var index = String.Index(utf16Offset: offsets.unit(Int(byte)), in: string)
        for _ in 0..<max(trailing, 0) where index < string.endIndex { string.unicodeScalars.formIndex(after: &index) }
        return string.graphemeBoundary(near: index).utf16Offset(in: string)
    }

    /// The horizontal extents of a range, from left to right; several if scripts of both directions meet.
    package func spans(of range: NSRange) -> [ClosedRange<Double>] {
        guard let line = first, let bytes = TextOffsets(text.string).bytes(of: range) else { return [] }
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(
            line.pango.pango, Int32(clamping: bytes.lowerBound), Int32(clamping: bytes.upperBound), &ranges, &count)
        guard let ranges else { return [] }
        defer { g_free(ranges) }
        let spans = (0..<Int(count)).map { index -> ClosedRange<Double> in
            let (left, right) = (line.shown(PangoText.points(ranges[2 * index])), line.shown(PangoText.points(ranges[2 * index + 1])))
            return min(left, right)...max(left, right)
        }
        // Pango returns one for each run; adjacent ones are merged.
        return spans.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, span in
            if let last = joined.last, span.lowerBound <= last.upperBound + 1.0 / 1024 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else if span.lowerBound < span.upperBound {
                joined.append(span)
            }
        }
    }

    /// The words of the text, in order: segments between Unicode word boundaries (UAX 29) that contain letters or digits.
    package var words: [NSRange] {
        guard let paragraph = shaped.paragraphs.first else { return [] }
        var words: [NSRange] = []
        var (start, unit, isWord) = (0, 0, false)
        func end() {
            if isWord { words.append(NSRange(location: start, length: unit - start)) }
            (start, isWord) = (unit, false)
        }
        for (scalar, attributes) in zip(text.string.unicodeScalars, paragraph.letterAttributes) {
            if attributes.is_word_boundary != 0 { end() }
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { isWord = true }
            unit += UTF16.width(scalar)
        }
        end()
        return words
    }

    /// Whether the first line is right to left.
    package var isRightToLeft: Bool { first?.pango.isRightToLeft ?? false }

    private var first: FirstLine? {
        guard let line = lines.first, let pango = shaped.paragraphs.first?.lines.first else { return nil }
        return FirstLine(layout: line, pango: pango)
    }

    private struct FirstLine {
        let layout: Line
        let pango: TextParagraph.Line

        func x(atByte byte: Int, isTrailing: Bool = false) -> Double {
            var x: Int32 = 0
            pango_layout_line_index_to_x(pango.pango, Int32(clamping: byte), isTrailing ? 1 : 0, &x)
            return shown(PangoText.points(x))
        }

        /// Pango omits half of the letter spacing at the line's ends; here all of it follows its letter.
        func shown(_ x: Double) -> Double {
            if x <= 0 { return layout.x }
            return layout.x + (x + pango.leftSpacing >= pango.width - 1.0 / 512 ? pango.width : x + pango.leftSpacing / 2)
        }
    }
}

extension String {
    /// The grapheme boundary at an index, or the one before it.
    package func graphemeBoundary(near index: Index) -> Index {
        guard index > startIndex, index < endIndex else { return index }
        // Advancing from inside a grapheme reaches its end.
        return self.index(before: self.index(after: index))
    }
}
