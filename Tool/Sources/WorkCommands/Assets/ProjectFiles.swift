import Foundation

/// The files of a project that are resources, or may mention them; found without following links.
struct ProjectFiles {
    /// A file or a folder that counts as one.
    struct File {
        /// Relative to the project.
        let path: String
        let url: URL

        var name: String { url.lastPathComponent }
        var ending: String { url.pathExtension.lowercased() }

        /// The language of the folder that it is in, `de.lproj`; nil outside of such folders.
        var language: String? {
            let folder = url.deletingLastPathComponent()
            return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
        }
    }

    /// Asset catalogs; files in them are none of the others.
    private(set) var catalogs: [File] = []
    private(set) var others: [File] = []
    /// Paths that were not read, with the reason.
    private(set) var refusals: [(path: String, reason: String)] = []

    /// Folders with what others have made or fetched.
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
    private static let mostFiles = 200_000
    private static let deepest = 100

    /// - Parameter root: A folder, or a file or catalog alone.
    init(in root: URL) {
        var pending = [(url: root, path: "", depth: 0)]
        var count = 0
        while let (url, path, depth) = pending.popLast() {
            count += 1
            guard count <= Self.mostFiles else {
                refusals.append((path, "the project has more than \(Self.mostFiles) files; the others are left out"))
                break
            }
            let kind = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
            let file = File(path: path.isEmpty ? url.lastPathComponent : path, url: url)
            if kind == .typeRegular { others.append(file) }
            guard kind == .typeDirectory else { continue }
            if file.ending == "xcassets" {
                catalogs.append(file)
                continue
            }
            // An icon of layers is one file in Xcode, and a framework is compiled.
            if file.ending == "icon" { others.append(file) }
            if ["icon", "framework", "xcframework"].contains(file.ending) { continue }
            guard depth <= Self.deepest else {
                refusals.append((file.path, "folders more than \(Self.deepest) deep are left out"))
                continue
            }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
                refusals.append((file.path, "the folder cannot be read"))
                continue
            }
            for name in names.sorted(by: >) where !name.hasPrefix(".") && !Self.skipped.contains(name) {
                pending.append((url.appendingPathComponent(name), path.isEmpty ? name : path + "/" + name, depth + 1))
            }
        }
    }

    /// The contents of a file of at most `limit` bytes.
    static func contents(of file: File, limit: Int) throws(Unreadable) -> Data {
        let size = (try? FileManager.default.attributesOfItem(atPath: file.url.path))?[.size] as? Int ?? 0
        guard size <= limit else { throw Unreadable("the file has \(size) bytes; at most \(limit) are read") }
        guard let data = try? Data(contentsOf: file.url) else { throw Unreadable("the file cannot be opened") }
        return data
    }

    struct Unreadable: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }
}
