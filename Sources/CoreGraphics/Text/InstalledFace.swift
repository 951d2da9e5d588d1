import CCairo
import Foundation

/// An installed face, as listed by fontconfig.
package struct InstalledFace: Hashable, Sendable {
    package var family: String
    /// The style name from the file, such as `"SemiBold Italic"`.
    package var style: String
    package var postScriptName: String
    /// The CSS weight, 100…900.
    package var weight: Double
    package var isItalic: Bool
    /// The CSS width in percent.
    package var width: Double
    /// Whether all glyphs have the same width.
    package var isMonospaced: Bool
}

extension InstalledFace {
    /// Reads a fontconfig pattern; nil for one without names, or for a variable font.
    init?(_ pattern: OpaquePointer?) {
        func text(_ key: String) -> String? {
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
            return String(cString: value)
        }
        func number(_ key: String) -> Double? {
            var value = 0.0
            return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
        }
        func whole(_ key: String) -> Int32? {
            var value: Int32 = 0
            return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? value : nil
        }
        guard let family = text("family"), let name = text("postscriptname"), let weight = number("weight") else { return nil }
        self.family = family
        style = text("style") ?? "Regular"
        postScriptName = name
        self.weight = min(max(FcWeightToOpenTypeDouble(weight).rounded(), 100), 1000)
        isItalic = (whole("slant") ?? 0) > 0
        width = number("width") ?? 100
        // Fontconfig takes a font with marks of no width for one of several widths.
        isMonospaced = (whole("spacing") ?? 0) >= 100 || family == FontDescription.monospacedFamily
    }

    /// All names of a pattern's family, in lower case.
    static func families(of pattern: OpaquePointer?) -> [String] {
        var names: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, "family", Int32(names.count), &value) == FcResultMatch, let name = value {
            names.append(String(cString: name).lowercased())
        }
        return names
    }

    /// A description of the face at a size.
    package func description(size: Double) -> FontDescription {
        FontDescription(family: family, size: size, weight: weight, isItalic: isItalic, width: width)
    }
}
