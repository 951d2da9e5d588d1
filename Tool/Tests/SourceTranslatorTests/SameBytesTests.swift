import Foundation
import XCTest

/// Translates the corpus in several processes: the order of Swift's sets and dictionaries differs from process to process.
final class SameBytesTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-bytes-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    /// 100 processes by `--deep`.
    func testTheSameSourceTranslatesToTheSameBytesInEveryProcess() throws {
        let count = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 100 : 5
        let compiler = try CorpusCompiler.link(folder)
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_DETERMINISTIC_HASHING"] = nil
        // The wrapper translates, and runs this in place of the compiler.
        environment["KINORA_SWIFTC"] = "/bin/true"
        for (name, modules) in try [("Corpus", [Corpus.module])] + Corpus.moduleSets {
            let set = folder.appendingPathComponent(name)
            let sources = try modules.map { try Corpus.write($0, to: set, calling: nil) }
            var first: [String: Data] = [:]
            for run in 1...count {
                let build = set.appendingPathComponent("build")
                for (module, files) in zip(modules, sources) {
                    let call = try CompilerCall(module.name, files, in: build)
                    _ = try output(of: compiler, call.arguments + files.map(\.path), environment: environment, in: folder)
                }
                let texts = try translations(in: build)
                XCTAssertGreaterThanOrEqual(texts.count, modules.count, name)
                if run == 1 { first = texts }
                XCTAssertEqual(texts.keys.sorted(), first.keys.sorted(), name)
                for (path, text) in first { XCTAssertEqual(texts[path], text, "\(name), run \(run): \(path)") }
                try FileManager.default.removeItem(at: build)
            }
        }
    }

    /// Translated sources, and what the modules say of themselves to others, by path.
    private func translations(in build: URL) throws -> [String: Data] {
        let paths = FileManager.default.enumerator(atPath: build.path)?.compactMap { $0 as? String } ?? []
        let kept = paths.filter { $0.hasSuffix(".swift") || $0.hasPrefix("kinora-facts/") }
        return try Dictionary(uniqueKeysWithValues: kept.map { ($0, try Data(contentsOf: build.appendingPathComponent($0))) })
    }
}
