import CCairo
import Foundation

/// The tables and outlines of a font's file, in font units; immutable and usable on every thread.
///
/// HarfBuzz reads them; the text layout shapes with the same objects.
package final class Typeface: @unchecked Sendable {
    /// In font units, so that a unit is 1.
    private let font: OpaquePointer
    private let face: OpaquePointer

    /// The face of a font of Pango.
    init?(_ pangoFont: UnsafeMutablePointer<PangoFont>?) {
        guard let pangoFont, let shaping = pango_font_get_hb_font(pangoFont), let shared = hb_font_get_face(shaping),
            let face = hb_face_reference(shared), let font = hb_font_create(face)
        else { return nil }
        let units = Int32(clamping: hb_face_get_upem(face))
        hb_font_set_scale(font, units, units)
        var count: UInt32 = 0
        let coordinates = hb_font_get_var_coords_normalized(shaping, &count)
        if count > 0 { hb_font_set_var_coords_normalized(font, coordinates, count) }
        hb_font_make_immutable(font)
        self.face = face
        self.font = font
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    /// Whether a font of Pango draws with this face.
    func isFace(of pangoFont: UnsafeMutablePointer<PangoFont>) -> Bool {
        pango_font_get_hb_font(pangoFont).map { hb_font_get_face($0) == face } ?? false
    }

    // MARK: Numbers

    package var unitsPerEm: Int { Int(hb_face_get_upem(face)) }
    package var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }
    /// Whether glyphs are images with colors of their own.
    package var hasColor: Bool { hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0 }

    /// The box around all glyphs, y up; zero without a table `head`.
    package var bounds: CGRect {
        guard let head = table(Typeface.tag("head")), head.count >= 44 else { return .zero }
        func number(_ offset: Int) -> CGFloat {
            CGFloat(Int16(bitPattern: UInt16(head[head.startIndex + offset]) << 8 | UInt16(head[head.startIndex + offset + 1])))
        }
        return CGRect(x: number(36), y: number(38), width: number(40) - number(36), height: number(42) - number(38))
    }

    /// The slant of italics in degrees, counterclockwise from the vertical: negative for most.
    package var italicAngle: Double { Double(hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE)) }

    /// The tags of the OpenType features that change or move glyphs.
    package var featureTags: Set<String> {
        var tags: Set<String> = []
        for name in ["GSUB", "GPOS"] {
            var count = hb_ot_layout_table_get_feature_tags(face, Typeface.tag(name), 0, nil, nil)
            var found = [hb_tag_t](repeating: 0, count: Int(count))
            _ = hb_ot_layout_table_get_feature_tags(face, Typeface.tag(name), 0, &count, &found)
            for tag in found.prefix(Int(count)) {
                tags.insert(String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self))
            }
        }
        return tags
    }

    // MARK: Glyphs

    /// The glyph of a character; nil if the font has none.
    package func glyph(of scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// The glyph with a name; nil if there is none.
    package func glyph(named name: String) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_glyph_from_name(font, name, Int32(clamping: name.utf8.count), &glyph) != 0 ? glyph : nil
    }

    /// The name of a glyph; nil if the font has none.
    package func name(of glyph: UInt32) -> String? {
        var buffer = [CChar](repeating: 0, count: 128)
        guard hb_font_get_glyph_name(font, glyph, &buffer, UInt32(buffer.count)) != 0 else { return nil }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    package func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) }

    /// The advance of a glyph in vertical text; positive.
    package func verticalAdvance(of glyph: UInt32) -> Double { -Double(hb_font_get_glyph_v_advance(font, glyph)) }

    /// The box around a glyph's ink, y up; null for one without.
    package func bounds(of glyph: UInt32) -> CGRect {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else { return .null }
        let height = -CGFloat(extents.height)
        return CGRect(x: CGFloat(extents.x_bearing), y: CGFloat(extents.y_bearing) - height, width: CGFloat(extents.width), height: height)
    }

    /// The outline of a glyph, y up; nil for one without, such as a space.
    package func outline(of glyph: UInt32) -> PathData? {
        var path = PathData()
        withUnsafeMutablePointer(to: &path) { hb_font_get_glyph_shape(font, glyph, Self.recorder.functions, $0) }
        return path.isEmpty ? nil : path
    }

    private struct Recorder: @unchecked Sendable {
        let functions: OpaquePointer?
    }

    private static let recorder: Recorder = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in data?.assumingMemoryBound(to: PathData.self).pointee.move(to: CGPoint(x: Double(x), y: Double(y))) },
            nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in data?.assumingMemoryBound(to: PathData.self).pointee.addLine(to: CGPoint(x: Double(x), y: Double(y)))
            },
            nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                data?.assumingMemoryBound(to: PathData.self).pointee.addQuadCurve(
                    to: CGPoint(x: Double(x), y: Double(y)), control: CGPoint(x: Double(controlX), y: Double(controlY)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
                data?.assumingMemoryBound(to: PathData.self).pointee.addCurve(
                    to: CGPoint(x: Double(x), y: Double(y)), control1: CGPoint(x: Double(firstX), y: Double(firstY)),
                    control2: CGPoint(x: Double(secondX), y: Double(secondY)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in data?.assumingMemoryBound(to: PathData.self).pointee.closeSubpath() }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return Recorder(functions: functions)
    }()

    // MARK: Tables

    /// The bytes of a table; nil if the font has none.
    package func table(_ tag: UInt32) -> Data? {
        guard let blob = hb_face_reference_table(face, tag) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }

    /// The bytes of the whole file.
    package var file: Data? {
        guard let blob = hb_face_reference_blob(face) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }

    /// The tag of four letters as a number.
    package static func tag(_ name: String) -> UInt32 { name.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

    /// A text of the table `name`, in English; nil if there is none.
    package func text(_ id: UInt32) -> String? {
        let language = hb_language_from_string("en", -1)
        var size = hb_ot_name_get_utf8(face, id, language, nil, nil)
        guard size > 0 else { return nil }
        var buffer = [CChar](repeating: 0, count: Int(size) + 1)
        size = UInt32(buffer.count)
        _ = hb_ot_name_get_utf8(face, id, language, &size, &buffer)
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// An axis of a variable font.
    package struct Axis {
        package let tag: UInt32
        package let name: String
        package let minimum: Double
        package let initial: Double
        package let maximum: Double
    }

    /// The axes of a variable font.
    package var axes: [Axis] {
        var count: UInt32 = hb_ot_var_get_axis_count(face)
        guard count > 0 else { return [] }
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        _ = hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        return axes.prefix(Int(count)).map {
            Axis(
                tag: $0.tag, name: text(UInt32($0.name_id)) ?? "", minimum: Double($0.min_value), initial: Double($0.default_value),
                maximum: Double($0.max_value))
        }
    }

    /// Characters that the font has.
    package var characters: CharacterSet {
        var characters = CharacterSet()
        guard let set = hb_set_create() else { return characters }
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(face, set)
        var (first, last): (hb_codepoint_t, hb_codepoint_t) = (hb_codepoint_t.max, hb_codepoint_t.max)
        while hb_set_next_range(set, &first, &last) != 0 {
            for value in first...last {
                if let scalar = Unicode.Scalar(value) { characters.insert(scalar) }
            }
        }
        return characters
    }
}

extension FontDescription {
    /// The face that draws letters of the font; nil if there is no font at all.
    package var typeface: Typeface? { TextWorkspace.current.typeface(of: self) }
}
