import XCTest

/// `Transitions` and `Components` build with the compiler that the manifest names and run on the iOS that it names.
final class SwiftFeatureTests: XCTestCase {
    private let tree = SourceTree()

    func testTheEffectsUseFeaturesOfThePromisedVersionsOnly() throws {
        let list = try list()
        let compiler = try toolsVersion(of: "Package.swift")
        let manifest = try tree.text("Package.swift")
        let platform = try XCTUnwrap(manifest.firstMatch(of: /\.iOS\(\.v(\d+)\)/)?.output.1)
        let system = try XCTUnwrap(SwiftFeatureList.Version(platform))
        let sources = try tree.sources().filter { $0.path.hasPrefix("Transitions/") || $0.path.hasPrefix("Components/") }
        XCTAssertGreaterThan(sources.count, 50, "the sources were not found")
        for source in sources {
            for violation in list.violations(in: try source.text(), at: source.path, compiler: compiler, system: system) {
                XCTFail(violation.description)
            }
        }
    }

    func testTheReadMeNamesTheCompilerAndTheSystem() throws {
        let version = try toolsVersion(of: "Package.swift")
        let page = try tree.text("README.md")
        XCTAssert(page.contains("Swift \(version) (Xcode "), "README.md names no compiler")
        XCTAssert(page.contains("iOS 15"), "README.md names no iOS")
        XCTAssertEqual(try toolsVersion(of: "Tool/Package.swift"), version)
    }

    func testEachFeatureIsFound() throws {
        let samples = [
            "class A { isolated deinit {} }": "isolated deinit", "nonisolated deinit {}": "nonisolated deinit",
            "extension A: @MainActor Equatable {}": "isolated conformance", "@concurrent func f() async {}": "@concurrent",
            "let a: InlineArray<3, Int>": "InlineArray", "let a: [3 of Int]": "InlineArray", "let a: Span<Int>": "Span",
            "Task.immediate {}": "Task.immediate", "Task(name: \"a\") {}": "task names", "func `a b`() {}": "raw identifiers",
            "import Synchronization": "Synchronization", "let a = Mutex(1)": "Synchronization", "let a: Atomic<Int>": "Synchronization",
            "struct A: ~Copyable {}": "noncopyable types", "let a: UInt128 = 1": "Int128",
            "let a: any AsyncSequence<Int, Never>": "AsyncSequence with its types", "@Observable class A {}": "Observation",
            "func f<each T>(_ t: repeat each T) {}": "parameter packs of types",
            "await withDiscardingTaskGroup {}": "discarding task groups",
            "ContinuousClock().now": "clocks and Duration", "try await Task.sleep(for: .seconds(1))": "clocks and Duration",
            "let a: Duration": "clocks and Duration", "let a: any Collection<Int>": "constrained existentials",
            "a as? any Collection<Int>": "constrained existentials", "let a = /b+/": "regular expressions",
            "try Regex(a)": "regular expressions", "a.replacing(b, with: c)": "searching collections for collections",
            "distributed actor A {}": "distributed actors",
        ]
        let list = try list()
        let (compiler, system) = (try version("5.6"), try version("15"))
        for (sample, name) in samples {
            let found = list.violations(in: "\n" + sample, at: "A.swift", compiler: compiler, system: system)
            XCTAssert(found.contains { $0.line == 2 && $0.sentence.hasPrefix(name) }, "\(sample): \(found)")
        }
    }

    func testVersionsAndGuardsCount() throws {
        let list = try SwiftFeatureList("# features\nA\t\\ba\\b\t5.10\t17.0\tpage\nB\t\\bb\\b\t5.9\t-\tpage\n")
        func count(_ source: String, _ compiler: String, _ system: String) throws -> Int {
            list.violations(in: source, at: "A.swift", compiler: try version(compiler), system: try version(system)).count
        }
        XCTAssertEqual(try count("a b // a\n\"a\"", "5.8", "15"), 2)
        XCTAssertEqual(try count("a b", "5.9", "17"), 1)
        XCTAssertEqual(try count("a b", "5.10", "17"), 0)
        XCTAssertEqual(try count("a b", "5.10", "16"), 1)
        XCTAssertEqual(try count("if #available(iOS 17, *) { a }", "5.10", "16"), 0)
        XCTAssertEqual(try count("if #available(iOS 17, *) { a }", "5.9", "16"), 1)
        XCTAssertThrowsError(try SwiftFeatureList("A\ta\tlatest\t-\tpage"))
        XCTAssertThrowsError(try SwiftFeatureList("A\ta\t6.0\t-\t"))
        XCTAssertThrowsError(try SwiftFeatureList("A\t(\t6.0\t-\tpage"))
    }

    private func list() throws -> SwiftFeatureList { try SwiftFeatureList(tree.text("Tests/Lists/swift-features.tsv")) }

    private func version(_ text: String) throws -> SwiftFeatureList.Version { try XCTUnwrap(SwiftFeatureList.Version(text)) }

    private func toolsVersion(of manifest: String) throws -> SwiftFeatureList.Version {
        let line = try XCTUnwrap(tree.text(manifest).firstMatch(of: /swift-tools-version: *([\d.]+)/)?.output.1)
        return try version(String(line))
    }
}
