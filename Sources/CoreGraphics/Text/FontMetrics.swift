import CCairo
import Foundation

/// The vertical metrics of a font, in points.
package struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of a line; positive.
    package let ascender: Double
    /// The distance from the baseline to the bottom of a line; negative, as in UIKit.
    package let descender: Double
    /// The height of a flat capital letter, H.
    package let capHeight: Double
    /// The height of a flat small letter, x.
    package let xHeight: Double
    /// The font's recommended distance between two lines.
    package let leading: Double
    /// The distance from the baseline up to the top of the underline; usually negative.
    package let underlinePosition: Double
    package let underlineThickness: Double
    /// The distance from the baseline up to the top of the strikethrough line.
    package let strikethroughPosition: Double
    package let strikethroughThickness: Double
    /// The height of one line: `ascender - descender + leading`.
    package var lineHeight: Double { ascender - descender + leading }

    /// The metrics multiplied by `factor`.
    func scaled(by factor: Double) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, capHeight: capHeight * factor, xHeight: xHeight * factor,
            leading: leading * factor, underlinePosition: underlinePosition * factor, underlineThickness: underlineThickness * factor,
            strikethroughPosition: strikethroughPosition * factor, strikethroughThickness: strikethroughThickness * factor)
    }

    /// The proportions of the system font at 1000 points, if no font at all is installed.
    fileprivate static let fallback = FontMetrics(
        ascender: 969, descender: -242, capHeight: 727, xHeight: 546, leading: 0, underlinePosition: -120, underlineThickness: 70,
        strikethroughPosition: 310, strikethroughThickness: 70)
}

extension FontDescription {
    /// The font's metrics at its size; exactly proportional to it.
    package var metrics: FontMetrics {
        var model = self
        model.size = FontDescription.measuredSize
        model.features = []
        return MetricsCache.metrics(of: model).scaled(by: usedSize / FontDescription.measuredSize)
    }

    /// Large, so that rounding to Pango's integer units is negligible.
    private static let measuredSize = 1000.0

    fileprivate func measure() -> FontMetrics {
        let workspace = TextWorkspace.current
        guard let font = pango_context_load_font(workspace.context(), workspace.pango(self)) else { return .fallback }
        defer { g_object_unref(font) }
        let metrics = pango_font_get_metrics(font, nil)
        defer { pango_font_metrics_unref(metrics) }
        let ascender = PangoText.points(pango_font_metrics_get_ascent(metrics))
        let descender = PangoText.points(pango_font_metrics_get_descent(metrics))
        func height(_ tag: hb_ot_metrics_tag_t, like letter: String) -> Double {
            var units: hb_position_t = 0
            // Fallback for a missing or empty metrics table.
            if hb_ot_metrics_get_position(pango_font_get_hb_font(font), tag, &units) != 0, units > 0 { return PangoText.points(units) }
            return inkHeight(of: letter, in: workspace)
        }
        return FontMetrics(
            ascender: ascender, descender: -descender, capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT, like: "H"),
            xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT, like: "x"),
            leading: max(PangoText.points(pango_font_metrics_get_height(metrics)) - ascender - descender, 0),
            underlinePosition: PangoText.points(pango_font_metrics_get_underline_position(metrics)),
            underlineThickness: PangoText.points(pango_font_metrics_get_underline_thickness(metrics)),
            strikethroughPosition: PangoText.points(pango_font_metrics_get_strikethrough_position(metrics)),
            strikethroughThickness: PangoText.points(pango_font_metrics_get_strikethrough_thickness(metrics)))
    }

    private func inkHeight(of letter: String, in workspace: TextWorkspace) -> Double {
        guard let layout = pango_layout_new(workspace.context()) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, workspace.pango(self))
        pango_layout_set_text(layout, letter, -1)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        // The glyph's height above the baseline.
        return PangoText.points(pango_layout_get_baseline(layout) - ink.y)
    }
}

/// Cache of each font's metrics at one size; callable from any thread.
private enum MetricsCache {
    nonisolated(unsafe) private static var known: [FontDescription: FontMetrics] = [:]
    nonisolated(unsafe) private static var generation = 0
    private static let lock = NSLock()

    static func metrics(of font: FontDescription) -> FontMetrics {
        let current = FontLibrary.generation
        let found = lock.withLock {
            if generation != current || known.count > 1024 {
                generation = current
                known.removeAll()
            }
            return known[font]
        }
        if let found { return found }
        let measured = font.measure()
        lock.withLock {
            if generation == current { known[font] = measured }
        }
        return measured
    }
}

/// Conversions between points and Pango units.
enum PangoText {
    /// Converts Pango units, 1024 per point, to points.
    static func points(_ units: Int32) -> Double {
        Double(units) / Double(PANGO_SCALE)
    }

    /// Converts points to Pango units, clamped to avoid overflow in Pango.
    static func units(_ points: Double) -> Int32 {
        Int32(min(max((points * Double(PANGO_SCALE)).rounded(), -1e9), 1e9))
    }
}
