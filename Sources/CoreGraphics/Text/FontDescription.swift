import CCairo
import Foundation

/// A font by family, size, weight and slant.
///
/// A family that is not installed is replaced by fontconfig's nearest match.
package struct FontDescription: Hashable, Sendable {
    /// The family of the system font.
    package static let systemFamily = "Inter"
    /// The family of the monospaced system font.
    package static let monospacedFamily = "Noto Sans Mono"

    /// The family's name.
    package var family: String {
        didSet { FontLibrary.prepare(family) }
    }
    /// The font size (em) in points. A size that is not finite or below 0.01 is laid out as 0.01, one above 10 000 as 10 000.
    package var size: Double
    /// The CSS weight: 100 thin, 400 regular, 500 medium, 600 semibold, 700 bold, 900 black.
    package var weight: Double
    package var isItalic: Bool
    /// The CSS width in percent: 75 condensed, 100 normal, 125 expanded.
    package var width: Double
    /// OpenType features in order of application, in CSS syntax: `tnum=1`.
    package var features: [String]
    /// Values of a variable font's axes, as `wght=650`.
    package var variations: [String] = []
    /// Families that have the letters which this one lacks, before all others.
    package var cascade: [String] = [] {
        didSet { cascade.forEach(FontLibrary.prepare) }
    }

    package init(
        family: String = FontDescription.systemFamily, size: Double, weight: Double = 400, isItalic: Bool = false, width: Double = 100,
        features: [String] = []
    ) {
        self.family = family
        if family != FontDescription.systemFamily { FontLibrary.prepare(family) }
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.width = width
        self.features = features
    }

    /// The font size used in layout.
    var usedSize: Double {
        guard size.isFinite else {
            reportOnce("FontDescription.size", "FontDescription.size: \(size) is not finite; 0.01 is used.")
            return 0.01
        }
        return min(max(size, 0.01), 10_000)
    }

    /// The description as a Pango object; the caller frees it.
    func makePango() -> OpaquePointer {
        guard let description = pango_font_description_new() else {
            trap(object: "FontDescription", value: "no memory for the font \(family)", remedy: "free some")
        }
        pango_font_description_set_family(description, ([family] + cascade).map(FontLibrary.drawnFamilies).joined(separator: ","))
        // An absolute size is in layout units, independent of the resolution.
        pango_font_description_set_absolute_size(description, (usedSize * Double(PANGO_SCALE)).rounded())
        let weight = weight.isFinite ? min(max(weight, 100), 1000) : 400
        pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rounded())))
        pango_font_description_set_style(description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(description, FontDescription.stretch(ofWidth: width))
        if !variations.isEmpty { pango_font_description_set_variations(description, variations.joined(separator: ",")) }
        return description
    }

    private static func stretch(ofWidth width: Double) -> PangoStretch {
        switch width {
        case ..<56: PANGO_STRETCH_ULTRA_CONDENSED
        case ..<69: PANGO_STRETCH_EXTRA_CONDENSED
        case ..<81: PANGO_STRETCH_CONDENSED
        case ..<94: PANGO_STRETCH_SEMI_CONDENSED
        case 106..<119: PANGO_STRETCH_SEMI_EXPANDED
        case 119..<137: PANGO_STRETCH_EXPANDED
        case 137..<175: PANGO_STRETCH_EXTRA_EXPANDED
        case 175...: PANGO_STRETCH_ULTRA_EXPANDED
        default: PANGO_STRETCH_NORMAL
        }
    }
}
