import CCairo
import Foundation

/// One paragraph laid out by Pango, with a limited number of lines.
///
/// Not thread-safe: the fonts belong to the thread that created it.
final class TextParagraph {
    /// A range of the paragraph's bytes with one style.
    struct Segment {
        var range: Range<Int>
        var style: TextStyle
    }

    /// A line laid out by Pango.
    struct Line {
        let pango: UnsafeMutablePointer<PangoLayoutLine>
        /// The distance from the paragraph's top.
        let baseline: Double
        let top: Double
        let bottom: Double
        /// Includes the letter spacing (`kern`) after the last letter.
        let width: Double
        /// The letter spacing of the first run, of which Pango omits one half at the line's start.
        let leftSpacing: Double
        let isRightToLeft: Bool
    }

    /// The input of line breaking.
    struct Limits {
        /// The distance between the indents' leading and trailing edges; nil for as much as the text needs.
        var maxWidth: Double?
        /// At least 1.
        var maxLines: Int
        /// The last line's treatment of remaining text.
        var truncation: TextLayout.LineBreaking?
    }

    let lines: [Line]
    /// Whether some of the text is not shown.
    let isTruncated: Bool
    let segments: [Segment]
    let style: TextParagraphStyle
    /// The marker of a list's item; nil without one.
    var marker: TextParagraph?
    private let text: [UInt8]
    /// The additional spacing of expanded letters, by byte; empty for most paragraphs.
    private let widenings: [Int: Double]
    private let layout: OpaquePointer

    /// - Parameters:
    ///   - text: UTF-8 without paragraph separators and NULs.
    ///   - segments: Styles that together cover the text; one, even for empty text.
    init(_ text: [UInt8], segments: [Segment], style: TextParagraphStyle, in workspace: TextWorkspace, limits: Limits) {
        guard let layout = pango_layout_new(workspace.context(style.baseWritingDirection)) else {
            trap(object: "TextParagraph", value: "no memory for \(text.count) bytes of text", remedy: "free some")
        }
        self.layout = layout
        self.text = text
        self.segments = segments
        self.style = style
        text.withUnsafeBytes { bytes in
            pango_layout_set_text(layout, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count))
        }
        pango_layout_set_auto_dir(layout, style.baseWritingDirection == nil ? 1 : 0)
        if let first = segments.first { pango_layout_set_font_description(layout, workspace.pango(first.style.font)) }
        let widenings = TextParagraph.widenings(of: segments, text, style, in: workspace)
        self.widenings = widenings
        let attributes = TextParagraph.attributes(for: segments, widenings, of: text, in: workspace)
        if style.keepsHangulWords { TextParagraph.keepHangulWords(in: attributes, text) }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        TextParagraph.setTabs(of: layout, style, isUsed: text.contains(0x09))
        let lineLimit = style.lineBreaking.wraps ? limits.maxLines : 1
        let truncation = style.lineBreaking.wraps ? limits.truncation : style.lineBreaking
        let words = limits.maxWidth == nil || style.lineBreaking != .wordWrap ? [] : workspace.hyphenatedWords(of: text, style)
        let factor = style.hyphenation?.factor ?? 0
        if factor >= 1 { TextParagraph.hyphenate(layout, words) }
        TextParagraph.setWidth(of: layout, segments, style, limits.maxWidth, lineLimit: lineLimit, truncation: truncation)
        if !words.isEmpty, factor < 1 {
            let indents = (TextParagraphStyle.length(style.firstLineHeadIndent), TextParagraphStyle.length(style.headIndent))
            TextParagraph.hyphenate(layout, words, factor: factor, indents: indents, lineLimit: lineLimit)
        }
        if style.pushesOut, style.lineBreaking == .wordWrap, words.isEmpty { TextParagraph.pushOut(layout, lineLimit: lineLimit) }
        let all = TextParagraph.lines(of: layout, segments, widenings)
        lines = Array(all.prefix(lineLimit))
        TextParagraph.reportMissingLetters(of: layout, text)
        isTruncated = all.count > lineLimit || pango_layout_is_ellipsized(layout) != 0
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// The style at a byte of the text; the last one's beyond its end.
    func style(atByte offset: Int) -> TextStyle? {
        segments.isEmpty ? nil : segments[min(segments.firstIndex(endingAfter: offset), segments.count - 1)].style
    }

    /// The spacing after the letters of a run that begins at a byte, expansion included.
    func spacing(atByte offset: Int) -> Double {
        (style(atByte: offset)?.spacing ?? 0) + (widenings.isEmpty ? 0 : widenings[offset] ?? 0)
    }

    /// Unicode properties of the positions before each code point and at the end.
    var letterAttributes: UnsafeBufferPointer<PangoLogAttr> {
        var count: Int32 = 0
        let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
        return UnsafeBufferPointer(start: attributes, count: attributes == nil ? 0 : Int(count))
    }

    /// Whether U+FFFC is at a byte of the text.
    func isObjectReplacement(atByte offset: Int) -> Bool {
        offset >= 0 && offset + 2 < text.count && text[offset..<offset + 3].elementsEqual([0xEF, 0xBF, 0xBC])
    }

