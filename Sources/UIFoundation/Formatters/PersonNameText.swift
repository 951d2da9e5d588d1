import Foundation

/// The order and the texts of a person's name.
struct PersonNameText {
    /// The lengths of names.
    enum Length: Int {
        case short, medium, long, abbreviated
    }

    /// A component of a name and its text.
    struct Piece: Equatable {
        var component: String
        var text: String
    }

    private let name: PersonNameComponents
    private let locale: Locale

    /// The name in the order of its script, or of the language for scripts that several orders use.
    init(_ name: PersonNameComponents, locale: Locale) {
        self.name = name
        self.locale = locale
    }

    /// The pieces in their order, without empty ones, and the text between two of them.
    func pieces(_ length: Length) -> (pieces: [Piece], separator: String) {
        switch length {
        case .short: (short, separator)
        case .medium: (full(["givenName", "familyName"]), separator)
        case .long: (full(["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"]), separator)
        case .abbreviated: (initials, "")
        }
    }

    /// The text of the name.
    func text(_ length: Length) -> String {
        let (pieces, separator) = pieces(length)
        return pieces.map(\.text).joined(separator: separator)
    }

    /// The nickname, or the medium length where there is none.
    private var short: [Piece] {
        if let nickname = text(of: "nickname") { return [Piece(component: "nickname", text: nickname)] }
        return full(["givenName", "familyName"])
    }

    /// The components in the order of the name. A name without any of them has those of the long length, and then its nickname.
    private func full(_ components: [String]) -> [Piece] {
        let found = ordered(components)
        if !found.isEmpty { return found }
        let all = ordered(["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"])
        return all.isEmpty ? ordered(["nickname"]) : all
    }

    private func ordered(_ components: [String]) -> [Piece] {
        var components = components
        if isFamilyNameFirst, let family = components.firstIndex(of: "familyName"), let given = components.firstIndex(of: "givenName") {
            components.remove(at: family)
            components.insert("familyName", at: given)
            // Chinese, Japanese and Korean titles follow the name.
            if isEastAsian, let prefix = components.firstIndex(of: "namePrefix") { components.append(components.remove(at: prefix)) }
        }
        return components.compactMap { component in text(of: component).map { Piece(component: component, text: $0) } }
    }

    /// The first letters of the given and the family name; of names in characters of East Asia, the first one of the name.
    private var initials: [Piece] {
        let pieces = full(["givenName", "familyName"])
        let letters = pieces.map { Piece(component: $0.component, text: String($0.text.prefix(1)).uppercased(with: locale)) }
        return isEastAsian ? Array(letters.prefix(1)) : letters
    }

    private func text(of component: String) -> String? {
        let text =
            switch component {
            case "namePrefix": name.namePrefix
            case "givenName": name.givenName
            case "middleName": name.middleName
            case "familyName": name.familyName
            case "nameSuffix": name.nameSuffix
            default: name.nickname
            }
        let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return trimmed.isEmpty ? nil : trimmed
    }

    private var separator: String { isEastAsian ? "" : " " }

    private var isFamilyNameFirst: Bool {
        isEastAsian || ["hu", "vi"].contains(locale.language.languageCode?.identifier)
    }

    /// Whether the name is in characters of Chinese, Japanese or Korean. Foreign names in Katakana keep their order.
    private var isEastAsian: Bool {
        let text = (name.familyName ?? "") + (name.givenName ?? "")
        return text.unicodeScalars.contains { Self.isIdeograph($0) || Self.isHiraganaOrHangul($0) }
    }

    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }

    private static func isHiraganaOrHangul(_ scalar: Unicode.Scalar) -> Bool {
        (0x3041...0x309F).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
    }
}
