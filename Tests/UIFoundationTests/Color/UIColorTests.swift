import UIKit
import XCTest

final class UIColorTests: XCTestCase {
    private func rgba(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        XCTAssertTrue(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        return [red, green, blue, alpha]
    }

    private func assertEqual(_ actual: [CGFloat], _ expected: [CGFloat], accuracy: CGFloat = 1e-12, line: UInt = #line) {
        XCTAssertEqual(actual.count, expected.count, line: line)
        for (one, other) in zip(actual, expected) { XCTAssertEqual(one, other, accuracy: accuracy, "\(actual)", line: line) }
    }

    func testComponentsComeBackAsGiven() {
        assertEqual(rgba(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), [0.1, 0.2, 0.3, 0.4])
        assertEqual(rgba(UIColor(white: 0.25, alpha: 0.5)), [0.25, 0.25, 0.25, 0.5])
        assertEqual(rgba(UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 1)), [1.5, -0.5, 0, 1])
    }

    func testOpacityIsClamped() {
        assertEqual(rgba(UIColor(white: 1, alpha: 7)), [1, 1, 1, 1])
        assertEqual(rgba(UIColor.red.withAlphaComponent(-1)), [1, 0, 0, 0])
        assertEqual(rgba(UIColor.red.withAlphaComponent(0.25)), [1, 0, 0, 0.25])
    }

