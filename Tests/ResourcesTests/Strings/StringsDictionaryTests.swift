import Foundation
import XCTest

@testable import Resources

final class StringsDictionaryTests: XCTestCase {
    private func texts(_ list: [String: Any], _ language: String = "en") throws -> [String: LocalizedText] {
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        return try StringsDictionary.texts(of: data, file: "a.stringsdict", language: language)
    }

    private func message(_ list: [String: Any]) -> String {
        do {
            _ = try texts(list)
            return "read"
        } catch { return error is ResourceError ? "\(error)" : "other" }
    }

    private func variable(_ forms: [String: String], _ type: String = "d") -> [String: String] {
        forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type]) { $1 }
    }

    /// Formats by the variables alone, with integers.
    private func text(_ entry: LocalizedText?, _ numbers: Int...) -> String? {
        guard case .variables(let format) = entry else { return nil }
        return format.text(number: { numbers.indices.contains($0) ? Double(numbers[$0]) : nil }) { specifier, index in
            "\(numbers[index])\(specifier == "d" ? "" : "<\(specifier)>")"
        }
    }

    func testTheCategoryOfTheNumberChooses() throws {
        let list: [String: Any] = [
            "files": [
                "NSStringLocalizedFormatKey": "%#@files@ left",
                "files": variable(["zero": "No file", "one": "%d file", "few": "%d файла", "other": "%d files"]),
            ]
        ]
        let english = try texts(list)["files"]
        XCTAssertEqual(text(english, 0), "No file left")
        XCTAssertEqual(text(english, 1), "1 file left")
        XCTAssertEqual(text(english, 2), "2 files left")
        XCTAssertEqual(text(try texts(list, "ru")["files"], 22), "22 файла left")
    }

    func testSeveralVariablesTakeTheirArgumentsInOrderOrByNumber() throws {
        let a = variable(["one": "%d apple", "other": "%d apples"]), b = variable(["one": "%d box", "other": "%d boxes"])
        let list: [String: Any] = [
            "order": ["NSStringLocalizedFormatKey": "%#@a@ in %#@b@ and %d", "a": a, "b": b],
            "number": ["NSStringLocalizedFormatKey": "%2$#@b@ with %1$#@a@", "a": a, "b": b],
            "nested": [
                "NSStringLocalizedFormatKey": "%#@a@", "a": variable(["one": "%d apple %#@b@", "other": "%d apples %#@b@"]),
                "b": variable(["one": "in %d box", "other": "in %d boxes"]),
            ],
        ]
        let texts = try texts(list)
        XCTAssertEqual(text(texts["order"], 1, 2, 7), "1 apple in 2 boxes and 7")
        XCTAssertEqual(text(texts["number"], 1, 2), "2 boxes with 1 apple")
        // The variable within a text takes the argument behind it.
        XCTAssertEqual(text(texts["nested"], 3, 1), "3 apples in 1 box")
    }

    func testWidthsAreInOrder() throws {
        let list: [String: Any] = ["a": ["NSStringVariableWidthRuleType": ["50": "A long text", "8": "Short", "20": "A text"]]]
        let entry = try texts(list)["a"]
        XCTAssertEqual(entry?.string, "A long text")
        guard case .widths(let widths) = entry else { return XCTFail("no widths") }
        XCTAssertEqual(widths.map(\.width), [8, 20, 50])
    }

    func testFaultsNameTheLineAndTheKey() {
        XCTAssertEqual(message(["k": ["a": "b"]]), "a.stringsdict:6: 'k': NSStringLocalizedFormatKey is missing")
        XCTAssertEqual(
            message(["k": ["NSStringLocalizedFormatKey": "%#@a@", "a": variable(["other": "%#@a@"])]]),
            "a.stringsdict:6: 'k': the variable 'a' contains itself")
        XCTAssertEqual(
            message(["k": ["NSStringLocalizedFormatKey": "%#@b@"]]), "a.stringsdict:6: 'k': the variable 'b' is not there")
        XCTAssertTrue(
            message(["k": ["NSStringLocalizedFormatKey": "%#@a@", "a": variable(["one": "x"])]]).hasSuffix("no text for 'other'"))
        XCTAssertTrue(
            message(["k": ["NSStringLocalizedFormatKey": "%#@a@", "a": variable(["other": "x", "some": "y"])]]).contains("has 'some'"))
        XCTAssertTrue(
            message(["k": ["NSStringLocalizedFormatKey": "%#@a@", "a": ["NSStringFormatSpecTypeKey": "Other", "other": "x"]]])
                .hasSuffix("has the unknown type 'Other'"))
        XCTAssertTrue(message(["k": ["NSStringVariableWidthRuleType": ["wide": "x"]]]).contains("the width 'wide'"))
    }

    /// Each text names the next variable ten times: ten billion texts.
    func testVariablesThatGrowAreRefusedAtOnce() {
        var entry: [String: Any] = ["NSStringLocalizedFormatKey": "%#@v0@"]
        for index in 0..<10 {
            entry["v\(index)"] = variable(["other": index < 9 ? String(repeating: "%#@v\(index + 1)@", count: 10) : "x"])
        }
        XCTAssertTrue(message(["k": entry]).contains("more than"))
    }
}
