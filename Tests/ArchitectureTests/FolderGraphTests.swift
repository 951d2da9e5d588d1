import XCTest

/// The folders of a module use each other in one direction, except where Apple's API needs both; so do the folders in a folder.
final class FolderGraphTests: XCTestCase {
    private let tree = SourceTree()

    func testFoldersFormOnlyTheCyclesThatApplesAPIForces() throws {
        let arrows = Dictionary(grouping: try forcedArrows(), by: \.module)
        for (module, sources) in try swiftSources() {
            XCTAssertEqual(
                try FolderGraph(texts(of: sources)).cycles, FolderGraph(forced: arrows[module] ?? []).cycles,
                "\(module): the cycles of its folders, and those that the arrows in folder-cycles.tsv make. Cut yours: move a file or a "
                    + "declaration, or hand in a value. Add an arrow only where Apple's API needs it.")
        }
    }

    func testTheIndexOfTheCompilerShowsNoOtherCycles() throws {
        let compiler = try EffectsCompiler()
        let store = compiler.build.appendingPathComponent("index/store")
        guard FileManager.default.fileExists(atPath: store.path) else { throw XCTSkip("no \(store.path); debug builds have it") }
        let index = try SourceIndex(library: compiler.indexLibrary(), store: store)
        let arrows = Dictionary(grouping: try forcedArrows(), by: \.module)
        var compared: Set<String> = []
        for (module, sources) in try swiftSources() {
            let files = try sources.compactMap { source in try index.symbols(of: source.url).map { (path: source.path, symbols: $0) } }
            // A module that was not built with these tests, or changed since.
            guard files.count == sources.count else { continue }
            compared.insert(module)
            XCTAssertEqual(FolderGraph(files).cycles, FolderGraph(forced: arrows[module] ?? []).cycles, module)
        }
        XCTAssertFalse(compared.isEmpty, "\(store.path) has no module of this checkout")
    }

    func testTheAPIOfTheListForcesItsArrows() throws {
        let sources = try swiftSources()
        for (module, arrows) in Dictionary(grouping: try forcedArrows(), by: \.module) {
            let files = try texts(of: XCTUnwrap(sources[module], "folder-cycles.tsv: no module \(module)"))
            let graph = FolderGraph(files)
            let declarations = PublicDeclarations(files)
            let cycles = FolderGraph(forced: arrows).cycles
            for arrow in arrows {
                let row = "folder-cycles.tsv: \(module) \(arrow.folder) \(arrow.needed)"
                XCTAssert(cycles.contains { $0.contains(arrow.folder) && $0.contains(arrow.needed) }, "\(row): is part of no cycle")
                XCTAssert(graph.uses[arrow.folder]?.contains(arrow.needed) ?? false, "\(row): the folder does not use the other")
                let signatures = try declarations.signatures(of: arrow.api, in: arrow.folder)
                XCTAssertFalse(signatures.isEmpty, "\(row): \(arrow.folder) declares no public \(arrow.api)")
                XCTAssertFalse(
                    try declarations.signatures(of: arrow.neededAPI, in: arrow.needed).isEmpty,
                    "\(row): \(arrow.needed) declares no public \(arrow.neededAPI)")
                guard !arrow.neededAPI.contains(".") else { continue }
                XCTAssert(
                    signatures.contains { $0.matches(of: /\w+/).contains { $0.output == arrow.neededAPI } },
                    "\(row): the declaration of \(arrow.api) does not name \(arrow.neededAPI)")
            }
        }
    }

    func testCyclesAreFound() {
        let graph = FolderGraph([
            ("M/A/One.swift", "package struct One { var two: Two }"), ("M/B/Two.swift", "final class Two { let three: Three? = nil }"),
            ("M/C/Three.swift", "enum Three { static func one() -> One? { nil } }"), ("M/D/Four.swift", "struct Four { var one: One }"),
            ("M/A/Five.swift", "// Four\nlet name = \"Four\""), ("M/Exports.swift", "struct Six { var four: Four }"),
        ])
        XCTAssertEqual(graph.uses["D"], ["A"])
        XCTAssertEqual(graph.uses["."], ["D"])
        XCTAssertEqual(graph.cycles, [["A", "B", "C"]])
        let root = FolderGraph([
            ("M/Tool.swift", "enum Tool { let list: List }"), ("M/Commands/List.swift", "struct List { let tool: Tool? }"),
        ])
        XCTAssertEqual(root.cycles, [[".", "Commands"]], "files at the root are a folder")
    }

    func testPublicDeclarationsAreFoundByTheirNames() throws {
        let declarations = PublicDeclarations([
            (
                "M/A/One.swift",
                """
                open class One: Two {
                    open weak var two: Two? { three }
                    var three: Three? = nil
                    public init?(two: Two, _ three: [Int: Three] = [:]) {}
                    @discardableResult open func add(_ two: (Two, Int) -> Void, forKey key: String) -> Three? { nil }
                }
                public protocol Four {
                    func next(of one: One) -> Four
                }
                """
            ), ("M/B/Two.swift", "extension One { // One.five\n    public static let five = 5 }"),
        ])
        let found = [
            "One": ["open class One: Two "], "One.two": ["open weak var two: Two? "], "One.three": [], "Two": [], "One.five": [],
            "One.init(two:_:)": ["public init?(two: Two, _ three: [Int: Three] = [:]) "], "One.add(_:)": [], "Four.next": [],
            "One.add(_:forKey:)": ["open func add(_ two: (Two, Int) -> Void, forKey key: String) -> Three? "],
            "Four.next(of:)": ["func next(of one: One) -> Four"],
        ]
        for (name, signatures) in found { XCTAssertEqual(try declarations.signatures(of: name, in: "A"), signatures, name) }
        XCTAssertEqual(try declarations.signatures(of: "One.five", in: "B"), ["public static let five "])
    }

    func testRowsOfTheListAreRead() throws {
        let arrow = try XCTUnwrap(ForcedArrow.list("# arrows\nM\tA B\tOne.add(_:forKey:): Two\n").first)
        XCTAssertEqual([arrow.module, arrow.folder, arrow.needed], ["M", "A", "B"])
        XCTAssertEqual([arrow.api, arrow.neededAPI], ["One.add(_:forKey:)", "Two"])
        for row in ["M\tA B", "M\tA B C\tOne: Two", "M\tA B\tOne", "M\tA\tOne: Two", "M\tA B\tOne: Two\tmore"] {
            XCTAssertThrowsError(try ForcedArrow.list(row), row)
        }
    }

    private func forcedArrows() throws -> [ForcedArrow] { try ForcedArrow.list(tree.text("Tests/Lists/folder-cycles.tsv")) }

    /// Swift sources by module; and those in the folders of a folder by its path, theirs beginning with it.
    private func swiftSources() throws -> [String: [SourceFile]] {
        let sources = try tree.sources().filter { $0.path.hasSuffix(".swift") }
        let modules = Dictionary(grouping: sources) { String($0.path.prefix { $0 != "/" }) }
        let inner = Dictionary(grouping: sources.filter { $0.path.split(separator: "/").count > 3 }) {
            $0.path.split(separator: "/").prefix(2).joined(separator: "/")
        }
        let shortened = inner.mapValues { files in
            files.map { SourceFile(path: $0.path.split(separator: "/").dropFirst().joined(separator: "/"), url: $0.url) }
        }
        return modules.merging(shortened) { module, _ in module }
    }

    private func texts(of sources: [SourceFile]) throws -> [(path: String, text: String)] {
        try sources.map { ($0.path, try $0.text()) }
    }
}
