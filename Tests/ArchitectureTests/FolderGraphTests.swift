import XCTest

/// Folders within a module use each other in one direction, except for the cycles in a list that may only shrink.
final class FolderGraphTests: XCTestCase {
    private let tree = SourceTree()

    func testFoldersFormOnlyTheListedCycles() throws {
        let sources = try tree.sources().filter { $0.path.hasSuffix(".swift") }
        let modules = Dictionary(grouping: sources) { $0.path.prefix { $0 != "/" } }
        var found: [String] = []
        for (module, files) in modules {
            let graph = FolderGraph(try files.map { ($0.path, try $0.text()) })
            found += graph.cycles.map { "\(module)\t\($0.joined(separator: " "))" }
        }
        let listed = try tree.text("Tests/Lists/folder-cycles.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
        XCTAssertEqual(found.sorted(), listed.sorted(), "cycles may only be removed; then remove them from folder-cycles.tsv too")
    }

    func testCyclesAreFound() {
        let graph = FolderGraph([
            ("M/A/One.swift", "package struct One { var two: Two }"), ("M/B/Two.swift", "final class Two { let three: Three? = nil }"),
            ("M/C/Three.swift", "enum Three { static func one() -> One? { nil } }"), ("M/D/Four.swift", "struct Four { var one: One }"),
            ("M/A/Five.swift", "// Four\nlet name = \"Four\""), ("M/Exports.swift", "struct Six { var four: Four }"),
        ])
        XCTAssertEqual(graph.uses["D"], ["A"])
        XCTAssertEqual(graph.cycles, [["A", "B", "C"]])
    }
}
