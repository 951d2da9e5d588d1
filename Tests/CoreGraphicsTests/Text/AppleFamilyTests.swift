import Foundation
import TestSupport
import XCTest

@testable import CoreGraphics

/// Families of iOS, drawn by open ones.
final class AppleFamilyTests: XCTestCase {
    private func width(_ text: String, _ family: String, weight: Double = 400) -> Double {
        Double(TextLayout(text, style: TextStyle(font: FontDescription(family: family, size: 1000, weight: weight))).size.width)
    }

    func testEveryFamilyHasFacesWithNamesOfTheirOwn() {
        XCTAssertGreaterThan(AppleFamily.all.count, 70)
        let names = AppleFamily.all.values.flatMap(\.faces).map(\.postScriptName)
        XCTAssertEqual(Set(names).count, names.count)
        for family in AppleFamily.all.values {
            XCTAssertFalse(family.faces.isEmpty, family.name)
            XCTAssertEqual(Set(family.faces.map(\.style)).count, family.faces.count, "\(family.faces.map(\.style))")
            let looks = Set(family.faces.map { "\($0.weight) \($0.isItalic) \($0.width)" })
            XCTAssertEqual(looks.count, family.faces.count, "\(family.name): each face is found by its weight, slant and width")
        }
    }

    func testStylesAreReadFromTheNames() throws {
        let faces = FontLibrary.faces(ofFamily: "helvetica neue")
        let light = try XCTUnwrap(faces.first { $0.postScriptName == "HelveticaNeue-UltraLightItalic" })
        XCTAssertEqual(light.style, "UltraLight Italic")
        XCTAssertEqual(light.weight, 100)
        XCTAssertTrue(light.isItalic)
        let narrow = try XCTUnwrap(faces.first { $0.postScriptName == "HelveticaNeue-CondensedBlack" })
        XCTAssertEqual(narrow.style, "Condensed Black")
        XCTAssertEqual(narrow.width, 75)
        XCTAssertEqual(narrow.weight, 900)
        XCTAssertEqual(FontLibrary.faces(ofFamily: "Arial").first { $0.postScriptName == "Arial-BoldItalicMT" }?.style, "Bold Italic")
        XCTAssertTrue(FontLibrary.faces(ofFamily: "Menlo").allSatisfy(\.isMonospaced))
    }

    func testFamiliesOfTheSameMetricsHaveApplesWidths() throws {
        // Adobe's font metrics of Helvetica, Times-Roman, Courier and Palatino-Roman, in thousandths of the size.
        let widths: [(String, String, String, Double)] = [
            ("Helvetica", "Nimbus Sans", "H", 722), ("Helvetica", "Nimbus Sans", "i", 222),
            ("Arial", "Liberation Sans", "m", 833), ("Times New Roman", "Liberation Serif", "H", 722),
            ("Times New Roman", "Liberation Serif", "e", 444), ("Courier New", "Liberation Mono", "W", 600),
            ("Courier", "Nimbus Mono PS", "W", 600), ("Palatino", "P052", "H", 832), ("Palatino", "P052", "e", 479),
            ("Menlo", "DejaVu Sans Mono", "m", 602),
        ]
        for (family, substitute, letter, right) in widths {
            try XCTSkipUnless(isFound(substitute), "\(substitute) is not installed")
            XCTAssertEqual(width(letter, family), right, accuracy: 1, "\(family) \(letter)")
        }
    }

    func testSubstitutesHaveNoOtherNameAndTakeNoLettersOfOtherText() throws {
        try XCTSkipUnless(isFound("Liberation Sans"), "fonts-liberation2 is not installed")
        XCTAssertFalse(FontLibrary.families.contains("Liberation Sans"))
        XCTAssertTrue(FontLibrary.families.contains("Helvetica"))
        // Letters that Inter lacks and both Noto and DejaVu Sans have: in text of the system font they are Noto's.
        for letter in ["\u{0531}", "\u{10D0}", "\u{05D0}", "\u{2714}"] {
            let runs = TextLayout(letter, style: TextStyle(font: FontDescription(size: 10))).glyphLines.joined()
            for run in runs { XCTAssertTrue(run.font.family.hasPrefix("Noto"), "\(letter) \(run.font.family) \(runs.count)") }
        }
    }

    func testTheNearestFontIsNamedOnce() throws {
        try XCTSkipUnless(isFound("Lato"), "fonts-lato is not installed")
        let sentences = Diagnostics.complaints {
            for weight in [400.0, 433, 700] { _ = width("a", "Avenir", weight: weight) }
            _ = width("a", "Arial", weight: 433)
        }
        XCTAssertEqual(sentences, ["Font \"Avenir\": drawn with Lato, the nearest open font; its widths differ."])
    }

    func testAMachineWithoutTheSubstituteDrawsWithAShippedFont() throws {
        let family = try XCTUnwrap(AppleFamily.all["georgia"])
        XCTAssertEqual(family.drawnFamilies, "C059,Noto Serif")
        XCTAssertEqual(AppleFamily.all["courier new"]?.lastResort, "Noto Sans Mono")
        XCTAssertEqual(AppleFamily.all["avenir"]?.lastResort, "Inter")
        let sentences = Diagnostics.complaints { family.report(isInstalled: false) }
        XCTAssertEqual(
            sentences,
            ["Font \"Georgia\": drawn with Noto Serif; the nearest open font is C059. Install Debian 12's fonts-urw-base35 for it."])
        for family in AppleFamily.all.values {
            XCTAssertNotNil(KnownFonts.package(ofFamily: family.substitute), family.substitute)
            XCTAssertTrue(installedFamilyMatches(family.lastResort))
        }
    }

    func testFilesOfAFamilyAreReadOnceAndThoseOfOtherFamiliesAreNot() {
        _ = FontDescription(family: "Gill Sans", size: 9)
        let generation = FontLibrary.generation
        for size in 1...9 { _ = width("a", "Gill Sans", weight: Double(size) * 100) }
        var font = FontDescription(family: "Noto Serif", size: 9)
        font.family = "No Such Family"
        XCTAssertEqual(FontLibrary.generation, generation)
    }

    func testHelveticaHasApplesMetrics() {
        let metrics = FontDescription(family: "Helvetica", size: 2048).verticalMetrics
        XCTAssertEqual(metrics.ascent, 1577)
        XCTAssertEqual(metrics.descent, 471)
        XCTAssertEqual(metrics.leading, 0)
    }

    private func isFound(_ family: String) -> Bool {
        FontConfiguration.machine.found.named.contains { path in
            KnownFonts.package(ofFamily: family) != nil
                && path.lowercased().contains(family.replacingOccurrences(of: " ", with: "").lowercased())
        }
    }
}
