import CoreGraphics
import XCTest

final class FontMetricsTests: XCTestCase {
    func testMetricsAreProportionalToTheSize() {
        let one = FontDescription(size: 1).metrics
        for size in [0.5, 9, 17, 34, 200] {
            let metrics = FontDescription(size: size).metrics
            XCTAssertEqual(metrics.ascender, one.ascender * size, accuracy: 1e-9 * size)
            XCTAssertEqual(metrics.descender, one.descender * size, accuracy: 1e-9 * size)
            XCTAssertEqual(metrics.capHeight, one.capHeight * size, accuracy: 1e-9 * size)
            XCTAssertEqual(metrics.xHeight, one.xHeight * size, accuracy: 1e-9 * size)
        }
    }

    func testInterHasTheMetricsThatItsFileSays() throws {
        // Of 2048 (or 2816 in earlier files) units to the em: ascender 0.96875, descender 0.2412, capital 0.7273, x 0.5457.
        let metrics = FontDescription(size: 100).metrics
        XCTAssertEqual(metrics.ascender, 96.875, accuracy: 0.05)
        XCTAssertEqual(metrics.descender, -24.12, accuracy: 0.05)
        XCTAssertEqual(metrics.capHeight, 72.73, accuracy: 0.1)
        XCTAssertEqual(metrics.xHeight, 54.57, accuracy: 0.3)
        XCTAssertEqual(metrics.lineHeight, metrics.ascender - metrics.descender)
    }

    func testAHeavierFontIsWider() {
        func width(_ weight: Double) -> CGFloat {
            TextLayout("Hamburg", style: TextStyle(font: FontDescription(size: 17, weight: weight))).size.width
        }
        XCTAssertLessThan(width(400), width(600))
        XCTAssertLessThan(width(600), width(900))
    }

    func testFamiliesAreFoundWhateverTheirCase() throws {
        XCTAssertTrue(installedFamilyMatches("inter"))
        XCTAssertFalse(installedFamilyMatches("No Such Family"))
    }

    func testSizesThatCannotBeLayOutAsTheNearestThatCan() {
        for size in [0, -5, .nan, .infinity, 1e300] as [Double] {
            let layout = TextLayout("x", style: TextStyle(font: FontDescription(size: size, weight: .nan)))
            XCTAssertTrue(layout.size.width.isFinite && layout.size.height > 0, "\(size)")
            XCTAssertTrue(FontDescription(size: size).metrics.lineHeight > 0, "\(size)")
        }
    }
}
