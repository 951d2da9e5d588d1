import CCairo
import Foundation

extension TextLayout {
    /// A line of the layout with its text, for carets and selections in text of several lines.
    package struct CaretLine {
        /// The UTF-16 units of the line, without the line break at its end.
        package let units: Range<Int>
        /// The extent of the line, in points from the layout's top.
        package let top: Double
        package let bottom: Double
        /// Whether a line break ends it, not the box's width.
        package let endsParagraph: Bool
        let layout: Line
        let pango: TextParagraph.Line
        let paragraphStart: Int
        let offsets: TextOffsets

        /// The x position of the caret before a unit; of the line's end for units beyond.
        package func caretX(before unit: Int) -> Double {
            var x: Int32 = 0
            pango_layout_line_index_to_x(pango.pango, Int32(clamping: offsets.byte(unit) - paragraphStart), 0, &x)
            return layout.x + PangoText.points(x)
        }

        /// The unit of the line whose caret is nearest to a position. At the end of a wrapped line it is before the last character, since
        /// the caret after it is on the next line.
        package func unit(nearest x: Double, in string: String) -> Int {
            var (byte, trailing): (Int32, Int32) = (0, 0)
            pango_layout_line_x_to_index(pango.pango, PangoText.units(x - layout.x), &byte, &trailing)
            var index = String.Index(utf16Offset: offsets.unit(paragraphStart + Int(byte)), in: string)
            for _ in 0..<max(trailing, 0) where index < string.endIndex { string.unicodeScalars.formIndex(after: &index) }
            let unit = string.graphemeBoundary(near: index).utf16Offset(in: string)
            let last = endsParagraph || units.isEmpty ? units.upperBound : max(units.lowerBound, units.upperBound - 1)
            let whole = string.graphemeBoundary(near: String.Index(utf16Offset: last, in: string)).utf16Offset(in: string)
            return min(max(unit, units.lowerBound), whole)
        }

        /// The horizontal extents of the part of a range in this line, from left to right.
        package func spans(of range: NSRange) -> [ClosedRange<Double>] {
            let lower = max(range.location, units.lowerBound)
            let upper = min(NSMaxRange(range), units.upperBound)
            guard lower < upper, let bytes = offsets.bytes(of: NSRange(location: lower, length: upper - lower)) else { return [] }
            var ranges: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                pango.pango, Int32(clamping: bytes.lowerBound - paragraphStart), Int32(clamping: bytes.upperBound - paragraphStart),
                &ranges,
                &count)
            guard let ranges else { return [] }
            defer { g_free(ranges) }
            // Pango's ranges are from the left edge of a box as wide as its layout; the caret of the line's first unit tells where that is.
            return (0..<Int(count)).map { index in
                let (left, right) = (PangoText.points(ranges[2 * index]), PangoText.points(ranges[2 * index + 1]))
                return min(left, right) + layout.x...max(left, right) + layout.x
            }.sorted { $0.lowerBound < $1.lowerBound }
        }
    }

    /// The lines with their text, from top to bottom.
    package var caretLines: [CaretLine] {
        let offsets = TextOffsets(text.string)
        var result: [CaretLine] = []
        for (paragraph, start) in zip(shaped.paragraphs, shaped.starts) {
            for (index, line) in paragraph.lines.enumerated() where result.count < lines.count {
                let placed = lines[result.count]
                let first = start + Int(line.pango.pointee.start_index)
                result.append(
                    CaretLine(
                        units: offsets.unit(first)..<offsets.unit(first + Int(line.pango.pointee.length)),
                        top: placed.baseline - placed.ascent, bottom: placed.baseline + placed.descent,
                        endsParagraph: index == paragraph.lines.count - 1, layout: placed, pango: line, paragraphStart: start,
                        offsets: offsets))
            }
        }
        return result
    }

    /// The words of the whole text, in order; see `words`.
    package var allWords: [NSRange] {
        var result: [NSRange] = []
        let offsets = TextOffsets(text.string)
        for (paragraph, startByte) in zip(shaped.paragraphs, shaped.starts) {
            let first = offsets.unit(startByte)
            var (start, unit, isWord) = (first, first, false)
            func end() {
                if isWord { result.append(NSRange(location: start, length: unit - start)) }
                (start, isWord) = (unit, false)
            }
            let scalars = text.string.utf16.index(text.string.utf16.startIndex, offsetBy: first)
            for (scalar, attributes) in zip(text.string.unicodeScalars[scalars...], paragraph.letterAttributes) {
                if attributes.is_word_boundary != 0 { end() }
                if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { isWord = true }
                unit += UTF16.width(scalar)
            }
            end()
        }
        return result
    }
}
