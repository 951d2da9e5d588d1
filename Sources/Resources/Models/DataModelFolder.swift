import Foundation

/// A model of Core Data as Xcode writes it: a folder with a file `contents` of XML, or a folder with versions of it.
package struct DataModelFolder {
    package let url: URL

    package init(url: URL) { self.url = url }

    /// The XML of the model, or of its current version, and the file's name for errors.
    ///
    /// - Throws: `ResourceError` with the file and the line.
    package func contents() throws(ResourceError) -> (root: NibElement, file: String) {
        let folder = try current()
        let file = folder.lastPathComponent + "/contents"
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("contents").path) else {
            throw ResourceError(file: url.path, "there is no file 'contents': only models of Xcode's sources are read")
        }
        let root = try NibElement.root(of: data, file: file)
        guard root.name == "model" else { throw ResourceError(file: file, line: root.line, "the element is '\(root.name)', not 'model'") }
        return (root, file)
    }

    /// The folder of the current version: the one that `.xccurrentversion` names; without that file the last one by name.
    private func current() throws(ResourceError) -> URL {
        let files = FileManager.default
        if files.fileExists(atPath: url.appendingPathComponent("contents").path) { return url }
        let versions = ((try? files.contentsOfDirectory(atPath: url.path)) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        guard let last = versions.last else { throw ResourceError(file: url.path, "there is no model in it") }
        guard let data = files.contents(atPath: url.appendingPathComponent(".xccurrentversion").path) else {
            return url.appendingPathComponent(last)
        }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        guard let name = list?["_XCCurrentVersionName"] as? String else {
            throw ResourceError(file: url.path + "/.xccurrentversion", "the current version is not named")
        }
        guard versions.contains(name) else {
            throw ResourceError(file: url.path + "/.xccurrentversion", "there is no version '\(name)'")
        }
        return url.appendingPathComponent(name)
    }
}
