import CommandSupport
import Foundation
import SourceTranslator
import WorkCommands

/// The declarations of the library and Foundation: read from Kinora's sources and from the toolchain's symbol graph, and kept in a cache.
struct LibraryAPI: Codable {
    /// Part of the cache's key.
    private static let version = 6

    private(set) var names = APINames()
    /// The beginnings of Apple's names.
    private(set) var prefixes: Set<String> = []

    /// Reads the API of a checkout.
    ///
    /// - Parameter cache: The folder of the file that keeps it.
    /// - Throws: A failure where the toolchain cannot tell what Foundation declares: its names would pass for missing ones.
    /// - Complexity: O(*n*), where *n* is the length of the sources; one file is read if nothing has changed, or if Kinora is installed.
    static func read(kinora: String, cache: String) throws -> LibraryAPI {
        // The Debian package has the API of its sources and its compiler, written by `Tool/package-deb`.
        if let data = FileManager.default.contents(atPath: kinora + "/Prebuilt/api.json"),
            let installed = try? JSONDecoder().decode(LibraryAPI.self, from: data)
        {
            return installed
        }
        let files = sources(in: kinora + "/Sources")
        let key = Digest((["\(version)", swift()] + files.map { "\($0.path) \($0.mark)" }).joined(separator: "\n")).text
        let location = "\(cache)/api-\(key).json"
        if let data = FileManager.default.contents(atPath: location), let known = try? JSONDecoder().decode(LibraryAPI.self, from: data) {
            return known
        }
        let foundation = FoundationAPI()
        var api = LibraryAPI()
        let parsed = files.concurrentMap { file -> APINames in
            guard let data = FileManager.default.contents(atPath: file.path), data.count < 1 << 20 else { return APINames() }
            guard data.range(of: Data("public ".utf8)) != nil || data.range(of: Data("open ".utf8)) != nil else { return APINames() }
            return APINames(ParsedSource(declarationsOf: [UInt8](data)), all: false)
        }
        for names in parsed { api.names.merge(names) }
        api.prefixes = APIUse.prefixes(of: api.names)
        let names = foundation.names()
        guard names.types["NSObject"] != nil else {
            throw Failure(
                "the toolchain's swift-symbolgraph-extract does not tell what Foundation declares; install Swift whole", status: 3)
        }
        api.names.merge(names)
        if let data = try? JSONEncoder().encode(api) {
            try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            // Old ones of other states of the sources are of no use.
            for name in (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? [] where name.hasPrefix("api-") {
                try? FileManager.default.removeItem(atPath: cache + "/" + name)
            }
            try? data.write(to: URL(fileURLWithPath: location), options: .atomic)
        }
        return api
    }

    private static func sources(in folder: String) -> [(path: String, mark: String)] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let all = FileManager.default.enumerator(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: Array(keys))
        var files: [(path: String, mark: String)] = []
        while let url = all?.nextObject() as? URL {
            guard url.pathExtension == "swift", let values = try? url.resourceValues(forKeys: keys) else { continue }
            let time = values.contentModificationDate?.timeIntervalSince1970 ?? 0
            files.append((url.path, "\(values.fileSize ?? 0) \(time)"))
        }
        return files.sorted { $0.path < $1.path }
    }

    /// The toolchain's `swift`.
    fileprivate static func swift() -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let found = folders.map { $0 + "/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        return found.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path } ?? ""
    }
}

/// Foundation's declarations, of the symbol graph that the toolchain makes of the module; made while the sources are read.
private final class FoundationAPI {
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable {
                let identifier: String
            }

            let kind: Kind
            let pathComponents: [String]
        }

        let symbols: [Symbol]
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-symbols-\(UUID().uuidString)")
    private let process: Process?

    init() {
        let swift = LibraryAPI.swift()
        let tool = URL(fileURLWithPath: swift).deletingLastPathComponent().appendingPathComponent("swift-symbolgraph-extract")
        guard FileManager.default.isExecutableFile(atPath: tool.path) else {
            process = nil
            return
        }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = tool
        process.arguments = [
            "-module-name", "Foundation", "-target", Self.target, "-minimum-access-level", "public", "-output-dir", folder.path,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        self.process = (try? process.run()) == nil ? nil : process
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    /// Types and their members; all but `NSObject` have more than is listed.
    func names() -> APINames {
        process?.waitUntilExit()
        var names = APINames()
        for file in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
            guard let data = try? Data(contentsOf: file), let graph = try? JSONDecoder().decode(Graph.self, from: data) else { continue }
            for symbol in graph.symbols {
                let path = symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }
                let isType = ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(symbol.kind.identifier)
                if isType {
                    var entry = names.types[path.joined(separator: ".")] ?? APINames.TypeEntry()
                    entry.isOpen = path != ["NSObject"]
                    entry.isDeclared = true
                    names.types[path.joined(separator: ".")] = entry
                }
                guard path.count > 1, let last = path.last else {
                    names.globals.formUnion(path)
                    continue
                }
                let owner = path.dropLast().joined(separator: ".")
                names.types[owner, default: APINames.TypeEntry()].members.insert(last)
                if owner != "NSObject" { names.types[owner]?.isOpen = true }
            }
        }
        return names
    }
}
