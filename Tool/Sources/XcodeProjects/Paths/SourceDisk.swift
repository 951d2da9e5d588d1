import Foundation
import Resources

/// Files as a Mac's file system finds them: case and Unicode form of names make no difference. Each folder is listed once.
final class SourceDisk {
    private struct Listing {
        let names: Set<String>
        /// The names as on the disk, by their folded form.
        let folded: [String: String]
    }

    private var listings: [String: Listing?] = [:]
    private var folders: [String: String?] = [:]
    private var kinds: [String: Bool] = [:]

    /// Bytes of a project's file: 20,000 files take 6 MB.
    static let longestFile = 128 << 20
    /// Files that folders add to a target.
    static let mostFiles = 200_000

    /// A path as spelled on the disk; nil if no file or folder is there.
    ///
    /// - Complexity: O(1) for a folder that has been listed, else O(*n*), where *n* is the number of the folder's files.
    func found(_ path: String) -> String? {
        if path == "/" || path.isEmpty { return path.isEmpty ? nil : path }
        let (folder, name) = (path.folderPath, path.lastComponent)
        guard let location = foundFolder(folder), let listing = listing(of: location) else { return nil }
        let prefix = location == "/" ? "/" : location + "/"
        if listing.names.contains(name) { return prefix + name }
        return listing.folded[Self.folded(name)].map { prefix + $0 }
    }

    private func foundFolder(_ folder: String) -> String? {
        if let known = folders[folder] { return known }
        let location = listing(of: folder) == nil ? found(folder) : folder
        folders[folder] = .some(location)
        return location
    }

    func isFolder(_ path: String) -> Bool {
        if let known = kinds[path] { return known }
        var isFolder: ObjCBool = false
        let result = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        kinds[path] = result
        return result
    }

    /// The names in a folder, in their order by bytes; empty for what is no folder.
    func names(in folder: String) -> [String] { listing(of: folder).map { $0.names.sorted() } ?? [] }

    func data(_ file: String) throws(ResourceError) -> Data {
        if isFolder(file) { throw ResourceError(file: file, "this is a folder, not a file") }
        guard FileManager.default.fileExists(atPath: file) else { throw ResourceError(file: file, "the file is not there") }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .mappedIfSafe) else {
            throw ResourceError(file: file, "the file cannot be read")
        }
        guard data.count <= Self.longestFile else {
            throw ResourceError(file: file, "the file has \(data.count) bytes; at most \(Self.longestFile) are read")
        }
        return data
    }

    /// A file's text; bytes that are no UTF-8 are replaced.
    func text(_ path: String) throws(ResourceError) -> String { String(decoding: try data(path), as: UTF8.self) }

    /// A property list in any style.
    func propertyList(_ path: String) throws(ResourceError) -> PropertyListNode {
        let data = try data(path)
        do {
            return try PropertyListNode(anyStyle: data, file: path, longest: Self.longestFile)
        } catch {
            throw Self.conflict(in: data, path) ?? error
        }
    }

    /// The root of an XML file.
    func xml(_ path: String) throws(ResourceError) -> NibElement {
        let data = try data(path)
        do { return try NibElement.root(of: data, file: path) } catch { throw Self.conflict(in: data, path) ?? error }
    }

    /// The error for a file that a merge has left with both versions; nil for others.
    static func conflict(in data: Data, _ file: String) -> ResourceError? {
        let mark = Data("<<<<<<< ".utf8)
        var start = data.startIndex
        while let found = data.range(of: mark, in: start..<data.endIndex) {
            if found.lowerBound == data.startIndex || data[found.lowerBound - 1] == UInt8(ascii: "\n") {
                let line = data[data.startIndex..<found.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
                return ResourceError(
                    file: file, line: line, "a merge has left both versions here ('<<<<<<<'); solve the conflict, then try again")
            }
            start = found.upperBound
        }
        return nil
    }

    private func listing(of folder: String) -> Listing? {
        if let known = listings[folder] { return known }
        var result: Listing?
        if let names = try? FileManager.default.contentsOfDirectory(atPath: folder) {
            var folded: [String: String] = [:]
            for name in names.sorted() { folded[Self.folded(name)] = name }
            result = Listing(names: Set(names), folded: folded)
        }
        listings[folder] = .some(result)
        return result
    }

    private static func folded(_ name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }
}
