import CommandSupport
import Foundation
import WorkCommands

/// The targets of a package, as SwiftPM describes its manifest, with the sources that lie in their folders.
struct PackageDescription {
    struct Target {
        let name: String
        let kind: Kind
        /// Paths of Swift sources, in the order of the folder.
        let sources: [String]
    }

    /// SwiftPM's names of kinds.
    enum Kind: String, Decodable {
        case regular, executable, test, system, binary, plugin, macro, snippet

        var name: String {
            switch self {
            case .regular: "library"
            case .test: "tests"
            case .system: "system library"
            default: rawValue
            }
        }
    }

    let folder: String
    let targets: [Target]
    /// The names of packages that it depends on, and their origins.
    let dependencies: [(name: String, origin: String)]

    var hasExecutable: Bool { targets.contains { $0.kind == .executable } }

    /// Describes the package in a folder; its manifest is run, and nothing is built. SwiftPM's words about an error in it are passed on.
    init(folder: String, toolchain: ToolchainFolder) throws {
        let words = ["package", "--package-path", folder, "dump-package"]
        let (data, end) = try ChildProgram(path: toolchain.real + "/swift", arguments: words).output()
        guard end == .exit(0) else { throw Failure("open: SwiftPM cannot read \(folder)/Package.swift; see above", status: 2) }
        let manifest: Manifest
        do { manifest = try JSONDecoder().decode(Manifest.self, from: data) } catch {
            throw Failure("open: SwiftPM describes \(folder)/Package.swift in a form that is not known: \(error)", status: 2)
        }
        self.folder = folder
        targets = manifest.targets.map { target in
            Target(name: target.name, kind: target.type, sources: target.swiftSources(in: folder, isAlone: manifest.targets.count == 1))
        }
        dependencies = manifest.dependencies.compactMap { dependency in
            guard let (kind, values) = dependency.first, let name = values.first?.identity else { return nil }
            return (name, kind == "fileSystem" ? "a folder beside the package" : "another package")
        }
    }

    /// A path from the package's folder.
    func name(_ file: String) -> String { file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file }

    private struct Manifest: Decodable {
        struct Dependency: Decodable { let identity: String? }

        let targets: [ManifestTarget]
        let dependencies: [[String: [Dependency]]]
    }

    private struct ManifestTarget: Decodable {
        let name: String
        let type: Kind
        let path: String?
        let sources: [String]?
        let exclude: [String]?

        /// SwiftPM's folders of targets that name none.
        private var usualFolders: [String] {
            switch type {
            case .test: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        }

        func swiftSources(in package: String, isAlone: Bool) -> [String] {
            func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
            // The only target may lie in the folder of all.
            let usual = usualFolders.map { "\(package)/\($0)/\(name)" } + (isAlone ? usualFolders.map { "\(package)/\($0)" } : [])
            let named = path.map { $0 == "." || $0.isEmpty ? package : "\(package)/\($0)" }
            guard let root = named ?? usual.first(where: exists), let files = FileManager.default.enumerator(atPath: root) else {
                return []
            }
            func isIn(_ file: String, _ paths: [String]) -> Bool {
                paths.contains { path in
                    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
                    return file == path || file.hasPrefix(path + "/") || path == "."
                }
            }
            return files.compactMap { $0 as? String }.filter { file in
                file.hasSuffix(".swift") && !file.split(separator: "/").contains { $0.hasPrefix(".") } && !isIn(file, exclude ?? [])
                    && sources.map { isIn(file, $0) } ?? true
            }.sorted().map { "\(root)/\($0)" }
        }
    }
}
