import Foundation

/// Texts of string tables in the user's language, read as they lie in the sources.
package enum LocalizedStrings {
    /// The text of a key, as `Bundle.localizedString(forKey:value:table:)` has it: of the key's table (`Localizable` if nil or empty), or
    /// else the value, or else the key. A pseudolanguage changes all of them.
    ///
    /// - Parameters:
    ///   - bundle: nil for the main one; after it come those of the program's modules.
    ///   - language: One in which to look the text up; nil for the user's.
    /// - Complexity: O(1) once the table is read.
    package static func string(
        forKey key: String, value: String? = nil, table: String? = nil, in bundle: Bundle?, language: String? = nil
    ) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let current = UserLanguage.current
        for folders in folders(of: bundle) {
            let languages = folders.languages(for: language.map { [$0] } ?? current.preferredLanguages)
            guard let (text, source) = folders.text(key, table: name, languages: languages) else { continue }
            guard let pseudolanguage = current.pseudolanguage else { return FormatRegistry.string(of: text, from: source) }
            return FormatRegistry.string(of: text.mapTexts(pseudolanguage.applied), from: "\(source) \(pseudolanguage)")
        }
        let usual = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        return current.pseudolanguage?.applied(to: usual) ?? usual
    }

    /// All entries of a table in the user's language; nil if there is no such table.
    package static func texts(ofTable table: String, in bundle: Bundle?) -> [String: LocalizedText]? {
        let device = UserLanguage.device
        for folders in folders(of: bundle) {
            let languages = folders.languages(for: UserLanguage.current.preferredLanguages)
            for language in languages { if let texts = folders.texts(table, language, device) { return texts } }
        }
        return nil
    }

    // MARK: Languages

    /// The languages of a bundle, and `Base` if it has that; nil is the app: the first of its bundles that has any.
    package static func localizations(of bundle: Bundle?) -> [String] {
        folders(of: bundle).lazy.map { $0.localizations + ($0.hasBase ? ["Base"] : []) }.first { !$0.isEmpty } ?? []
    }

    /// Those of a bundle's languages that fit the user's, the best one first.
    package static func preferredLocalizations(of bundle: Bundle?, for user: UserLanguage = .current) -> [String] {
        for folders in folders(of: bundle) where !folders.localizations.isEmpty {
            return Array(folders.languages(for: user.preferredLanguages).prefix(1))
        }
        return []
    }

    package static func developmentLocalization(of bundle: Bundle?) -> String? {
        folders(of: bundle).lazy.compactMap(\.developmentLanguage).first
    }

    /// The app's language: the best of its languages for the user; nil if it is in none.
    package static var appLanguage: String? { preferredLocalizations(of: nil).first }

    /// Whether the app's interface runs from right to left for a user's language.
    package static func isRightToLeft(for user: UserLanguage) -> Bool {
        if user.pseudolanguage == .rightToLeft { return true }
        guard user.language != nil, let own = preferredLocalizations(of: nil, for: user).first else { return false }
        return LanguageMatching.isRightToLeft(own)
    }

    // MARK: Folders

    /// The folders with texts of a bundle, listed once; nil is the main one with those of the program's modules.
    package static func folders(of bundle: Bundle?) -> [StringFolders] {
        let isMain = bundle == nil || bundle?.bundlePath == Bundle.main.bundlePath
        return known.folders(of: isMain ? "" : bundle?.bundlePath ?? "") { ResourceFolders.roots(of: isMain ? nil : bundle) }
    }

    private static let known = Known()

    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        private var folders: [String: [StringFolders]] = [:]
        private var roots: [URL: StringFolders] = [:]
        var reporter: (@Sendable (ResourceError) -> Void)?

        func folders(of key: String, _ list: () -> [URL]) -> [StringFolders] {
            if let known = lock.withLock({ folders[key] }) { return known }
            let urls = list()
            return lock.withLock {
                let made = urls.map { url in
                    let known = roots[url] ?? StringFolders(url)
                    roots[url] = known
                    return known
                }
                folders[key] = made
                return made
            }
        }

        func setReporter(_ new: (@Sendable (ResourceError) -> Void)?) { lock.withLock { reporter = new } }
        func report(_ error: ResourceError) { lock.withLock { reporter }?(error) }
    }

    /// Sets the receiver of errors in files.
    package static func setReporter(_ reporter: (@Sendable (ResourceError) -> Void)?) { known.setReporter(reporter) }

    static func report(_ error: ResourceError) { known.report(error) }
}
