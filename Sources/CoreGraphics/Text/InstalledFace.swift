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
        isMonospaced = (whole("spacing") ?? 0) >= 100
    }

    /// A description of the face at a size.
    package func description(size: Double) -> FontDescription {
        FontDescription(family: family, size: size, weight: weight, isItalic: isItalic, width: width)
    }
}
