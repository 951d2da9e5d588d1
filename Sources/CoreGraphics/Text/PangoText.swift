import CCairo
import Foundation

/// What every use of Pango here shares.
enum PangoText {
    /// A context in which a unit is a point and nothing is rounded or hinted, so that text is laid out alike at every scale.
    ///
    /// It belongs to the calling thread, as the fonts behind it do; the caller releases it.
    static func makeContext() -> OpaquePointer {
        guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else {
            trap(object: "PangoText", value: "no memory for a text context", remedy: "free some")
        }
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        // The language decides about glyphs and breaks: not the machine's, so that every machine agrees.
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }

    /// Pango's units, 1024 to the point, as points.
    static func points(_ units: Int32) -> Double {
        Double(units) / Double(PANGO_SCALE)
    }

    /// Points as Pango's units, held to what Pango can add up.
    static func units(_ points: Double) -> Int32 {
        Int32(min(max((points * Double(PANGO_SCALE)).rounded(), -1e9), 1e9))
    }
}

/// Whether a font family of this name is installed, upper and lower case alike.
package func installedFamilyMatches(_ family: String) -> Bool {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).contains { index in
        guard let name = pango_font_family_get_name(families?[index]) else { return false }
        return String(cString: name).lowercased() == family.lowercased()
    }
}
