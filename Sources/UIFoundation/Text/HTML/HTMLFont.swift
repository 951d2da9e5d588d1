import CoreGraphics
import CoreText

/// The properties of CSS that choose a font.
struct HTMLFont: Hashable {
    /// The value of `font-family`.
    private(set) var families = "serif"
    /// In pixels of CSS, which are points.
    private(set) var size = 12.0
    private(set) var weight = 400.0
    private(set) var isItalic = false
    /// Whether the size is that of the fixed font, unless one is given.
    private var isFixed = false

    private static let sizes = [
        "xx-small": 9.0, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18, "xx-large": 24, "xxx-large": 36,
    ]
    /// The size of monospaced text that has no other.
    private static let fixedSize = 10.0
    private static let largest = 10_000.0

    private static let textStyles: [String: UIFont.TextStyle] = [
        "body": .body, "headline": .headline, "subheadline": .subheadline, "caption1": .caption1, "caption2": .caption2,
        "footnote": .footnote, "callout": .callout, "title0": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    ]

    mutating func apply(_ declaration: StyleDeclaration, in parent: HTMLFont, _ lineHeight: inout HTMLStyle.LineHeight?) {
        let value = declaration.value
        let word = value.lowercased()
        if ["inherit", "unset", "initial", "revert"].contains(word) {
            let other = word == "initial" ? HTMLFont() : parent
            switch declaration.name {
            case "font": self = other
            case "font-family": families = other.families
            case "font-size": size = other.size
            case "font-weight": weight = other.weight
            case "font-style": isItalic = other.isItalic
            default: break
            }
            return
        }
        switch declaration.name {
        case "font-family": setFamilies(value)
        case "font-size": setSize(word, in: parent)
        case "font-weight": setWeight(word, in: parent)
        case "font-style": setSlant(word)
        case "font": setAll(value, in: parent, &lineHeight)
        default: break
        }
    }

    private mutating func setFamilies(_ value: String) {
        families = value
        // Browsers give text whose family is `monospace` alone a size of its own.
        let wasFixed = isFixed
        isFixed = value.lowercased() == "monospace"
        if isFixed, !wasFixed {
            size *= Self.fixedSize / 12
        } else if wasFixed, !isFixed {
            size *= 12 / Self.fixedSize
        }
    }

    private mutating func setSize(_ word: String, in parent: HTMLFont) {
        let new: Double? =
            switch word {
            case "larger": parent.size * 1.2
            case "smaller": parent.size / 1.2
            default:
                if let size = Self.sizes[word] {
                    isFixed ? size * Self.fixedSize / 12 : size
                } else {
                    parent.length(word, percentOf: parent.size)
                }
            }
        if let new, new > 0 { size = min(new, Self.largest) }
    }

    private mutating func setWeight(_ word: String, in parent: HTMLFont) {
        switch word {
        case "normal": weight = 400
        case "bold": weight = 700
        case "bolder": weight = parent.weight < 350 ? 400 : parent.weight < 550 ? 700 : 900
        case "lighter": weight = parent.weight < 550 ? 100 : parent.weight < 750 ? 400 : 700
        default: if let number = Double(word), (1...1000).contains(number) { weight = number }
        }
    }

    private mutating func setSlant(_ word: String) {
        if word == "italic" || word.hasPrefix("oblique") { isItalic = true } else if word == "normal" { isItalic = false }
    }

    /// `font: italic bold 14px/20px Helvetica, serif`, or a text style of Apple's.
    private mutating func setAll(_ value: String, in parent: HTMLFont, _ lineHeight: inout HTMLStyle.LineHeight?) {
        if let style = Self.textStyles[String(value.lowercased().dropFirst("-apple-system-".count))], value.hasPrefix("-apple-system-") {
            let font = UIFont.preferredFont(forTextStyle: style).fontDescription
            (families, size, weight, isItalic, isFixed) = ("-apple-system", font.size, font.weight, font.isItalic, false)
            lineHeight = nil
            return
        }
        var words = HTMLStyle.words(value)
        var new = HTMLFont()
        while let first = words.first?.lowercased(), !Self.isSize(first) {
            new.setSlant(first)
            if first != "normal" { new.setWeight(first, in: parent) }
            words.removeFirst()
        }
        guard words.count >= 2 else { return }
        let lengths = words[0].lowercased().split(separator: "/", maxSplits: 1).map(String.init)
        let families = words.dropFirst().joined(separator: " ")
        new.setSize(lengths[0], in: parent)
        new.families = families
        self = new
        lineHeight = lengths.count > 1 ? HTMLStyle.lineHeight(lengths[1], self) : nil
    }

    private static func isSize(_ word: String) -> Bool {
        let size = word.split(separator: "/").first ?? ""
        if sizes[String(size)] != nil || size == "larger" || size == "smaller" { return true }
        // A number without a unit is a weight.
        return Double(size) == nil && HTMLFont().length(String(size), percentOf: 1) != nil
    }

    /// A length in pixels; nil for what is none. A number without a unit counts as pixels, as in documents without a type.
    func length(_ word: String, percentOf whole: Double? = nil) -> Double? {
        let digits = word.prefix { $0.isASCII && ($0.isNumber || ".+-".contains($0)) }
        guard let number = Double(digits), number.isFinite else { return nil }
        let unit: Double? =
            switch word[digits.endIndex...] {
            case "px", "": 1
            case "pt": 96 / 72
            case "pc": 16
            case "in": 96
            case "cm": 96 / 2.54
            case "mm": 96 / 25.4
            case "em": size
            case "ex", "ch": size / 2
            case "rem": 12
            case "%": (whole ?? size) / 100
            default: nil
            }
        guard let unit else { return nil }
        return min(max(number * unit, -Self.largest), Self.largest)
    }
}

/// The fonts of a document, each made once.
struct HTMLFonts {
    private var families: [String: FontDescription] = [:]
    private var fonts: [HTMLFont: UIFont] = [:]

    private static let generic = [
        "serif": "Times New Roman", "sans-serif": "Helvetica", "monospace": "Courier", "cursive": "Snell Roundhand", "fantasy": "Papyrus",
    ]
    private static let system: Set = ["-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", ".applesystemuifont"]

    mutating func font(_ style: HTMLFont) -> UIFont {
        if let font = fonts[style] { return font }
        var description = family(style.families)
        description.size = style.size
        if style.weight != 400 { description.weight = style.weight }
        if style.isItalic { description.isItalic = true }
        let font = UIFont(fontDescription: description)
        fonts[style] = font
        return font
    }

    /// The first family of a list that is there; Times New Roman if none is.
    private mutating func family(_ list: String) -> FontDescription {
        if let known = families[list] { return known }
        let names = list.split(separator: ",").prefix(16).map { $0.trimmingCharacters(in: Self.around) }
        let found = (names + ["serif"]).lazy.compactMap(Self.installed).first ?? UIFont.systemFont(ofSize: 12).fontDescription
        families[list] = found
        return found
    }

    private static let around = CharacterSet(charactersIn: "\"'").union(.whitespacesAndNewlines)

    private static func installed(_ name: String) -> FontDescription? {
        let word = name.lowercased()
        if system.contains(word) { return UIFont.systemFont(ofSize: 12).fontDescription }
        if word == "ui-monospace" { return UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).fontDescription }
        return word.isEmpty ? nil : UIFont(name: generic[word] ?? name, size: 12)?.fontDescription
    }
}
