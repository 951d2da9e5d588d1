import Kinora
import Resources
import XCTest

@testable import UIFoundation

@preconcurrency @MainActor
final class SystemWordTests: XCTestCase {
    func testTheTableHasEveryWordInEveryLanguage() {
        XCTAssertEqual(SystemWord.languages, ["de", "fr", "es", "it", "pt-BR", "nl", "ja", "zh-Hans", "ko", "ar", "he", "ru"])
        for (word, row) in SystemWord.rows { XCTAssertEqual(row.count, SystemWord.languages.count, word) }
        XCTAssertEqual(SystemWord.rows.count, 38)
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
