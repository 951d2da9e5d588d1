import Foundation
import FoundationXML
import XCTest

@testable import Resources

/// CLDR's own examples of numbers for each category of each language (`Vectors/plurals.xml`, CLDR 41; license beside it).
final class PluralRulesTests: XCTestCase {
    private struct Sample {
        let number: Double
        let fractionDigits: Int
        let category: String
        let text: String
    }

    private func samples() throws -> [(languages: [String], samples: [Sample])] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Vectors/plurals.xml")
        let document = try XMLDocument(contentsOf: url)
        return try document.nodes(forXPath: "//pluralRules").compactMap { node in
            guard let element = node as? XMLElement else { return nil }
            let languages = element.attribute(forName: "locales")?.stringValue?.split(separator: " ").map(String.init) ?? []
            let samples = element.elements(forName: "pluralRule").flatMap { rule in
                Self.samples(of: rule.stringValue ?? "", rule.attribute(forName: "count")?.stringValue ?? "")
            }
            return (languages, samples)
        }
    }

    /// "n = 1 @integer 1, 3~5, … @decimal 1.0": single numbers and the ends of ranges; those with powers of ten (1c3) are left out.
    private static func samples(of rule: String, _ category: String) -> [Sample] {
        rule.split(separator: "@").dropFirst().flatMap { part in
            part.drop { $0.isLetter }.split { $0 == "," || $0 == "~" || $0 == " " || $0 == "…" }.compactMap { text in
                guard let number = Double(text), !text.contains("c"), !text.contains("e") else { return nil }
                let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
                return Sample(number: number, fractionDigits: digits, category: category, text: String(text))
            }
        }
    }

    /// CLDR changed these between versions 41 and 46, which Foundation's ICU has.
    private let changed: Set<String> = ["ca", "scn", "is", "mt", "he", "iw"]

    func testEveryLanguageHasTheCategoriesOfTheExamples() throws {
        var count = 0
        var wrong: [String] = []
        var languages: Set<String> = []
        for (names, samples) in try samples() {
            for language in names where !changed.contains(language) {
                languages.insert(language)
                for sample in samples {
                    let found = PluralRules.category(of: sample.number, fractionDigits: sample.fractionDigits, in: language)
                    if found != sample.category { wrong.append("\(language) \(sample.text): \(found), not \(sample.category)") }
                    count += 1
                }
            }
        }
        XCTAssertEqual(wrong, [])
        XCTAssertGreaterThan(languages.count, 200)
        XCTAssertGreaterThan(count, 5000)
    }

    func testTwelveLanguagesByName() {
        func categories(_ language: String, _ numbers: [Double]) -> [String] {
            numbers.map { PluralRules.category(of: $0, in: language) }
        }
        XCTAssertEqual(categories("en", [0, 1, 2]), ["other", "one", "other"])
        XCTAssertEqual(categories("de", [0, 1, 2]), ["other", "one", "other"])
        XCTAssertEqual(categories("fr", [0, 1, 2, 1_000_000]), ["one", "one", "other", "many"])
        XCTAssertEqual(categories("es", [1, 2, 1_000_000]), ["one", "other", "many"])
        XCTAssertEqual(categories("ru", [1, 2, 5, 11, 21, 22, 25]), ["one", "few", "many", "many", "one", "few", "many"])
        XCTAssertEqual(categories("pl", [1, 2, 5, 12, 22]), ["one", "few", "many", "many", "few"])
        XCTAssertEqual(categories("cs", [1, 2, 5, 1.5]), ["one", "few", "other", "many"])
        XCTAssertEqual(categories("ar", [0, 1, 2, 3, 11, 100]), ["zero", "one", "two", "few", "many", "other"])
        XCTAssertEqual(categories("cy", [0, 1, 2, 3, 6, 4]), ["zero", "one", "two", "few", "many", "other"])
        XCTAssertEqual(categories("lv", [0, 1, 2, 21]), ["zero", "one", "other", "one"])
        XCTAssertEqual(categories("sl", [1, 2, 3, 5, 101]), ["one", "two", "few", "other", "one"])
        XCTAssertEqual(categories("ja", [0, 1, 2]), ["other", "other", "other"])
        XCTAssertEqual(categories("pt-BR", [0, 1, 2]), ["one", "one", "other"])
        XCTAssertEqual(categories("no such language", [1]), ["other"])
    }
}
