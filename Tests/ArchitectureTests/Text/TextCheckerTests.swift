import XCTest

/// The checks of comments and pages complain about bad text and only about that.
final class TextCheckerTests: XCTestCase {
    // MARK: Comments

    func testCommentsAreFoundWithTheirLines() {
        let source = """
            /// One
            /// two
            let a = "// not" // three
            // four
            /* five
             * six */ let b = 1

            /// seven
            // eight
            """
        let expected = [
            Comment(line: 1, text: "One", opensBlock: true), Comment(line: 2, text: "two", opensBlock: false),
            Comment(line: 3, text: "three", opensBlock: true), Comment(line: 4, text: "four", opensBlock: true),
            Comment(line: 5, text: "five", opensBlock: true), Comment(line: 6, text: "six", opensBlock: false),
            Comment(line: 8, text: "seven", opensBlock: true), Comment(line: 9, text: "eight", opensBlock: true),
        ]
        XCTAssertEqual(SourceText(source).comments, expected)
    }

    // MARK: References

    private let checker = ReferenceChecker(
        paths: [
            "README.md", "Documentation/Behavior.md", "Sources/UIKit/View/UIView.swift", "Sources/CVirtualTime/include/A.h", "Tool/run",
        ],
        anchors: ["README.md": ["limits"], "Documentation/Behavior.md": ["springs", "media-timing"]])

    func testReferencesThatLeadSomewhereAreFine() {
        for line in [
            "As measured (Documentation/Behavior.md#springs).", "Documentation/Behavior.md#springs, #media-timing and #springs",
            "`Behavior.md#media-timing`", "`View/UIView.swift`", "UIView.swift",
            "See `Sources/UIKit/View/UIView.swift`.", "in Sources/UIKit/View, and Tool/run.", "`include/A.h` and `missing.swift`",
            "https://example.com/shared/DESIGN.md and https://example.com/Other.md#x", "a shared buffer; Designs", "`out/index.html`",
        ] {
            XCTAssertEqual(checker.complaints(about: line, in: "Sources/UIKit/View/UIView.swift", isPage: false), [], line)
        }
        for line in [
            "[a](Behavior.md#springs)", "[a](../README.md#limits)", "[a](../Sources/UIKit)", "[a](#springs)", "[a](https://x.y/z)",
        ] {
            XCTAssertEqual(checker.complaints(about: line, in: "Documentation/Behavior.md", isPage: true), [], line)
        }
    }

    func testBrokenReferencesAreFound() {
        for line in [
            "(`behavior.md` 1.7)", "`reference/behavior.md`", "(DESIGN.md, decision 5)", "by the DESIGN", "scenes of `shared/bench`",
            "Documentation/Behavior.md#bounces", "Documentation/Behavior.md#springs, #bounces", "Documentation/Missing.md",
            "`View/UIWindow.swift`", "Sources/UIKit/Window",
            "Source: effects, section 5.", "(behavior, section 1.7)", "`Tests/Lists/none.tsv`",
        ] {
            XCTAssertEqual(checker.complaints(about: line, in: "Sources/UIKit/View/UIView.swift", isPage: false).count, 1, line)
        }
        for line in ["[a](Missing.md)", "[a](Behavior.md#bounces)", "[a](#bounces)", "[a](../Sources/AppKit)", "![a](Images/none.png)"] {
            XCTAssertEqual(checker.complaints(about: line, in: "Documentation/Behavior.md", isPage: true).count, 1, line)
        }
    }

    func testMessagesReferToNothingOutside() {
        func file(_ path: String) -> RepositoryText.File {
            let text = "print(\"The scenes are those of shared/bench.\")"
            return RepositoryText.File(path: path, lines: [text], source: SourceText(text), hasRelativeLinks: false)
        }
        let message = "is in a string; shared/ is not in the repository"
        XCTAssertEqual(file("Tool/Sources/A.swift").brokenReferences(checker), ["Tool/Sources/A.swift:1: “shared/” \(message)"])
        XCTAssertEqual(file("Tests/A.swift").brokenReferences(checker), [])
    }

