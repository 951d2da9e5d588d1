import UIKit
import XCTest

final class UIFontTests: XCTestCase {
    func testTheSystemFontHasOneWidth() {
        for width in [UIFont.Width.compressed, .condensed, .standard, .expanded] {
            XCTAssertEqual(UIFont.systemFont(ofSize: 17, weight: .bold, width: width), UIFont.systemFont(ofSize: 17, weight: .bold))
        }
        XCTAssertLessThan(UIFont.Width.compressed.rawValue, UIFont.Width.condensed.rawValue)
        XCTAssertEqual(UIFont.Width.standard.rawValue, 0)
        XCTAssertGreaterThan(UIFont.Width.expanded.rawValue, 0)
    }

    func testWeightsHaveUIKitsValuesAndCSSWeights() {
        let expected: [(UIFont.Weight, CGFloat, Double)] = [
            (.ultraLight, -0.8, 100), (.thin, -0.6, 200), (.light, -0.4, 300), (.regular, 0, 400), (.medium, 0.23, 500),
            (.semibold, 0.3, 600), (.bold, 0.4, 700), (.heavy, 0.56, 800), (.black, 0.62, 900),
        ]
        for (weight, raw, css) in expected {
            XCTAssertEqual(weight.rawValue, raw)
            XCTAssertEqual(weight.css, css, accuracy: 1e-9)
        }
        XCTAssertEqual(UIFont.Weight(0.35).css, 650, accuracy: 1e-9)
        XCTAssertEqual(UIFont.Weight(-5).css, 100)
        XCTAssertEqual(UIFont.Weight(5).css, 900)
        XCTAssertEqual(UIFont.Weight(.nan).css, 400)
    }

    func testMetricsGrowInProportionToTheSize() {
        let one = UIFont.systemFont(ofSize: 10)
        let three = UIFont.systemFont(ofSize: 30)
        XCTAssertEqual(three.lineHeight, 3 * one.lineHeight, accuracy: 0.01)
        XCTAssertEqual(three.capHeight, 3 * one.capHeight, accuracy: 0.01)
        XCTAssertEqual(one.lineHeight, one.ascender - one.descender, accuracy: 0.01)
        XCTAssertLessThan(one.descender, 0)
        XCTAssertLessThan(one.xHeight, one.capHeight)
        XCTAssertLessThan(one.capHeight, one.ascender)
    }

    func testTheSystemFontIsInterInItsStyles() {
        XCTAssertEqual(UIFont.systemFont(ofSize: 17).familyName, "Inter")
        XCTAssertEqual(UIFont.systemFont(ofSize: 17).fontName, "Inter-Regular")
        XCTAssertEqual(UIFont.systemFont(ofSize: 17, weight: .bold).fontName, "Inter-Bold")
        XCTAssertEqual(UIFont.boldSystemFont(ofSize: 17).fontName, "Inter-SemiBold")
        XCTAssertEqual(UIFont.italicSystemFont(ofSize: 17).fontName, "Inter-Italic")
        XCTAssertEqual(UIFont.systemFont(ofSize: 0).pointSize, 12)
        XCTAssertEqual(UIFont.systemFont(ofSize: .nan).pointSize, 12)
    }

    func testANameFindsTheFontItCameFrom() {
        for font in [UIFont.systemFont(ofSize: 13), .boldSystemFont(ofSize: 13), .italicSystemFont(ofSize: 13)] {
            XCTAssertEqual(UIFont(name: font.fontName, size: 13), font)
        }
        XCTAssertEqual(UIFont(name: "Inter-BlackItalic", size: 9)?.fontName, "Inter-BlackItalic")
        XCTAssertEqual(UIFont(name: "noto serif", size: 9)?.familyName, "Noto Serif")
        XCTAssertEqual(UIFont(name: "NotoSansMono-Bold", size: 9)?.fontName, "NotoSansMono-Bold")
        XCTAssertNil(UIFont(name: "DejaVu Sans", size: 9), "a font of this machine")
        XCTAssertNil(UIFont(name: "No Such Font", size: 9))
        XCTAssertNil(UIFont(name: "Inter-Wobbly", size: 9))
        XCTAssertNil(UIFont(name: "", size: 9))
    }

    func testFontsAreEqualByFaceAndSize() {
        XCTAssertEqual(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17))
        XCTAssertEqual(UIFont.systemFont(ofSize: 17).withSize(20), UIFont.systemFont(ofSize: 20))
        XCTAssertNotEqual(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 18))
        XCTAssertNotEqual(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .light))
    }

    func testTextStylesHaveTheDefaultSizes() {
        let expected: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in expected {
            XCTAssertEqual(UIFont.preferredFont(forTextStyle: style).pointSize, size)
        }
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .headline).fontName, "Inter-SemiBold")
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).fontName, "Inter-Regular")
    }
}
