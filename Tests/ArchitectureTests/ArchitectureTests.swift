import XCTest

/// The rules, held against the project itself.
final class ArchitectureTests: XCTestCase {
    private let tree = SourceTree()

    func testEverySourceKeepsTheRulesOfTheDesign() throws {
        let checker = try ArchitectureChecker()
        let sources = try tree.sources()
        XCTAssertGreaterThan(sources.count, 20, "the sources were not found")
        var violations: [Violation] = []
        for source in sources {
            violations += checker.check(try source.text(), at: source.path)
        }
        XCTAssert(violations.isEmpty, "\n" + violations.map(\.description).joined(separator: "\n"))
    }

    func testEveryExceptionIsStillNeeded() throws {
        var rules = try ArchitectureRules()
        let exceptions = rules.clockExceptions.keys
        rules.clockExceptions = [:]
        let checker = try ArchitectureChecker(rules: rules)
        let sources = try tree.sources()
        for path in exceptions {
            let source = try XCTUnwrap(sources.first { $0.path == path }, "there is no \(path)")
            XCTAssertFalse(checker.check(try source.text(), at: path).isEmpty, "\(path) needs no exception")
        }
    }

    func testTheScriptInstallsEveryPackageThatTheManifestNames() throws {
        let script = try tree.text("kinora")
        let start = try XCTUnwrap(script.range(of: "packages=("))
        let end = try XCTUnwrap(script.range(of: ")", range: start.upperBound..<script.endIndex))
        let installed = Set(script[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).map(String.init))
        let manifest = try tree.text("Package.swift")
        let lists = try NSRegularExpression(pattern: #"\.apt\(\[([^\]]*)\]\)"#)
        let matches = lists.matches(in: manifest, range: NSRange(manifest.startIndex..., in: manifest))
        XCTAssertFalse(matches.isEmpty)
        for match in matches {
            let list = (manifest as NSString).substring(with: match.range(at: 1))
            for name in list.split(separator: ",") {
                let package = name.trimmingCharacters(in: CharacterSet(charactersIn: " \"\n"))
                XCTAssert(installed.contains(package), "\(package) is in Package.swift but not in ./kinora")
            }
        }
    }

    func testTheDocumentationShowsTheExampleAsItCompiles() throws {
        let pages = [
            ("README.md", ["Sources/CardFilm/main.swift"]),
            (
                "Documentation/TestingYourOwnPackage.md",
                [
                    "Package.swift", "Sources/Cards/CardViewController.swift", "Tests/CardsTests/CardXCTests.swift",
                    "Tests/CardsTests/CardTests.swift",
                ]
            ),
        ]
        for (page, files) in pages {
            let text = try tree.text(page)
            for file in files {
                XCTAssert(
                    text.contains("```swift\n" + (try tree.text("Examples/OwnPackage/\(file)")) + "```"), "\(page) shows another \(file)")
            }
        }
    }

    func testLinksBetweenDocumentsLeadSomewhere() throws {
        let link = try NSRegularExpression(pattern: #"\]\(([^)#:]+)\)"#)
        let pages = [
            "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "Documentation/TestingYourOwnPackage.md", "Documentation/MotionTests.md",
            "Documentation/Effects.md",
        ]
        for page in pages {
            let text = try tree.text(page)
            let folder = tree.root.appendingPathComponent(page).deletingLastPathComponent()
            for match in link.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                let target = (text as NSString).substring(with: match.range(at: 1))
                XCTAssert(FileManager.default.fileExists(atPath: folder.appendingPathComponent(target).path), "\(page): \(target)")
            }
        }
    }
}
