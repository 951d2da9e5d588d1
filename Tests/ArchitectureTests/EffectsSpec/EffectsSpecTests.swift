import XCTest

/// Every sentence of the effects' specification has a test.
final class EffectsSpecTests: XCTestCase {
    private let tree = SourceTree()

    /// The folder of each effect's tests.
    private static let folders = [
        "TransitionsTests/Dashboard", "TransitionsTests/Spin", "TransitionsTests/Depth", "TransitionsTests/Zoom",
        "ComponentsTests/SideSwipe",
        "ComponentsTests/Bubble", "ComponentsTests/Arrow", "ComponentsTests/GlossyBar", "ComponentsTests/Pager",
    ]
    /// Rules that each effect has a test of its own for: interruptions, leftovers, Reduce Motion, right to left, odd geometry.
    private static let rulesForEach = ["0.3", "0.6", "0.8", "0.9", "0.11"]

    func testEverySentenceHasTestsThatExist() throws {
        let spec = try EffectsSpec(tree.text("Tests/Lists/effects-spec.tsv"))
        XCTAssertGreaterThan(spec.sentences.count, 100)
        var sources: [String: String] = [:]
        for test in try tree.tests() { sources[String(test.path.dropLast(".swift".count))] = try test.text() }
        for sentence in spec.sentences {
            XCTAssertFalse(sentence.tests.isEmpty, "no test for \(sentence.number): \"\(sentence.text)\"")
            for name in sentence.tests {
                let isThere = sources[name.file].map(name.isDeclared) ?? false
                XCTAssertTrue(isThere, "effects-spec.tsv: \(sentence.number): there is no \(name.file).\(name.test ?? "swift")")
            }
        }
        for rule in Self.rulesForEach {
            let sentence = try XCTUnwrap(spec.sentences.first { $0.number == rule })
            for folder in Self.folders where !sentence.tests.contains(where: { $0.file.hasPrefix(folder + "/") }) {
                XCTFail("no test in Tests/\(folder) for \(rule): \"\(sentence.text)\"")
            }
        }
    }

    func testTheListIsRead() throws {
        let spec = try EffectsSpec("# Remark\n0.1\tOf **requests** in one frame.\tA/OneTests.testOne B/TwoTests\n2.1\tNone.\t")
        XCTAssertEqual(spec.sentences.map(\.number), ["0.1", "2.1"])
        XCTAssertEqual(spec.sentences[0].tests, [.init(file: "A/OneTests", test: "testOne"), .init(file: "B/TwoTests", test: nil)])
        XCTAssertEqual(spec.sentences[1].tests, [])
        XCTAssertTrue(spec.sentences[0].tests[0].isDeclared(in: "func testOne() {}"))
        XCTAssertFalse(spec.sentences[0].tests[0].isDeclared(in: "func testOneMore() {}"))
        XCTAssertTrue(spec.sentences[0].tests[1].isDeclared(in: "final class TwoTests: XCTestCase {}"))
        XCTAssertThrowsError(try EffectsSpec("two\tOne spring\t"))
        XCTAssertThrowsError(try EffectsSpec("0.2\tOne spring"))
    }
}
