import Foundation
import XCTest

@testable import Resources

final class StringCatalogTests: XCTestCase {
    private func catalog(_ strings: String, _ head: String = "\"sourceLanguage\": \"en\"") throws -> StringCatalog {
        try StringCatalog(Data("{\(head), \"version\": \"1.0\", \"strings\": {\n\(strings)\n}}".utf8), file: "a.xcstrings")
    }

    private func message(_ text: String) -> String {
        do {
            _ = try StringCatalog(Data(text.utf8), file: "a.xcstrings")
            return "read"
        } catch { return "\(error)" }
    }

    private func text(_ entry: LocalizedText?, _ numbers: Int...) -> String? {
        guard case .variables(let format) = entry else { return nil }
        return format.text(number: { Double(numbers[$0]) }) { _, index in "\(numbers[index])" }
    }

    func testTextsStatesAndTheSourceLanguage() throws {
        let catalog = try catalog(
            """
            "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
            "TITLE": {"extractionState": "manual", "localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Title"}},
              "de": {"stringUnit": {"state": "needs_review", "value": "Titel"}},
              "fr": {"stringUnit": {"state": "new", "value": ""}}}},
            "Kinora": {"shouldTranslate": false, "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Falsch"}}}},
            "Empty": {}
            """)
        XCTAssertEqual(catalog.sourceLanguage, "en")
        XCTAssertEqual(catalog.languages, ["en", "de", "fr"])
        let german = catalog.texts(in: "de", device: "iphone").texts
        XCTAssertEqual(german["Hello"], .text("Hallo"))
        XCTAssertEqual(german["TITLE"], .text("Titel"))
        XCTAssertEqual(german["Kinora"], .text("Kinora"))
        XCTAssertNil(german["Empty"])
        let english = catalog.texts(in: "en", device: "iphone").texts
        XCTAssertEqual(english["Hello"], .text("Hello"))
        XCTAssertEqual(english["TITLE"], .text("Title"))
        XCTAssertNil(catalog.texts(in: "fr", device: "iphone").texts["TITLE"])
    }

    func testVariationsByPluralTakeTheNumberOfTheText() throws {
        let catalog = try catalog(
            """
            "%@ has %lld photos": {"localizations": {"en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%1$@ has %2$lld photo"}},
              "other": {"stringUnit": {"state": "translated", "value": "%1$@ has %2$lld photos"}}}}},
             "ru": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%@: %lld фото (1)"}},
              "few": {"stringUnit": {"state": "translated", "value": "%@: %lld фото (2)"}},
              "other": {"stringUnit": {"state": "translated", "value": "%@: %lld фото"}}}}}}}
            """)
        let english = catalog.texts(in: "en", device: "iphone").texts["%@ has %lld photos"]
        XCTAssertEqual(text(english, 7, 1), "7 has 1 photo")
        XCTAssertEqual(text(english, 1, 7), "1 has 7 photos")
        XCTAssertEqual(text(catalog.texts(in: "ru", device: "iphone").texts["%@ has %lld photos"], 1, 3), "1: 3 фото (2)")
    }

    func testVariationsByDeviceAndSubstitutions() throws {
        let catalog = try catalog(
            """
            "tap": {"localizations": {"en": {"variations": {"device": {
              "ipad": {"stringUnit": {"state": "translated", "value": "Tap the large screen"}},
              "other": {"stringUnit": {"state": "translated", "value": "Tap the screen"}}}}}}},
            "sum": {"localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%#@A@ in %#@B@"},
              "substitutions": {
                "A": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%arg song"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg songs"}}}}},
                "B": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%arg album"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg albums"}}}}}}}}}
            """)
        XCTAssertEqual(catalog.texts(in: "en", device: "iphone").texts["tap"], .text("Tap the screen"))
        XCTAssertEqual(catalog.texts(in: "en", device: "ipad").texts["tap"], .text("Tap the large screen"))
        XCTAssertEqual(text(catalog.texts(in: "en", device: "ipad").texts["sum"], 1, 12), "1 song in 12 albums")
    }

    func testFaultsNameTheLineAndTheKey() throws {
        XCTAssertEqual(message("[]"), "a.xcstrings: the JSON is damaged or cut off, or no string catalog")
        XCTAssertEqual(
            message("{\"sourceLanguage\": \"en\",\n\"strings\": {\n\"key\": {\"localizations\": 3}}}"),
            "a.xcstrings:3: 'key, localizations' has not the form of a string catalog")
        XCTAssertEqual(message("{\"strings\": {}}"), "a.xcstrings:1: 'sourceLanguage' is missing")
        XCTAssertTrue(message("{\"sourceLanguage\": \"en\",\n\"strings\": {").hasPrefix("a.xcstrings"))
        XCTAssertTrue(message(String(repeating: "{\"a\":", count: 100_000)).hasPrefix("a.xcstrings"))
        let read = try catalog(
            """
            "a": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "x"}}}}}}},
            "b": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@B@"}, "substitutions": {
              "B": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "%#@B@"}}}}}}}}}
            """
        ).texts(in: "en", device: "iphone")
        XCTAssertEqual(
            read.errors.map(\.description),
            [
                "a.xcstrings: 'a', en: the variations by plural have no text for 'other'",
                "a.xcstrings: 'b', en: the variable 'B' contains itself",
            ])
    }
}
