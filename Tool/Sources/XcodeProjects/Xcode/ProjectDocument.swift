import Foundation
import Resources

/// The objects of a `project.pbxproj`.
struct ProjectDocument {
    /// An object: its class and fields.
    struct Object {
        let id: String
        let node: PropertyListNode

        var isa: String { self["isa"] ?? "" }
        var line: Int? { node.line }
        /// The text that Xcode shows: the name, else the path.
        var title: String { self["name"] ?? self["path"] ?? id }

        subscript(field: String) -> String? { node[field]?.string }

        /// Identifiers or texts in a list; empty for none.
        func list(_ field: String) -> [String] { node[field]?.elements?.compactMap(\.string) ?? [] }
    }

    /// The `.xcodeproj`.
    let path: String
    /// The `project.pbxproj`.
    let file: String
    let project: Object
    private let objects: [String: PropertyListNode]

    /// The folder of the project: paths without a group begin there.
    let sourceRoot: String

    init(_ path: String, on disk: SourceDisk) throws(ResourceError) {
        self.path = path
        file = path.appendingPath("project.pbxproj")
        let root = try disk.propertyList(file)
        guard let entries = root["objects"]?.entries else {
            throw ResourceError(file: file, line: root.line, "'objects' is missing; this is no project of Xcode")
        }
        objects = Dictionary(entries.map { ($0.key, $0.value) }) { _, last in last }
        guard let id = root["rootObject"]?.string else {
            throw ResourceError(file: file, line: root.line, "'rootObject' is missing; the file is cut off or no project of Xcode")
        }
        guard let node = objects[id], node["isa"]?.string == "PBXProject" else {
            throw ResourceError(file: file, line: root["rootObject"]?.line, "the project \(id) is not among the objects")
        }
        project = Object(id: id, node: node)
        sourceRoot = path.folderPath.appendingPath(project["projectDirPath"] ?? "")
    }

    /// The object of an identifier; nil if the file lacks it.
    subscript(id: String?) -> Object? {
        guard let id, let node = objects[id] else { return nil }
        return Object(id: id, node: node)
    }

    /// All objects of a class, by their identifiers.
    func all(_ isa: String) -> [Object] {
        objects.filter { $0.value["isa"]?.string == isa }.map { Object(id: $0.key, node: $0.value) }.sorted { $0.id < $1.id }
    }

    /// The objects that a field lists, without those that the file lacks.
    func objects(_ field: String, of object: Object) -> [Object] { object.list(field).compactMap { self[$0] } }
}
