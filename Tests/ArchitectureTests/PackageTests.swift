import XCTest

/// The manifests' promises to packages that depend on the library.
final class PackageTests: XCTestCase {
    private let tree = SourceTree()

    func testTheLibraryVendsNoExecutable() throws {
        let manifest = try tree.text("Package.swift")
        XCTAssertFalse(manifest.contains(".executable"), "dependents would build it; executables belong to Tool/Package.swift")
    }

    /// Pixel code is fast in debug builds of dependents because kernels come as assembly.
    func testTheAssembledKernelsAreMadeFromTheirSources() throws {
        let result = try run([tree.root.appendingPathComponent("Tool/assemble-kernels").path, "--check"])
        XCTAssertEqual(result.status, 0, result.output)
    }

    /// SwiftPM warns of each in every command of every dependent.
    func testNoLibraryBringsFlagsThatSwiftPMProhibits() throws {
        let names = try tree.text("Package.swift").matches(of: /pkgConfig: "([^"]*)"/).flatMap { $0.output.1.split(separator: " ") }
        XCTAssertFalse(names.isEmpty)
        for name in names {
            let result = try run(["pkg-config", "--cflags", "--libs", String(name)])
            XCTAssertEqual(result.status, 0, result.output)
            XCTAssertFalse(result.output.contains("-pthread"), "\(name): \(result.output)")
        }
    }

    /// SwiftPM refuses unsafe flags in what a package requires by version, so the commit of a release has none.
    func testUnsafeFlagsAreLeftOutOfReleasesAndOnlyThere() throws {
        let manifest = try tree.text("Package.swift")
        let changes = try tree.text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
        let title = try XCTUnwrap(changes).dropFirst(3).filter { $0 != "[" && $0 != "]" }
        if title.hasPrefix("Unreleased") {
            XCTAssert(manifest.contains("let isRelease = false\n"), "CHANGELOG.md begins with \(title)")
        } else {
            XCTAssert(manifest.contains("let isRelease = true\n"), "CHANGELOG.md begins with \(title)")
            let tool = try tree.text("Sources/CommandSupport/Commands/KinoraVersion.swift")
            XCTAssert(tool.contains("static let version = \"\(title.prefix { $0 != " " })\""), "the tool has another version than \(title)")
        }
    }

    /// SwiftPM would leave a target as it is when a module has changed behind one that only exports it.
    func testEachTargetAndLibraryListsAllModulesBelow() throws {
        struct Manifest: Decodable {
            struct Product: Decodable {
                let name: String
                let targets: [String]
            }
            struct Target: Decodable {
                struct Dependency: Decodable { let byName: [String?]? }
                let name: String
                let type: String
                let dependencies: [Dependency]
                var names: [String] { dependencies.compactMap { $0.byName?.first ?? nil } }
            }
            let products: [Product]
            let targets: [Target]
        }
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-manifest-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let result = try run(["swift", "package", "--package-path", tree.root.path, "--scratch-path", scratch, "dump-package"])
        XCTAssertEqual(result.status, 0, result.output)
        let text = result.output.drop { $0 != "{" }
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
        let lists = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.names) })
        let files = try tree.sources().map(\.path).filter { $0.hasSuffix(".swift") }
        let inSwift = Set(files.compactMap { $0.split(separator: "/").first.map(String.init) })
        XCTAssertTrue(lists["Kinora"]?.contains("UIKitCore") ?? false, "behind UIKit, which only exports it")
        for target in manifest.targets where target.type != "plugin" {
            for name in target.names {
                let below = Set(lists[name] ?? []).intersection(inSwift)
                XCTAssertEqual(below.subtracting(target.names).sorted(), [], "\(target.name) lists \(name)")
            }
        }
        for product in manifest.products {
            for name in product.targets where inSwift.contains(name) {
                XCTAssertEqual(Set(lists[name] ?? []).intersection(inSwift).subtracting(product.targets).sorted(), [], product.name)
            }
        }
    }

    private func run(_ words: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
