import CoreGraphics

/// A typeface without a size, with its name: `Inter-SemiBoldItalic`.
package struct FontFace {
    let family: String
    /// 100…900, CSS weights.
    let weight: Double
    let isItalic: Bool
    /// In percent of normal.
    let width: Double

    package init(_ description: FontDescription) {
        family = description.family
        weight = description.weight
        isItalic = description.isItalic
        width = description.width
    }

    /// Finds an installed face by name: a PostScript name, a family, or a family and a style after a hyphen; nil if there is none.
    package init?(name: String) {
        guard !name.isEmpty else { return nil }
        AppFonts.register()
        if let face = FontLibrary.faces.first(where: { $0.postScriptName == name }) {
            (family, weight, isItalic, width) = (face.family, face.weight, face.isItalic, face.width)
        } else if let apple = AppleFamily.all[name.lowercased()], let face = Self.nearest(to: (400, false, 100), inFamily: apple.name) {
            (family, weight, isItalic, width) = (face.family, face.weight, face.isItalic, face.width)
        } else if let face = FontLibrary.faces(ofFamily: name).first {
            (family, weight, isItalic, width) = (face.family, 400, false, 100)
        } else {
            guard let hyphen = name.lastIndex(of: "-"), let style = Self.style(named: String(name[name.index(after: hyphen)...])),
                let face = FontLibrary.faces(ofFamily: String(name[..<hyphen])).first,
                // iOS's families have the faces of the table alone.
                AppleFamily.all[face.family.lowercased()] == nil
            else { return nil }
            (family, weight, isItalic, width) = (face.family, style.weight, style.isItalic, 100)
        }
    }

    /// The PostScript name of the nearest installed face, or family and style; accepted by `init(name:)`.
    package var name: String {
        let isApple = AppleFamily.all[family.lowercased()] != nil
        if let nearest = Self.nearest(to: (weight, isItalic, width), inFamily: family),
            isApple || nearest.isItalic == isItalic && abs(nearest.weight - weight) <= 50
        {
            return nearest.postScriptName
        }
        let named = Self.weights.min { abs($0.css - weight) < abs($1.css - weight) }
        var style = named.map { $0.css == 400 ? "" : $0.name } ?? ""
        if isItalic { style += "Italic" }
        return family + "-" + (style.isEmpty ? "Regular" : style)
    }

    private static func nearest(to look: (weight: Double, isItalic: Bool, width: Double), inFamily family: String) -> InstalledFace? {
        func distance(_ face: InstalledFace) -> Double {
            abs(face.weight - look.weight) + (face.isItalic == look.isItalic ? 0 : 10_000) + 100 * abs(face.width - look.width)
        }
        return FontLibrary.faces(ofFamily: family).min { distance($0) < distance($1) }
    }

    package func description(size: CGFloat) -> FontDescription {
        FontDescription(family: family, size: Double(size), weight: weight, isItalic: isItalic, width: width)
    }

    private static func style(named style: String) -> (weight: Double, isItalic: Bool)? {
        var rest = style.lowercased()
        var isItalic = false
        for word in ["italic", "oblique"] where rest.hasSuffix(word) {
            rest.removeLast(word.count)
            isItalic = true
        }
        if rest.isEmpty { return (400, isItalic) }
        return weights.first { $0.name.lowercased() == rest || $0.otherName == rest }.map { ($0.css, isItalic) }
    }

    private static let weights: [(name: String, otherName: String, css: Double)] = [
        ("Thin", "hairline", 100), ("ExtraLight", "ultralight", 200), ("Light", "light", 300), ("Regular", "roman", 400),
        ("Medium", "medium", 500), ("SemiBold", "demibold", 600), ("Bold", "bold", 700), ("ExtraBold", "heavy", 800),
        ("Black", "ultrabold", 900),
    ]
}