    func testHueRunsFromRedOverGreenAndBlueToRed() {
        func pure(_ hue: CGFloat) -> [CGFloat] { rgba(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)) }
        assertEqual(pure(0), [1, 0, 0, 1])
        assertEqual(pure(1.0 / 6), [1, 1, 0, 1])
        assertEqual(pure(1.0 / 3), [0, 1, 0, 1])
        assertEqual(pure(0.5), [0, 1, 1, 1])
        assertEqual(pure(2.0 / 3), [0, 0, 1, 1])
        assertEqual(pure(5.0 / 6), [1, 0, 1, 1])
        assertEqual(pure(1), [1, 0, 0, 1])
        assertEqual(pure(1.25), pure(0.25))
        assertEqual(pure(-0.25), pure(0.75))
        assertEqual(rgba(UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)), [0.4, 0.56, 0.8, 1])
    }

    func testHueSaturationAndBrightnessComeBack() {
        for step in 0..<24 {
            let given: [CGFloat] = [CGFloat(step) / 24, 0.15 + CGFloat(step % 5) * 0.2, 0.3 + CGFloat(step % 7) * 0.1, 0.5]
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
            UIColor(hue: given[0], saturation: given[1], brightness: given[2], alpha: given[3])
                .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            assertEqual([hue, saturation, brightness, alpha], given, accuracy: 1e-9)
        }
    }

    func testAGrayHasNoHueAndGivesItsWhiteBack() {
        var (hue, saturation, brightness, white, alpha): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9, 9)
        let gray = UIColor(white: 0.4, alpha: 0.7)
        gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        gray.getWhite(&white, alpha: &alpha)
        assertEqual([hue, saturation, brightness, white, alpha], [0, 0, 0.4, 0.4, 0.7])
    }

    func testTheGrayOfAColorHasItsLuminance() {
        var white: CGFloat = 0
        UIColor.red.getWhite(&white, alpha: nil)
        // 0.2126 of linear light, as sRGB: 1.055 * 0.2126^(1/2.4) - 0.055.
        XCTAssertEqual(white, 0.49843, accuracy: 1e-4)
    }

    func testNamedColorsHaveUIKitsComponents() {
        assertEqual(rgba(.black), [0, 0, 0, 1])
        assertEqual(rgba(.darkGray), [1.0 / 3, 1.0 / 3, 1.0 / 3, 1])
        assertEqual(rgba(.lightGray), [2.0 / 3, 2.0 / 3, 2.0 / 3, 1])
        assertEqual(rgba(.brown), [0.6, 0.4, 0.2, 1])
        assertEqual(rgba(.orange), [1, 0.5, 0, 1])
        assertEqual(rgba(.purple), [0.5, 0, 0.5, 1])
        assertEqual(rgba(.clear), [0, 0, 0, 0])
    }

    func testSystemColorsHaveTheLightValues() {
        func bytes(_ color: UIColor) -> [Int] { rgba(color).prefix(3).map { Int(($0 * 255).rounded()) } }
        XCTAssertEqual(bytes(.systemBlue), [0x00, 0x7A, 0xFF])
        XCTAssertEqual(bytes(.systemPink), [0xFF, 0x2D, 0x55])
        XCTAssertEqual(bytes(.systemGray6), [0xF2, 0xF2, 0xF7])
        XCTAssertEqual(bytes(.systemGroupedBackground), [0xF2, 0xF2, 0xF7])
        assertEqual(rgba(.systemBackground), [1, 1, 1, 1])
        assertEqual(rgba(.label), [0, 0, 0, 1])
        assertEqual(rgba(.separator), [60.0 / 255, 60.0 / 255, 67.0 / 255, 0.29])
        assertEqual(rgba(.tertiarySystemFill), [118.0 / 255, 118.0 / 255, 128.0 / 255, 0.12])
    }

    func testColorsAreEqualByComponentsInOneColorSpace() {
        let one = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        let same = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        XCTAssertEqual(one, same)
        XCTAssertEqual(Set([one, same]).count, 1)
        XCTAssertNotEqual(one, one.withAlphaComponent(0.5))
        XCTAssertNotEqual(UIColor.black, UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(UIColor(cgColor: one.cgColor), one)
        XCTAssertTrue((one.copy() as? UIColor) === one)
    }

    func testTheDescriptionNamesSpaceAndComponents() {
        XCTAssertEqual(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).description, "UIExtendedSRGBColorSpace 1 0.5 0 1")
        XCTAssertEqual(UIColor(white: 0.5, alpha: 0.25).description, "UIExtendedGrayColorSpace 0.5 0.25")
    }

    func testLiteralsAndColorsWithoutContent() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
        XCTAssertEqual(color, UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5))
        XCTAssertEqual(UIColor().cgColor.alpha, 0)
        XCTAssertEqual(UIFont().pointSize, 12)
    }

    func testConstantsHaveTheirValuesInC() {
        XCTAssertEqual(NSEC_PER_SEC, 1_000_000_000)
        XCTAssertEqual(NSEC_PER_MSEC * 1000, NSEC_PER_SEC)
        XCTAssertEqual(NSEC_PER_USEC * USEC_PER_SEC, NSEC_PER_SEC)
        XCTAssertEqual(HUGE, Float.greatestFiniteMagnitude)
        XCTAssertEqual(CFAbsoluteTimeGetCurrent(), Date().timeIntervalSinceReferenceDate, accuracy: 60)
    }

    func testGeometryAsStrings() {
        XCTAssertEqual(NSCoder.string(for: CGPoint(x: 1, y: -2.5)), "{1, -2.5}")
        XCTAssertEqual(NSCoder.cgPoint(for: "{1, -2.5}"), CGPoint(x: 1, y: -2.5))
        XCTAssertEqual(NSCoder.cgPoint(for: "{1}"), .zero)
        XCTAssertEqual(NSCoder.cgPoint(for: "{1, x}"), .zero)
        XCTAssertEqual(NSCoder.cgSize(for: NSCoder.string(for: CGSize(width: 3, height: 4))), CGSize(width: 3, height: 4))
        XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), "{{1, 2}, {3, 4}}")
        XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 1, dy: 2))), CGVector(dx: 1, dy: 2))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        XCTAssertEqual(NSCoder.string(for: transform), "[1, 2, 3, 4, 5, 6]")
        XCTAssertEqual(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]"), transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), insets)
        XCTAssertEqual(NSCoder.uiOffset(for: NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2))).vertical, 2)
    }
}
