import CCairo
import CFonts
import Foundation

/// What one thread keeps for laying out text; Pango's fonts belong to the thread that made them.
final class TextWorkspace {
    /// Layouts made before, for as long as they are asked for.
    var layouts = TextLayoutCache()
    /// How many layouts this thread has made.
    var layoutCount = 0

    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    /// Which fonts the font map knows; others count from another number.
    private let generation: Int
    private var contexts: [TextParagraphStyle.WritingDirection?: OpaquePointer] = [:]
    private var descriptions: [FontDescription: OpaquePointer] = [:]

    private init() {
        // Of this type whatever the environment asks for (`PANGOCAIRO_BACKEND`).
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            trap(object: "TextWorkspace", value: "no memory for the fonts of a thread", remedy: "free some")
        }
        fontMap = map
        generation = FontLibrary.configure(map)
        resetFreeType()
    }

    /// Takes the environment's influence from Cairo's FreeType library, which a first font leads to.
    private func resetFreeType() {
        guard let context = pango_font_map_create_context(fontMap) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let description = FontDescription(size: 16).makePango()
        defer { pango_font_description_free(description) }
        guard let font = pango_font_map_load_font(fontMap, context, description) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        // Every Pango font of a Cairo font map is a Cairo font too.
        if let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) { kinora_reset_freetype(UnsafeMutableRawPointer(scaled)) }
    }

    deinit {
        for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
        for description in descriptions.values { pango_font_description_free(description) }
        g_object_unref(UnsafeMutableRawPointer(fontMap))
    }

    /// The calling thread's own.
    static var current: TextWorkspace {
        let generation = FontLibrary.generation
        if let known = pthread_getspecific(key) {
            let workspace = Unmanaged<TextWorkspace>.fromOpaque(known).takeUnretainedValue()
            if workspace.generation == generation { return workspace }
            pthread_setspecific(key, nil)
            Unmanaged<TextWorkspace>.fromOpaque(known).release()
        }
        let workspace = TextWorkspace()
        pthread_setspecific(key, Unmanaged.passRetained(workspace).toOpaque())
        return workspace
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { workspace in
            if let workspace { Unmanaged<TextWorkspace>.fromOpaque(workspace).release() }
        }
        return key
    }()

    /// A context in which a unit is a point and nothing is rounded or hinted, so that text is laid out alike at every scale.
    ///
    /// - Parameter direction: the base direction of paragraphs; nil for that of their first letters.
    func context(_ direction: TextParagraphStyle.WritingDirection? = nil) -> OpaquePointer {
        if let known = contexts[direction] { return known }
        let context = makeContext()
        pango_context_set_base_dir(context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        contexts[direction] = context
        return context
    }

    private func makeContext() -> OpaquePointer {
        guard let context = pango_font_map_create_context(fontMap) else {
            trap(object: "TextWorkspace", value: "no memory for a text context", remedy: "free some")
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

    /// Pango's form of a font; the workspace's own, and gone with the next one asked for.
    func pango(_ font: FontDescription) -> OpaquePointer {
        if let known = descriptions[font] { return known }
        if descriptions.count >= 256 {
            for description in descriptions.values { pango_font_description_free(description) }
            descriptions.removeAll()
        }
        let description = font.makePango()
        descriptions[font] = description
        return description
    }
}
