import Foundation
import Resources

/// The Interface Builder files of bundles in the user's language, each read once.
@MainActor
enum NibFiles {
    private struct Key: Hashable {
        let url: URL
        let language: UserLanguage
    }

    private static var documents: [Key: NibDocument] = [:]
    private static var missing: Set<String> = []

    /// The storyboard or nib of a name; nil if there is none.
    ///
    /// - Parameter bundle: nil for the main one, and those of the program's modules after it.
    static func document(_ name: String, in bundle: Bundle?, extensions: [String]) throws(ResourceError) -> NibDocument? {
        guard let url = url(of: name, in: bundle, extensions: extensions) else { return nil }
        let key = Key(url: url, language: .current)
        if let known = documents[key] { return known }
        let data: Data
        do { data = try Data(contentsOf: url) } catch { throw ResourceError(file: url.lastPathComponent, "the file cannot be read") }
        let document = try localized(NibDocument(data, file: url.lastPathComponent), name, at: url, in: bundle)
        documents[key] = document
        return document
    }

    /// The document with the texts of its table, unless the file itself is one language's.
    private static func localized(
        _ document: NibDocument, _ name: String, at url: URL, in bundle: Bundle?
    ) throws(ResourceError) -> NibDocument {
        let folder = url.deletingLastPathComponent()
        let isOfLanguage = folder.pathExtension == "lproj" && folder.deletingPathExtension().lastPathComponent.lowercased() != "base"
        let texts = isOfLanguage ? nil : LocalizedStrings.texts(ofTable: name, in: bundle)
        let pseudolanguage = UserLanguage.current.pseudolanguage
        guard texts != nil || pseudolanguage != nil else { return document }
        return try document.localized { key, own in
            let found = texts?[key]?.string
            return pseudolanguage?.applied(to: found ?? own) ?? found
        }
    }

    private static func url(of name: String, in bundle: Bundle?, extensions: [String]) -> URL? {
        let key = "\(bundle?.bundlePath ?? "") \(name) \(extensions) \(UserLanguage.current)"
        guard !missing.contains(key) else { return nil }
        for folder in ResourceFolders.folders(of: bundle) {
            for extension_ in extensions {
                let url = folder.appendingPathComponent(name).appendingPathExtension(extension_)
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        missing.insert(key)
        return nil
    }
}
