import Foundation
import SourceTranslator

/// The imports of a package's sources and of its dependencies', as they lie on the disk.
struct PackageImports {
    /// The package's folder.
    let package: String
    /// The folder of its build, with the checkouts of dependencies.
    let scratch: String

    init(package: String, scratch: String) { (self.package, self.scratch) = (package, scratch) }

    /// The package that SwiftPM's words select.
    init(words: [String]) {
        func value(_ options: [String]) -> String? {
            words.firstIndex(where: options.contains).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
                ?? words.lazy.compactMap { word in options.first { word.hasPrefix($0 + "=") }.map { String(word.dropFirst($0.count + 1)) } }
                .first
        }
        let package = value(["--package-path"]) ?? "."
        self.init(package: package, scratch: value(["--scratch-path", "--build-path"]) ?? package + "/.build")
    }

    /// The modules that sources import. Kinora's own sources do not count, nor do hidden folders.
    var modules: Set<String> {
        folders.reduce(into: []) { found, folder in
            if !Self.isKinora(folder) { found.formUnion(Self.modules(in: folder)) }
        }
    }

    /// Whether the package or one that it depends on names Kinora, or is Kinora.
    var namesKinora: Bool { folders.contains(where: Self.isKinora) }

    /// The folders of the package and of those that it depends on.
    private var folders: [String] {
        let checkouts = scratch + "/checkouts"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts).sorted()) ?? []
        return [package] + names.map { "\(checkouts)/\($0)" } + localDependencies
    }

    /// The texts of the manifests of the package and of those beside it, the names of products among them.
    var manifestWords: Set<String> {
        ([package] + localDependencies).reduce(into: []) { words, folder in
            guard !Self.isKinora(folder), let data = FileManager.default.contents(atPath: folder + "/Package.swift") else { return }
            words.formUnion(String(decoding: data, as: UTF8.self).split(separator: "\"").map(String.init))
        }
    }

    /// The folders of dependencies by path, as SwiftPM has resolved them.
    var localDependencies: [String] {
        guard let data = FileManager.default.contents(atPath: scratch + "/workspace-state.json"),
            let state = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let dependencies = (state["object"] as? [String: Any])?["dependencies"] as? [[String: Any]]
        else { return [] }
        return dependencies.compactMap { ($0["state"] as? [String: Any])?["path"] as? String }
    }

    /// Whether a folder is Kinora's: its sources, or the package of its compiled modules.
    private static func isKinora(_ folder: String) -> Bool {
        ["/Sources/QuartzCore/Layer/CALayer.swift", "/Prebuilt/flags"].contains {
            FileManager.default.fileExists(atPath: folder + $0)
        }
    }

    private static func modules(in folder: String) -> Set<String> {
        let root = URL(fileURLWithPath: folder)
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift", let data = FileManager.default.contents(atPath: file.path) else { continue }
            let text = [UInt8](data)
            found.formUnion(SourceFilter.importedModules(text))
            found.formUnion(SourceFilter.missingFoundationModules(of: text).map(\.name))
        }
        return found
    }
}
