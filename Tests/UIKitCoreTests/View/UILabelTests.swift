import Headless
import UIKit
import XCTest
import UIKitTestSupport

private let story = "The quick brown fox jumps over the lazy dog and runs away into the wood"

/// Runs `body` with a label of that text.
private func withLabel(_ text: String?, _ body: @MainActor (UILabel) throws -> Void) rethrows {
    try MainActor.assumeIsolated {
        let label = UILabel()
        label.text = text
        try body(label)
    }
}

/// The rendered label, at `scale` pixels per point.
@MainActor private func shown(_ label: UILabel, scale: CGFloat = 2) throws -> Pixels {
    label.layer.contentsScale = scale
    label.setNeedsDisplay()
    label.layer.displayIfNeeded()
    return Pixels(try XCTUnwrap(label.layer.contents as? CGImage))
}

@preconcurrency @MainActor
final class UILabelTests: XCTestCase {
    func testDefaultsAreUIKits() {
        withLabel(nil) { label in
            XCTAssertEqual(label.font, UIFont.systemFont(ofSize: 17))
            XCTAssertEqual(label.textColor, .label)
            XCTAssertEqual(label.numberOfLines, 1)
            XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
            XCTAssertEqual(label.textAlignment, .natural)
            XCTAssertFalse(label.isUserInteractionEnabled)
            XCTAssertEqual(label.contentMode, .left)
            XCTAssertEqual(label.intrinsicContentSize, .zero)
            label.font = nil
            XCTAssertEqual(label.font, UIFont.systemFont(ofSize: 17))
            label.textColor = nil
            XCTAssertEqual(label.textColor, .label)
        }
    }

    func testTheSizeGrowsWithTheTextAndTheFont() {
        withLabel("Wood") { label in
            let short = label.intrinsicContentSize
            XCTAssertEqual(short.height, UIFont.systemFont(ofSize: 17).lineHeight, accuracy: 1.01)
            label.text = "Wood and more"
            XCTAssertGreaterThan(label.intrinsicContentSize.width, 2 * short.width)
            XCTAssertEqual(label.intrinsicContentSize.height, short.height)
            label.text = "Wood"
            label.font = .systemFont(ofSize: 34)
            XCTAssertEqual(label.intrinsicContentSize.width, 2 * short.width, accuracy: 2)
        }
    }

    func testOneLineIgnoresTheWidthToFitAndManyWrapToIt() {
        withLabel(story) { label in
            let whole = label.intrinsicContentSize
            XCTAssertEqual(label.sizeThatFits(CGSize(width: 80, height: 10)), whole)
            label.numberOfLines = 0
            let wrapped = label.sizeThatFits(CGSize(width: 150, height: 10))
            XCTAssertLessThanOrEqual(wrapped.width, 150)
            XCTAssertGreaterThan(wrapped.height, 3 * whole.height)
            XCTAssertEqual(label.sizeThatFits(.zero).width, whole.width)
            label.numberOfLines = 2
            XCTAssertEqual(label.sizeThatFits(CGSize(width: 150, height: 10)).height, 2 * whole.height, accuracy: 1.01)
        }
    }

    func testTheTextRectStaysInTheBounds() {
        withLabel(story) { label in
            let bounds = CGRect(x: 5, y: 6, width: 70, height: 15)
            let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
            XCTAssertEqual(rect.origin, bounds.origin)
            XCTAssertLessThanOrEqual(rect.width, 70)
            XCTAssertLessThanOrEqual(rect.height, 15)
        }
    }

