import XCTest

/// Every sentence of the effects' specification has a test that quotes it.
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

    func testEverySentenceHasATestAndEveryQuoteASentence() throws {
        let spec = try EffectsSpec(tree.text("Tests/Lists/effects-spec.tsv"))
        var quoted: [String: Set<String>] = [:]
        for test in try tree.tests() where !test.path.hasPrefix("ArchitectureTests/") {
            let path = test.path
            for quote in SpecQuote.all(in: try test.text()) {
                let location = "Tests/\(path):\(quote.line)"
                guard let sentence = spec.sentence(of: quote) else {
                    XCTFail(
                        "\(location): no one sentence of section \(quote.section) in Tests/Lists/effects-spec.tsv has these words: \"\(quote.text)\""
                    )
                    continue
                }
                XCTAssertNotNil(quote.test, "\(location): the quote of \(sentence.number) is above no test")
                quoted[sentence.number, default: []].insert(path)
            }
        }
        for sentence in spec.sentences where quoted[sentence.number] == nil {
            XCTFail("no test quotes \(sentence.number) of Tests/Lists/effects-spec.tsv: \"\(sentence.text)\"")
        }
        for rule in Self.rulesForEach {
            for folder in Self.folders where !(quoted[rule] ?? []).contains(where: { $0.hasPrefix(folder + "/") }) {
                let text = spec.sentences.first { $0.number == rule }?.text ?? ""
                XCTFail("no test in Tests/\(folder) quotes \(rule) of Tests/Lists/effects-spec.tsv: \"\(text)\"")
            }
        }
    }

    func testQuotesAreFoundAboveTestsOverSeveralLines() {
        let source = """
            /// Effects spec 2: "Right to left mirrors
            /// angles, x and swipes."
            func testOne() {}

            /// Something else. Effects spec 4.6: "In a push the "screen" is the container".
            /// Effects spec rules: "Completion handlers run exactly once, …"
            @MainActor
            func testTwo() async {}
            /// Effects spec 3: "Above no test"
            private let a = 1
            """
        XCTAssertEqual(
            SpecQuote.all(in: source),
            [
                SpecQuote(section: 2, text: "Right to left mirrors angles, x and swipes.", test: "testOne", line: 1),
                SpecQuote(section: 4, text: "In a push the \"screen\" is the container", test: "testTwo", line: 5),
                SpecQuote(section: 0, text: "Completion handlers run exactly once, …", test: "testTwo", line: 5),
                SpecQuote(section: 3, text: "Above no test", test: nil, line: 9),
            ])
    }

    func testAQuoteIsTheBeginningOfOneSentenceOrWordsThatOneAloneHas() throws {
        let spec = try EffectsSpec(
            "0.1\tOf **requests** in one frame.\n2.1\tOne `spring` drives all, and more.\n2.2\tOne spring drives none, and more.")
        func number(_ section: Int, _ text: String) -> String? {
            spec.sentence(of: SpecQuote(section: section, text: text, test: nil, line: 1))?.number
        }
        XCTAssertEqual(number(2, "One spring drives all…"), "2.1")
        XCTAssertEqual(number(2, "drives none, and"), "2.2")
        XCTAssertNil(number(2, "One spring"))
        XCTAssertNil(number(2, "drives it all"))
        XCTAssertNil(number(1, "One spring drives all"))
        XCTAssertEqual(number(1, "Of requests in one frame"), "0.1")
        XCTAssertNil(number(0, ""))
        XCTAssertThrowsError(try EffectsSpec("two\tOne spring"))
    }
}
