import Foundation
import Resources

/// The Interface Builder files of bundles, each read once.
@MainActor
enum NibFiles {
    private static var documents: [URL: NibDocument] = [:]
    private static var missing: Set<String> = []

    /// The storyboard or nib of a name; nil if there is none.
    ///
    /// - Parameter bundle: nil for the main one, and those of the program's modules after it.
    static func document(_ name: String, in bundle: Bundle?, extensions: [String]) throws(ResourceError) -> NibDocument? {
        guard let url = url(of: name, in: bundle, extensions: extensions) else { return nil }
        if let known = documents[url] { return known }
        let data: Data
        do { data = try Data(contentsOf: url) } catch { throw ResourceError(file: url.lastPathComponent, "the file cannot be read") }
        let document = try NibDocument(data, file: url.lastPathComponent)
        documents[url] = document
        return document
    }

    private static func url(of name: String, in bundle: Bundle?, extensions: [String]) -> URL? {
        let key = "\(bundle?.bundlePath ?? "") \(name) \(extensions)"
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
