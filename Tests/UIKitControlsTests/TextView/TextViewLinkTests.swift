import Kinora
import UIKit
import UIKitTestSupport
import XCTest

/// Links in text that can be selected and not edited. The right values are Apple's documents' and those of public questions
/// (`Documentation/Behavior.md#controls`).
@preconcurrency @MainActor
final class TextViewLinkTests: XCTestCase {
    private let url = URL(string: "https://example.com/a")!

    private func makeView(editable: Bool = false, selectable: Bool = true) -> (stage: Stage, view: UITextView) {
        let stage = Stage(device: .iPhone15)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        let text = NSMutableAttributedString(string: "Read the page, please", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: url, range: NSRange(location: 5, length: 8))
        view.attributedText = text
        (view.isEditable, view.isSelectable) = (editable, selectable)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        return (stage, view)
    }

    /// The middle of a range's letters, in the window.
    private func middle(_ location: Int, _ length: Int, of view: UITextView) -> CGPoint {
        let start = view.position(from: view.beginningOfDocument, offset: location)!
        let range = view.textRange(from: start, to: view.position(from: start, offset: length)!)!
        let rect = view.firstRect(for: range)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private class Asking: NSObject {
        var log: [String] = []
        var permits = true
    }

    private final class Current: Asking, UITextViewDelegate {
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            log.append("\(URL) \(characterRange.location),\(characterRange.length) \(interaction)")
            return permits
        }
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            log.append("the deprecated one too")
            return permits
        }
    }

    private final class Old: Asking, UITextViewDelegate {
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            log.append("\(URL) \(characterRange.location),\(characterRange.length)")
            return permits
        }
    }

    func testATapOpensALink() {
        let (stage, view) = makeView()
        stage.tap(at: middle(5, 8, of: view))
        XCTAssertEqual(stage.openedURLs, [url])
        XCTAssertFalse(view.isFirstResponder, "the tap selects nothing")
        stage.tap(at: middle(15, 6, of: view))
        XCTAssertEqual(stage.openedURLs, [url])
    }

    func testTextThatIsEditedOrCannotBeSelectedHasNoLinksToTap() {
        for (editable, selectable) in [(true, true), (false, false), (true, false)] {
            let (stage, view) = makeView(editable: editable, selectable: selectable)
            stage.tap(at: middle(5, 8, of: view))
            XCTAssertEqual(stage.openedURLs, [], "\(editable) \(selectable)")
            XCTAssertEqual(stage.accessibilityElements.count, 1)
        }
    }

    func testTheDelegateIsAskedAndMayRefuse() {
        let (stage, view) = makeView()
        let delegate = Current()
        view.delegate = delegate
        stage.tap(at: middle(5, 8, of: view))
        XCTAssertEqual(delegate.log, ["https://example.com/a 5,8 invokeDefaultAction"])
        XCTAssertEqual(stage.openedURLs, [url])
        delegate.permits = false
        stage.tap(at: middle(5, 8, of: view))
        XCTAssertEqual(stage.openedURLs, [url])
        XCTAssertEqual(delegate.log.count, 2)
    }

    func testTheDeprecatedMethodIsAskedWhereTheOtherIsMissing() {
        let (stage, view) = makeView()
        let delegate = Old()
        view.delegate = delegate
        delegate.permits = false
        stage.tap(at: middle(5, 8, of: view))
        XCTAssertEqual(delegate.log, ["https://example.com/a 5,8"])
        XCTAssertEqual(stage.openedURLs, [])
    }

    func testALongPressAsksForActionsAndShowsThem() throws {
        let (stage, view) = makeView()
        let delegate = Current()
        view.delegate = delegate
        stage.longPress(at: middle(5, 8, of: view))
        stage.settle()
        XCTAssertEqual(delegate.log, ["https://example.com/a 5,8 presentActions"])
        XCTAssertEqual(stage.openedURLs, [])
        let copy = try XCTUnwrap(stage.accessibilityElements.first { $0.accessibilityLabel == "Copy Link" })
        stage.activate(copy)
        stage.settle()
        XCTAssertEqual(UIPasteboard.general.url, url)
        delegate.permits = false
        stage.longPress(at: middle(5, 8, of: view))
        stage.settle()
        XCTAssertNil(stage.accessibilityElements.first { $0.accessibilityLabel == "Copy Link" })
    }

    private final class Choosing: NSObject, UITextViewDelegate {
        var log: [String] = []
        var action: UIAction?
        var preview: UITextItem.MenuConfiguration.Preview?
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
            switch textItem.content {
            case .link(let url): log.append("\(url) \(textItem.range.location)")
            case .tag(let tag): log.append("\(tag) \(textItem.range.location)")
            case .textAttachment: log.append("attachment \(textItem.range.location)")
            }
            return action
        }
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            let own = UIAction(title: "Own") { _ in self.log.append("own") }
            return UITextItem.MenuConfiguration(preview: preview, menu: UIMenu(children: [own] + defaultMenu.children))
        }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            log.append("deprecated")
            return true
        }
    }

    func testTheMethodsOfIOS17ChooseActionsAndMenus() throws {
        let (stage, view) = makeView()
        let delegate = Choosing()
        let text = NSMutableAttributedString(attributedString: view.attributedText)
        text.addAttribute(.textItemTag, value: "note", range: NSRange(location: 15, length: 6))
        view.attributedText = text
        view.delegate = delegate
        stage.tap(at: middle(5, 8, of: view))
        XCTAssertEqual(delegate.log, ["https://example.com/a 5"])
        XCTAssertEqual(stage.openedURLs, [], "nil is nothing")
        delegate.action = UIAction { _ in delegate.log.append("performed") }
        stage.tap(at: middle(15, 6, of: view))
        XCTAssertEqual(delegate.log, ["https://example.com/a 5", "note 15", "performed"])
        stage.longPress(at: middle(5, 8, of: view))
        stage.settle()
        stage.activate(try XCTUnwrap(stage.accessibilityElements.first { $0.accessibilityLabel == "Own" }))
        stage.settle()
        XCTAssertEqual(delegate.log.last, "own")
    }

    func testAMenuHasThePreviewThatTheDelegateGives() throws {
        let (stage, view) = makeView()
        let delegate = Choosing()
        view.delegate = delegate
        let at = middle(5, 8, of: view)
        /// The preview of the open menu, which has a blurred background with one alone.
        func opened(_ preview: UITextItem.MenuConfiguration.Preview?) throws -> (isBlurred: Bool, preview: UIView?) {
            delegate.preview = preview
            stage.longPress(at: at)
            stage.settle()
            XCTAssertNotNil(stage.accessibilityElements.first { $0.accessibilityLabel == "Own" })
            let overlay = try XCTUnwrap(stage.window.subviews.last { $0 !== view })
            let blurred = overlay.subviews.firstIndex { $0 is UIVisualEffectView && $0.bounds.size == overlay.bounds.size }
            stage.tap(at: CGPoint(x: 380, y: 840))
            stage.settle()
            return (blurred != nil, blurred.map { overlay.subviews[$0 + 1] })
        }
        let without = try opened(nil)
        XCTAssertFalse(without.isBlurred)
        let usual = try opened(.default)
        let start = view.position(from: view.beginningOfDocument, offset: 5)!
        let letters = view.firstRect(for: view.textRange(from: start, to: view.position(from: start, offset: 8)!)!)
        XCTAssertEqual(usual.preview?.bounds.height ?? 0, letters.height + 4, accuracy: 1, "the letters with a margin")
        XCTAssertEqual(usual.preview?.bounds.width ?? 0, letters.width + 8, accuracy: 1)
        XCTAssertEqual(usual.preview?.subviews.count, 1)
        let own = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
        let shown = try opened(.view(own))
        XCTAssertTrue(own.superview === shown.preview)
        XCTAssertEqual(shown.preview?.bounds.size, CGSize(width: 200, height: 90))
        let sized = UILabel()
        sized.text = "A label"
        XCTAssertEqual(try opened(.view(sized)).preview?.bounds.size, sized.intrinsicContentSize)
    }

    /// A finger that moves by more than 10 points taps nothing; while it is down the link has a highlight.
    func testALinkIsHighlightedWhileItIsPressed() {
        let (stage, view) = makeView()
        let at = middle(5, 8, of: view)
        func highlights() -> [CGRect] { view.subviews.filter { $0.layer.cornerRadius == 3 }.map(\.frame) }
        XCTAssertEqual(highlights(), [])
        stage.touch([TouchSample(time: 0, finger: 0, phase: .began, location: at)])
        XCTAssertEqual(highlights().count, 1)
        XCTAssertEqual(highlights().first?.contains(view.convert(at, from: nil)), true)
        stage.touch([TouchSample(time: 0.1, finger: 0, phase: .moved, location: CGPoint(x: at.x, y: at.y + 30))])
        XCTAssertEqual(highlights(), [])
        stage.touch([TouchSample(time: 0.1, finger: 0, phase: .ended, location: CGPoint(x: at.x, y: at.y + 30))])
        XCTAssertEqual(stage.openedURLs, [])
    }

    func testALinkOverSeveralLinesIsTappedOnEach() {
        let (stage, view) = makeView()
        let text = NSMutableAttributedString(string: "A link of many words that needs more lines than one", attributes: [:])
        text.addAttribute(.link, value: "https://example.com/long", range: NSRange(location: 0, length: text.length))
        view.attributedText = text
        view.frame.size.width = 120
        stage.advance(by: 0.1)
        for offset in [3, 30, 45] { stage.tap(at: middle(offset, 2, of: view)) }
        XCTAssertEqual(stage.openedURLs.map(\.absoluteString), Array(repeating: "https://example.com/long", count: 3))
        // Beside the last line there is none.
        let last = middle(text.length - 1, 1, of: view)
        stage.tap(at: CGPoint(x: view.frame.maxX - 2, y: last.y))
        XCTAssertEqual(stage.openedURLs.count, 3)
    }

    func testLinksAreElementsBehindTheirText() throws {
        let (stage, view) = makeView()
        let elements = stage.accessibilityElements
        XCTAssertEqual(elements.count, 2)
        XCTAssertTrue(elements[0] === view)
        XCTAssertEqual(elements[1].accessibilityLabel, "the page")
        XCTAssertTrue(elements[1].accessibilityTraits.contains(.link))
        XCTAssertTrue(elements[1].accessibilityFrame.contains(middle(5, 8, of: view)))
        stage.activate(elements[1])
        XCTAssertEqual(stage.openedURLs, [url])
    }

    func testAnAttachmentAsksToo() {
        let (stage, view) = makeView()
        let attachment = NSTextAttachment()
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        attachment.image = UIGraphicsImageRenderer(size: square.size).image { $0.fill(square) }
        view.attributedText = NSAttributedString(attachment: attachment)
        let delegate = Choosing()
        view.delegate = delegate
        stage.advance(by: 0.1)
        stage.tap(at: middle(0, 1, of: view))
        XCTAssertEqual(delegate.log, ["attachment 0"])
    }

    // MARK: Detection

    func testAddressesAndNumbersAreFound() {
        let (stage, view) = makeView()
        view.text = "See example.com or call (555) 555-5555."
        XCTAssertEqual(stage.accessibilityElements.count, 1, "none by default")
        view.dataDetectorTypes = .all
        XCTAssertEqual(stage.accessibilityElements.dropFirst().map(\.accessibilityLabel), ["example.com", "(555) 555-5555"])
        for element in stage.accessibilityElements.dropFirst() { stage.activate(element) }
        XCTAssertEqual(stage.openedURLs.map(\.absoluteString), ["http://example.com", "tel:5555555555"])
        view.dataDetectorTypes = .phoneNumber
        XCTAssertEqual(stage.accessibilityElements.dropFirst().map(\.accessibilityLabel), ["(555) 555-5555"])
        view.isEditable = true
        XCTAssertEqual(stage.accessibilityElements.count, 1, "iOS finds nothing in text that is edited")
    }

    func testWhatIsFoundLooksLikeALink() {
        let (stage, view) = makeView()
        view.text = "example.com"
        view.textColor = .black
        view.tintColor = .red
        func redPixels() -> Int {
            let pixels = Pixels(stage.image() as CGImage)
            return (60..<360).reduce(0) { count, x in
                count
                    + (320..<380).count { y in
                        let value = pixels[x, y]
                        return value >> 16 & 0xFF > 200 && value >> 8 & 0xFF < 80
                    }
            }
        }
        XCTAssertEqual(redPixels(), 0)
        view.dataDetectorTypes = .link
        XCTAssertGreaterThan(redPixels(), 5)
    }
}
