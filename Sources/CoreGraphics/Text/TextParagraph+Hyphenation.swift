import CCairo

// Pango breaks lines at the positions that its analysis of the text permits, and shows a hyphen where that says so. It makes the analysis
// once for a text with attributes, and keeps it when a layout's width changes: positions of a dictionary are added to it. So the letters of
// the text stay as they are, and so do their numbers.
extension TextParagraph {
    /// Permits hyphens in all words; before the layout has a width.
    static func hyphenate(_ layout: OpaquePointer, _ words: [(word: Range<Int>, breaks: [Int])]) {
        permitHyphens(at: words.flatMap(\.breaks), in: layout)
    }

    /// Permits hyphens in words that follow a line that is shorter than a part of its width.
    ///
    /// A line with a hyphen has another length, so that the next lines are others: lines are looked at one by one, from the first.
    ///
    /// - Complexity: O(*l* · *n*), where *l* is the number of lines that get a hyphen and *n* the length of the text.
    static func hyphenate(
        _ layout: OpaquePointer, _ words: [(word: Range<Int>, breaks: [Int])], factor: Double, indents: (first: Double, others: Double),
        lineLimit: Int
    ) {
        let width = pango_layout_get_width(layout)
        guard width >= 0, let text = pango_layout_get_text(layout) else { return }
        // Code points by their bytes.
        var (numbers, offset): ([Int: Int], Int) = ([:], 0)
        for (number, scalar) in String(cString: text).unicodeScalars.enumerated() {
            numbers[offset] = number
            offset += UTF8.width(scalar)
        }
        let first = min(indents.first, indents.others)
        var line: Int32 = 0
        while line + 1 < pango_layout_get_line_count(layout), Int(line) + 1 < lineLimit {
            guard let here = pango_layout_get_line_readonly(layout, line), let next = pango_layout_get_line_readonly(layout, line + 1),
                let start = numbers[Int(next.pointee.start_index)]
            else { return }
            var logical = PangoRectangle()
            pango_layout_line_get_extents(here, nil, &logical)
            let available = PangoText.points(width) + first - (line == 0 ? indents.first : indents.others)
            if let word = words.first(where: { $0.word.lowerBound == start }), PangoText.points(logical.width) < factor * available {
                permitHyphens(at: word.breaks, in: layout)
                // The lines are made again for another width alone.
                pango_layout_set_width(layout, -1)
                pango_layout_set_width(layout, width)
            }
            line += 1
        }
    }

    private static func permitHyphens(at breaks: [Int], in layout: OpaquePointer) {
        var count: Int32 = 0
        guard let attributes = UnsafeMutablePointer(mutating: pango_layout_get_log_attrs_readonly(layout, &count)) else { return }
        for index in breaks where index < Int(count) {
            attributes[index].is_line_break = 1
            attributes[index].is_char_break = 1
            attributes[index].break_inserts_hyphen = 1
        }
    }
}
