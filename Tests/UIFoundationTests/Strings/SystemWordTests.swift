import Kinora
import Resources
import XCTest

@testable import UIFoundation

@preconcurrency @MainActor
final class SystemWordTests: XCTestCase {
    func testTheTableHasEveryWordInEveryLanguage() {
        XCTAssertEqual(SystemWord.languages, ["de", "fr", "es", "it", "pt-BR", "nl", "ja", "zh-Hans", "ko", "ar", "he", "ru"])
        for (word, row) in SystemWord.rows { XCTAssertEqual(row.count, SystemWord.languages.count, word) }
        XCTAssertEqual(Set(SystemWord.rows.map(\.english)).count, SystemWord.rows.count, "a word stands twice")
    }

    func testTheTableHasEveryWordThatTheLibrarySays() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources")
        let known = Set(SystemWord.rows.map(\.english))
        var said: Set<String> = []
        let files = try XCTUnwrap(FileManager.default.enumerator(at: sources.standardizedFileURL, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            said.formUnion(text.matches(of: #/SystemWord\.text\("([^"\\]+)"\)/#).map { String($0.1) })
        }
        XCTAssertTrue(said.contains("Cancel"))
        XCTAssertEqual(said.subtracting(known), [])
    }

    func testWordsAreThoseOfTheAppsLanguage() {
        XCTAssertEqual(SystemWord.word("Cancel", in: "de"), "Abbrechen")
        XCTAssertEqual(SystemWord.word("Back", in: "zh-CN"), "返回")
        XCTAssertEqual(SystemWord.word("Select All", in: "pt"), "Selecionar Tudo")
        XCTAssertNil(SystemWord.word("Back", in: "zh-Hant"))
        XCTAssertNil(SystemWord.word("Back", in: "sv"))
    }

    /// As on iOS: the test program is in no language of its own.
    func testAnAppThatIsNotLocalizedHasEnglishWords() {
        let stage = Stage()
        stage.language = "de"
        XCTAssertEqual(SystemWord.text("Cancel"), "Cancel")
        stage.language = "accented"
        XCTAssertEqual(SystemWord.text("Cancel"), "[Çåñçéļ]")
    }
}
