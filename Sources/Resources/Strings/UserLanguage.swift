import Foundation

/// The user's language and region, and a pseudolanguage for tests of layout.
package struct UserLanguage: Hashable, Sendable {
    /// By BCP 47: `de`, `pt-BR`, `zh-Hans`; nil for the machine's.
    package var language: String?
    /// A country, or an area by its number: `CH`, `419`; nil for the most usual one of the language.
    package var region: String?
    package var pseudolanguage: Pseudolanguage?

    package init(language: String? = nil, region: String? = nil, pseudolanguage: Pseudolanguage? = nil) {
        self.language = language
        self.region = region
        self.pseudolanguage = pseudolanguage
    }

    /// A text that is no language or no region.
    package struct Invalid: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    /// Reads what the user writes: a language or a pseudolanguage, and a region. Empty texts count as nil.
    package init(parsing language: String?, region: String? = nil) throws(Invalid) {
        if let text = language, !text.isEmpty {
            if let pseudolanguage = Pseudolanguage(rawValue: text.lowercased()) {
                self.pseudolanguage = pseudolanguage
            } else {
                self.language = try Self.language(text)
            }
        }
        if let text = region, !text.isEmpty {
            guard Self.isRegion(text), Locale.Region.isoRegions.contains(Locale.Region(text.uppercased())) else {
                throw Invalid(description: "'\(text)' is no region; write a country as DE, BR or 419")
            }
            self.region = text.uppercased()
        }
    }

    private static func language(_ text: String) throws(Invalid) -> String {
        let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
        let isWellFormed =
            subtags.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } } && (2...3).contains(subtags[0].count)
            && subtags.count <= 3 && subtags.dropFirst().allSatisfy { $0.count == 4 || isRegion($0) }
        guard isWellFormed, Locale.LanguageCode.isoLanguageCodes.contains(Locale.LanguageCode(subtags[0].lowercased())) else {
            let names = Pseudolanguage.allCases.map(\.rawValue).joined(separator: ", ")
            throw Invalid(description: "'\(text)' is no language; write one as de, pt-BR or zh-Hans, or a pseudolanguage: \(names)")
        }
        return LanguageMatching.canonical(text)
    }

    private static func isRegion(_ text: String) -> Bool {
        text.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter } || text.count == 3 && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// The name that `init(parsing:)` reads; nil for the machine's language.
    package var name: String? { pseudolanguage?.rawValue ?? language }

    /// The identifier of the user's locale, such as `pt_BR`; nil for the machine's.
    package var localeIdentifier: String? {
        guard language != nil || region != nil else { return nil }
        let subtags = Locale.Language(identifier: language ?? "en")
        let usual = Locale.Language(identifier: subtags.maximalIdentifier)
        let script = (language ?? "").split(separator: "-").first { $0.count == 4 }.map(String.init)
        return [subtags.languageCode?.identifier ?? "en", script, region ?? subtags.region?.identifier ?? usual.region?.identifier]
            .compactMap { $0 }.joined(separator: "_")
    }

    /// As `Locale.preferredLanguages` has them.
    package var preferredLanguages: [String] {
        localeIdentifier.map { [$0.replacing("_", with: "-")] } ?? ["en-001"]
    }

    // MARK: The present one

    /// From the environment (`KINORA_LANGUAGE`, `KINORA_REGION`); the machine's if these cannot be read.
    package static let initial: UserLanguage = (try? ofEnvironment) ?? UserLanguage()

    package static var ofEnvironment: UserLanguage {
        get throws(Invalid) {
            let environment = ProcessInfo.processInfo.environment
            return try UserLanguage(parsing: environment["KINORA_LANGUAGE"], region: environment["KINORA_REGION"])
        }
    }

    private static let present = Present()

    private final class Present: @unchecked Sendable {
        let lock = NSLock()
        var language = UserLanguage.initial
        var device = "iphone"
    }

    /// Thread-safe.
    package static var current: UserLanguage {
        get { present.lock.withLock { present.language } }
        set { present.lock.withLock { present.language = newValue } }
    }

    /// The device by whose variations texts are chosen: "iphone" or "ipad".
    package static var device: String {
        get { present.lock.withLock { present.device } }
        set { present.lock.withLock { present.device = newValue } }
    }
}
