import XCTest

/// `Documentation/EnvironmentVariables.md` has each variable that the sources, tests and scripts read, and no other.
final class EnvironmentVariableTests: XCTestCase {
    private let tree = SourceTree()

    func testThePageHasExactlyTheVariablesThatAreRead() throws {
        var read: Set<String> = []
        for file in try tree.sources() + tree.tests() where file.url.lastPathComponent != "EnvironmentVariableTests.swift" {
            read.formUnion(try file.text().matches(of: /"(KINORA_[A-Z_]+)"/).map { String($0.output.1) })
        }
        for path in try tree.paths() {
            let text: String
            switch path {
            case "Package.swift", "Tool/Package.swift", "kinora": text = try tree.text(path)
            case _ where path.hasPrefix("Plugins/") || path.hasPrefix("Integrations/") || path.hasPrefix("Fuzz/Sources/"):
                guard path.hasSuffix(".swift") || path.hasSuffix(".c") else { continue }
                text = try tree.text(path)
            case _ where path.hasPrefix("Tool/Templates/") || path.hasPrefix("Tool/") && !path.dropFirst(5).contains("/"):
                text = try tree.text(path)
            default: continue
            }
            read.formUnion(text.matches(of: /(?:"|\$\{?)(KINORA_[A-Z_]*[A-Z])\b/).map { String($0.output.1) })
        }
        XCTAssertGreaterThan(read.count, 30)
        let page = try tree.text("Documentation/EnvironmentVariables.md")
        let listed = Set(page.matches(of: /`(KINORA_[A-Z_]+)`/).map { String($0.output.1) })
        XCTAssertEqual(read.subtracting(listed).sorted(), [], "the page lacks them")
        XCTAssertEqual(listed.subtracting(read).sorted(), [], "nothing reads them")
    }
}
