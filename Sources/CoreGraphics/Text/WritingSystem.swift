import CCairo

/// A writing system, with a letter by which a font for it is found.
struct WritingSystem: Sendable {
    /// English name.
    let name: String
    /// A common letter.
    let letter: Unicode.Scalar
    /// Debian's package with a font for it.
    let package: String

    init(_ name: String, _ letter: Unicode.Scalar, in package: String = "fonts-noto-core") {
        (self.name, self.letter, self.package) = (name, letter, package)
    }

    /// Writing systems in present use, and symbols of texts.
    static let all: [WritingSystem] = [
        WritingSystem("Adlam", "\u{1E900}"), WritingSystem("Arabic", "\u{0627}"), WritingSystem("Armenian", "\u{0531}"),
        WritingSystem("Balinese", "\u{1B05}"), WritingSystem("Bamum", "\u{A6A0}"), WritingSystem("Batak", "\u{1BC0}"),
        WritingSystem("Bengali", "\u{0985}"), WritingSystem("Bopomofo", "\u{3105}", in: "fonts-noto-cjk"),
        WritingSystem("Braille", "\u{2801}"), WritingSystem("Buginese", "\u{1A00}"),
        WritingSystem("Canadian syllabics", "\u{1401}"), WritingSystem("Chakma", "\u{11103}"), WritingSystem("Cham", "\u{AA00}"),
        WritingSystem("Cherokee", "\u{13A0}"), WritingSystem("Chinese", "\u{4E2D}", in: "fonts-noto-cjk"),
        WritingSystem("Coptic", "\u{2C80}"), WritingSystem("Cyrillic", "\u{0416}"), WritingSystem("Devanagari", "\u{0905}"),
        WritingSystem("emoji", "\u{1F600}", in: "fonts-noto-color-emoji"), WritingSystem("Ethiopic", "\u{1200}"),
        WritingSystem("Georgian", "\u{10D0}"), WritingSystem("Greek", "\u{0391}"), WritingSystem("Gujarati", "\u{0A85}"),
        WritingSystem("Gurmukhi", "\u{0A05}"), WritingSystem("Hebrew", "\u{05D0}"),
        WritingSystem("Japanese", "\u{3042}", in: "fonts-noto-cjk"), WritingSystem("Javanese", "\u{A984}"),
        WritingSystem("Kannada", "\u{0C85}"), WritingSystem("Kayah Li", "\u{A90A}"), WritingSystem("Khmer", "\u{1780}"),
        WritingSystem("Korean", "\u{AC00}", in: "fonts-noto-cjk"), WritingSystem("Lao", "\u{0E81}"), WritingSystem("Latin", "A"),
        WritingSystem("Lepcha", "\u{1C00}"), WritingSystem("Limbu", "\u{1901}"), WritingSystem("Lisu", "\u{A4D0}"),
        WritingSystem("Malayalam", "\u{0D05}"), WritingSystem("mathematics", "\u{1D400}"), WritingSystem("Meetei Mayek", "\u{ABC0}"),
        WritingSystem("Mongolian", "\u{1820}"), WritingSystem("Myanmar", "\u{1000}"), WritingSystem("New Tai Lue", "\u{1980}"),
        WritingSystem("N’Ko", "\u{07CA}"), WritingSystem("Odia", "\u{0B05}"), WritingSystem("Ol Chiki", "\u{1C5A}"),
        WritingSystem("Osage", "\u{104B0}"), WritingSystem("Runic", "\u{16A0}"), WritingSystem("Samaritan", "\u{0800}"),
        WritingSystem("Sinhala", "\u{0D85}"), WritingSystem("Sundanese", "\u{1B83}"), WritingSystem("Syriac", "\u{0710}"),
        WritingSystem("Tai Le", "\u{1950}"), WritingSystem("Tai Tham", "\u{1A20}"), WritingSystem("Tai Viet", "\u{AA80}"),
        WritingSystem("Tamil", "\u{0B85}"), WritingSystem("Telugu", "\u{0C05}"), WritingSystem("Thaana", "\u{0780}"),
        WritingSystem("Thai", "\u{0E01}"), WritingSystem("Tibetan", "\u{0F40}"), WritingSystem("Tifinagh", "\u{2D30}"),
        WritingSystem("Vai", "\u{A500}"), WritingSystem("Wancho", "\u{1E2C0}"), WritingSystem("Yi", "\u{A000}"),
    ]

    /// Those of which no font of a configuration has the letter.
    static func missing(in config: OpaquePointer) -> [WritingSystem] {
        var missing = all
        for kind in [FcSetSystem, FcSetApplication] {
            guard let set = FcConfigGetFonts(config, kind)?.pointee, let fonts = set.fonts else { continue }
            for index in 0..<Int(set.nfont) where !missing.isEmpty {
                guard let font = fonts[index] else { continue }
                var letters: OpaquePointer?
                guard FcPatternGetCharSet(font, "charset", 0, &letters) == FcResultMatch, let letters else { continue }
                missing.removeAll { FcCharSetHasChar(letters, $0.letter.value) != 0 }
            }
        }
        return missing
    }
}

extension FontLibrary {
    /// A sentence about writing systems whose letters no font has: text in them is drawn as boxes. nil if there are none.
    package static var sentenceAboutMissingWritingSystems: String? { sentence(about: missingWritingSystems) }

    static func sentence(about missing: [WritingSystem]) -> String? {
        guard !missing.isEmpty else { return nil }
        let packages = Set(missing.map(\.package)).sorted().joined(separator: ", ")
        return "boxes instead of \(missing.map(\.name).joined(separator: ", ")): install Debian 12's \(packages)"
    }
}
