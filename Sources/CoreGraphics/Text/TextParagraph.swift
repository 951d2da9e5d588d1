import CCairo
import Foundation

/// One paragraph laid out by Pango, with at most so many lines.
///
/// Not for more than one thread: the fonts belong to the thread that made it.
final class TextParagraph {
    /// A stretch of the paragraph's bytes of one style.
    struct Segment {
        var range: Range<Int>
        var style: TextStyle
    }

    /// A line as Pango laid it out.
    struct Line {
        let pango: UnsafeMutablePointer<PangoLayoutLine>
        /// From the paragraph's top.
        let baseline: Double
        let top: Double
        let bottom: Double
        let width: Double
        let isRightToLeft: Bool
    }

    let lines: [Line]
    /// True when some of the text is not shown.
    let isTruncated: Bool
    private let segments: [Segment]
    private let layout: OpaquePointer

    /// - Parameters:
    ///   - text: UTF-8 without paragraph separators and zeros.
    ///   - segments: styles that together cover the text; one, even for no text.
    ///   - maxLines: at least 1.
    init(
        _ text: [UInt8], segments: [Segment], context: OpaquePointer, maxWidth: Double?, maxLines: Int, isJustified: Bool,
        lineBreaking: TextLayout.LineBreaking
    ) {
        guard let layout = pango_layout_new(context) else {
            trap(object: "TextParagraph", value: "no memory for \(text.count) bytes of text", remedy: "free some")
        }
        self.layout = layout
        self.segments = segments
        text.withUnsafeBytes { bytes in
            pango_layout_set_text(layout, bytes.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count))
        }
        segments.first?.style.font.withPango { pango_layout_set_font_description(layout, $0) }
        let attributes = TextParagraph.attributes(for: segments, hasSoftHyphens: TextParagraph.hasSoftHyphens(text))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        if let maxWidth, lineBreaking != .clipping {
            pango_layout_set_width(layout, PangoText.units(max(maxWidth, 0)))
            pango_layout_set_wrap(layout, lineBreaking == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            pango_layout_set_justify(layout, isJustified ? 1 : 0)
            if lineBreaking.truncates, maxLines < Int.max {
                // A negative height counts lines.
                pango_layout_set_height(layout, -Int32(clamping: maxLines))
                pango_layout_set_ellipsize(layout, lineBreaking.ellipsis)
            }
        }
        let all = TextParagraph.lines(of: layout)
        lines = Array(all.prefix(maxLines))
        isTruncated = all.count > maxLines || pango_layout_is_ellipsized(layout) != 0
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// The style at a byte of the text; that of the last one beyond its end.
    func style(atByte offset: Int) -> TextStyle? {
        (segments.first { $0.range.upperBound > offset } ?? segments.last)?.style
    }

    private static func lines(of layout: OpaquePointer) -> [Line] {
        guard let iterator = pango_layout_get_iter(layout) else { return [] }
        defer { pango_layout_iter_free(iterator) }
        var lines: [Line] = []
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            var logical = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &logical)
            lines.append(
                Line(
                    pango: line, baseline: PangoText.points(pango_layout_iter_get_baseline(iterator)),
                    top: PangoText.points(logical.y), bottom: PangoText.points(logical.y + logical.height),
                    width: PangoText.points(logical.width),
                    isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
        } while pango_layout_iter_next_line(iterator) != 0
        return lines
    }

    private static func attributes(for segments: [Segment], hasSoftHyphens: Bool) -> OpaquePointer? {
        let list = pango_attr_list_new()
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            attribute?.pointee.start_index = UInt32(clamping: range.lowerBound)
            attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        for (index, segment) in segments.enumerated() {
            segment.style.font.withPango { insert(pango_attr_font_desc_new($0), segment.range) }
            if segment.style.kern != 0, segment.style.kern.isFinite {
                insert(pango_attr_letter_spacing_new(PangoText.units(segment.style.kern)), segment.range)
            }
            // Not seen, since we paint the runs ourselves: a colour for each segment makes Pango end its runs where a segment ends.
            let number = UInt32(truncatingIfNeeded: index)
            insert(pango_attr_foreground_new(UInt16(number & 0xFFFF), UInt16(number >> 16), 0), segment.range)
        }
        if !hasSoftHyphens, let end = segments.last?.range.upperBound {
            // Pango would put a hyphen wherever it breaks a word.
            insert(pango_attr_insert_hyphens_new(0), 0..<end)
        }
        return list
    }

    private static func hasSoftHyphens(_ text: [UInt8]) -> Bool {
        zip(text, text.dropFirst()).contains { $0 == 0xC2 && $1 == 0xAD }
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