    /// Whether a space or a tab is at a byte of the text.
    func isSpace(atByte offset: Int) -> Bool {
        text.indices.contains(offset) && (text[offset] == 0x20 || text[offset] == 0x09)
    }

    /// The distance from the leading edge to a line's start.
    func indent(ofLine index: Int) -> Double {
        TextParagraphStyle.length(index == 0 ? style.firstLineHeadIndent : style.headIndent)
    }

    private static func setWidth(
        of layout: OpaquePointer, _ segments: [Segment], _ style: TextParagraphStyle, _ maxWidth: Double?, lineLimit: Int,
        truncation: TextLayout.LineBreaking?
    ) {
        let (first, others) = (TextParagraphStyle.length(style.firstLineHeadIndent), TextParagraphStyle.length(style.headIndent))
        pango_layout_set_indent(layout, PangoText.units(first - others))
        guard let maxWidth, style.lineBreaking != .clipping else { return }
        let isCutAtEdge = lineLimit == 1 && truncation == .clipping
        let width = max(maxWidth - min(first, others), 0)
        if !isCutAtEdge { pango_layout_set_width(layout, PangoText.units(width)) }
        // Pango 1.50 aborts the program when it goes back to a break between words and the word still does not fit (`process_line`), so
        // lines that cannot hold a wide letter break between characters.
        let breaksAtLetters = style.lineBreaking == .charWrap || segments.contains { width < $0.style.widestLetter }
        pango_layout_set_wrap(layout, breaksAtLetters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
        if let truncation, truncation.truncates, lineLimit < Int.max {
            // A negative height is a number of lines.
            pango_layout_set_height(layout, -Int32(clamping: lineLimit))
            pango_layout_set_ellipsize(layout, truncation.ellipsis)
        }
    }

    /// Says once that no font has some letters, and what helps.
    private static func reportMissingLetters(of layout: OpaquePointer, _ text: [UInt8]) {
        let count = pango_layout_get_unknown_glyphs_count(layout)
        guard count > 0 else { return }
        reportOnce("TextParagraph.missingLetters", FontConfiguration.machine.sentence(aboutMissing: Int(count), of: text))
    }

    private static func lines(of layout: OpaquePointer, _ segments: [Segment], _ widenings: [Int: Double]) -> [Line] {
        guard let iterator = pango_layout_get_iter(layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        let isSpaced = !widenings.isEmpty || segments.contains { $0.style.spacing != 0 }
        func spacing(_ run: PangoGlyphItem) -> Double {
            guard let offset = run.item?.pointee.offset, !segments.isEmpty else { return 0 }
            let index = min(segments.firstIndex(endingAfter: Int(offset)), segments.count - 1)
            return segments[index].style.spacing + (widenings[Int(offset)] ?? 0)
        }
        var lines: [Line] = []
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            var width = PangoText.points(logical.width)
            if pango_layout_is_ellipsized(layout) != 0 { width -= line.takeBackFilling() }
            var ends = (left: 0.0, right: 0.0)
            if isSpaced, let first = PangoRuns(line).first(where: { _ in true }) {
                ends = (spacing(first), spacing(PangoRuns(line).reduce(first) { $1 }))
            }
            lines.append(
                Line(
                    pango: line, baseline: PangoText.points(pango_layout_iter_get_baseline(iterator)),
                    top: PangoText.points(logical.y), bottom: PangoText.points(logical.y) + PangoText.points(logical.height),
                    width: max(width + (ends.left + ends.right) / 2, 0), leftSpacing: ends.left,
                    isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }
}

/// The runs of a line from left to right.
struct PangoRuns: Sequence, IteratorProtocol {
    private var node: UnsafeMutablePointer<GSList>?

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
        node = line.pointee.runs
    }

    mutating func next() -> PangoGlyphItem? {
        while let current = node {
            node = current.pointee.next
            if let run = current.pointee.data { return run.assumingMemoryBound(to: PangoGlyphItem.self).pointee }
        }
        return nil
    }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
    /// Shrinks the ellipsis to its glyphs' width, and returns the removed width in points: Pango fills the rest of the line with it.
    fileprivate func takeBackFilling() -> Double {
        var filling = 0.0
        // The eighth flag marks the run of the ellipsis.
        for run in PangoRuns(self) {
            guard let item = run.item, item.pointee.analysis.flags & 0x80 != 0, let glyphs = run.glyphs,
                let font = item.pointee.analysis.font, glyphs.pointee.num_glyphs > 0
            else { continue }
            var logical = PangoRectangle()
            pango_font_get_glyph_extents(font, glyphs.pointee.glyphs[0].glyph, nil, &logical)
            let width = glyphs.pointee.glyphs[0].geometry.width
            guard width > logical.width else { continue }
            glyphs.pointee.glyphs[0].geometry.width = logical.width
            filling += PangoText.points(width) - PangoText.points(logical.width)
        }
        return filling
    }
}

extension TextLayout.LineBreaking {
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .wordWrap, .charWrap, .clipping: PANGO_ELLIPSIZE_NONE
        case .truncatingHead: PANGO_ELLIPSIZE_START
        case .truncatingTail: PANGO_ELLIPSIZE_END
        case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        }
    }
}
