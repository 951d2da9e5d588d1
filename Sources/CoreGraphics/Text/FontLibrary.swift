import CCairo
import Foundation

/// The fonts that may be used: the machine's, and those that the app has registered. May be asked from any thread.
package enum FontLibrary {
    /// Grows whenever fonts come or go, so that what was kept of the fonts before is given up.
    static var generation: Int { 0 }

    /// Lets a thread's font map see the fonts.
    static func configure(_ fontMap: UnsafeMutablePointer<PangoFontMap>) {}
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
