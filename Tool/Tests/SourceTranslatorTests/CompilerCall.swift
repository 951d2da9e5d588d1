import Foundation

/// The words with which SwiftPM has a module compiled into a build folder: with its own folder there, a map of its outputs, and a compiled
/// module beside those that it imports.
struct CompilerCall {
    let arguments: [String]
    let object: String

    /// Makes the folders and the map.
    init(_ module: String, _ sources: [URL], in build: URL) throws {
        let folder = build.appendingPathComponent("\(module).build")
        let modules = build.appendingPathComponent("Modules")
        for url in [folder, modules] { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        let outputs = sources.map { ($0.path, ["object": "\(folder.path)/\($0.lastPathComponent).o"]) }
        let map = folder.appendingPathComponent("output-file-map.json")
        try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: outputs)).write(to: map)
        object = folder.appendingPathComponent("\(module).o").path
        arguments = [
            "-module-name", module, "-swift-version", "5", "-wmo", "-Onone", "-emit-object", "-o", object, "-emit-module",
            "-emit-module-path", modules.appendingPathComponent("\(module).swiftmodule").path, "-output-file-map", map.path, "-I",
            modules.path,
        ]
    }
}
