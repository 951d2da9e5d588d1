import XCTest

/// The table of modules in ARCHITECTURE.md agrees with the manifests, and these with the rule of imports.
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

    func testTheRulesOfImportsAreThoseOfTheTable() throws {
        let table = try Self.table(in: tree.text("ARCHITECTURE.md"))
        let rules = ArchitectureRules()
        for (module, used) in table {
            let rule = module == "kinora" ? "kinora-cli" : module
            let allowed = rules.portable[rule] ?? rules.dependencies[rule]
            XCTAssertEqual(
                allowed?.intersection(table.keys).subtracting(rules.portable[rule] == nil ? [] : ["QuartzCore", "CoreGraphics"]), used,
                module)
        }
    }

    func testVirtualTimeIsLinkedOnlyWithAStageOrABrowserHost() throws {
        let manifest = try Self.targets(in: tree.text("Package.swift"))
        XCTAssertEqual(manifest.filter { $0.value.contains("CVirtualTime") }.map(\.key), ["Headless"])
        XCTAssertEqual(Set(manifest.filter { $0.value.contains("Headless") }.map(\.key)), ["Kinora", "Browser", "HeadlessTests"])
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
