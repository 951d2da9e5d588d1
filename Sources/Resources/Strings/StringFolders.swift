import Foundation

/// The files with texts of one folder of resources: its `.lproj` folders and string catalogs.
package final class StringFolders: @unchecked Sendable {
    let root: URL
    /// The names of the `.lproj` folders by language; "Base" is one.
    private let folders: [String: String]
    private let catalogNames: Set<String>
    /// The app's own language, by the `Info.plist` of the folder; nil if it names none.
    package let developmentLanguage: String?

    private let lock = NSLock()
    private var catalogs: [String: StringCatalog?] = [:]
    private var tables: [Key: [String: LocalizedText]?] = [:]
    private var knownLocalizations: [String]?
    private var chosen: [[String]: [String]] = [:]

    private struct Key: Hashable {
        let table: String
        let language: String
        let device: String
    }

    init(_ root: URL) {
        self.root = root
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).sorted()
        // SwiftPM writes the names of these folders in lower case.
        folders = Dictionary(
            names.filter { $0.hasSuffix(".lproj") }.map { name in
                let language = String(name.dropLast(".lproj".count))
                return (language.lowercased() == "base" ? "Base" : LanguageMatching.canonical(language), name)
            }, uniquingKeysWith: { first, _ in first })
        catalogNames = Set(names.filter { $0.hasSuffix(".xcstrings") }.map { String($0.dropLast(".xcstrings".count)) })
        let information = (try? Data(contentsOf: root.appendingPathComponent("Info.plist"))).flatMap {
            try? PropertyListNode($0, file: "Info.plist")
        }
        developmentLanguage = information?["CFBundleDevelopmentRegion"]?.string.map(LanguageMatching.canonical)
    }

    /// The languages of the folder, in order; "Base" is not one.
    package var localizations: [String] {
        if let known = lock.withLock({ knownLocalizations }) { return known }
        var languages = Set(folders.keys).subtracting(["Base"])
        if folders["Base"] != nil, let developmentLanguage { languages.insert(developmentLanguage) }
        for name in catalogNames { if let catalog = catalog(name) { languages.formUnion(catalog.languages) } }
        let made = languages.map(LanguageMatching.canonical).sorted()
        lock.withLock { knownLocalizations = made }
        return made
    }

    /// Whether there are files in the app's own language beside those of languages.
    package var hasBase: Bool { folders["Base"] != nil }

    /// The languages in which a text is looked up: the user's, then the app's own.
    package func languages(for preferences: [String]) -> [String] {
        if let known = lock.withLock({ chosen[preferences] }) { return known }
        let made = choice(for: preferences)
        lock.withLock { chosen[preferences] = made }
        return made
    }

    private func choice(for preferences: [String]) -> [String] {
        let available = localizations
        let fitting = LanguageMatching.fitting(of: available, for: preferences)
        if let own = developmentLanguage ?? (available.contains("en") ? "en" : nil), available.contains(own) {
            return fitting + (fitting.contains(own) ? [] : [own])
        }
        // Base is in the app's own language.
        return fitting.isEmpty && folders["Base"] == nil ? Array(available.prefix(1)) : fitting
    }

    /// The folder of a language, or Base.
    package func folder(of language: String) -> URL? { folders[language].map { root.appendingPathComponent($0) } }

    /// The text of a key; nil if no table has it.
    func text(_ key: String, table: String, languages: [String]) -> (text: LocalizedText, source: String)? {
        let device = UserLanguage.device
        if let text = texts(table, "", device)?[key] { return (text, source(key, table, "", device)) }
        for language in languages + ["Base"] {
            guard let texts = texts(table, language, device) else { continue }
            if let text = texts[key] { return (text, source(key, table, language, device)) }
            // The first file of strings of the name is the only one; a catalog's text in the app's own language stands for a missing one.
            if hasFile(table, language), !catalogNames.contains(table) { return nil }
        }
        return nil
    }

    private func source(_ key: String, _ table: String, _ language: String, _ device: String) -> String {
        "\(root.path) \(table) \(language) \(device) \(key)"
    }

    private func hasFile(_ table: String, _ language: String) -> Bool {
        guard let folder = language.isEmpty ? root : folder(of: language) else { return false }
        return ["strings", "stringsdict"].contains {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(table).\($0)").path)
        }
    }

    /// The entries of a table in a language ("" for files outside of languages); nil without a file.
    package func texts(_ table: String, _ language: String, _ device: String) -> [String: LocalizedText]? {
        let key = Key(table: table, language: language, device: device)
        if let known = lock.withLock({ tables[key] }) { return known }
        let made = read(table, language, device)
        lock.withLock { tables[key] = .some(made) }
        return made
    }

    private func read(_ table: String, _ language: String, _ device: String) -> [String: LocalizedText]? {
        var texts: [String: LocalizedText]?
        if let folder = language.isEmpty ? root : folder(of: language) {
            for name in ["\(table).strings", "\(table).stringsdict"] {
                let file = language.isEmpty ? name : "\(folder.lastPathComponent)/\(name)"
                do throws(ResourceError) {
                    let url = folder.appendingPathComponent(name)
                    guard let data = try Self.data(url, file, PropertyListNode.longestFile) else { continue }
                    let read =
                        name.hasSuffix("dict")
                        ? try StringsDictionary.texts(of: data, file: file, language: ruleLanguage(language))
                        : try StringsFile.texts(of: data, file: file).mapValues { .text($0) }
                    texts = (texts ?? [:]).merging(read) { $1 }
                } catch { LocalizedStrings.report(error) }
            }
        }
        if !language.isEmpty, language != "Base", let catalog = catalog(table) {
            let name = catalog.languages.first { LanguageMatching.canonical($0) == language } ?? language
            let read = catalog.texts(in: name, device: device)
            for error in read.errors { LocalizedStrings.report(error) }
            texts = (texts ?? [:]).merging(read.texts) { $1 }
        }
        return texts
    }

    /// The language of texts, also of a bundle that is a `.lproj` folder, and of Base.
    private func ruleLanguage(_ language: String) -> String {
        if root.pathExtension == "lproj" { return LanguageMatching.canonical(root.deletingPathExtension().lastPathComponent) }
        return ["", "Base"].contains(language) ? developmentLanguage ?? "en" : language
    }

    private func catalog(_ name: String) -> StringCatalog? {
        guard catalogNames.contains(name) else { return nil }
        if let known = lock.withLock({ catalogs[name] }) { return known }
        let file = "\(name).xcstrings"
        var made: StringCatalog?
        do throws(ResourceError) {
            if let data = try Self.data(root.appendingPathComponent(file), file, StringCatalog.longestFile) {
                made = try StringCatalog(data, file: file)
            }
        } catch { LocalizedStrings.report(error) }
        lock.withLock { catalogs[name] = .some(made) }
        return made
    }

    /// nil without a file. A file that is too long is not read.
    private static func data(_ url: URL, _ file: String, _ longest: Int) throws(ResourceError) -> Data? {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard Int(status.st_size) <= longest else {
            throw ResourceError(file: file, "the file has \(status.st_size) bytes; at most \(longest) are read: split the table")
        }
        do { return try Data(contentsOf: url) } catch { throw ResourceError(file: file, "the file cannot be read") }
    }
}
