import CCairo
import CFonts
import Foundation

/// Per-thread state of text layout; Pango's fonts belong to the thread that created them.
final class TextWorkspace {
    /// Cache of layouts.
    var layouts = TextLayoutCache()
    /// The number of layouts created on this thread.
    var layoutCount = 0

    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    /// The generation of the font map's fonts.
    private let generation: Int
    private var contexts: [TextParagraphStyle.WritingDirection?: OpaquePointer] = [:]
    private var descriptions: [FontDescription: OpaquePointer] = [:]
    private var typefaces: [FontDescription: Typeface] = [:]
    /// By language; nil inside for one without a dictionary.
    private var dictionaries: [String: HyphenationDictionary?] = [:]

    private init() {
        // This backend regardless of the environment (`PANGOCAIRO_BACKEND`).
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            trap(object: "TextWorkspace", value: "no memory for the fonts of a thread", remedy: "free some")
        }
        fontMap = map
        generation = FontLibrary.configure(map)
        resetFreeType()
    }

    /// Resets environment settings of Cairo's FreeType library, reached through a first font.
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

    /// The words of a paragraph that a hyphen may break, as `HyphenationDictionary` finds them; none without hyphenation.
    func hyphenatedWords(of text: [UInt8], _ style: TextParagraphStyle) -> [(word: Range<Int>, breaks: [Int])] {
        guard let hyphenation = style.hyphenation, hyphenation.factor > 0 else { return [] }
        let language = hyphenation.language
        if dictionaries[language] == nil { dictionaries[language] = .some(HyphenationDictionary(language: language)) }
        return dictionaries[language].flatMap { $0 }?.words(of: text) ?? []
    }

    /// The calling thread's workspace.
    static var current: TextWorkspace {
        let workspace = ofThread.value
        return workspace.generation == FontLibrary.generation ? workspace : ofThread.replace()
    }

    private static let ofThread = ThreadLocal { TextWorkspace() }

    /// A context in which a unit is a point, without rounding or hinting, so that layout is the same at every scale.
    ///
    /// - Parameter direction: The base direction of paragraphs; nil for that of their first strong characters.
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
        // The language affects glyphs and breaks; a fixed one gives the same result on every machine.
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }

    /// The Pango description of a font; owned by the workspace, valid until the next call.
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

    /// The face of a font, from a cache; the size has no effect.
    func typeface(of font: FontDescription) -> Typeface? {
        var font = font
        font.size = 1000
        font.features = []
        if let known = typefaces[font] { return known }
        guard let loaded = pango_context_load_font(context(), pango(font)) else { return nil }
        defer { g_object_unref(loaded) }
        let typeface = Typeface(loaded)
        if typefaces.count >= 256 { typefaces.removeAll() }
        typefaces[font] = typeface
        return typeface
    }

    /// A font of Pango, which the caller releases; nil if there is none at all.
    func loadedFont(_ font: FontDescription) -> UnsafeMutablePointer<PangoFont>? { pango_context_load_font(context(), pango(font)) }
}
