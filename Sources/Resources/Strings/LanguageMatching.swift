import Foundation

/// The choice among an app's languages for a user.
package enum LanguageMatching {
    /// The name of a language by BCP 47: `pt-BR` for `pt_br`, `de` for the old name `German`.
    package static func canonical(_ name: String) -> String {
        if let code = oldNames[name.lowercased()] { return code }
        let subtags = name.split { $0 == "-" || $0 == "_" }
        return subtags.enumerated().map { index, subtag in
            if index == 0 { return subtag.lowercased() }
            return subtag.count == 4 ? subtag.capitalized : subtag.uppercased()
        }
        .joined(separator: "-")
    }

    /// The languages that fit the user's best, the best one first, and after it those of the same language that are less near; the first of
    /// the app's if none fits. Empty without languages.
    ///
    /// - Parameters:
    ///   - available: The app's languages; `Base` is none.
    ///   - preferences: The user's, the preferred one first.
    package static func best(of available: [String], for preferences: [String]) -> [String] {
        let fitting = fitting(of: available, for: preferences)
        return fitting.isEmpty ? Array(available.filter { $0 != "Base" }.prefix(1)) : fitting
    }

    /// As `best(of:for:)`, but empty if none fits.
    package static func fitting(of available: [String], for preferences: [String]) -> [String] {
        let languages = available.filter { $0 != "Base" }
        for preference in preferences {
            let wanted = Subtags(preference)
            let found = languages.enumerated().compactMap { index, name in
                wanted.distance(to: Subtags(name)).map { (name: name, distance: $0, index: index) }
            }
            if !found.isEmpty { return found.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.name) }
        }
        return []
    }

    /// Whether a language is written from right to left.
    package static func isRightToLeft(_ language: String) -> Bool {
        Locale.Language(identifier: canonical(language)).characterDirection == .rightToLeft
    }

    private struct Subtags {
        let code: String
        let script: String
        /// nil if the name has none.
        let region: String?
        let usualRegion: String

        init(_ name: String) {
            let language = Locale.Language(identifier: canonical(name))
            let usual = Locale.Language(identifier: language.maximalIdentifier)
            code = usual.languageCode?.identifier ?? name
            script = usual.script?.identifier ?? ""
            region = language.region?.identifier
            // The region with which the language stands alone, as Brazil for Portuguese.
            let alone = Locale.Language(identifier: "\(code)-\(script)").maximalIdentifier
            usualRegion = Locale.Language(identifier: alone).region?.identifier ?? ""
        }

        /// nil for another language or script.
        func distance(to other: Subtags) -> Int? {
            // Norwegian is Bokmål.
            guard Self.base(code) == Self.base(other.code), script == other.script else { return nil }
            if region == other.region { return 0 }
            if (region ?? usualRegion) == (other.region ?? usualRegion) { return 1 }
            if other.region == nil { return 2 }
            // English outside of America is nearer to Britain's, Spanish in America to Latin America's.
            if other.region == (code == "en" && region != "US" ? "GB" : code == "es" && region != "ES" ? "419" : "") { return 3 }
            return 4
        }

        private static func base(_ code: String) -> String { code == "no" ? "nb" : code == "iw" ? "he" : code }
    }

    private static let oldNames = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja", "dutch": "nl",
        "portuguese": "pt", "swedish": "sv", "danish": "da", "finnish": "fi", "norwegian": "no", "korean": "ko",
    ]
}
