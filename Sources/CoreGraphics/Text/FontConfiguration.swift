import CCairo
import Foundation

/// Kinora's fontconfig configuration: the machine's fonts, without its rules.
///
/// A user's or system's rules (other families, emboldening, matrices, features) would change pixels between machines.
enum FontConfiguration {
    /// Fallback families for missing glyphs, in order; those not installed are skipped.
    private static let fallbacks = ["Noto Sans", "DejaVu Sans", "FreeSans"]
    private static let monospaced = ["Noto Sans Mono", "Noto Mono", "DejaVu Sans Mono"]
    private static let serifs = ["Noto Serif", "DejaVu Serif"]
    /// CJK families by language of their shared characters; the first is for text without a language.
    private static let eastAsian = [
        (language: "ja", suffix: "JP"), (language: "ko", suffix: "KR"), (language: "zh-cn", suffix: "SC"),
        (language: "zh-tw", suffix: "TC"),
        (language: "zh-hk", suffix: "HK"),
    ]

    /// Creates a configuration; nil only if memory runs out.
    static func make() -> OpaquePointer? {
        guard let config = FcConfigCreate() else { return nil }
        let text = document
        guard FcConfigParseAndLoadFromMemory(config, text, 1) != 0, FcConfigBuildFonts(config) != 0 else {
            FcConfigDestroy(config)
            return nil
        }
        return config
    }

    /// The number of fonts in a configuration.
    static func fontCount(in config: OpaquePointer) -> Int {
        FcConfigGetFonts(config, FcSetSystem).map { Int($0.pointee.nfont) } ?? 0
    }

    private static var document: String {
        let (fonts, caches) = directories
        var lines = ["<?xml version=\"1.0\"?>", "<fontconfig>"]
        lines += fonts.map { "<dir>\(escaped($0))</dir>" }
        lines += caches.map { "<cachedir>\(escaped($0))</cachedir>" }
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
        // Other versions of the system font have other outlines and widths.
        lines.append(
            """
            <selectfont><rejectfont><pattern><patelt name="family">\(string(FontDescription.systemFamily))</patelt></pattern></rejectfont>
            </selectfont>
            """)
        return (lines + ["</fontconfig>"]).joined(separator: "\n")
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
