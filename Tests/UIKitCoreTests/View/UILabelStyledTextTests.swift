import UIKit
import XCTest
import UIKitTestSupport

private let story = "The quick brown fox jumps over the lazy dog and runs away into the wood"

private func withLabel(_ text: String?, _ body: @MainActor (UILabel) throws -> Void) rethrows {
    try MainActor.assumeIsolated {
        let label = UILabel()
        label.text = text
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        try body(label)
    }
}

/// The rendered label, at two pixels per point.
@MainActor private func shown(_ label: UILabel) throws -> Pixels {
    label.layer.contentsScale = 2
    label.layer.displayIfNeeded()
    return Pixels(try XCTUnwrap(label.layer.contents as? CGImage))
}

final class UILabelStyledTextTests: XCTestCase {
    func testPlainTextAnswersAsAttributedTextInTheLabelsStyle() throws {
        try withLabel("Wood") { label in
            label.textColor = .red
            label.textAlignment = .center
            let text = try XCTUnwrap(label.attributedText)
            XCTAssertEqual(text.string, "Wood")
            let style = text.attributes(at: 0, effectiveRange: nil)
            XCTAssertEqual(style[.font] as? UIFont, label.font)
            XCTAssertEqual(style[.foregroundColor] as? UIColor, .red)
            XCTAssertEqual((style[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
            label.text = nil
            XCTAssertNil(label.attributedText)
        }
    }

    func testAttributedTextGivesTheLabelTheStyleOfItsFirstCharacter() throws {
        try withLabel(nil) { label in
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = .right
            paragraph.lineBreakMode = .byTruncatingMiddle
            let text = NSMutableAttributedString(
                string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: paragraph])
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
            label.attributedText = text
            XCTAssertEqual(label.text, "ab")
            XCTAssertEqual(label.font.pointSize, 30)
            XCTAssertEqual(label.textColor, .red)
            XCTAssertEqual(label.textAlignment, .right)
            XCTAssertEqual(label.lineBreakMode, .byTruncatingMiddle)
            text.mutableString.setString("changed")
            XCTAssertEqual(label.text, "ab", "the label keeps a copy")

            label.textColor = .green
            label.font = .systemFont(ofSize: 10)
            label.textAlignment = .left
            let restyled = try XCTUnwrap(label.attributedText).attributes(at: 1, effectiveRange: nil)
            XCTAssertEqual(restyled[.foregroundColor] as? UIColor, .green)
            XCTAssertEqual(restyled[.font] as? UIFont, .systemFont(ofSize: 10))
            XCTAssertEqual((restyled[.paragraphStyle] as? NSParagraphStyle)?.alignment, .left)
            XCTAssertEqual((restyled[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode, .byTruncatingMiddle)

            label.text = "ab"
            XCTAssertEqual(label.attributedText?.attributes(at: 1, effectiveRange: nil)[.foregroundColor] as? UIColor, .green)
            XCTAssertEqual(label.font.pointSize, 10, "the label's own style stays")
        }
    }

    func testWhatHasNoStyleHasTheLabelsAsItWasSet() throws {
        try withLabel("Wood") { label in
            label.textColor = .green
            let text = NSMutableAttributedString(string: "ab")
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
            for _ in 0..<2 {
                label.attributedText = text
                let second = try XCTUnwrap(label.attributedText).attributes(at: 1, effectiveRange: nil)
                XCTAssertEqual(second[.foregroundColor] as? UIColor, .green)
                XCTAssertEqual(second[.font] as? UIFont, label.font)
                XCTAssertEqual(label.textColor, .red)
                label.attributedText = NSAttributedString(string: "other", attributes: [.foregroundColor: UIColor.red])
            }
            label.text = "plain"
            XCTAssertEqual(label.textColor, .red, "plain text goes on in the style that was shown")
        }
    }

    func testEachRangeIsDrawnInItsColor() throws {
        try withLabel(nil) { label in
            let text = NSMutableAttributedString(string: "HHHH", attributes: [.foregroundColor: UIColor.red])
            text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 2))
            label.attributedText = text
            let pixels = try shown(label)
            XCTAssertTrue(pixels.values.contains(0xFFFF_0000) && pixels.values.contains(0xFF00_00FF))
            label.highlightedTextColor = .green
            XCTAssertEqual(try shown(label), pixels)
            label.isHighlighted = true
            let highlighted = try shown(label)
            XCTAssertTrue(highlighted.values.allSatisfy { $0 & 0x00FF_00FF == 0 } && highlighted.values.contains(0xFF00_FF00))
            label.isHighlighted = false
            XCTAssertEqual(try shown(label), pixels)
            label.isEnabled = false
            XCTAssertTrue(try shown(label).values.contains(0xFF8F_8F8F), "0.56 of 255")
        }
    }

    func testTheShadowIsAtItsOffset() throws {
        try withLabel("H") { label in
            label.textColor = .red
            let plain = try XCTUnwrap(shown(label).inked)
            label.shadowColor = .blue
            XCTAssertEqual(try XCTUnwrap(shown(label).inked).rows.lowerBound, plain.rows.lowerBound - 2, "a point above, as UIKit has it")
            label.shadowOffset = CGSize(width: 20, height: 2)
            let pixels = try shown(label)
            let shaded = try XCTUnwrap(pixels.inked)
            XCTAssertEqual(shaded.columns, plain.columns.lowerBound...(plain.columns.upperBound + 40))
            XCTAssertEqual(shaded.rows, plain.rows.lowerBound...(plain.rows.upperBound + 4))
            XCTAssertTrue(pixels.values.contains(0xFF00_00FF))
            label.shadowOffset.width = .nan
            XCTAssertEqual(label.shadowOffset.width, 20)
            label.shadowColor = nil
            XCTAssertEqual(try XCTUnwrap(shown(label).inked).columns, plain.columns)
        }
    }

    func testNaturalTextBeginsWhereTheInterfaceDoes() throws {
        for text in ["HOH", "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627}"] {
            try withLabel(text) { label in
                XCTAssertLessThan(try XCTUnwrap(shown(label).inked).columns.lowerBound, 12)
                label.semanticContentAttribute = .forceRightToLeft
                XCTAssertGreaterThan(try XCTUnwrap(shown(label).inked).columns.upperBound, 228)
                label.textAlignment = .left
                XCTAssertLessThan(try XCTUnwrap(shown(label).inked).columns.lowerBound, 12)
            }
        }
    }

    func testTextOfSeveralLinesShrinksUntilAllOfItIsShown() throws {
        try withLabel(story) { label in
            label.numberOfLines = 2
            label.adjustsFontSizeToFitWidth = true
            let (fitted, scale) = label.labelText.fitted(to: CGSize(width: 300, height: 50), minimumScale: 0.3)
            XCTAssertLessThan(scale, 1)
            XCTAssertGreaterThan(scale, 0.3)
            let box = StyledText.Box(width: 300, height: 50, maxLines: 2, truncation: .truncatingTail)
            XCTAssertEqual(fitted.text.shrunk(toFit: box, minimum: 0.1).scale, 1, "it fits")
            let larger = label.labelText.text.scaled(by: Double(scale) + 0.02)
            XCTAssertLessThan(larger.shrunk(toFit: box, minimum: 0.1).scale, 1, "a little larger would not")
            XCTAssertEqual(label.labelText.fitted(to: CGSize(width: 900, height: 50), minimumScale: 0.3).scale, 1)
        }
    }

    func testTheBaselineOfShrunkTextStandsAsAsked() throws {
        try withLabel("HHHHHHHHHHHHHHHHHHHH") { label in
            @MainActor func rows(_ adjustment: UIBaselineAdjustment) throws -> ClosedRange<CGFloat> {
                label.baselineAdjustment = adjustment
                let rows = try XCTUnwrap(shown(label).inked).rows
                return CGFloat(rows.lowerBound) / 2...CGFloat(rows.upperBound + 1) / 2
            }
            label.adjustsFontSizeToFitWidth = true
            let font = UIFont.systemFont(ofSize: 17)
            let scale = label.labelText.fitted(to: label.bounds.size, minimumScale: 0).scale
            let top = (30 - font.lineHeight) / 2
            XCTAssertEqual(try rows(.alignBaselines).upperBound, top + font.ascender, accuracy: 0.6)
            XCTAssertEqual(try rows(.none).upperBound, top + font.ascender * scale, accuracy: 0.6)
            let own = (30 - font.lineHeight * scale) / 2 + font.ascender * scale
            XCTAssertEqual(try rows(.alignCenters).upperBound, own, accuracy: 0.6)
        }
    }

    func testLettersMoveCloserBeforeTextIsTruncated() throws {
        try withLabel("Nearly as wide as it may be") { label in
            let width = label.intrinsicContentSize.width
            @MainActor func layout(_ width: CGFloat) -> TextLayout {
                label.labelText.fitted(to: CGSize(width: width, height: 30), minimumScale: 1).text.layout(width: width)
            }
            XCTAssertTrue(layout(width - 8).isTruncated)
            label.allowsDefaultTighteningForTruncation = true
            XCTAssertFalse(layout(width - 8).isTruncated)
            XCTAssertTrue(layout(width - 60).isTruncated, "not by more than a twentieth of the size for each letter")
        }
    }

    func testAPreferredWidthWrapsTheIntrinsicSize() {
        withLabel(story) { label in
            label.numberOfLines = 0
            let whole = label.intrinsicContentSize
            label.preferredMaxLayoutWidth = 150
            XCTAssertEqual(label.intrinsicContentSize, label.sizeThatFits(CGSize(width: 150, height: 0)))
            XCTAssertGreaterThan(label.intrinsicContentSize.height, 3 * whole.height)
            label.preferredMaxLayoutWidth = .nan
            XCTAssertEqual(label.preferredMaxLayoutWidth, 150)
            label.numberOfLines = 1
            XCTAssertEqual(label.intrinsicContentSize, whole)
        }
    }

    func testNothingIsLaidOutTwice() throws {
        try withLabel("A label that is measured and then drawn \(UInt64.random(in: 0 ... .max))") { label in
            let before = TextLayout.layoutCount
            label.frame.size = label.intrinsicContentSize
            _ = try shown(label)
            XCTAssertEqual(TextLayout.layoutCount, before + 1, "measured and drawn by one layout")
            for _ in 0..<3 {
                _ = label.sizeThatFits(CGSize(width: 900, height: 900))
                label.sizeToFit()
                label.setNeedsDisplay()
                _ = try shown(label)
            }
            label.text = label.text
            label.font = .systemFont(ofSize: 17)
            XCTAssertFalse(label.layer.needsDisplay())
            XCTAssertEqual(TextLayout.layoutCount, before + 1)
        }
    }

    func testAChangeOfStyleDrawsTheTextInTheOtherColor() throws {
        try withLabel("HHH") { label in
            label.textColor = UIColor.systemBackground
            guard UIColor.systemBackground.cgColor != UITraitCollection(userInterfaceStyle: .dark).color(of: .systemBackground) else {
                throw XCTSkip("colors are not dynamic")
            }
            XCTAssertTrue(try shown(label).values.contains(0xFFFF_FFFF))
            label.overrideUserInterfaceStyle = .dark
            XCTAssertTrue(try shown(label).values.contains(0xFF00_0000))
        }
    }

    func testFontsFollowTheSizeOfTextWhereTheLabelSaysSo() {
        withLabel("Wood") { label in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            window.addSubview(label)
            window.isHidden = false
            label.font = .preferredFont(forTextStyle: .body)
            let usual = label.font.pointSize
            window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            XCTAssertEqual(label.font.pointSize, usual)
            label.adjustsFontForContentSizeCategory = true
            let large = label.font.pointSize
            XCTAssertGreaterThan(large, usual * 1.5)
            window.traitOverrides.preferredContentSizeCategory = .extraSmall
            XCTAssertLessThan(label.font.pointSize, usual)
            label.font = .systemFont(ofSize: 20)
            window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            XCTAssertEqual(label.font.pointSize, 20, "a font of a fixed size stays")
        }
    }

    func testMarksAndScriptsHaveTheirSizes() {
        func width(_ text: String) -> CGFloat {
            var width: CGFloat = 0
            withLabel(text) { width = $0.intrinsicContentSize.width }
            return width
        }
        XCTAssertEqual(width("e\u{0301}"), width("e"), accuracy: 0.5)
        XCTAssertGreaterThan(width("\u{1F3AC}"), 15)
        XCTAssertGreaterThan(width("\u{6620}\u{753B}"), 30)
        withLabel(String(repeating: "\u{6620}", count: 20)) { label in
            label.numberOfLines = 0
            XCTAssertGreaterThan(label.sizeThatFits(CGSize(width: 100, height: 0)).height, 60, "ideographs break anywhere")
        }
    }
}

extension UITraitCollection {
    fileprivate func color(of color: UIColor) -> CGColor {
        var resolved = color.cgColor
        performAsCurrent { resolved = color.cgColor }
        return resolved
    }
}
