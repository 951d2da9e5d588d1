import Kinora
import UIKit
import XCTest

private final class Card: UIView {}
private final class Caption: UILabel {}

private func address(_ object: AnyObject) -> String { "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16) }

private func assertDescription(_ object: NSObject, _ expected: String, line: UInt = #line) {
    XCTAssertEqual(object.description, expected.replacingOccurrences(of: "@", with: address(object)), line: line)
}

/// Descriptions in UIKit's form: class, address, frame, then properties that differ from their defaults.
@preconcurrency @MainActor
final class UIViewDescriptionTests: XCTestCase {
    func testANewViewSaysItsFrameAndItsLayer() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        assertDescription(view, "<UIView: @; frame = (0 0; 393 852); layer = <CALayer: \(address(view.layer))>>")
        let card = Card(frame: CGRect(x: 1.5, y: -2, width: 10, height: 1.0 / 3))
        assertDescription(card, "<Card: @; frame = (1.5 -2; 10 0.333333); layer = <CALayer: \(address(card.layer))>>")
    }

    func testWhatDiffersFollowsInUIKitsOrder() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        view.addGestureRecognizer(UITapGestureRecognizer())
        view.tag = 7
        view.isUserInteractionEnabled = false
        view.autoresizingMask = [.flexibleHeight, .flexibleWidth, .flexibleTopMargin]
        view.isOpaque = false
        view.isHidden = true
        view.alpha = 0.5
        view.clipsToBounds = true
        view.transform = CGAffineTransform(translationX: 5, y: 0)
        view.layer.name = "card"
        assertDescription(
            view,
            "<UIView: @; frame = (15 20; 30 40); transform = [1, 0, 0, 1, 5, 0]; clipsToBounds = YES; alpha = 0.5; hidden = YES; "
                + "opaque = NO; autoresize = W+TM+H; userInteractionEnabled = NO; tag = 7; "
                + "gestureRecognizers = [UITapGestureRecognizer]; backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 1; "
                + "layer = <CALayer: \(address(view.layer)); name = 'card'>>")
    }

    func testSubclassesAddWhatTheyShow() {
        let label = Caption(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = "Hello"
        XCTAssertTrue(
            label.description.hasPrefix("<Caption: \(address(label)); baseClass = UILabel; frame = (0 0; 90 20); text = 'Hello'; "),
            label.description)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        scroll.contentSize = CGSize(width: 90, height: 400)
        scroll.contentOffset = CGPoint(x: 0, y: 12.5)
        XCTAssertTrue(
            scroll.description.hasSuffix(
                "contentOffset: {0, 12.5}; contentSize: {90, 400}; adjustedContentInset: {0, 0, 0, 0}>"), scroll.description)
        let field = UITextField(frame: .zero)
        field.text = "secret"
        XCTAssertTrue(field.description.contains("text = 'secret'"))
        field.isSecureTextEntry = true
        XCTAssertFalse(field.description.contains("secret"))
        let stage = Stage()
        XCTAssertTrue(stage.window.description.hasPrefix("<UIWindow: \(address(stage.window)); frame = (0 0; 393 852)"))
    }

    func testOtherObjectsHaveTheirAddresses() {
        let controller = UIViewController()
        assertDescription(controller, "<UIViewController: @>")
        assertDescription(CALayer(), "<CALayer: @>")
        let (view, tap) = (UIView(), UITapGestureRecognizer())
        assertDescription(tap, "<UITapGestureRecognizer: @; state = Possible>")
        view.addGestureRecognizer(tap)
        (tap.isEnabled, tap.cancelsTouchesInView) = (false, false)
        assertDescription(
            tap,
            "<UITapGestureRecognizer: @; state = Possible; enabled = NO; cancelsTouchesInView = NO; view = <UIView \(address(view))>>")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        assertDescription(image, "<UIImage:@ anonymous {20, 10} renderingMode=automatic>")
        assertDescription(UIColor.systemBackground, "<UIDynamicSystemColor: @; name = systemBackgroundColor>")
        assertDescription(UIColor.tintColor, "<UIDynamicSystemColor: @; name = tintColor>")
        assertDescription(UIColor { _ in .red }, "<UIDynamicProviderColor: @>")
    }

    func testATouchSaysWhereItIs() {
        final class Pad: UIView {
            var seen = ""
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { seen = touches.first?.description ?? "" }
        }
        let stage = Stage()
        let pad = Pad(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.window.addSubview(pad)
        stage.tap(at: CGPoint(x: 110, y: 120))
        XCTAssertTrue(pad.seen.hasPrefix("<UITouch: 0x"), pad.seen)
        XCTAssertTrue(pad.seen.contains("; phase: Began; tap count: 1; window: <UIWindow: \(address(stage.window));"), pad.seen)
        XCTAssertTrue(pad.seen.contains("; view: <Pad: \(address(pad)); frame = (100 100; 50 50);"), pad.seen)
        XCTAssertTrue(pad.seen.contains("; location in window: {110, 120};"), pad.seen)
        XCTAssertTrue(pad.seen.hasSuffix("; location in view: {10, 20}; previous location in view: {10, 20}>"), pad.seen)
    }

    func testMessagesPrintFramesAlike() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        let lines = Diagnostics.complaints { MainActor.assumeIsolated { scroll.contentSize = CGSize(width: CGFloat.nan, height: 3) } }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines.first?.hasPrefix("<UIScrollView: \(address(scroll)); frame = (0 0; 90 20);") ?? false, "\(lines)")
        XCTAssertTrue(lines.first?.hasSuffix(": a contentSize of {nan, 3} is refused; {0, 0} is kept.") ?? false, "\(lines)")
    }
}
