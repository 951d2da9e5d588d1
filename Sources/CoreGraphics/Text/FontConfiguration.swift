import CCairo
import Foundation

/// Kinora's fontconfig configuration: fonts of the machine, without its rules.
///
/// A user's or system's rules (other families, emboldening, matrices, features) would change pixels between machines.
package struct FontConfiguration: Sendable {
    /// The fonts of the machine that are used.
    enum Fonts: String, Sendable {
        /// Those with the same outlines on every machine (`KnownFonts`).
        case known
        /// All that are installed (`KINORA_FONTS=installed`).
        case installed
    }

    /// The machine's folders with fonts.
    let folders: [String]
    /// Folders in which fontconfig keeps what it knows about fonts.
    let caches: [String]
    let fonts: Fonts
    /// The known fonts in the folders.
    let found: KnownFonts.Found

    init(folders: [String], caches: [String] = [], fonts: Fonts) {
        self.folders = folders
        self.caches = caches
        self.fonts = fonts
        found = fonts == .known ? KnownFonts.find(in: folders) : KnownFonts.Found()
    }

    /// The machine's own, read once: fonts that are installed later are not found.
    package static let machine: FontConfiguration = {
        let (folders, caches) = directories
        return FontConfiguration(folders: folders, caches: caches, fonts: fontsOfEnvironment)
    }()

    private static var fontsOfEnvironment: Fonts {
        guard let name = ProcessInfo.processInfo.environment["KINORA_FONTS"], !name.isEmpty else { return .known }
        if let fonts = Fonts(rawValue: name) { return fonts }
        reportOnce("KINORA_FONTS", "KINORA_FONTS=\(name): neither known nor installed; known is used.")
        return .known
    }

    /// The families that are part of every program.
    private static let shipped = [FontDescription.systemFamily, FontDescription.monospacedFamily, "Noto Serif"]
    /// Fallback families for missing glyphs, in order; those not installed are skipped.
    private static let fallbacks = ["Noto Sans", "DejaVu Sans", "FreeSans"]
    /// The families among the fallbacks that are there, in order.
    package static var fallbackFamilies: [String] {
        (fallbacks + eastAsian.map { "Noto Sans CJK \($0.suffix)" } + ["Noto Color Emoji"]).filter(installedFamilyMatches)
    }

    private static let monospaced = [FontDescription.monospacedFamily, "Noto Mono", "DejaVu Sans Mono"]
    private static let serifs = ["Noto Serif", "DejaVu Serif"]
    /// CJK families by language of their shared characters; the first is for text without a language.
    private static let eastAsian = [
        (language: "ja", suffix: "JP"), (language: "ko", suffix: "KR"), (language: "zh-cn", suffix: "SC"),
        (language: "zh-tw", suffix: "TC"),
        (language: "zh-hk", suffix: "HK"),
    ]

    /// Makes fontconfig's object; nil only if memory runs out.
    ///
    /// - Parameters:
    ///   - families: The app's families of variable fonts.
    ///   - named: The files that draw those of iOS's families that are used.
    func make(families: [String] = [], named: [String] = []) -> OpaquePointer? {
        guard let config = FcConfigCreate() else { return nil }
        let text = document(families, named)
        guard FcConfigParseAndLoadFromMemory(config, text, 1) != 0, FcConfigBuildFonts(config) != 0 else {
            FcConfigDestroy(config)
            return nil
        }
        return config
    }

    private func document(_ families: [String], _ named: [String]) -> String {
        var lines = ["<?xml version=\"1.0\"?>", "<fontconfig>"]
        lines += folders.map { "<dir>\(Self.escaped($0))</dir>" }
        lines += caches.map { "<cachedir>\(Self.escaped($0))</cachedir>" }
        if fonts == .known {
            // Fontconfig asks for folders too.
            let accepted = (found.folders + found.known).map { "<glob>\(Self.escaped($0))</glob>" }.joined()
            lines.append("<selectfont><acceptfont>\(accepted)</acceptfont><rejectfont><glob>*</glob></rejectfont></selectfont>")
        }
        return (lines + Self.namedRules(families, named) + Self.rules + ["</fontconfig>"]).joined(separator: "\n")
    }

    /// Keeps the files that draw iOS's families from all other text: they count as variable fonts, which come last for all patterns but
    /// those of such a family. `FontLibrary` adds the files.
    private static func namedRules(_ families: [String], _ named: [String]) -> [String] {
        guard !named.isEmpty else { return [] }
        let marks = named.map { path in
            """
            <match target="scan"><test name="file"><string>\(escaped(path))</string></test>
            <edit name="variable" mode="assign"><bool>true</bool></edit></match>
            """
        }
        let refusal = "<match><edit name=\"variable\" mode=\"assign\"><bool>false</bool></edit></match>"
        return marks + [refusal]
            + (AppleFamily.substitutes.filter { KnownFonts.isNamed($0) } + families).map { family in
                """
                <match><test name="family" qual="first">\(string(family))</test>
                <edit name="variable" mode="assign"><bool>dontcare</bool></edit></match>
                """
            }
    }

    private static var rules: [String] {
        var lines: [String] = []
        for (language, suffix) in eastAsian {
            lines.append(
                """
                <match><test name="lang" compare="contains"><string>\(language)</string></test>
                <edit name="family" mode="append_last"><string>Noto Sans CJK \(suffix)</string></edit></match>
                """)
        }
        lines.append(appending(["Noto Color Emoji"], toFamily: "emoji"))
        lines.append(appending(monospaced, toFamily: "monospace"))
        lines.append(appending(serifs, toFamily: "serif"))
        // The fallbacks of every family.
        lines.append(
            """
            <match><edit name="family" mode="append_last">\((fallbacks + eastAsian.map { "Noto Sans CJK \($0.suffix)" }).map(string).joined())</edit></match>
            """)
        lines.append(bitmapScaling)
        // Other versions of the shipped fonts have other outlines and widths.
        for family in shipped {
            lines.append(
                "<selectfont><rejectfont><pattern><patelt name=\"family\">\(string(family))</patelt></pattern></rejectfont></selectfont>")
        }
        return lines
    }

    /// Scales bitmap fonts (emoji), which have glyphs of one size, to the font size.
    private static let bitmapScaling = """
        <match target="font"><test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name>
        <matrix><name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
        """

    private static func appending(_ families: [String], toFamily family: String) -> String {
        """
        <match><test name="family"><string>\(family)</string></test>
        <edit name="family" mode="append" binding="strong">\(families.map(string).joined())</edit></match>
        """
    }

    private static func string(_ text: String) -> String { "<string>\(escaped(text))</string>" }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }

    /// The font folders of the machine's configuration; Debian's if it cannot be read or has none.
    private static var directories: (fonts: [String], caches: [String]) {
        guard let config = FcInitLoadConfig() else { return (standard, []) }
        defer { FcConfigDestroy(config) }
        let fonts = texts(FcConfigGetFontDirs(config))
        return (fonts.isEmpty ? standard : fonts, texts(FcConfigGetCacheDirs(config)))
    }

    private static let standard = ["/usr/share/fonts", "/usr/local/share/fonts"]

    private static func texts(_ list: OpaquePointer?) -> [String] {
        guard let list else { return [] }
        defer { FcStrListDone(list) }
        var texts: [String] = []
        while let text = FcStrListNext(list) { texts.append(String(cString: text)) }
        return texts
    }
}

extension FontConfiguration {
    /// The fonts of the machine that are used: `"270 of the 276 font files of Debian 12's Noto"`.
    package var summary: String {
        guard fonts == .known else { return "all fonts of this machine (KINORA_FONTS=installed): pixels depend on it" }
        let (known, others) = (found.known.count, found.otherVersions)
        let used = "\(known) of the \(KnownFonts.digests.count) font files of Debian 12's Noto"
        guard let first = others.first else { return used }
        return "\(used); of other versions and left out: \(first)\(others.count > 1 ? " and \(others.count - 1) more" : "")"
    }

    /// A sentence about text whose letters are drawn as boxes.
    func sentence(aboutMissing count: Int, of text: [UInt8]) -> String {
        let start = String(decoding: text, as: UTF8.self).prefix(20)
        var sentence = """
            Text "\(start)": no font has \(count) of its letters, which are boxes. Fonts are \(summary). Install Debian 12's fonts-noto-core, \
            fonts-noto-cjk and fonts-noto-color-emoji, or register a font of the app
            """
        if fonts == .known { sentence += "; with KINORA_FONTS=installed all fonts of this machine are used, and pixels depend on it" }
        return sentence + "."
    }
}
