import Foundation
import XCTest

@testable import SourceTranslator

/// Trees of edited texts, which take over what no edit has touched, are those of a new parse.
final class EditedSourceTests: XCTestCase {
    func testRandomEdits() throws {
        var random = SplitMix(state: 54)
        for file in try Corpus.files {
            let source = ParsedSource([UInt8](try Data(contentsOf: file)))
            let edits = edits(of: source.restOfText, count: Int.random(in: 1...6, using: &random), &random)
            assertEqualToNewParse(source.edited(edits), "\(file.lastPathComponent): \(edits)")
        }
    }

    func testTranslations() throws {
        let files = try Corpus.files.map { ([UInt8](try Data(contentsOf: $0)), $0.lastPathComponent) }
        var facts = ModuleFacts()
        for (text, name) in files { facts.merge(Translator.facts(of: text, file: name)) }
        let index = FactsIndex(facts)
        var changed = 0
        for (text, name) in files {
            let source = ParsedSource(text)
            let output = Translator.translate(source, index: index)
            let translated = source.translated(output)
            XCTAssertEqual(translated.text, output.readableText, name)
            assertEqualToNewParse(translated, name)
            if output.text != text { changed += 1 }
        }
        XCTAssertGreaterThan(changed, 10)
    }

    func testDeclarationsThatAreLeftOut() throws {
        let text = """
            import ARKit
            import UIKit
            final class Room { let session = ARSession() }
            final class Screen: UIViewController { @objc func tap() {} }
            """
        let source = ParsedSource([UInt8](text.utf8))
        XCTAssertTrue(String(decoding: source.restOfText, as: UTF8.self).contains("Screen"))
        XCTAssertFalse(String(decoding: source.restOfText, as: UTF8.self).contains("ARSession"))
        assertEqualToNewParse(source.edited([]), "rest")
        assertEqualToNewParse(source.translated(Translator.translate(source, index: FactsIndex(ModuleFacts()))), "translation")
    }

    /// A file of which nothing is left has no declarations.
    func testFileThatIsLeftOut() {
        let source = ParsedSource([UInt8]("import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n".utf8))
        XCTAssertEqual(source.edited([]).text, [])
        assertEqualToNewParse(source.edited([]), "rest")
        XCTAssertTrue(Translator.omissions(of: source).isWhole)
        let output = Translator.translate(source, index: FactsIndex(ModuleFacts()))
        XCTAssertEqual(source.translated(output).text, [0x0A, 0x0A])
    }

    /// Replacements that are in order and apart, between tokens or in the middle of them.
    private func edits(of source: [UInt8], count: Int, _ random: inout SplitMix) -> [EditList.Edit] {
        var list = EditList()
        for _ in 0..<count {
            let start = Int.random(in: 0..<source.count, using: &random)
            let range = start..<min(source.count, start + Int.random(in: 0...40, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: list.insert(["func f() {", "}", " // ", "x", "#if DEBUG\n", "@objc "].randomElement(using: &random)!, at: start)
            case 1: list.replace(range, with: "let x = 1", in: source)
            default: list.blank(range, in: source)
            }
        }
        return list.effective()
    }

    private func assertEqualToNewParse(_ source: ParsedSource, _ message: String, line: UInt = #line) {
        XCTAssertEqual("\(source)", "\(ParsedSource(source.text))", message, line: line)
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