    func testTheTextIsDrawnInItsColorInTheMiddle() throws {
        try withLabel("HHH") { label in
            label.frame = CGRect(x: 0, y: 0, width: 100, height: 61)
            label.textColor = .red
            let pixels = try shown(label)
            XCTAssertEqual([pixels.width, pixels.height], [200, 122])
            let inked = try XCTUnwrap(pixels.inked)
            XCTAssertLessThan(inked.columns.lowerBound, 8)
            // The line is centered, so that the middle of the capitals is lower by half the difference of the spaces above and below them.
            let font = try XCTUnwrap(label.font)
            let middle = 61 / 2 + (font.ascender - font.capHeight + font.descender) / 2
            XCTAssertEqual(CGFloat(inked.rows.lowerBound + inked.rows.upperBound + 1) / 4, middle, accuracy: 0.6)
            XCTAssertTrue(pixels.values.allSatisfy { $0 & 0xFFFF == 0 && $0 >> 24 == ($0 >> 16) & 0xFF }, "only shades of red")
            XCTAssertTrue(pixels.values.contains(0xFFFF_0000))
        }
    }

    func testHorizontalEdgesOfLettersAreCrisp() throws {
        try withLabel("E") { label in
            for scale in [1, 2, 3] as [CGFloat] {
                for height in [30, 31, 32.5] as [CGFloat] {
                    label.frame = CGRect(x: 0, y: 0, width: 40, height: height)
                    label.font = .systemFont(ofSize: 20)
                    let pixels = try shown(label, scale: scale)
                    let bottom = try XCTUnwrap(pixels.inked).rows.upperBound
                    let strongest = (0..<pixels.width).map { pixels.alpha($0, bottom) }.max() ?? 0
                    XCTAssertGreaterThan(strongest, 240, "the foot of the E stands on a pixel's edge at \(scale), \(height)")
                }
            }
        }
    }

    func testCenteredTextIsSymmetric() throws {
        try withLabel("HOH") { label in
            label.textAlignment = .center
            label.frame = CGRect(x: 0, y: 0, width: 101, height: 30)
            let pixels = try shown(label)
            let columns = try XCTUnwrap(pixels.inked).columns
            XCTAssertEqual(columns.lowerBound, pixels.width - 1 - columns.upperBound, accuracy: 1)
        }
    }

    func testRightAlignedTextEndsAtTheRightEdge() throws {
        try withLabel("HOH") { label in
            label.textAlignment = .right
            label.frame = CGRect(x: 0, y: 0, width: 101, height: 30)
            let pixels = try shown(label)
            XCTAssertGreaterThan(try XCTUnwrap(pixels.inked).columns.upperBound, pixels.width - 8)
        }
    }

    func testTextThatIsTooWideIsTruncatedInsideTheBounds() throws {
        try withLabel(story) { label in
            label.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
            let tail = try shown(label)
            label.lineBreakMode = .byTruncatingHead
            let head = try shown(label)
            label.lineBreakMode = .byTruncatingMiddle
            let middle = try shown(label)
            XCTAssertNotEqual(tail, head)
            XCTAssertNotEqual(head, middle)
            XCTAssertGreaterThan(try XCTUnwrap(tail.inked).columns.upperBound, 180)
        }
    }

    func testOnlyLinesThatFitTheHeightAreDrawn() throws {
        try withLabel(story) { label in
            label.numberOfLines = 2
            label.frame = CGRect(x: 0, y: 0, width: 120, height: 45)
            let two = try shown(label)
            let rows = try XCTUnwrap(two.inked).rows
            XCTAssertGreaterThan(CGFloat(rows.count) / 2, label.font.lineHeight)
            for number in [0, 5] {
                label.numberOfLines = number
                XCTAssertEqual(try shown(label), two, "45 points have room for two lines of \(number)")
            }
            label.numberOfLines = 1
            XCTAssertNotEqual(try shown(label), two)
        }
    }

    func testTheFontShrinksToTheWidthButNotBelowTheMinimum() throws {
        try withLabel("Wide enough") { label in
            let natural = label.intrinsicContentSize.width
            label.frame = CGRect(x: 0, y: 0, width: natural * 0.8, height: 30)
            let truncated = try shown(label)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            let fitted = try shown(label)
            XCTAssertNotEqual(fitted, truncated)
            let full = label.labelText
            func size(_ width: CGFloat) -> Double {
                full.fitted(to: CGSize(width: width, height: 30), minimumScale: 0.5).text.text.style.font.size
            }
            XCTAssertEqual(size(natural * 0.8), 17 * 0.8, accuracy: 0.2)
            XCTAssertEqual(size(natural * 0.1), 8.5, accuracy: 1e-9)
            XCTAssertEqual(size(natural * 2), 17)
        }
    }

