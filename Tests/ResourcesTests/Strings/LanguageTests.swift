import Foundation
import XCTest

@testable import Resources

final class LanguageTests: XCTestCase {
    func testTheBestOfAnAppsLanguagesIsThatOfTheUser() {
        let languages = ["en", "en-GB", "de", "fr", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "es", "es-419"]
        func best(_ preferences: String...) -> String? { LanguageMatching.best(of: languages, for: preferences).first }
        XCTAssertEqual(best("de-CH"), "de")
        XCTAssertEqual(best("pt"), "pt-BR")
        XCTAssertEqual(best("pt-PT"), "pt-PT")
        XCTAssertEqual(best("zh-CN"), "zh-Hans")
        XCTAssertEqual(best("zh-TW"), "zh-Hant")
        XCTAssertEqual(best("zh-Hant-HK"), "zh-Hant")
        XCTAssertEqual(best("en-AU"), "en")
        XCTAssertEqual(best("es-MX"), "es")
        XCTAssertEqual(best("ja-JP", "fr-CA"), "fr")
        // None fits: the first.
        XCTAssertEqual(best("ja-JP"), "en")
        XCTAssertEqual(LanguageMatching.fitting(of: languages, for: ["ja"]), [])
        XCTAssertEqual(LanguageMatching.best(of: ["Base"], for: ["de"]), [])
        XCTAssertEqual(LanguageMatching.canonical("zh_hans"), "zh-Hans")
        XCTAssertEqual(LanguageMatching.canonical("pt-br"), "pt-BR")
        XCTAssertEqual(LanguageMatching.canonical("German"), "de")
    }

    func testALanguageHasItsUsualRegion() throws {
        func locale(_ language: String?, _ region: String? = nil) throws -> String? {
            try UserLanguage(parsing: language, region: region).localeIdentifier
        }
        XCTAssertEqual(try locale("de"), "de_DE")
        XCTAssertEqual(try locale("de", "ch"), "de_CH")
        XCTAssertEqual(try locale("pt-BR"), "pt_BR")
        XCTAssertEqual(try locale("zh-hans"), "zh_Hans_CN")
        XCTAssertEqual(try locale("ar"), "ar_EG")
        XCTAssertEqual(try locale(nil, "US"), "en_US")
        XCTAssertNil(try locale(nil))
        XCTAssertNil(try locale("accented"))
        XCTAssertEqual(try UserLanguage(parsing: "zh-Hans").preferredLanguages, ["zh-Hans-CN"])
        XCTAssertEqual(try UserLanguage(parsing: "double-length").pseudolanguage, .doubleLength)
    }

    func testWhatIsNoLanguageIsNamed() {
        for text in ["german", "xx", "de-", "-", "de-DE-DE-DE", "d", "../de", "日本"] {
            XCTAssertThrowsError(try UserLanguage(parsing: text)) { error in
                XCTAssertTrue("\(error)".hasPrefix("'\(text)' is no language; write one as de"), "\(error)")
            }
        }
        XCTAssertThrowsError(try UserLanguage(parsing: nil, region: "Germany"))
        XCTAssertThrowsError(try UserLanguage(parsing: nil, region: "QX"))
    }

    func testRightToLeftLanguages() {
        let all = ["ar", "he", "fa", "ur", "en", "de", "zh-Hans", "ja"]
        XCTAssertEqual(all.filter(LanguageMatching.isRightToLeft), ["ar", "he", "fa", "ur"])
    }

    func testPseudolanguagesKeepSpecifiers() {
        let text = "%1$@ has %lld items, 100%% of %#@a@"
        XCTAssertEqual(Pseudolanguage.accented.applied(to: text), "[%1$@ ĥåš %lld îţéɱš, 100%% óƒ %#@a@]".replacing("ɱ", with: "ṁ"))
        XCTAssertEqual(Pseudolanguage.bounded.applied(to: "Cancel"), "[# Cancel #]")
        XCTAssertEqual(Pseudolanguage.doubleLength.applied(to: "Cancel"), "Cancel Cancel")
        XCTAssertEqual(Pseudolanguage.doubleLength.applied(to: "%d items"), "%d items items")
        XCTAssertEqual(Pseudolanguage.rightToLeft.applied(to: "Cancel"), "Cancel")
        for pseudolanguage in Pseudolanguage.allCases {
            XCTAssertEqual(pseudolanguage.applied(to: ""), "")
            XCTAssertEqual(
                FormatText(pseudolanguage.applied(to: text)).specifiers, FormatText(text).specifiers, "\(pseudolanguage)")
        }
    }

    func testSpecifiersOfFormatsAreFound() {
        XCTAssertEqual(
            FormatText("%d %5.2f %-10s %2$@ %lld %%").specifiers.map(\.text), ["%d", "%5.2f", "%-10s", "%2$@", "%lld"])
        XCTAssertEqual(FormatText("50% off").specifiers, [])
        XCTAssertEqual(FormatText("%").pieces, [.literal("%")])
        XCTAssertEqual(FormatText("%#@files@").specifiers.first?.variable, "files")
        XCTAssertEqual(FormatText("%2$#@files@").specifiers.first?.position, 2)
    }
}
