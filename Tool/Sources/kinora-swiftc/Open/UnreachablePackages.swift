import CommandSupport
import Foundation
import WorkCommands

/// The packages of an app that cannot be had, neither from their addresses nor from SwiftPM's caches, and those that need one of them.
struct UnreachablePackages {
    /// The folders in which SwiftPM keeps repositories.
    let caches: [String]
    /// Whether there is a repository at an address.
    let isRepository: @Sendable (String) -> Bool

    /// - Parameter scratch: The build folder.
    init(scratch: String, isRepository: @escaping @Sendable (String) -> Bool = Self.answers) {
        caches = [scratch, (CacheFolder.path() as NSString).deletingLastPathComponent + "/org.swift.swiftpm"].map { $0 + "/repositories" }
        self.isRepository = isRepository
    }

    /// The dependencies that cannot be had, with a sentence for each, in their order.
    func find(in dependencies: [AppPackage.Dependency]) -> [(dependency: AppPackage.Dependency, reason: String)] {
        let needed = dependencies.map { ($0, Self.addresses($0)) }
        let unknown = Set(needed.flatMap(\.1)).filter { !isCached($0) }.sorted()
        let gone = LockedSet()
        DispatchQueue.concurrentPerform(iterations: unknown.count) { index in
            if !isRepository(unknown[index]) { gone.insert(unknown[index]) }
        }
        return needed.compactMap { dependency, addresses in
            guard let address = addresses.first(where: gone.values.contains) else { return nil }
            if case .remote = dependency { return (dependency, "it cannot be fetched from \(address)") }
            return (dependency, "it needs \(AppPackage.Dependency.remote(url: address, requirement: "").name), which cannot be fetched")
        }
    }

    /// The addresses that a dependency and the local packages that it names are fetched from.
    private static func addresses(_ dependency: AppPackage.Dependency) -> [String] {
        guard case .local(let path) = dependency else {
            if case .remote(let url, _) = dependency { return [url] }
            return []
        }
        var found: [String] = []
        var known: Set<String> = []
        var open = [URL(fileURLWithPath: path).standardizedFileURL]
        while let folder = open.popLast() {
            guard known.insert(folder.path).inserted,
                let text = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
            else { continue }
            let lines = text.split(whereSeparator: \.isNewline).filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
            let calls = lines.joined(separator: "\n").matches(of: /\.package\(\s*(?:name:\s*"[^"]*",\s*)?(url|path):\s*"([^"]+)"/)
            for call in calls {
                if call.1 == "url" {
                    found.append(String(call.2))
                } else {
                    let path = call.2.hasPrefix("/") ? String(call.2) : "\(folder.path)/\(call.2)"
                    open.append(URL(fileURLWithPath: path).standardizedFileURL)
                }
            }
        }
        return found
    }

    /// Whether SwiftPM has the repository: in a folder of its name and a digest.
    private func isCached(_ address: String) -> Bool {
        let name = AppPackage.Dependency.remote(url: address, requirement: "").name + "-"
        return caches.contains { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains {
                $0.hasPrefix(name) && $0.dropFirst(name.count).allSatisfy(\.isHexDigit)
            }
        }
    }

    /// Asks git, without questions to the user.
    private static func answers(_ address: String) -> Bool {
        guard let log = try? LogFile() else { return true }
        let settings = ["GIT_TERMINAL_PROMPT=0", "GIT_SSH_COMMAND=ssh -oBatchMode=yes"]
        let git = ChildProgram(
            path: "/usr/bin/env", arguments: settings + ["timeout", "30", "git", "ls-remote", "-q", "--", address, "HEAD"])
        return (try? git.run(output: log.descriptor, errors: log.descriptor)) == .exit(0)
    }
}

/// A set of several threads.
private final class LockedSet: @unchecked Sendable {
    private let lock = NSLock()
    private var all: Set<String> = []

    func insert(_ value: String) { lock.withLock { _ = all.insert(value) } }
    var values: Set<String> { lock.withLock { all } }
}

extension AppPackage.Dependency {
    /// The name by which SwiftPM knows the package: the last component of its address or path.
    var name: String {
        switch self {
        case .local(let path): return (path as NSString).lastPathComponent
        case .remote(let url, _):
            let last = (url as NSString).lastPathComponent
            return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        }
    }
}

extension AppPackage {
    /// Removes a dependency, and its products from modules: the compiler then finds no module of their names.
    mutating func leaveOut(_ dependency: Dependency) {
        dependencies.removeAll { $0 == dependency }
        for index in modules.indices { modules[index].products.removeAll { $0.package == dependency.name } }
    }
}