    func testAFontThatIsSetLaterFollowsThePreferredTextSizeToo() {
        let label = UILabel()
        label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        XCTAssertEqual(label.font.pointSize, 33)
        label.attributedText = NSAttributedString(string: "A", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
        XCTAssertEqual(label.font.pointSize, 27)
        label.font = .systemFont(ofSize: 15)
        XCTAssertEqual(label.font.pointSize, 15, "a fixed font stays")
    }

    func testTheSameLabelDrawsTheSameBytes() throws {
        let images = try (0..<2).map { _ in
            var pixels: Pixels?
            try withLabel(story) { label in
                label.numberOfLines = 3
                label.frame = CGRect(x: 0, y: 0, width: 170, height: 70)
                pixels = try shown(label, scale: 3)
            }
            return try XCTUnwrap(pixels)
        }
        XCTAssertEqual(images[0], images[1])
    }

    func testAnEmptyLabelHasNoContents() throws {
        try withLabel("text") { label in
            label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
            _ = try shown(label)
            label.text = ""
            label.layer.displayIfNeeded()
            XCTAssertNil(label.layer.contents)
        }
    }

    func testADrawnLabelIsNotDrawnAgainUntilSomethingChanges() throws {
        try withLabel("text") { label in
            label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
            _ = try shown(label)
            let before = label.layer.contents as? CGImage
            label.text = "text"
            label.layer.displayIfNeeded()
            XCTAssertTrue(before === label.layer.contents as? CGImage)
            label.textColor = .blue
            label.layer.displayIfNeeded()
            XCTAssertFalse(before === label.layer.contents as? CGImage)
        }
    }

    func testTheScreenShowsTheImageOfTheTextPixelByPixel() throws {
        try withLabel("Sharp") { label in
            let host = HeadlessHost(
                name: "test", size: CGSize(width: 80, height: 40), scale: 2, safeAreaInsets: (0, 0, 0, 0), startingAt: Date())
            defer { host.stop() }
            let screen = try XCTUnwrap(host.screen)
            label.backgroundColor = .white
            // Not a whole number of pixels either way.
            label.frame = CGRect(x: 4, y: 3, width: 60.3, height: 20.3)
            screen.rootLayer.addSublayer(label.layer)
            let image = try shown(label)
            host.endTurn()
            let frame = Pixels(screen.frame(at: host.clock.now))
            XCTAssertEqual([image.width, image.height], [121, 41])
            let same = (0..<40).allSatisfy { y in
                (0..<120).allSatisfy { x in frame[x + 8, y + 6] & 0xFF == 255 - image[x, y] >> 24 }
            }
            XCTAssertTrue(same, "black on white, nothing moved, nothing blurred")
        }
    }

    func testAChangeOfSizeOrScaleRedraws() throws {
        try withLabel("text") { label in
            label.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
            _ = try shown(label)
            label.bounds.size.width = 60
            label.layer.displayIfNeeded()
            XCTAssertEqual((label.layer.contents as? CGImage)?.width, 120)
            label.contentScaleFactor = 3
            label.layer.displayIfNeeded()
            XCTAssertEqual((label.layer.contents as? CGImage)?.width, 180)
        }
    }

    func testASubclassMayInsetItsText() throws {
        let label = InsetLabel()
        label.text = "HH"
        let plain = UILabel()
        plain.text = "HH"
        XCTAssertEqual(label.intrinsicContentSize.width, plain.intrinsicContentSize.width + 40, accuracy: 0.01)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        XCTAssertGreaterThan(try XCTUnwrap(shown(label).inked).columns.lowerBound, 39)
    }
}

/// A label with insets of 20 points at left and right.
private final class InsetLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 20, dy: 0), limitedToNumberOfLines: numberOfLines).insetBy(dx: -20, dy: 0)
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: 20, dy: 0))
    }
}
