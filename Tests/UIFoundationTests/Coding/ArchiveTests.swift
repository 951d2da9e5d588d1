import UIFoundation
import XCTest

/// Values of UIKit in keyed archives.
final class ArchiveTests: XCTestCase {
    private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
    }

    func testColorsComeBackEqual() throws {
        for color in [
            UIColor(red: 0.1, green: 0.25, blue: 1.5, alpha: 0.5), .black, UIColor(white: 0.3, alpha: 0.9),
            UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), .systemRed, .label, .secondarySystemGroupedBackground, .clear,
        ] {
            XCTAssertEqual(try copy(color), color, "\(color)")
        }
        let red = try copy(UIColor.systemRed)
        XCTAssertNotEqual(
            red.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
            red.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
        let provided = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(try copy(provided), provided.resolvedColor(with: .current))
    }

    func testImagesComeBackWithTheirPixelsAndTraits() throws {
        let pixels = CGImage(width: 3, height: 2, isOpaque: false) { pixels in
            for index in pixels.indices { pixels[index] = [0xFF10_2030, 0x8000_0080, 0][index % 3] }
        }
        let image = UIImage(cgImage: pixels, scale: 2, orientation: .leftMirrored).withRenderingMode(.alwaysTemplate)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0.5, left: 0, bottom: 0, right: 0.5), resizingMode: .stretch)
            .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).imageFlippedForRightToLeftLayoutDirection()
        let read = try copy(image)
        XCTAssertEqual(read.cgImage?.withPixels { Array($0) }, pixels.withPixels { Array($0) })
        XCTAssertEqual(read.scale, 2)
        XCTAssertEqual(read.imageOrientation, .leftMirrored)
        XCTAssertEqual(read.renderingMode, .alwaysTemplate)
        XCTAssertEqual(read.capInsets, image.capInsets)
        XCTAssertEqual(read.resizingMode, .stretch)
        XCTAssertEqual(read.alignmentRectInsets, image.alignmentRectInsets)
        XCTAssertTrue(read.flipsForRightToLeftLayoutDirection)
        XCTAssertNil(try copy(UIImage()).cgImage)
        let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        let star = try XCTUnwrap(UIImage(systemName: "star.fill", withConfiguration: configuration))
        XCTAssertTrue(try copy(star).isSymbolImage)
        XCTAssertEqual(try copy(star).size, star.size)
        let film = try copy(XCTUnwrap(UIImage.animatedImage(with: [UIImage(cgImage: pixels), UIImage(cgImage: pixels)], duration: 3)))
        XCTAssertEqual(film.images?.count, 2)
        XCTAssertEqual(film.duration, 3)
    }

    func testFontsComeBackEqual() throws {
        for font in [
            UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 20.5, weight: .semibold), .italicSystemFont(ofSize: 9),
            .monospacedDigitSystemFont(ofSize: 12, weight: .regular), .preferredFont(forTextStyle: .headline),
        ] {
            XCTAssertEqual(try copy(font), font, "\(font)")
            XCTAssertEqual(try copy(font.fontDescriptor).postscriptName, font.fontDescriptor.postscriptName)
            XCTAssertEqual(try copy(font.fontDescriptor).pointSize, font.pointSize)
        }
    }

    func testPathsComeBackEqual() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40))
        path.move(to: CGPoint(x: 5, y: 6))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), controlPoint: CGPoint(x: 9, y: -1))
        path.addLine(to: .zero)
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .bevel
        path.miterLimit = 4
        path.usesEvenOddFillRule = true
        path.setLineDash([2, 3], count: 2, phase: 1)
        let read = try copy(path)
        XCTAssertEqual(read.cgPath, path.cgPath)
        XCTAssertEqual([read.lineWidth, read.miterLimit], [3, 4])
        XCTAssertEqual(read.lineCapStyle, .round)
        XCTAssertEqual(read.lineJoinStyle, .bevel)
        XCTAssertTrue(read.usesEvenOddFillRule)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        read.getLineDash(&lengths, count: &count, phase: &phase)
        XCTAssertEqual(lengths, [2, 3])
        XCTAssertEqual(phase, 1)
    }

    func testStylesOfParagraphsAndShadowsComeBackEqual() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing, style.headIndent, style.lineBreakMode) = (.center, 3, 7, .byTruncatingHead)
        style.tabStops = [NSTextTab(textAlignment: .right, location: 50)]
        XCTAssertEqual(try copy(style), style)
        XCTAssertEqual(try copy(NSParagraphStyle.default), .default)
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 1, height: 2), 3, UIColor.red)
        XCTAssertEqual(try copy(shadow), shadow)
    }

    func testDamagedArchivesGiveNilOrWhatIsWhole() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode([NSNumber(value: 1), NSNumber(value: 2), NSNumber(value: 3)] as NSArray, forKey: "UIColorComponents")
        archiver.encode(NSData(data: Data("PNG".utf8)), forKey: "UIImageData")
        let numbers: [Double] = [0, 1, 2, 1, 3, 4, 3, 5]
        archiver.encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: "UIBezierPathElements")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        XCTAssertNil(UIColor(coder: unarchiver))
        XCTAssertNil(UIImage(coder: unarchiver))
        XCTAssertNil(UIFont(coder: unarchiver))
        XCTAssertEqual(UIBezierPath(coder: unarchiver)?.currentPoint, CGPoint(x: 3, y: 4))
    }
}