    func testAnchorsFollowTheRuleOfGitHub() {
        let page = MarkdownPage("# A `b`, and C-d\n\n## Twice\n```\n# code\n```\n### Twice\n####### seven\n")
        XCTAssertEqual(page.anchors, ["a-b-and-c-d", "twice", "twice-1"])
    }

    // MARK: Words

    private func list() throws -> WordList {
        try WordList("# words\n^What\ta noun\t-\nroom\tspace\tTests,Sources/A.swift\n(?<!in )flight\ttransition\t-\nled\tdriven\t-\n")
    }

    func testRefusedWordsAreFoundInComments() throws {
        let list = try list()
        func count(_ text: String, opensBlock: Bool = false, in path: String = "Sources/B.swift") -> Int {
            list.complaints(about: text, opensBlock: opensBlock, in: path).count
        }
        XCTAssertEqual(count("What is drawn.", opensBlock: true), 1)
        XCTAssertEqual(count("What is drawn."), 0)
        XCTAssertEqual(count("Draws What", opensBlock: true), 0)
        XCTAssertEqual(count("Whatever", opensBlock: true), 0)
        XCTAssertEqual(count("The Room is led."), 2)
        XCTAssertEqual(count("Roommates, rooms, filled"), 0)
        XCTAssertEqual(count("a flight"), 1)
        XCTAssertEqual(count("a request in flight"), 0)
        XCTAssertEqual(count("room", in: "Tests/X/B.swift"), 0)
        XCTAssertEqual(count("room", in: "Sources/A.swift"), 0)
        XCTAssertEqual(count("led", in: "Tests/X/B.swift"), 1)
        XCTAssertEqual(
            list.complaints(about: "no room", opensBlock: false, in: "Sources/B.swift"), ["“room”: write space"])
        XCTAssertThrowsError(try WordList("room\tspace"))
        XCTAssertThrowsError(try WordList("(\tspace\t-"))
    }

    func testRefusedWordsAreFoundInNames() throws {
        XCTAssertEqual(WordList.words(of: "LedAnimations"), ["led", "animations"])
        XCTAssertEqual(WordList.words(of: "outline_roomURLs2"), ["outline", "room", "urls2"])
        XCTAssertEqual(WordList.words(of: "testANewRoomOfAUIView"), ["test", "a", "new", "room", "of", "a", "uiview"])
        let list = try list()
        for name in ["LedAnimations", "isLed", "outlineRoom", "ROOM", "flight", "testTheFlightEnds"] {
            XCTAssertEqual(list.complaints(aboutName: name, in: "Sources/B.swift").count, 1, name)
        }
        for name in ["filled", "inFlight", "What", "roomy"] {
            XCTAssertEqual(list.complaints(aboutName: name, in: "Sources/B.swift"), [], name)
        }
        let file = RepositoryText.File(
            path: "Sources/B.swift", lines: [], source: SourceText("let room = 1\npublic let room = 1\n_ = room // led\n"),
            hasRelativeLinks: false)
        XCTAssertEqual(
            try file.refusedWords(list), ["Sources/B.swift:3: “led”: write driven", "Sources/B.swift:1: “room” in room: write space"])
    }

    func testWordsForNamesAreFineInCommentsAndRefusedInNamesOfTests() throws {
        let list = try WordList("=turn\trotation\tSources/Pager,name:endTurn\n")
        let source = SourceText(
            """
            /// The turn of a page.
            func turn() {}
            func endTurn() {}
            func testATurnStarts() {}
            @Test func aTurnStarts() {}
            """)
        func found(_ path: String) throws -> [String] {
            try RepositoryText.File(path: path, lines: [], source: source, hasRelativeLinks: false).refusedWords(list)
        }
        let refused = [(2, "turn"), (4, "testATurnStarts"), (5, "aTurnStarts")]
        XCTAssertEqual(try found("Sources/A.swift"), refused.map { "Sources/A.swift:\($0): “turn” in \($1): write rotation" })
        XCTAssertEqual(try found("Sources/Pager/A.swift"), [])
        XCTAssertEqual(list.allowedNames, ["endturn"])
        XCTAssertThrowsError(try WordList("=turns?\trotation\t-"))
    }

