import XCTest

/// The pages of all modules, and the articles about the effects.
final class EffectsDocumentationTests: XCTestCase {
    private let tree = SourceTree()
    private var output = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: output)
    }

    /// As `./kinora docs` builds them: links to symbols and articles that lead nowhere are errors, and so are public symbols without a
    /// comment.
    func testModulesArticlesAndTutorialsBecomePagesWithoutAWarning() throws {
        let compiler = try EffectsCompiler()
        let result = try compiler.run(
            tree.root.appendingPathComponent("Documentation/docs.sh"), [compiler.build.path, output.path, "/kinora"])
        let messages = String(decoding: result.output, as: UTF8.self)
        try XCTSkipIf(result.status == 3, messages)
        XCTAssertEqual(result.status, 0, messages)
        var pages = try articles().flatMap { module, articles in articles.map { "documentation/\(module)/\($0)" } }
        // Classes of three modules of UIKit, classes of other modules, a tutorial, pages of the folder Documentation.
        pages += [
            "UIKit/UIColor", "UIKit/UIView", "UIKit/UITableView", "QuartzCore/CALayer", "KinoraTesting/MotionCheck", "Guides/Coverage",
            "Guides/Films", "Guides/Slurm",
        ].map { "documentation/\($0)" }
        pages.append("tutorials/Kinora/First-Film")
        for page in pages {
            let page = output.appendingPathComponent("\(page)/index.html".lowercased())
            let html = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
            XCTAssert(html.contains("/kinora/"), "\(page.path) is not a page below the base path")
        }
        // A comment that names a section of a page by its path links to the section.
        let transaction = try String(
            contentsOf: output.appendingPathComponent("data/documentation/quartzcore/catransaction.json"), encoding: .utf8)
        XCTAssertTrue(
            transaction.replacingOccurrences(of: "\\/", with: "/").contains(
                "/kinora/documentation/guides/behavior#Actions-and-transactions"))
        XCTAssertFalse(transaction.contains("Behavior.md"))
        let component = output.appendingPathComponent("documentation/uikitcore").path
        XCTAssertFalse(FileManager.default.fileExists(atPath: component), "UIKit's modules have pages of their own")
    }

    func testEveryCatalogLinksThePageOfWhatThereIs() throws {
        let folder = tree.root.appendingPathComponent("Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("\($0)/\($0).docc").path)
        }
        XCTAssertGreaterThan(modules.count, 15)
        for module in modules {
            XCTAssertTrue(try tree.text("Sources/\(module)/\(module).docc/\(module).md").contains("<doc:/Guides/Coverage>"), module)
        }
    }

    func testEveryEffectsArticleHasUseCodeParametersAndInterruptions() throws {
        let all = try articles().flatMap { module, articles in articles.map { (module, $0) } }
        for name in [
            "Dashboard", "Spin", "Depth", "Zoom", "Hero", "SideSwipe", "ActivityBubble", "TabArrow", "GlossyBar", "ArticlePager",
            "CardStack", "PullUpSheet",
        ] {
            let module = try XCTUnwrap(all.first { $0.1 == name }?.0, "no article \(name).md in a catalog")
            let text = try tree.text("Sources/\(module)/\(module).docc/\(name).md")
            for section in ["\n## Overview\n", "\n![", "\nUse it ", "\n```swift\n", "\n### Parameters\n", "\n### Interruptions\n"] {
                XCTAssert(text.contains(section), "\(name).md lacks \(section)")
            }
        }
    }

    /// The names of each catalog's documents, without the landing page.
    private func articles() throws -> [(module: String, names: [String])] {
        try ["Transitions", "Components"].map { module in
            let folder = tree.root.appendingPathComponent("Sources/\(module)/\(module).docc")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }.sorted()
            return (module, files.map { String($0.dropLast(".md".count)) }.filter { $0 != module })
        }
    }
}
