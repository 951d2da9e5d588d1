import CCairo
import Foundation

extension TextParagraph {
    /// The style attributes that affect Pango's layout. The caller releases them.
    static func attributes(
        for segments: [Segment], _ widenings: [Int: Double], of text: [UInt8], in workspace: TextWorkspace
    ) -> OpaquePointer? {
        let list = pango_attr_list_new()
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
            attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        for (index, segment) in segments.enumerated() {
            let style = segment.style
            if index > 0 { insert(pango_attr_font_desc_new(workspace.pango(style.font)), segment.range) }
            if style.widening != 1, !widenings.isEmpty {
                let starts = segment.range.filter { widenings[$0] != nil }
                for (start, end) in zip(starts, starts.dropFirst() + [segment.range.upperBound]) {
                    insert(pango_attr_letter_spacing_new(PangoText.units(style.spacing + (widenings[start] ?? 0))), start..<end)
                }
            } else if style.spacing != 0 {
                insert(pango_attr_letter_spacing_new(PangoText.units(style.spacing)), segment.range)
            }
            if style.rise != 0 { insert(pango_attr_rise_new(PangoText.units(style.rise)), segment.range) }
            if let features = style.fontFeatures { insert(pango_attr_font_features_new(features), segment.range) }
            if let placement = style.attachment?.placement {
                var rectangle = PangoRectangle(
                    x: 0, y: PangoText.units(-placement.maxY), width: PangoText.units(placement.width),
                    height: PangoText.units(placement.height))
                for start in objectReplacements(in: text, segment.range) {
                    insert(pango_attr_shape_new(&rectangle, &rectangle), start..<start + 3)
                }
            }
            if segments.count > 1 {
                // Invisible, because runs are painted here: a color per segment makes Pango split its runs at segment boundaries.
                let number = UInt32(truncatingIfNeeded: index)
                insert(pango_attr_foreground_new(UInt16(number & 0xFFFF), UInt16(number >> 16), 0), segment.range)
            }
        }
        for piece in pieces(of: text) {
            // Redundant: a separate attribute makes Pango lay out each piece on its own.
            insert(pango_attr_fallback_new(1), piece)
        }
        if let end = segments.last?.range.upperBound, !hasSoftHyphens(text) {
            // Pango would insert a hyphen at every break within a word.
            insert(pango_attr_insert_hyphens_new(0), 0..<end)
        }
        return list
    }

    /// The additional width of each expanded letter, by its first byte.
    ///
    /// Pango does not support expansion: each letter gets its additional width as letter spacing, and is stretched over it when drawn.
    static func widenings(
        of segments: [Segment], _ text: [UInt8], _ style: TextParagraphStyle, in workspace: TextWorkspace
    ) -> [Int: Double] {
        guard segments.contains(where: { $0.style.widening != 1 }) else { return [:] }
        var plain = segments
        for index in plain.indices {
            plain[index].style.expansion = 0
            plain[index].style.kern = 0
            plain[index].style.tracking = 0
        }
        let paragraph = TextParagraph(text, segments: plain, style: style, in: workspace, limits: Limits(maxWidth: nil, maxLines: 1))
        var result: [Int: Double] = [:]
        for run in paragraph.lines.flatMap({ PangoRuns($0.pango) }) {
            guard let item = run.item, let glyphs = run.glyphs else { continue }
            for index in 0..<Int(glyphs.pointee.num_glyphs) {
                let start = Int(item.pointee.offset + glyphs.pointee.log_clusters[index])
                guard start < text.count else { continue }
                let segment = segments[min(segments.firstIndex(endingAfter: start), segments.count - 1)]
                let growth = PangoText.points(glyphs.pointee.glyphs[index].geometry.width) * (segment.style.widening - 1)
                if growth != 0 { result[start, default: 0] += growth }
            }
        }
        return result
    }

    /// Words longer than any line, split into pieces of whole characters that cover them; empty for most paragraphs.
    ///
    /// For each line broken within a word, Pango reshapes the rest of the word, or of its piece.
    static func pieces(of text: [UInt8]) -> [Range<Int>] {
        guard text.count >= longestWord else { return [] }
        var pieces: [Range<Int>] = []
        for word in text.indices.split(whereSeparator: { text[$0] == 0x20 || text[$0] == 0x09 }) {
            guard let first = word.first, let last = word.last, word.count >= longestWord else { continue }
            let letters = String(decoding: text[first...last], as: UTF8.self)
            var (start, end) = (first, first)
            for letter in letters {
                if end - start >= pieceLength {
                    pieces.append(start..<end)
                    start = end
                }
                end += letter.utf8.count
            }
            pieces.append(start..<last + 1)
        }
        return pieces
    }

    /// In bytes.
    private static let longestWord = 2000
    private static let pieceLength = 256

    /// The positions of U+FFFC.
    private static func objectReplacements(in text: [UInt8], _ range: Range<Int>) -> [Int] {
        range.filter { $0 + 2 < text.count && text[$0] == 0xEF && text[$0 + 1] == 0xBF && text[$0 + 2] == 0xBC }
    }

    private static func hasSoftHyphens(_ text: [UInt8]) -> Bool {
        text.indices.dropLast().contains { text[$0] == 0xC2 && text[$0 + 1] == 0xAD }
    }

    /// Sets Pango's tab stops.
    static func setTabs(of layout: OpaquePointer, _ style: TextParagraphStyle, isUsed: Bool) {
        guard isUsed else { return }
        var stops = style.tabStops.filter { $0.location.isFinite && $0.location > 0 && $0.location < 500_000 }
        stops.sort { $0.location < $1.location }
        let interval = style.defaultTabInterval
        if interval.isFinite, interval >= 1 {
            let last = stops.last?.location ?? 0
            // As many as a wide line needs; Pango continues from there with the last interval.
            let first = (last / interval).rounded(.down) + 1
            stops += (0..<64).map { TextParagraphStyle.TabStop(location: (first + Double($0)) * interval) }
        }
        guard !stops.isEmpty, let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
        for (index, stop) in stops.enumerated() {
            pango_tab_array_set_tab(tabs, Int32(index), stop.alignment.tabAlignment, PangoText.units(stop.location))
        }
        pango_layout_set_tabs(layout, tabs)
        pango_tab_array_free(tabs)
    }
}

extension TextStyle {
    /// OpenType features in Pango's syntax; nil for the font's defaults.
    fileprivate var fontFeatures: String? {
        var features = font.features
        switch ligature {
        case 0: features += ["liga=0", "clig=0", "dlig=0"]
        case 2: features.append("dlig=1")
        default: break
        }
        return features.isEmpty ? nil : features.joined(separator: ",")
    }
}

extension TextLayout.Alignment {
    fileprivate var tabAlignment: PangoTabAlign {
        switch self {
        case .left, .natural, .justified: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: PANGO_TAB_RIGHT
        }
    }
}
