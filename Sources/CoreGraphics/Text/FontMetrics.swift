import CCairo
import Foundation

/// The vertical measures of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line; positive.
    package let ascender: Double
    /// From the baseline down to the bottom of a line; negative, as UIKit has it.
    package let descender: Double
    /// The height of a flat capital letter, H.
    package let capHeight: Double
    /// The height of a flat small letter, x.
    package let xHeight: Double
    /// What the font asks for between two lines; Pango, like Inter, has none.
    package var leading: Double { 0 }
    /// The height of one line: `ascender - descender + leading`.
    package var lineHeight: Double { ascender - descender + leading }

    /// The measures `factor` times as large.
    func scaled(by factor: Double) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, capHeight: capHeight * factor, xHeight: xHeight * factor)
    }
}

extension FontDescription {
    /// The font's measures at its size; exactly proportional to it.
    package var metrics: FontMetrics {
        var model = self
        model.size = FontDescription.measuredSize
        return MetricsCache.metrics(of: model) { model.measure() }.scaled(by: usedSize / FontDescription.measuredSize)
    }

    /// Large, so that Pango's whole numbers round away nothing that matters.
    private static let measuredSize = 1000.0

    private func measure() -> FontMetrics {
        let context = PangoText.makeContext()
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        return withPango { description in
            guard let font = pango_context_load_font(context, description) else {
                // No font at all is installed: the shape of the system font, so that layout goes on.
                return FontMetrics(ascender: 969, descender: -242, capHeight: 727, xHeight: 546)
            }
            defer { g_object_unref(font) }
            let metrics = pango_font_get_metrics(font, nil)
            defer { pango_font_metrics_unref(metrics) }
            return FontMetrics(
                ascender: PangoText.points(pango_font_metrics_get_ascent(metrics)),
                descender: -PangoText.points(pango_font_metrics_get_descent(metrics)),
                capHeight: FontDescription.inkHeight(of: "H", context, description),
                xHeight: FontDescription.inkHeight(of: "x", context, description))
        }
    }

    private static func inkHeight(of letter: String, _ context: OpaquePointer, _ description: OpaquePointer) -> Double {
        guard let layout = pango_layout_new(context) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, letter, -1)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        // The letter stands on the baseline: only what is above it counts.
        return PangoText.points(pango_layout_get_baseline(layout) - ink.y)
    }
}

/// Remembers the measures of each font at one size; may be asked from any thread.
private enum MetricsCache {
    nonisolated(unsafe) private static var known: [FontDescription: FontMetrics] = [:]
    private static let lock = NSLock()

    static func metrics(of font: FontDescription, measure: () -> FontMetrics) -> FontMetrics {
        if let found = lock.withLock({ known[font] }) { return found }
        let measured = measure()
        lock.withLock { known[font] = measured }
        return measured
    }
}
