import Foundation
import XCTest

/// Comments, names and pages of the checkout.
final class RepositoryTextTests: XCTestCase {
    private let tree = SourceTree()

    func testReferencesLeadToPagesSectionsAndFilesOfTheRepository() throws {
        let text = try RepositoryText.shared.get()
        XCTAssertGreaterThan(text.files.count, 1000, "the files were not found")
        let checker = text.references
        let complaints = text.files.flatMap { $0.brokenReferences(checker) }
        XCTAssert(complaints.isEmpty, "\(complaints.count) references\n" + complaints.joined(separator: "\n"))
    }

    /// `Tool/update budgets` writes the numbers found into the list; commit them only where they are smaller.
    func testWordsAndColumnsKeepToTheirBudgets() throws {
        let text = try RepositoryText.shared.get()
        let list = try WordList(tree.text("Tests/Lists/words.tsv"))
        let budgets = try TextBudgets(tree.text("Tests/Lists/text-budgets.tsv"))
        var found: [String: (faults: TextBudgets.Faults, examples: [String])] = [:]
        for folder in budgets.faults.keys { found[folder] = (TextBudgets.Faults(), []) }
        for file in text.files {
            let (words, long) = (try file.refusedWords(list), file.longLines())
            guard !words.isEmpty || !long.isEmpty else { continue }
            var here = found[TextBudgets.folder(of: file.path)] ?? (TextBudgets.Faults(), [])
            here.faults.words += words.count
            here.faults.columns += long.count
            here.examples += words + long
            found[TextBudgets.folder(of: file.path)] = here
        }
        if ProcessInfo.processInfo.environment["KINORA_UPDATE"] == "1" {
            let lines = found.filter { $0.value.faults != TextBudgets.Faults() }.sorted { $0.key < $1.key }
                .map { "\($0.key)\t\($0.value.faults.words)\t\($0.value.faults.columns)\n" }
            let head = try tree.text("Tests/Lists/text-budgets.tsv").split(separator: "\n").filter { $0.hasPrefix("#") }.map { "\($0)\n" }
            let url = tree.root.appendingPathComponent("Tests/Lists/text-budgets.tsv")
            return try (head + lines).joined().write(to: url, atomically: true, encoding: .utf8)
        }
        for (folder, here) in found.sorted(by: { $0.key < $1.key }) {
            if let complaint = budgets.complaint(about: folder, found: here.faults, examples: here.examples) { XCTFail(complaint) }
        }
    }

    func testWordsAreAllowedInFilesAndNamesThatExist() throws {
        let list = try WordList(tree.text("Tests/Lists/words.tsv"))
        for path in list.allowedPaths {
            XCTAssert(FileManager.default.fileExists(atPath: tree.root.appendingPathComponent(path).path), path)
        }
        let files = try RepositoryText.shared.get().files.filter { $0.path.hasSuffix(".swift") }
        let names = try files.flatMap { try DeclaredName.all(in: $0.source?.code ?? "") }.map { $0.text.lowercased() }
        for fragment in list.allowedNames { XCTAssert(names.contains { $0.contains(fragment) }, "no name contains \(fragment)") }
    }

    func testEveryTypeOfTheGlossaryExists() throws {
        let code = try tree.sources().filter { $0.path.hasSuffix(".swift") }.map { try $0.text() }.joined(separator: "\n")
        let declaration = try NSRegularExpression(pattern: #"\b(?:class|struct|enum|protocol|actor|typealias) +(\w+)"#)
        let declared = Set(
            declaration.matches(in: code, range: NSRange(location: 0, length: code.utf16.count))
                .map { (code as NSString).substring(with: $0.range(at: 1)) })
        let page = try tree.text("ARCHITECTURE.md")
        let start = try XCTUnwrap(page.range(of: "\n## Glossary\n"))
        let end = try XCTUnwrap(page.range(of: "\n## ", range: start.upperBound..<page.endIndex))
        let rows = page[start.upperBound..<end.lowerBound].split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
        XCTAssertGreaterThanOrEqual(rows.count, 40)
        for row in rows {
            let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            XCTAssertEqual(columns.count, 3, "\(row)")
            let name = columns[2].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            XCTAssert(declared.contains(name), "glossary: \(columns[0]): there is no type \(name)")
        }
    }
}
