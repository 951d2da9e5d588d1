import UIKit
import XCTest
import UIKitTestSupport

private let font = UIFont.systemFont(ofSize: 20)
private let story = "The quick brown fox jumps over the lazy dog and runs away"

private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { own, _ in own })
}

/// The drawing of `body`, at two pixels per point.
private func drawn(_ width: CGFloat = 100, _ height: CGFloat = 40, _ body: () -> Void) throws -> Pixels {
    try Pixels(makeRenderer(width, height, scale: 2).image { _ in body() })
}

final class StringDrawingTests: XCTestCase {
    /// Pango's unit: lengths of glyphs and lines are multiples of it.
    private let unit: CGFloat = 1 / 1024

    func testEveryFormMeasuresTheSame() {
        let size = text(story).size()
        XCTAssertEqual(size.height, font.lineHeight, accuracy: unit)
        XCTAssertEqual((story as NSString).size(withAttributes: [.font: font]), size)
        XCTAssertEqual(story.size(withAttributes: [.font: font]), size)
        XCTAssertEqual("".size(withAttributes: [.font: font]), .zero)
        XCTAssertEqual(story.size().width, size.width * 12 / 20, accuracy: CGFloat(story.count) * unit, "12 points without a font")
    }

    func testAttributesOfRangesAddUp() {
        let mixed = NSMutableAttributedString(attributedString: text("HHHH"))
        mixed.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 2, length: 2))
        XCTAssertEqual(mixed.size().width, 1.5 * text("HHHH").size().width, accuracy: 4 * unit)
        for kern in [3, 3.0, CGFloat(3), Float(3), NSNumber(value: 3)] as [Any] {
            XCTAssertEqual(text("HHHH", [.kern: kern]).size().width, text("HHHH").size().width + 12, accuracy: 1e-6)
        }
        XCTAssertEqual(text("HHHH", [.kern: "wide", .foregroundColor: 3]).size(), text("HHHH").size(), "other types do not count")
    }

    func testBoundingRectsWrapOnlyWithLineOrigins() {
        let one = text(story).size()
        let limit = CGSize(width: one.width * 0.6, height: 5)
        let wrapped = text(story).boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(wrapped.origin, .zero)
        XCTAssertEqual(wrapped.height, 2 * font.lineHeight, accuracy: 2 * unit)
        XCTAssertLessThanOrEqual(wrapped.width, limit.width)
        let line = text(story).boundingRect(with: limit, options: [], context: nil)
        XCTAssertEqual(line.width, one.width)
        XCTAssertEqual(line.minY, font.descender, accuracy: unit)
        XCTAssertEqual(line.maxY, font.ascender, accuracy: unit)
        let free = text(story).boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(free.size, one)
        let truncated = text(story).boundingRect(
            with: CGSize(width: one.width * 0.6, height: 30), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
        XCTAssertEqual(truncated.height, font.lineHeight, accuracy: unit)
    }

    func testDeviceMetricsAreWhatTheGlyphsCover() throws {
        let ink = text("H").boundingRect(with: .zero, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil)
        let pixels = try drawn { text("H").draw(at: .zero) }
        let inked = try XCTUnwrap(pixels.inked)
        XCTAssertEqual(ink.height, font.capHeight, accuracy: unit)
        // Every pixel that a glyph touches.
        XCTAssertEqual(inked.columns, Int(ink.minX * 2)...Int((ink.maxX * 2).rounded(.up)) - 1)
        let fromBaseline = text("H").boundingRect(with: .zero, options: .usesDeviceMetrics, context: nil)
        XCTAssertEqual(fromBaseline.minY, 0, accuracy: 1e-6)
    }

    func testDrawingStartsAtTheTopAndWithoutLineOriginsAtTheBaseline() throws {
        let top = try XCTUnwrap(drawn { text("H").draw(at: CGPoint(x: 10, y: 8)) }.inked)
        XCTAssertEqual(CGFloat(top.rows.upperBound + 1), (2 * (8 + font.ascender)).rounded(.up))
        let origin = CGRect(x: 10, y: 30, width: 0, height: 0)
        let baseline = try XCTUnwrap(drawn { text("H").draw(with: origin, options: [], context: nil) }.inked)
        XCTAssertEqual(baseline.rows.upperBound + 1, 60)
        XCTAssertEqual(baseline.columns, top.columns)
        XCTAssertNil(try drawn {}.inked)
    }

    func testOnlyWholeLinesAreDrawnInARectangle() throws {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 2.5 * font.lineHeight)
        let pixels = try drawn(100, 120) { story.draw(in: rect, withAttributes: [.font: font]) }
        let rows = try XCTUnwrap(pixels.inked).rows
        XCTAssertLessThan(CGFloat(rows.upperBound) / 2, 2 * font.lineHeight)
        XCTAssertGreaterThan(CGFloat(rows.upperBound) / 2, 1.5 * font.lineHeight)
        let low = try drawn { text("H").draw(in: CGRect(x: 0, y: 0, width: 50, height: 3)) }
        XCTAssertNotNil(low.inked, "the first line is always drawn")
    }

    func testColorsAndBackgroundsAreThoseOfTheAttributes() throws {
        let size = text("HH").size()
        let pixels = try drawn { text("HH", [.foregroundColor: UIColor.red, .backgroundColor: UIColor.blue]).draw(at: .zero) }
        let inked = try XCTUnwrap(pixels.inked)
        XCTAssertEqual(CGFloat(inked.columns.upperBound + 1), (size.width * 2).rounded(.up))
        XCTAssertEqual(CGFloat(inked.rows.upperBound + 1), (size.height * 2).rounded(), "lines are on whole pixels")
        XCTAssertEqual(pixels[0, 2], 0xFF00_00FF)
        XCTAssertTrue(pixels.values.contains(0xFFFF_0000))
    }

    func testDynamicColorsAreThoseOfTheCurrentTraits() throws {
        func color(_ style: UIUserInterfaceStyle) throws -> UInt32 {
            var pixels: Pixels?
            UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                pixels = try? drawn { text(" ", [.backgroundColor: UIColor.systemBackground]).draw(at: .zero) }
            }
            return try XCTUnwrap(pixels)[2, 2]
        }
        guard UIColor.systemBackground.resolvedForTest(.dark) != UIColor.systemBackground.resolvedForTest(.light) else { return }
        XCTAssertEqual(try color(.light), 0xFFFF_FFFF)
        XCTAssertEqual(try color(.dark), 0xFF00_0000)
    }

    func testAShadowIsAtItsOffsetUnderTheText() throws {
        let plain = try XCTUnwrap(drawn { text("H").draw(at: .zero) }.inked)
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 10, height: 5)
        shadow.shadowColor = UIColor.green
        let shaded = try drawn { text("H", [.shadow: shadow]).draw(at: .zero) }
        let inked = try XCTUnwrap(shaded.inked)
        XCTAssertEqual(inked.columns, plain.columns.lowerBound...(plain.columns.upperBound + 20))
        XCTAssertEqual(inked.rows, plain.rows.lowerBound...(plain.rows.upperBound + 10))
        XCTAssertTrue(shaded.values.contains(0xFF00_FF00))
    }

    func testLinesUnderAndThroughTextHaveTheirColors() throws {
        let style: [NSAttributedString.Key: Any] = [
            .underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.red,
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.blue,
        ]
        let ruled = try drawn { text("H H", style).draw(at: .zero) }
        XCTAssertTrue(ruled.values.contains(0xFFFF_0000) && ruled.values.contains(0xFF00_00FF))
    }

    func testAnAttachmentTakesSpaceInTheLine() throws {
        let image = makeRenderer(12, 10, scale: 2).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 10))
        }
        let line = NSMutableAttributedString(attributedString: text("H"))
        line.append(NSAttributedString(attachment: NSTextAttachment(image: image), attributes: [.font: font]))
        XCTAssertEqual(line.size().width, text("H").size().width + 12, accuracy: 1e-6)
        let pixels = try drawn { line.draw(at: .zero) }
        let start = text("H").size().width * 2
        let wholeColumns = Int(start + 24) - Int(start.rounded(.up))
        XCTAssertEqual(pixels.values.filter { $0 == 0xFFFF_0000 }.count, wholeColumns * 20)

        let low = NSTextAttachment(image: image.withRenderingMode(.alwaysTemplate))
        low.bounds = CGRect(x: 0, y: -4, width: 24, height: 20)
        let tinted = NSAttributedString(attachment: low, attributes: [.font: font, .foregroundColor: UIColor.blue])
        XCTAssertEqual(tinted.size().width, 24, accuracy: 1e-6)
        XCTAssertTrue(try drawn { tinted.draw(at: .zero) }.values.contains(0xFF00_00FF))
        low.bounds.origin.x = .nan
        XCTAssertEqual(low.bounds.minX, 0)
        let broken = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.png")
        XCTAssertEqual(NSAttributedString(attachment: broken).size().width, 0, accuracy: 1e-6)
    }

    func testAContextLetsTheTextShrinkAndTellsHowFar() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let one = text(story).size()
        let fitted = text(story).boundingRect(with: CGSize(width: one.width * 0.8, height: 0), options: [], context: context)
        XCTAssertEqual(context.actualScaleFactor, 0.8 * 0.9999, accuracy: 1e-9, "as wide as fits, with a margin for rounding")
        XCTAssertLessThanOrEqual(fitted.width, one.width * 0.8)
        XCTAssertEqual(context.totalBounds, fitted)
        _ = text(story).boundingRect(with: CGSize(width: one.width * 0.1, height: 0), options: [], context: context)
        XCTAssertEqual(context.actualScaleFactor, 0.5)
        _ = text(story).boundingRect(with: CGSize(width: one.width * 2, height: 0), options: [], context: context)
        XCTAssertEqual(context.actualScaleFactor, 1)
        context.minimumScaleFactor = .nan
        XCTAssertEqual(context.minimumScaleFactor, 0.5)
    }
}

extension UIColor {
    /// The color that these traits give.
    fileprivate func resolvedForTest(_ style: UIUserInterfaceStyle) -> CGColor {
        var color = cgColor
        UITraitCollection(userInterfaceStyle: style).performAsCurrent { color = cgColor }
        return color
    }
}
