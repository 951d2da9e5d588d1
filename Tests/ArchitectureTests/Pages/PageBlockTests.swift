import XCTest

/// Code blocks of the pages: each is compiled, run, or marked as a quote.
///
/// Pages of documentation catalogs have tests of their own.
final class PageBlockTests: XCTestCase {
    private let tree = SourceTree()

    /// Blocks that nothing compiles or runs, with the reason in the page; a new one is a decision.
    private static let unchecked = [
        "CONTRIBUTING.md: Before you hand it in, 2",
        "Documentation/Failures.md: A card jumps as a finger catches it, 1",
        "Documentation/Failures.md: A spring forgets the finger's velocity, 1",
        "Documentation/Failures.md: A drawer swings beyond its end, 1",
        "Documentation/Failures.md: A view vanishes before its animation ends, 1",
        "Documentation/Failures.md: The curve is not the one of the specification, 1",
        "Documentation/Farms/GitHubActions.md: Films on GitHub Actions, 1",
        "Documentation/NewToolchain.md: In short, 2", "Documentation/PullRequests.md: GitHub, 1",
        "Documentation/PullRequests.md: GitLab, 1",
        "Documentation/SnapshotTesting.md: Tests, 1",
        "Documentation/XcodeProject.md: Your Xcode project, 1",
        "Documentation/XcodeProject.md: Films, pictures and tests, 1",
        "Documentation/XcodeProject.md: For scripts, 1",
    ]

    func testEachBlockIsOfALanguageThatIsChecked() throws {
        let blocks = try allBlocks()
        XCTAssertGreaterThan(blocks.count, 50)
        for block in blocks {
            XCTAssert(
                ["swift", "sh", "text", "js", "gesture", "bash", "python", "yaml"].contains(block.language),
                "\(block.page):\(block.line): nothing checks blocks of '\(block.language)'; CONTRIBUTING.md lists languages")
            guard let remark = block.remark else { continue }
            XCTAssert(
                remark == "fails" || remark.hasPrefix("not run: ") || remark.hasPrefix("not compiled: "),
                "\(block.page):\(block.line): '\(remark)' is no remark about a block; write 'fails', 'not run: REASON' or 'not compiled: REASON'"
            )
        }
        let unchecked = blocks.filter { $0.remark?.hasPrefix("not ") == true }.map { "\($0.page): \($0.name)" }
        XCTAssertEqual(unchecked, Self.unchecked)
    }

    func testSwiftBlocksCompile() throws {
        let compiler = try EffectsCompiler()
        guard FileManager.default.fileExists(atPath: compiler.build.appendingPathComponent("Modules/KinoraTesting.swiftmodule").path) else {
            throw XCTSkip("KinoraTesting was not built")
        }
        let blocks = try allBlocks().filter { $0.language == "swift" && $0.remark?.hasPrefix("not compiled: ") != true }
        let pages = Dictionary(grouping: blocks, by: \.page)
        XCTAssertGreaterThan(pages.count, 5)
        for page in pages.keys.sorted() {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let complaints = try PageCompiler(compiler, folder: folder).complaints(about: pages[page] ?? [], of: page)
            XCTAssertEqual(complaints.joined(separator: "\n"), "", page)
        }
    }

    /// `Tool/run-pages` is Python, and has a reader of its own.
    func testEachBlockOfCommandsIsRunByTheScript() throws {
        let compiler = try EffectsCompiler()
        let result = try compiler.run(tree.root.appendingPathComponent("Tool/run-pages"), ["--list"])
        let text = String(decoding: result.output, as: UTF8.self)
        XCTAssertEqual(result.status, 0, text)
        let wanted = try allBlocks().filter { $0.language == "sh" && $0.remark?.hasPrefix("not run: ") != true }
        let steps = try Tutorial.names.flatMap { try Tutorial($0, in: tree).steps }.filter { $0.name == "Terminal" }
        XCTAssertGreaterThan(steps.count, 4)
        let locations = wanted.map { "\($0.page):\($0.line)" } + steps.map { "Sources/Kinora/Kinora.docc/Tutorials/Code/\($0.resource):1" }
        XCTAssertEqual(text.split(separator: "\n").map(String.init).sorted(), locations.sorted())
    }

    func testGesturesAndProgramsAreWrittenToFilesThatCommandsUse() throws {
        let blocks = try allBlocks()
        for block in blocks where ["gesture", "bash", "python"].contains(block.language) {
            let file = try XCTUnwrap(block.file, "\(block.page):\(block.line): no line names the file of the block")
            XCTAssert(
                blocks.contains { $0.page == block.page && $0.language == "sh" && $0.code.contains(file) },
                "\(block.page):\(block.line): no command uses \(file)")
        }
        for block in blocks where block.language == "yaml" {
            XCTAssertNotNil(block.remark, "\(block.page):\(block.line): nothing runs it, and no remark says so")
        }
    }

    func testMessagesToTheBrowsersPageAreOnesThatItKnows() throws {
        let events = try tree.text("Sources/CBrowser/Page/events.js")
        for block in try allBlocks() where block.language == "js" {
            let types = block.code.matches(of: /kinora\.send\(\{type: "(\w+)"/).map { String($0.output.1) }
            XCTAssertEqual(types.count, block.code.split(separator: "\n").count, "\(block.page):\(block.line): a line sends no event")
            for type in types { XCTAssert(events.contains("\"\(type)\""), "\(block.page):\(block.line): events.js has no \(type)") }
        }
    }

    func testBlocksAreFoundWithWhatIsAroundThem() {
        let page = """
            # Title

            `a/b.swift`, a file:

            ```swift
            let a = 1
            ```

            <!-- fails -->
            ```sh
            swift test
            ```

            ## Quotes

                kinora: no

                ./kinora list

            text
                no block
            """
        let blocks = PageBlock.blocks(of: page, page: "P.md")
        XCTAssertEqual(blocks.map(\.language), ["swift", "sh", "text"])
        XCTAssertEqual(blocks.map(\.line), [6, 11, 16])
        XCTAssertEqual(blocks.map(\.name), ["Title, 1", "Title, 1", "Quotes, 1"])
        XCTAssertEqual(blocks.map(\.file), ["a/b.swift", nil, nil])
        XCTAssertEqual(blocks.map(\.remark), [nil, "fails", nil])
        XCTAssertEqual(blocks[2].code, "kinora: no\n\n./kinora list\n")
    }

    /// The blocks of all pages but those of documentation catalogs.
    private func allBlocks() throws -> [PageBlock] {
        try tree.paths().filter { $0.hasSuffix(".md") && !$0.contains(".docc/") && !$0.contains("/.") }
            .flatMap { PageBlock.blocks(of: try tree.text($0), page: $0) }
    }
}
