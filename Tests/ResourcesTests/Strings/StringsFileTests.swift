import Foundation
import XCTest

@testable import Resources

final class StringsFileTests: XCTestCase {
    private func texts(_ text: String) throws -> [String: String] { try StringsFile.texts(of: Data(text.utf8), file: "a.strings") }

    private func message(_ data: Data) -> String {
        do {
            _ = try StringsFile.texts(of: data, file: "a.strings")
            return "read"
        } catch { return "\(error)" }
    }

    func testCommentsEscapesAndPlainWordsAreRead() throws {
        let text = #"""
            /* A comment
               of two lines */
            "hello" = "Hallo"; // the end
            plain.key-1 = plain;
            "quotes" = "\"a\" \\ \n\t";
            "unicode" = "caf\U00e9 \u00E9 \U0001";
            "pair" = "\Ud83d\Ude00";
            "octal" = "\101\341";
            'single' = 'it\'s';
            "same";
            "line" = "one
            two";
            """#
        let texts = try texts(text)
        XCTAssertEqual(texts["hello"], "Hallo")
        XCTAssertEqual(texts["plain.key-1"], "plain")
        XCTAssertEqual(texts["quotes"], "\"a\" \\ \n\t")
        XCTAssertEqual(texts["unicode"], "café é \u{1}")
        XCTAssertEqual(texts["pair"], "😀")
        // 0341 is Æ in NeXTSTEP's encoding.
        XCTAssertEqual(texts["octal"], "AÆ")
        XCTAssertEqual(texts["single"], "it's")
        XCTAssertEqual(texts["same"], "same")
        XCTAssertEqual(texts["line"], "one\ntwo")
        XCTAssertEqual(texts.count, 9)
    }

    func testUTF16WithAndWithoutMarkAndUTF8WithMarkAreRead() throws {
        let text = "\"k\" = \"größer – ‏שלום\";"
        for data in [
            text.data(using: .utf16LittleEndian), text.data(using: .utf16BigEndian),
            Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data()),
            Data([0xFE, 0xFF]) + (text.data(using: .utf16BigEndian) ?? Data()), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), Data(text.utf8),
        ] {
            XCTAssertEqual(try StringsFile.texts(of: XCTUnwrap(data), file: "a.strings"), ["k": "größer – ‏שלום"])
        }
    }

    func testXMLAndBinaryPropertyListsAreRead() throws {
        let list = ["a": "1 & 2", "ö": "שלום"]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            XCTAssertEqual(try StringsFile.texts(of: data, file: "a.strings"), list)
        }
        XCTAssertEqual(try texts("{ a = b; }"), ["a": "b"])
        XCTAssertEqual(try texts(" \n"), [:])
    }

    func testFaultsAreNamedByLineAndKey() {
        func message(_ text: String) -> String { self.message(Data(text.utf8)) }
        XCTAssertEqual(message("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";"), "a.strings:2: ';' is missing after the value of 'c'")
        XCTAssertEqual(message("\n\"a\" \"b\";"), "a.strings:2: '=' is missing after the key 'a'")
        XCTAssertEqual(message("\"a\" = \"b\n\n"), "a.strings:1: the value of 'a' has no closing quotation mark")
        XCTAssertEqual(
            message("\"a\" = (b);"), "a.strings:1: the value of 'a' is no text, but begins with '('; write it in quotation marks")
        XCTAssertEqual(message("\n/* no end"), "a.strings:2: the comment has no end")
        XCTAssertEqual(message("\"a\" ="), "a.strings:1: the value of 'a' is missing at the end of the file")
        XCTAssertEqual(
            self.message(Data("\"a\" = \"b\";\n\"c\" = \"caf".utf8) + [0xE9] + Data("\";".utf8)),
            "a.strings:2: the text is neither UTF-8 nor UTF-16; save the file as UTF-8")
        XCTAssertEqual(
            message("<?xml version=\"1.0\"?>\n<plist><dict><key>a</key><dict/></dict></plist>"),
            "a.strings:2: the value of 'a' is no text; plurals belong into a .stringsdict")
        XCTAssertEqual(
            message("<?xml version=\"1.0\"?>\n<!DOCTYPE p [\n<!ENTITY a \"b\">]><plist><dict/></plist>"),
            "a.strings:3: <!ENTITY is refused; a property list has none")
    }

    func testNoPrefixAndNoChangedByteOfAnyFormCrashes() throws {
        let texts = ["a": "b", "c": "größer"]
        var forms = [Data("\"a\" = \"b\\U00e9\\\";\"; /* x */ 'c' = d;".utf8)]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            forms.append(try PropertyListSerialization.data(fromPropertyList: texts, format: format, options: 0))
        }
        for form in forms {
            for count in 0..<form.count {
                _ = message(form.prefix(count))
                // And with a byte changed.
                var changed = form
                changed[count] ^= 0x5A
                _ = message(changed)
            }
        }
    }

    func testABinaryPropertyListThatContainsItselfIsRefused() throws {
        // One dictionary whose value is itself.
        let bytes: [UInt8] =
            Array("bplist00".utf8) + [0xD1, 1, 0, 0x51, 0x61, 8, 11] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2]
            + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 13]
        XCTAssertEqual(message(Data(bytes)), "a.strings: dictionaries more than 16 deep or 400000 values are refused")
    }
}
