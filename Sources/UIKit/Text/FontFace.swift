import CoreGraphics

/// A typeface without a size, and how it is written as one name: `Inter-SemiBoldItalic`.
struct FontFace {
    let family: String
    /// 100…900 as CSS counts.
    let weight: Double
    let isItalic: Bool

    init(_ description: FontDescription) {
        family = description.family
        weight = description.weight
        isItalic = description.isItalic
    }

    /// The installed face of that name: a family, or a family and a style after a hyphen; nil when no such family is installed.
    init?(name: String) {
        guard !name.isEmpty else { return nil }
        if installedFamilyMatches(name) {
            (family, weight, isItalic) = (name, 400, false)
            return
        }
        guard let hyphen = name.lastIndex(of: "-"), let style = Self.style(named: String(name[name.index(after: hyphen)...])),
            installedFamilyMatches(String(name[..<hyphen]))
        else { return nil }
        (family, weight, isItalic) = (String(name[..<hyphen]), style.weight, style.isItalic)
    }

    /// Family and style; `init(name:)` takes it back.
    var name: String {
        let nearest = Self.weights.min { abs($0.css - weight) < abs($1.css - weight) }
        var style = nearest.map { $0.css == 400 ? "" : $0.name } ?? ""
        if isItalic { style += "Italic" }
        return family + "-" + (style.isEmpty ? "Regular" : style)
    }

    func description(size: CGFloat) -> FontDescription {
        FontDescription(family: family, size: Double(size), weight: weight, isItalic: isItalic)
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
