import Kinora
import UIKit
import UIKitTestSupport
import XCTest

/// An attachment as wide as a share of its line, and half as high, which notes what layout asks.
private final class WideAttachment: NSTextAttachment, @unchecked Sendable {
    var share: CGFloat = 1
    var isEmpty = false
    var asked: [(container: NSTextContainer?, line: CGRect, position: CGPoint, index: Int)] = []
    var drawn: [CGRect] = []
    var colors: [UIColor] = [.red]

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex: Int
    ) -> CGRect {
        asked.append((textContainer, lineFrag, position, characterIndex))
        return isEmpty ? .zero : CGRect(x: 0, y: 0, width: lineFrag.width * share, height: lineFrag.width * share / 2)
    }

    override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int) -> UIImage? {
        drawn.append(imageBounds)
        return makeRenderer(2, 2, scale: 1).image { context in
            colors[0].setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }
}

@preconcurrency @MainActor
final class FittedAttachmentTests: XCTestCase {
    private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "ab\n", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(attachment: attachment))
        return text
    }

    private func label(_ attachment: NSTextAttachment) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text(attachment)
        return label
    }

    func testALabelIsAsHighAsTheAttachmentThatFillsItsWidth() {
        let attachment = WideAttachment()
        let label = label(attachment)
        let plain = UILabel()
        plain.font = .systemFont(ofSize: 10)
        plain.text = "ab"
        let line = plain.sizeThatFits(CGSize(width: 200, height: 1000)).height
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 200, height: 1000)).height, line + 100, accuracy: 4)
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 100, height: 1000)).height, line + 50, accuracy: 4)
        XCTAssertEqual(
            label.sizeThatFits(CGSize(width: 200, height: 1000)).height - label.sizeThatFits(CGSize(width: 100, height: 1000)).height, 50)
        XCTAssertEqual(attachment.asked.last?.line.width, 100)
        XCTAssertEqual(attachment.asked.last?.index, 3)
        XCTAssertEqual(attachment.asked.last?.position, .zero)
        XCTAssertNil(attachment.asked.last?.container ?? nil)
        XCTAssertTrue(attachment.drawn.contains(CGRect(x: 0, y: 0, width: 100, height: 50)))
    }

    func testTheImageForTheBoundsIsDrawn() throws {
        let attachment = WideAttachment()
        attachment.share = 0.5
        let text = text(attachment)
        let image = makeRenderer(40, 60, scale: 1).image { _ in text.draw(in: CGRect(x: 0, y: 0, width: 40, height: 60)) }
        let pixels = try Pixels(image).values
        XCTAssertEqual(pixels.filter { $0 == 0xFFFF_0000 }.count, 20 * 10)
        let hidden = WideAttachment()
        hidden.isEmpty = true
        let other = self.text(hidden)
        let empty = makeRenderer(40, 60, scale: 1).image { _ in other.draw(in: CGRect(x: 0, y: 0, width: 40, height: 60)) }
        XCTAssertFalse(try Pixels(empty).values.contains(0xFFFF_0000), "empty bounds show nothing")
    }

    func testATextViewNamesItsContainerAndTheCharacter() {
        let attachment = WideAttachment()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 300))
        view.textContainerInset = .zero
        view.attributedText = text(attachment)
        let height = view.sizeThatFits(CGSize(width: 110, height: 1000)).height
        view.layoutIfNeeded()
        XCTAssertGreaterThan(height, 50)
        XCTAssertTrue(attachment.asked.contains { $0.container === view.textContainer && $0.index == 3 && $0.line.width == 100 })
    }

    func testTheStandardMethodsReturnTheImageAndItsBounds() throws {
        let image = makeRenderer(6, 4, scale: 1).image { $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4)) }
        let attachment = NSTextAttachment(image: image)
        func bounds() -> CGRect {
            attachment.attachmentBounds(
                for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 3, height: 3), glyphPosition: .zero, characterIndex: 0)
        }
        XCTAssertEqual(bounds(), CGRect(x: 0, y: 0, width: 6, height: 4))
        attachment.bounds = CGRect(x: 1, y: -2, width: 3, height: 4)
        XCTAssertEqual(bounds(), attachment.bounds)
        XCTAssertTrue(attachment.image(forBounds: bounds(), textContainer: nil, characterIndex: 0) === image)
        let data = NSTextAttachment(data: image.pngData(), ofType: "public.png")
        XCTAssertEqual(data.image(forBounds: .zero, textContainer: nil, characterIndex: 0)?.size, CGSize(width: 6, height: 4))
        XCTAssertNil(NSTextAttachment().image(forBounds: .zero, textContainer: nil, characterIndex: 0))
    }
}
