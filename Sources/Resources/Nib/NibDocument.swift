import Foundation

/// An Interface Builder file: a storyboard or a nib, as it is in the source tree.
package final class NibDocument: Sendable {
    package enum Kind: Sendable { case storyboard, nib }

    /// The file's name, or its path, for messages.
    package let file: String
    package let kind: Kind
    package let root: NibElement
    /// The scenes of a storyboard, in the file's order.
    package let scenes: [Scene]
    /// The objects of a nib, in the file's order, placeholders included.
    package let objects: [NibElement]
    private let scenesByID: [String: Int]
    private let catalogs: [String: String]
    private let colors: [String: NibElement]

    /// A scene of a storyboard.
    package struct Scene: Sendable {
        package let id: String
        /// The controller, or the reference to another storyboard; nil for a scene without one.
        package let controller: NibElement?
        /// Its objects, the controller and placeholders included.
        package let objects: [NibElement]
    }

    /// Reads a file's bytes.
    package convenience init(_ data: Data, file: String) throws(ResourceError) {
        try self.init(root: NibParser.root(of: data, file: file), file: file)
    }

    /// Creates a document of an element.
    init(root: NibElement, file: String) throws(ResourceError) {
        self.file = file
        self.root = root
        if root.name == "archive" {
            throw ResourceError(file: file, line: root.line, "the file is of Xcode 4 or earlier; open it in a later Xcode and save it")
        }
        guard root.name == "document", let type = root["type"] else {
            throw ResourceError(file: file, line: root.line, "<\(root.name)> is no document of Interface Builder")
        }
        if let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS"), !runtime.hasPrefix("AppleTV") {
            throw ResourceError(file: file, line: root.line, "the file is for '\(runtime)'; those of iOS are read")
        }
        kind = type.contains("Storyboard") ? .storyboard : .nib
        objects = root.list("objects")
        scenes = root.list("scenes").map { scene in
            let objects = scene.list("objects")
            return Scene(
                id: scene["sceneID"] ?? "", controller: objects.first { $0["sceneMemberID"] == "viewController" }, objects: objects)
        }
        scenesByID = Dictionary(
            scenes.enumerated().compactMap { index, scene in scene.controller?.id.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first })
        let resources = root.list("resources")
        catalogs = Dictionary(
            resources.compactMap { resource in resource["name"].flatMap { name in resource["catalog"].map { (name, $0) } } },
            uniquingKeysWith: { first, _ in first })
        colors = Dictionary(
            resources.compactMap { resource in
                guard resource.name == "namedColor" || resource.name == "systemColor", let name = resource["name"],
                    let color = resource.child("color")
                else { return nil }
                return (name, color)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The scene whose controller has an identifier of the file.
    package func scene(ofController id: String) -> Scene? { scenesByID[id].map { scenes[$0] } }

    /// The scene whose controller has a storyboard identifier.
    package func scene(named identifier: String) -> Scene? { scenes.first { $0.controller?["storyboardIdentifier"] == identifier } }

    /// The scene at which the storyboard begins; nil if the file names none.
    package var initialScene: Scene? { root["initialViewController"].flatMap(scene(ofController:)) }

    /// Whether an image's name is that of a symbol of the system.
    package func isSymbol(_ name: String) -> Bool { catalogs[name] == "system" }

    /// The components that the file records of a named or a system color.
    package func recordedColor(_ name: String) -> NibElement? { colors[name] }
}
