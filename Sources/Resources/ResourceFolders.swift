import Foundation

/// The folders in which the resources of a bundle lie: the bundle's own, then those of its languages.
package enum ResourceFolders {
    /// - Parameter bundle: nil for the main one, and after it those of the program's modules ("Package_Module.resources").
    package static func folders(of bundle: Bundle?) -> [URL] {
        guard let bundle else { return ([Bundle.main] + modules).flatMap(folders) }
        return folders(in: bundle)
    }

    /// Foundation takes a folder named Resources in a bundle for its only one.
    private static func folders(in bundle: Bundle) -> [URL] {
        let roots = [bundle.resourceURL, bundle.bundleURL].compactMap { $0?.standardizedFileURL }
        return (roots.first == roots.last ? Array(roots.prefix(1)) : roots).flatMap(folders(in:))
    }

    private static func folders(in root: URL) -> [URL] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        let languages = Locale.preferredLanguages.flatMap { language -> [String] in
            [language, language.split(separator: "-").first.map(String.init) ?? language]
        }
        // SwiftPM writes the names of these folders in lower case.
        let wanted = (languages + ["Base", "en"]).map { ($0 + ".lproj").lowercased() }
        let found = wanted.flatMap { name in all.filter { $0.lowercased() == name } }
        var seen: Set<String> = []
        return [root] + found.filter { seen.insert($0).inserted }.map { root.appendingPathComponent($0) }
    }

    private static let modules: [Bundle] = {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        // The program's own before those of other modules.
        let own = "_\(ProcessInfo.processInfo.processName).resources"
        return names.filter { $0.hasSuffix(".resources") && $0.contains("_") }.sorted {
            ($0.hasSuffix(own) ? 0 : 1, $0) < ($1.hasSuffix(own) ? 0 : 1, $1)
        }
        .compactMap { Bundle(url: folder.appendingPathComponent($0)) }
    }()
}
