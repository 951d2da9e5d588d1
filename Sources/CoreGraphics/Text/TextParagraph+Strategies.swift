import CCairo

// Line break strategies.
extension TextParagraph {
    /// Forbids line breaks between the syllables of Korean words.
    static func keepHangulWords(in attributes: OpaquePointer?, _ text: [UInt8]) {
        var (offset, start): (Int, Int?) = (0, nil)
        func end() {
            if let start { forbidBreaks(in: start..<offset, of: attributes) }
            start = nil
        }
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if scalar.isHangul { start = start ?? offset } else { end() }
            offset += UTF8.width(scalar)
        }
        end()
    }

    /// If the last line is a single word, moves the last word of the line before it there, unless that is the only one of its line, or both
    /// do not fit in one.
    static func pushOut(_ layout: OpaquePointer, lineLimit: Int) {
        let count = pango_layout_get_line_count(layout)
        guard count > 1, count <= lineLimit, pango_layout_is_ellipsized(layout) == 0,
            let last = pango_layout_get_line_readonly(layout, count - 1), let before = pango_layout_get_line_readonly(layout, count - 2),
            let bytes = pango_layout_get_text(layout)
        else { return }
        let (start, end) = (Int(last.pointee.start_index), Int(last.pointee.start_index + last.pointee.length))
        var attributeCount: Int32 = 0
        guard let letters = pango_layout_get_log_attrs_readonly(layout, &attributeCount) else { return }
        var (offset, previous): (Int, Int?) = (0, nil)
        for (letter, scalar) in zip(0..<Int(attributeCount), String(cString: bytes).unicodeScalars) {
            if letters[letter].is_line_break != 0 {
                if offset > start { return }
                if offset > Int(before.pointee.start_index), offset < start { previous = offset }
            }
            offset += UTF8.width(scalar)
        }
        guard let previous, let old = pango_layout_get_attributes(layout), let changed = pango_attr_list_copy(old) else { return }
        pango_attr_list_ref(old)
        defer {
            pango_attr_list_unref(old)
            pango_attr_list_unref(changed)
        }
        forbidBreaks(in: previous..<end, of: changed)
        pango_layout_set_attributes(layout, changed)
        if pango_layout_get_line_count(layout) != count || isTooWide(layout, line: count - 1) { pango_layout_set_attributes(layout, old) }
    }

    /// Whether a line is wider than its layout, as one that cannot break.
    private static func isTooWide(_ layout: OpaquePointer, line number: Int32) -> Bool {
        let width = pango_layout_get_width(layout)
        guard width >= 0, let line = pango_layout_get_line_readonly(layout, number) else { return false }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return logical.width > width
    }

    private static func forbidBreaks(in range: Range<Int>, of attributes: OpaquePointer?) {
        guard let attribute = pango_attr_allow_breaks_new(0) else { return }
        attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_insert(attributes, attribute)
    }
}

extension Unicode.Scalar {
    /// Whether it is a syllable or letter of the Korean script.
    fileprivate var isHangul: Bool { 0xAC00...0xD7A3 ~= value || 0x1100...0x11FF ~= value || 0x3131...0x318E ~= value }
}
