import Foundation

/// A font family of every iPhone, and the open family that draws it here: Apple's may not be redistributed.
///
/// One of the same widths where there is one, else the nearest. They are files of Debian's packages, known by their digests
/// (`KnownFonts`); a machine without them draws with a font that is part of every program.
package struct AppleFamily: Sendable {
    package let name: String
    /// The open family that draws it.
    package let substitute: String
    /// Whether the substitute's letters have the same widths.
    package let hasSameWidths: Bool
    /// The family of every program that draws it without the substitute.
    package let lastResort: String
    package let faces: [InstalledFace]

    /// All families, by name in lower case.
    package static let all: [String: AppleFamily] = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").compactMap(AppleFamily.init(line:)).map { ($0.name.lowercased(), $0) })

    private init?(line: Substring) {
        let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard fields.count == 3 else { return nil }
        let (family, substitute) = (fields[0], fields[1])
        name = family
        hasSameWidths = substitute.hasPrefix("=")
        self.substitute = hasSameWidths ? String(substitute.dropFirst()) : substitute
        let isMonospaced = Self.monospaced.contains(family)
        lastResort =
            isMonospaced
            ? FontDescription.monospacedFamily : Self.withSerifs.contains(family) ? "Noto Serif" : FontDescription.systemFamily
        faces = fields[2].split(separator: " ").map { Self.face($0, of: family, isMonospaced: isMonospaced) }
    }

    private static func face(_ entry: Substring, of family: String, isMonospaced: Bool) -> InstalledFace {
        let pair = entry.split(separator: ":").map(String.init)
        let name = pair[0]
        let token = pair.count > 1 ? pair[1] : name.split(separator: "-").last.map(String.init) ?? "Regular"
        // The words of a style in one: "UltraLightItalic", "Bold-Italic".
        var rest = token.replacingOccurrences(of: "-", with: "")
        var words: [String] = []
        var (weight, width, isItalic) = (400.0, 100.0, false)
        if rest.hasPrefix("Condensed") {
            width = 75
            words.append("Condensed")
            rest.removeFirst("Condensed".count)
        }
        for word in ["Italic", "Oblique"] where rest.hasSuffix(word) {
            isItalic = true
            rest.removeLast(word.count)
            if !rest.isEmpty { words.append(rest) }
            words.append(word)
        }
        if !isItalic, !rest.isEmpty { words.append(rest) }
        if let known = weights[rest] { weight = known }
        return InstalledFace(
            family: family, style: words.joined(separator: " "), postScriptName: name, weight: weight, isItalic: isItalic, width: width,
            isMonospaced: isMonospaced)
    }

    /// The weights of styles; others are regular. Book is a little lighter than Roman.
    private static let weights: [String: Double] = [
        "UltraLight": 100, "Thin": 200, "Light": 300, "W3": 300, "Book": 380, "W4": 400, "Medium": 500, "DemiBold": 600, "SemiBold": 600,
        "Semibold": 600, "W6": 600, "Bold": 700, "W7": 700, "Heavy": 800, "ExtraBold": 800, "UltraBold": 900, "Black": 900,
    ]

    private static let monospaced: Set = ["Courier", "Courier New", "Menlo"]
    private static let withSerifs: Set = [
        "Academy Engraved LET", "American Typewriter", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Charter",
        "Cochin", "Copperplate", "Didot", "Georgia", "Hoefler Text", "Palatino", "Rockwell", "Times New Roman",
    ]

    /// The open families that draw those of iOS.
    static let substitutes: [String] = Set(all.values.map(\.substitute)).sorted()
}

extension AppleFamily {
    /// Apple's ascent, descent and leading of a family as shares of the size, where they are known: `hhea` tables of fonts of iOS 17.
    package var verticalMetrics: (ascent: Double, descent: Double, leading: Double)? {
        switch name {
        case "Helvetica": (1577.0 / 2048, 471.0 / 2048, 0)
        case "Helvetica Neue": (0.952, 0.213, 0.028)
        case "Courier": (1544.0 / 2048, 504.0 / 2048, 0)
        case "Georgia": (1878.0 / 2048, 449.0 / 2048, 0)
        case "Verdana": (2059.0 / 2048, 430.0 / 2048, 0)
        case "Avenir", "Avenir Next": (1, 0.366, 0)
        default: nil
        }
    }

    /// The share of ascent and descent by which lines of a family are taller at the top in frames of Core Text than its font's metrics.
    fileprivate var additionalAscent: Double { ["Helvetica", "Courier"].contains(name) ? 0.15 : 0 }

    /// The families that draw this one, by Pango's rules: the first that is there.
    var drawnFamilies: String { "\(substitute),\(lastResort)" }

    /// Says once by what the family is drawn, unless by one of the same widths.
    func report(isInstalled: Bool) {
        if !isInstalled {
            let package = KnownFonts.package(ofFamily: substitute).map { "Install Debian 12's \($0) for it" } ?? "It is in no package"
            reportOnce(
                "AppleFamily \(name)", "Font \"\(name)\": drawn with \(lastResort); the nearest open font is \(substitute). \(package).")
        } else if !hasSameWidths {
            reportOnce("AppleFamily \(name)", "Font \"\(name)\": drawn with \(substitute), the nearest open font; its widths differ.")
        }
    }
}

extension FontDescription {
    /// Ascent, descent and leading in points, each positive: Apple's for families of iOS whose are known, else those of the font that
    /// draws the text.
    package var verticalMetrics: (ascent: Double, descent: Double, leading: Double) {
        if let apple = AppleFamily.all[family.lowercased()]?.verticalMetrics, FontLibrary.drawnFamilies(of: family) != family {
            return (apple.ascent * usedSize, apple.descent * usedSize, apple.leading * usedSize)
        }
        let metrics = metrics
        return (metrics.ascender, -metrics.descender, metrics.leading)
    }

    /// The ascent, in points, that lines in the font have in a frame of Core Text: that of the font, and more for some families of iOS.
    package var frameAscent: Double {
        let metrics = verticalMetrics
        let share = AppleFamily.all[family.lowercased()]?.additionalAscent ?? 0
        return metrics.ascent + share * (metrics.ascent + metrics.descent)
    }
}
