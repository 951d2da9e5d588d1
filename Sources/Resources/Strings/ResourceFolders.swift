import Foundation

/// The folders in which the resources of a bundle lie: the bundle's own, then those of its languages.
package enum ResourceFolders {
    /// - Parameter bundle: nil for the main one, and after it those of the program's modules ("Package_Module.resources").
    package static func folders(of bundle: Bundle?) -> [URL] {
        LocalizedStrings.folders(of: bundle).flatMap { folders in
            let languages = folders.languages(for: UserLanguage.current.preferredLanguages)
            return [folders.root] + (languages + ["Base"]).compactMap(folders.folder)
        }
    }

    /// The folders of a bundle itself, without those of its languages.
    static func roots(of bundle: Bundle?) -> [URL] {
        guard let bundle else { return ([Bundle.main] + modules).flatMap(roots) }
        // Foundation takes a folder named Resources in a bundle for its only one.
        let roots = [bundle.resourceURL, bundle.bundleURL].compactMap { $0?.standardizedFileURL }
        return roots.first == roots.last ? Array(roots.prefix(1)) : roots
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
