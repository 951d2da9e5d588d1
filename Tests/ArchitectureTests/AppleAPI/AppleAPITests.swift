import XCTest

/// `Transitions` and `Components` compile on iOS too: in both language versions, and with nothing that Apple's UIKit lacks.
final class AppleAPITests: XCTestCase {
    private static let modules = ["EffectSupport", "Transitions", "Components"]
    private let tree = SourceTree()
    private var index = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        index = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: index)
    }

    func testTheEffectsCompileInSwift5WithoutWarnings() throws {
        let compiler = try EffectsCompiler()
        for module in Self.modules {
            XCTAssertEqual(try compiler.complaints(about: module, languageVersion: "5"), "", module)
        }
    }

    func testTheEffectsCompileInSwift6AndUseOnlyWhatIOSHas() throws {
        let compiler = try EffectsCompiler()
        let list = try list()
        let minimum = try minimumVersion()
        for module in Self.modules {
            let store = index.appendingPathComponent(module)
            XCTAssertEqual(try compiler.complaints(about: module, languageVersion: "6", index: store), "", module)
            let uses = try uses(in: store, by: compiler)
            XCTAssertGreaterThan(uses.count, module == "EffectSupport" ? 5 : 500, "\(module) hardly names UIKit: the index is not whole")
            let paths = Dictionary(
                uniqueKeysWithValues: try compiler.sources(of: module).map { (URL(fileURLWithPath: $0).lastPathComponent, $0) })
            var texts: [String: String] = [:]
            for use in uses {
                let path = try XCTUnwrap(paths[use.file], use.file)
                let text = try texts[path] ?? tree.text("Sources/\(path)")
                texts[path] = text
                if let complaint = list.complaint(about: use, in: text, minimum: minimum) {
                    XCTFail(Violation(path: path, line: use.line, sentence: complaint).description)
                }
            }
        }
    }

    func testWhatOnlyOursHasIsFound() throws {
        let compiler = try EffectsCompiler()
        try FileManager.default.createDirectory(at: index, withIntermediateDirectories: true)
        let added = index.appendingPathComponent("Added.swift")
        let source = """
            import UIKit
            @MainActor func added(_ view: UIView, _ controller: UIViewController) {
                view.layer.setNeedsLayout()
                UIView.performWithoutAnimation {}
                _ = view.subtree
                _ = Selector(["added"][0])
            }
            """
        try source.write(to: added, atomically: true, encoding: .utf8)
        // Internal and package symbols are not even seen, as on iOS.
        let refused = try compiler.complaints(about: "Components", languageVersion: "6", added: added)
        XCTAssert(refused.contains("'subtree' is inaccessible due to 'package' protection level"), refused)
        try source.replacingOccurrences(of: "    _ = view.subtree\n", with: "\n")
            .write(to: added, atomically: true, encoding: .utf8)
        let store = index.appendingPathComponent("store")
        XCTAssertEqual(try compiler.complaints(about: "Components", languageVersion: "6", added: added, index: store), "")
        let uses = try uses(in: store, by: compiler).filter { $0.file == "Added.swift" }
        let expected = [
            "UIKitCore UIView 2", "UIKitCore UIViewController 2", "UIKitCore UIView.layer 3", "QuartzCore CALayer.setNeedsLayout() 3",
            "UIKitCore UIView 4", "UIKitCore UIView.performWithoutAnimation(_:) 4", "ObjectiveCRuntime Selector 6",
            "ObjectiveCRuntime Selector.init(_:) 6",
        ]
        XCTAssertEqual(Set(uses.map { "\($0.module) \($0.symbol) \($0.line)" }), Set(expected))
        var list = try AppleAPIList("UIView\t2.0\tcensus\nUIView.performWithoutAnimation(_:)\t99.0\t-")
        let complaints = uses.compactMap { use in list.complaint(about: use, in: source, minimum: 15).map { "\(use.line): \($0)" } }
        XCTAssertEqual(complaints.count, 6)
        XCTAssert(complaints.contains { $0.hasPrefix("3: QuartzCore's CALayer.setNeedsLayout() is not in Tests/Lists/apple-api.tsv") })
        XCTAssert(complaints.contains { $0.hasSuffix("guard it by #available(iOS 99, *)") }, "\(complaints)")
        let guarded = "if #available(iOS 99, *) {}"
        let use = try XCTUnwrap(uses.first { $0.symbol == "UIView.performWithoutAnimation(_:)" })
        XCTAssertNil(list.complaint(about: use, in: guarded, minimum: 15))
        list = try AppleAPIList("# nothing\n")
        XCTAssertNotNil(list.complaint(about: use, in: guarded, minimum: 15))
        XCTAssertThrowsError(try AppleAPIList("UIView\tearly\tcensus"))
        XCTAssertThrowsError(try AppleAPIList("UIView\t2.0\tcensus\nUIView\t3.0\tcensus"))
    }

    private func list() throws -> AppleAPIList { try AppleAPIList(tree.text("Tests/Lists/apple-api.tsv")) }

    /// The manifest's `.iOS(.v15)`.
    private func minimumVersion() throws -> Double {
        let manifest = try tree.text("Package.swift")
        let match = try XCTUnwrap(manifest.range(of: #"\.iOS\(\.v\d+"#, options: .regularExpression))
        return try XCTUnwrap(Double(manifest[match].dropFirst(".iOS(.v".count)))
    }

    /// Names of Swift itself are the same everywhere.
    private func uses(in store: URL, by compiler: EffectsCompiler) throws -> [SymbolUse] {
        let records = try FileManager.default.subpathsOfDirectory(atPath: store.path).sorted()
            .filter { $0.contains("/records/") && $0.contains(".swift-") }
        let library = try compiler.indexLibrary()
        return try records.flatMap { record in
            try SymbolUse.read(
                URL(fileURLWithPath: record).lastPathComponent, of: store, library: library,
                except: Set(Self.modules + ["Swift", "_Concurrency"]))
        }
    }
}
