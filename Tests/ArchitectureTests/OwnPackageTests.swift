import XCTest

/// Modules that a dependent package's tests need (`Examples/OwnPackage`, which `./kinora test --deep` builds and runs).
final class OwnPackageTests: XCTestCase {
    private let tree = SourceTree()

    /// A test that imports Swift Testing and such a module imports the overlay too.
    func testEachModuleThatSwiftTestingExtendsHasItsOverlay() throws {
        let compiler = try EffectsCompiler()
        let folder = try compiler.runtimeResources().appendingPathComponent("linux/Testing.swiftcrossimport")
        guard FileManager.default.fileExists(atPath: folder.path) else { throw XCTSkip("no \(folder.path)") }
        let targets = try ModuleTableTests.targets(in: tree.text("Package.swift"))
        var extended: [String] = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where file.hasSuffix(".swiftoverlay") {
            let module = String(file.dropLast(".swiftoverlay".count))
            // Other modules are Apple's, Windows' or the toolchain's, and bring their overlays.
            guard let dependencies = targets[module] else { continue }
            extended.append(module)
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for overlay in text.matches(of: /- name: *(\w+)/).map({ String($0.output.1) }) {
                XCTAssertNotNil(targets[overlay], "Package.swift has no target \(overlay)")
                XCTAssertTrue(dependencies.contains(overlay), "\(module) does not depend on \(overlay)")
            }
        }
        XCTAssertTrue(extended.contains("UIKit"), "\(folder.path) has no overlay for UIKit")
    }

    /// The example, with its tests in XCTest and Swift Testing, against the modules that these tests were built with.
    func testTheExampleCompiles() throws {
        let compiler = try EffectsCompiler()
        guard FileManager.default.fileExists(atPath: compiler.build.appendingPathComponent("Modules/KinoraTesting.swiftmodule").path) else {
            throw XCTSkip("KinoraTesting was not built")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        XCTAssertEqual(try compiler.output(ofEmitting: "Cards", from: files("Sources/Cards"), into: folder), "")
        let plugins = try compiler.runtimeResources().appendingPathComponent("host/plugins/testing")
        let options = ["-module-name", "CardsTests", "-I", folder.path, "-plugin-path", plugins.path]
        XCTAssertEqual(try compiler.output(ofChecking: files("Tests/CardsTests"), languageVersion: "6", options: options), "")
    }

    /// Swift files of a folder of the example.
    private func files(_ path: String) throws -> [String] {
        let folder = tree.root.appendingPathComponent("Examples/OwnPackage/\(path)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        XCTAssertFalse(names.isEmpty, folder.path)
        return names.sorted().map { folder.appendingPathComponent($0).path }
    }
}