    func testNamesOfAllDeclarationsAreFound() throws {
        let code = """
            public func apple(_ a1: Int, at b2: Int) {}
            func c3<T>(d4 e5: (Int) -> Void = { f in }, g6: T) -> (Int, Int) { a(label: 1) }
            init(
                h7: Int, _ i8: Int
            ) {}
            let (j9, k10) = (1, 2), for (l11, _) in x {} for m12 in x {}
            case n13
            public let apple: Int
            """
        XCTAssertEqual(
            try DeclaredName.all(in: code).map(\.text).filter { $0 != "_" },
            ["a1", "at", "b2", "c3", "d4", "e5", "g6", "h7", "i8", "j9", "k10", "l11", "m12", "n13"])
    }

    func testMessagesOfTheProgramAreReadAndThoseOfTestsAreNot() throws {
        let source = SourceText("let a = \"no room left\", b = \"room\", c = \"\\(a) has room\" // room\n")
        func complaints(_ path: String) throws -> [String] {
            let file = RepositoryText.File(path: path, lines: [], source: source, hasRelativeLinks: false)
            return try file.refusedWords(WordList("room\tspace\t-\n"))
        }
        XCTAssertEqual(try complaints("Sources/A/A.swift").count { $0.contains("in a string") }, 2)
        XCTAssertEqual(try complaints("Tests/A.swift").count, 1)
        XCTAssertEqual(try complaints("Tool/Sources/Gallery/A.swift").count, 1)
    }

    func testCodeOnPagesIsNotRead() throws {
        let lines = ["no room", "```swift", "let room", "```", "    room in code", "room"]
        let page = RepositoryText.File(path: "A.md", lines: lines, source: nil, hasRelativeLinks: true)
        XCTAssertEqual(try page.refusedWords(list()).map { $0.prefix(6) }, ["A.md:1", "A.md:6"])
    }

    // MARK: Columns

    func testLongLinesOfCommentsAndPagesAreFound() {
        let long = String(repeating: "é ", count: 70)
        XCTAssertEqual(long.count, 140)
        func source(_ text: String) -> [String] {
            RepositoryText.File(
                path: "A.swift", lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
                source: SourceText(text),
                hasRelativeLinks: false
            ).longLines()
        }
        XCTAssertEqual(source("// \(long)").count, 1)
        XCTAssertEqual(source("f(\"\(long) ....\")"), [], "code is swift-format's")
        XCTAssertEqual(source("// https://example.com \(long)"), [])
        XCTAssertEqual(source("\(long.dropLast(4))//"), [])
        let page = RepositoryText.File(
            path: "A.md", lines: [long, long + "x", "| \(long)", "[a](https://b.c) \(long)"], source: nil, hasRelativeLinks: true)
        XCTAssertEqual(page.longLines().count, 1)
        XCTAssertTrue(page.longLines()[0].hasPrefix("A.md:2: 141 columns"))
    }

    // MARK: Budgets

    func testBudgetsMayOnlyShrink() throws {
        let budgets = try TextBudgets("# folders\nSources/A/B\t2\t1\n")
        func complaint(_ folder: String, _ words: Int, _ columns: Int) -> String? {
            budgets.complaint(about: folder, found: TextBudgets.Faults(words: words, columns: columns), examples: ["here"])
        }
        XCTAssertNil(complaint("Sources/A/B", 2, 1))
        XCTAssertEqual(complaint("Sources/A/B", 3, 0)?.hasSuffix("are allowed:\nhere"), true)
        XCTAssertEqual(complaint("Sources/A/B", 2, 0), "Sources/A/B: text-budgets.tsv may shrink to 2 words and 0 long lines")
        XCTAssertNotNil(complaint("Sources/C", 1, 0))
        XCTAssertNil(complaint("Sources/C", 0, 0))
        XCTAssertEqual(TextBudgets.folder(of: "Sources/UIKit/Table/A.swift"), "Sources/UIKit/Table")
        XCTAssertEqual(TextBudgets.folder(of: "Tool/Sources/kinora-swiftc/Films/A.swift"), "Tool/Sources/kinora-swiftc")
        XCTAssertEqual(TextBudgets.folder(of: "README.md"), ".")
        XCTAssertThrowsError(try TextBudgets("Sources\tmany\t1"))
    }
}
