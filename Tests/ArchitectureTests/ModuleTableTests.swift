import XCTest

/// The tables in ARCHITECTURE.md agree with the manifests and the sources.
final class ModuleTableTests: XCTestCase {
    private let tree = SourceTree()

    func testTheTableNamesTheModulesOfTheManifests() throws {
        let table = try Self.table(in: tree.text("ARCHITECTURE.md"))
        var manifest = try Self.targets(in: tree.text("Package.swift"))
        manifest.merge(try Self.targets(in: tree.text("Tool/Package.swift"))) { first, _ in first }
        XCTAssertGreaterThan(table.count, 10)
        for (module, used) in table {
            let targets = try XCTUnwrap(manifest[module], "\(module) is in ARCHITECTURE.md but in no manifest")
            XCTAssertEqual(targets.intersection(table.keys), used, "\(module) uses other modules than ARCHITECTURE.md says")
        }
        let ours = manifest.keys.filter { !$0.hasPrefix("C") || $0.dropFirst().first?.isLowercase == true }
            .filter { !$0.hasPrefix("_") && !$0.hasSuffix("Tests") && !$0.hasSuffix("TestSupport") }
        XCTAssertEqual(Set(table.keys), Set(ours), "modules of the table and of the manifests")
    }

    func testVirtualTimeIsLinkedOnlyWithAStageOrABrowserHost() throws {
        let manifest = try Self.targets(in: tree.text("Package.swift"))
        XCTAssertEqual(manifest.filter { $0.value.contains("CVirtualTime") }.map(\.key), ["Headless"])
        XCTAssertEqual(Set(manifest.filter { $0.value.contains("Headless") }.map(\.key)), ["Kinora", "Browser", "HeadlessTests"])
    }

    func testTheTableOfConstructorsNamesThoseOfTheSources() throws {
        let row = /(?m)^\| `(\w+\/[\w.]+)` \| (before all|before `main`) \| .+ \|$/
        let table = try Dictionary(uniqueKeysWithValues: tree.text("ARCHITECTURE.md").matches(of: row).map { (String($0.1), $0.2) })
        var found: [String: Set<Substring>] = [:]
        for source in try tree.sources() where source.path.hasSuffix(".c") {
            for match in try source.text().matches(of: /__attribute__\(\(constructor(\(101\))?\)\)/) {
                found[source.path, default: []].insert(match.1 == nil ? "before `main`" : "before all")
            }
        }
        XCTAssertGreaterThan(found.count, 10)
        XCTAssertEqual(table.mapValues { [$0] }, found)
    }

    func testTheParsersReadWhatTheyShould() {
        XCTAssertEqual(Self.table(in: "| `A` | `B`, `C` | text | `D` |\n| `E` | C modules | text | |\n"), ["A": ["B", "C"], "E": []])
        let manifest = """
            .target(name: "A", dependencies: ["B", "C"], path: "x"),
            .testTarget(
                name: "D", dependencies: [library("E"), "F"]),
            .target(name: "G", dependencies: effects + ["H"]),
            .target(name: "I"),
            """
        XCTAssertEqual(Self.targets(in: manifest), ["A": ["B", "C"], "D": ["E", "F"], "G": ["UIKit", "H"], "I": []])
    }

    /// Modules and those that they use, of the rows with code in their first two columns.
    private static func table(in text: String) -> [String: Set<String>] {
        var rows: [String: Set<String>] = [:]
        for match in text.matches(of: /(?m)^\| `([\w-]+)` \| (nothing|C modules|SwiftSyntax|`\w+`(?:, `\w+`)*) \| .* \| .*\|$/) {
            rows[String(match.output.1)] = Set(match.output.2.matches(of: /`(\w+)`/).map { String($0.output.1) })
        }
        return rows
    }

    /// Targets of a manifest and the targets and products that they depend on.
    static func targets(in manifest: String) -> [String: Set<String>] {
        var targets: [String: Set<String>] = [:]
        let declaration =
            /\.(?:target|testTarget|executableTarget)\(\s*name: "([\w-]+)"(?:,\s*dependencies: ((?:effects)?(?: \+ )?(?:\[[^\]]*\])?))?/
        for match in manifest.matches(of: declaration) {
            let list = match.output.2 ?? ""
            let names = list.matches(of: /"(\w+)"/).map { String($0.output.1) }
            targets[String(match.output.1)] = Set(names + (list.hasPrefix("effects") ? ["UIKit"] : []))
        }
        return targets
    }
}
