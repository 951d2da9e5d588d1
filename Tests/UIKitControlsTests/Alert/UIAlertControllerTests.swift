import Kinora
import TestSupport
import Testing
import UIKit
import UIKitTestSupport
import XCTest

@preconcurrency @MainActor
final class UIAlertControllerTests: XCTestCase {
    /// A phone with a white background, and the chosen actions.
    @MainActor
    private final class Scene {
        let stage = Stage(device: .iPhone15)
        let root = UIViewController()
        var chosen: [String] = []

        init() {
            root.view.backgroundColor = .white
            stage.window.rootViewController = root
            stage.settle()
        }

        func show(
            _ style: UIAlertController.Style, _ titles: [(String, UIAlertAction.Style)], title: String? = "Title",
            message: String? = "Message"
        )
            -> UIAlertController
        {
            let alert = UIAlertController(title: title, message: message, preferredStyle: style)
            for (title, style) in titles {
                alert.addAction(
                    UIAlertAction(title: title, style: style) { [unowned self, unowned alert] in
                        chosen.append(($0.title ?? "") + (alert.presentingViewController == nil ? "" : " early"))
                    })
            }
            root.present(alert, animated: false)
            stage.settle()
            return alert
        }

        /// The labels of an alert with their rectangles in the window.
        func labels(_ alert: UIAlertController) -> [String: CGRect] {
            var found: [String: CGRect] = [:]
            var pending: [UIView] = [alert.view]
            while let view = pending.popLast() {
                if let label = view as? UILabel, let text = label.text { found[text] = label.convert(label.bounds, to: nil) }
                pending += view.subviews
            }
            return found
        }

        func tap(_ rectangle: CGRect?) {
            let point = CGPoint(x: rectangle?.midX ?? 0, y: rectangle?.midY ?? 0)
            stage.touch([
                TouchSample(time: 0, phase: .began, location: point), TouchSample(time: 0.05, phase: .ended, location: point),
            ])
            stage.settle()
        }
    }

    /// As in UIKit, whose initializer with a title is a convenience.
    private class ChoiceController: UIAlertController {
        let tag: Int

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            tag = 7
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        required init?(coder: NSCoder) { nil }
    }

    func testASubclassWithDesignatedInitializersInheritsTheTitledOne() {
        let alert = ChoiceController(title: "Choose", message: "one", preferredStyle: .alert)
        XCTAssertEqual(alert.tag, 7)
        XCTAssertEqual(alert.title, "Choose")
        XCTAssertEqual(alert.message, "one")
        XCTAssertEqual(alert.preferredStyle, .alert)
        XCTAssertEqual(UIAlertController().preferredStyle, .actionSheet)
    }

    func testAnAlertIsCenteredWithItsButtonsInARow() {
        let scene = Scene()
        let alert = scene.show(.alert, [("OK", .default), ("Cancel", .cancel)])
        let labels = scene.labels(alert)
        XCTAssertEqual(labels["Cancel"]?.midX ?? 0, 61.5 + 67.5, accuracy: 0.5)
        XCTAssertEqual(labels["OK"]?.midX ?? 0, 61.5 + 202.5, accuracy: 0.5)
        XCTAssertEqual(labels["OK"]?.midY, labels["Cancel"]?.midY)
        XCTAssertEqual(labels["OK"]?.height, 44)
        XCTAssertEqual(labels["Title"]?.midX ?? 0, 196.5, accuracy: 0.5)
        scene.tap(labels["OK"])
        XCTAssertEqual(scene.chosen, ["OK"])
        XCTAssertNil(scene.root.presentedViewController)
        XCTAssertEqual(scene.stage.window.subviews, [scene.root.view])
    }

    func testLongOrManyButtonsAreStackedWithTheCancelButtonLast() {
        let scene = Scene()
        let alert = scene.show(.alert, [("Cancel", .cancel), ("A", .default), ("B", .destructive)])
        let labels = scene.labels(alert)
        XCTAssertEqual((labels["B"]?.minY ?? 0) - (labels["A"]?.minY ?? 0), 44)
        XCTAssertEqual((labels["Cancel"]?.minY ?? 0) - (labels["B"]?.minY ?? 0), 44)
        alert.dismiss(animated: false)
        let long = scene.show(.alert, [("Cancel", .cancel), ("A title too long for half", .default)])
        let others = scene.labels(long)
        XCTAssertEqual((others["Cancel"]?.minY ?? 0) - (others["A title too long for half"]?.minY ?? 0), 44)
    }

    func testASheetIsAtTheBottomWithTheCancellingButtonApart() {
        let scene = Scene()
        let alert = scene.show(.actionSheet, [("A", .default), ("Cancel", .cancel), ("B", .destructive)])
        let labels = scene.labels(alert)
        XCTAssertEqual(labels["Cancel"]?.maxY ?? 0, 852 - 34, accuracy: 0.5)
        XCTAssertEqual(labels["Cancel"]?.height, 57)
        XCTAssertEqual((labels["Cancel"]?.minY ?? 0) - (labels["B"]?.maxY ?? 0), 8)
        XCTAssertEqual(labels["A"]?.width, 377 - 16)
        // Beside it: as the cancelling button.
        scene.tap(CGRect(x: 100, y: 100, width: 0, height: 0))
        XCTAssertEqual(scene.chosen, ["Cancel"])
    }

    func testAFingerSlidesFromButtonToButton() {
        let scene = Scene()
        let alert = scene.show(.actionSheet, [("A", .default), ("Off", .default), ("Cancel", .cancel)])
        alert.actions[1].isEnabled = false
        scene.stage.settle()
        let labels = scene.labels(alert)
        func center(_ name: String) -> CGPoint { CGPoint(x: labels[name]?.midX ?? 0, y: labels[name]?.midY ?? 0) }
        scene.stage.touch([
            TouchSample(time: 0, phase: .began, location: center("A")), TouchSample(time: 0.1, phase: .moved, location: center("Off")),
            TouchSample(time: 0.2, phase: .ended, location: center("Off")),
        ])
        scene.stage.settle()
        XCTAssertEqual(scene.chosen, [])
        scene.stage.touch([
            TouchSample(time: 0, phase: .began, location: center("A")),
            TouchSample(time: 0.1, phase: .moved, location: center("Cancel")),
            TouchSample(time: 0.2, phase: .ended, location: center("Cancel")),
        ])
        scene.stage.settle()
        XCTAssertEqual(scene.chosen, ["Cancel"])
    }

    func testAFingerThatGoesDownBesideTheButtonsSlidesOntoOne() {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let scene = Scene()
            let alert = scene.show(style, [("A", .default), ("Cancel", .cancel)])
            let labels = scene.labels(alert)
            func center(_ name: String) -> CGPoint { CGPoint(x: labels[name]?.midX ?? 0, y: labels[name]?.midY ?? 0) }
            func row(_ name: String) -> UIView? {
                var pending: [UIView] = [alert.view]
                while let view = pending.popLast() {
                    if let label = view as? UILabel, label.text == name { return label.superview }
                    pending += view.subviews
                }
                return nil
            }
            scene.stage.touchDown(at: center("Message"))
            scene.stage.advance(by: 0.3)
            XCTAssertNil(row("A")?.backgroundColor)
            scene.stage.touchMove(to: center("A"), duration: 0.1)
            XCTAssertNotNil(row("A")?.backgroundColor)
            scene.stage.touchUp()
            scene.stage.settle()
            XCTAssertEqual(scene.chosen, ["A"])
        }
    }

    func testATouchThatBeginsOutsideOfTheCardsHighlightsNothing() {
        let scene = Scene()
        let alert = scene.show(.alert, [("A", .default)])
        let labels = scene.labels(alert)
        scene.stage.touchDown(at: CGPoint(x: 10, y: 100))
        scene.stage.touchMove(to: CGPoint(x: labels["A"]?.midX ?? 0, y: labels["A"]?.midY ?? 0), duration: 0.1)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.chosen, [])
    }

    func testAnActionSheetOnIPadIsAPopoverThatATouchOutsideCancels() throws {
        let stage = Stage(device: .iPad10)
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.settle()
        var chosen: [String] = []
        let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("A", UIAlertAction.Style.default), ("B", .destructive), ("Cancel", .cancel)] {
            sheet.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
        }
        let popover = try XCTUnwrap(sheet.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 300, y: 200, width: 40, height: 40)
        root.present(sheet, animated: false)
        stage.settle()
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        XCTAssertEqual(frame.minY, 240 + 13)
        XCTAssertEqual(frame.midX, 320)
        XCTAssertEqual(frame.width, 304)
        // The title's card part and two buttons of 57; no cancel button.
        func label(_ text: String) -> UILabel? {
            var pending: [UIView] = [sheet.view]
            while let view = pending.popLast() {
                if let label = view as? UILabel, label.text == text { return label }
                pending += view.subviews
            }
            return nil
        }
        XCTAssertNil(label("Cancel"))
        XCTAssertEqual(label("B")?.convert(label("B")?.bounds ?? .zero, to: nil).maxY ?? 0, frame.maxY, accuracy: 0.5)
        stage.tap(at: CGPoint(x: 20, y: 700))
        stage.settle()
        XCTAssertNil(root.presentedViewController)
        XCTAssertEqual(chosen, ["Cancel"])
    }

    func testAnAlertComesFromALargerSizeAndGoesByFading() {
        let scene = Scene()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        scene.root.present(alert, animated: true)
        CATransaction.flush()
        XCTAssertEqual(alert.view.layer.presentation()?.affineTransform().a ?? 0, 1.2, accuracy: 1e-6)
        XCTAssertEqual(alert.view.layer.presentation()?.opacity, 0)
        scene.stage.settle()
        XCTAssertEqual(alert.view.transform, .identity)
        alert.dismiss(animated: true)
        scene.stage.advance(by: 0.125)
        XCTAssertEqual(alert.view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 0.05)
        scene.stage.settle()
        XCTAssertEqual(alert.view.alpha, 1)
    }

    func testWithReducedMotionAnAlertOnlyFades() {
        let scene = Scene()
        scene.stage.isReduceMotionEnabled = true
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        scene.root.present(alert, animated: true)
        CATransaction.flush()
        XCTAssertEqual(alert.view.layer.presentation()?.opacity, 0)
        XCTAssertEqual(alert.view.layer.presentation()?.affineTransform(), .identity)
        scene.stage.settle()
        XCTAssertEqual(alert.view.alpha, 1)
    }

    func testMoreThanFitsScrolls() {
        let scene = Scene()
        let names = (0..<30).map { "Button \($0)" }
        let alert = scene.show(.alert, names.map { ($0, .default) }, message: String(repeating: "Many words. ", count: 200))
        let labels = scene.labels(alert)
        XCTAssertNotNil(labels["Button 29"])
        let card = alert.view.subviews[0].convert(alert.view.subviews[0].bounds, to: nil)
        XCTAssertGreaterThanOrEqual(card.minY, 59 + 8 - 1)
        XCTAssertLessThanOrEqual(card.maxY, 852 - 34 - 8 + 1)
    }

    func testTextFieldsAreTypedInto() throws {
        let scene = Scene()
        let alert = scene.show(.alert, [("Cancel", .cancel), ("Log in", .default)], title: "Log in", message: "With your name")
        XCTAssertNil(alert.textFields)
        alert.dismiss(animated: false)
        let asking = UIAlertController(title: "Log in", message: "With your name", preferredStyle: .alert)
        asking.addTextField { $0.placeholder = "Name" }
        asking.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        asking.addTextField()
        let action = UIAlertAction(title: "OK", style: .default)
        action.isEnabled = false
        asking.addAction(action)
        let fields = try XCTUnwrap(asking.textFields)
        XCTAssertEqual(fields.map(\.placeholder), ["Name", "Password", nil])
        var ends = 0
        let counter = EndCounter { ends += 1 }
        fields[0].delegate = counter
        scene.root.present(asking, animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertTrue(fields[0].isFirstResponder)
        scene.stage.type("Ada")
        XCTAssertEqual(fields[0].text, "Ada")
        // Changes of the buttons do not interrupt typing.
        action.isEnabled = true
        asking.message = "With your name, please"
        XCTAssertTrue(fields[0].isFirstResponder)
        XCTAssertEqual(ends, 0)
        scene.stage.settle()
        let frames = fields.map { $0.convert($0.bounds, to: nil) }
        let labels = scene.labels(asking)
        let message = try XCTUnwrap(labels["With your name, please"])
        XCTAssertGreaterThan(frames[0].minY, message.maxY + 10)
        XCTAssertEqual(frames.map { $0.minY - frames[0].minY }, [0, 30, 60])
        XCTAssertTrue(frames.allSatisfy { $0.minX > 61.5 + 16 && $0.width.rounded() == 238 - 14 && $0.height == 30 }, "\(frames)")
        XCTAssertGreaterThan(try XCTUnwrap(labels["OK"]).minY, frames[2].maxY + 15)
        XCTAssertEqual(message.midX, 196.5, accuracy: 0.5)
        scene.tap(frames[1])
        XCTAssertTrue(fields[1].isFirstResponder)
        scene.tap(labels["OK"])
        scene.stage.settle()
        XCTAssertNil(asking.presentingViewController)
        XCTAssertFalse(fields[1].isFirstResponder)
        XCTAssertEqual(asking.textFields?.first?.text, "Ada")
    }

    private final class EndCounter: NSObject, UITextFieldDelegate {
        let ended: () -> Void
        init(_ ended: @escaping () -> Void) { self.ended = ended }
        func textFieldDidEndEditing(_ textField: UITextField) { ended() }
    }

    // MARK: Appearance

    func testAnAlertFollowsTheSizeOfText() {
        let scene = Scene()
        let alert = scene.show(.alert, [("OK", .default), ("Cancel", .cancel)])
        let usual = scene.labels(alert)
        scene.stage.preferredContentSizeCategory = .extraExtraExtraLarge
        scene.stage.settle()
        let large = scene.labels(alert)
        XCTAssertGreaterThan(large["Title"]?.height ?? 0, (usual["Title"]?.height ?? 0) * 1.2)
        XCTAssertGreaterThan(large["Message"]?.height ?? 0, (usual["Message"]?.height ?? 0) * 1.2)
        XCTAssertGreaterThan(large["OK"]?.height ?? 0, 44)
        XCTAssertEqual(large["OK"]?.midY, large["Cancel"]?.midY)
        scene.stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        scene.stage.settle()
        let largest = scene.labels(alert)
        // Below each other, and in as many lines as they take.
        XCTAssertGreaterThanOrEqual(largest["Cancel"]?.minY ?? 0, largest["OK"]?.maxY ?? .infinity)
        XCTAssertGreaterThan(largest["OK"]?.height ?? 0, 80)
        scene.stage.preferredContentSizeCategory = .large
        scene.stage.settle()
        XCTAssertEqual(scene.labels(alert), usual)
    }

    func testALargeAlertScrollsWithinTheScreen() {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let scene = Scene()
            scene.stage.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            let alert = scene.show(
                style, [("Delete everything for ever", .destructive), ("Cancel", .cancel)], title: "Delete this picture?",
                message: "It is deleted from all your devices, and cannot be brought back.")
            var scrolls: [UIScrollView] = []
            for card in alert.view.subviews {
                let frame = card.convert(card.bounds, to: nil)
                XCTAssertGreaterThanOrEqual(frame.minY, 59)
                XCTAssertLessThanOrEqual(frame.maxY, 852 - 34)
                scrolls += card.subviews.compactMap { $0 as? UIScrollView }
            }
            let tall = scrolls.filter { $0.contentSize.height > $0.bounds.height }
            XCTAssertTrue(tall.contains { $0.isScrollEnabled }, "\(style)")
            // A title in several lines is as wide as its button at most, and not shortened.
            let title = scene.labels(alert)["Delete everything for ever"] ?? .zero
            XCTAssertGreaterThan(title.height, 120)
            XCTAssertLessThan(title.width, 393)
        }
    }

    func testADarkAlertIsLighterThanItsGround() {
        func luminance(_ pixel: UInt32) -> Double {
            func linear(_ byte: UInt32) -> Double {
                let value = Double(byte & 255) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(pixel >> 16) + 0.7152 * linear(pixel >> 8) + 0.0722 * linear(pixel)
        }
        // The dark backgrounds: base, elevated, and content on it.
        let grounds: [CGFloat] = [0, 28 / 255, 44 / 255]
        for style in [UIAlertController.Style.alert, .actionSheet] {
            for ground in grounds {
                let scene = Scene()
                scene.stage.userInterfaceStyle = .dark
                scene.root.view.backgroundColor = UIColor(white: ground, alpha: 1)
                let alert = scene.show(style, [("OK", .default)])
                let card = alert.view.subviews[0].convert(alert.view.subviews[0].bounds, to: nil)
                let pixels = Pixels(scene.stage.image())
                let inside = luminance(pixels[Int(card.minX + 20) * 3, Int(card.minY + 6) * 3])
                let outside = luminance(pixels[Int(card.midX) * 3, Int(card.minY - 40) * 3])
                XCTAssertGreaterThanOrEqual((inside + 0.05) / (outside + 0.05), 1.3, "\(style), \(ground)")
            }
        }
    }

    func testAnAlertBlursItsGroundFromTheFirstFrameToTheLast() {
        let scene = Scene()
        for index in 0..<426 where index % 3 == 0 {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 2, width: 393, height: 3))
            stripe.backgroundColor = .black
            scene.root.view.addSubview(stripe)
        }
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "", style: .default))
        alert.addAction(UIAlertAction(title: "", style: .destructive))
        alert.addAction(UIAlertAction(title: "", style: .cancel))
        func checkStripes(_ moment: String, line: UInt = #line) {
            let alpha = Double(alert.view.layer.presentation()?.opacity ?? 1)
            let pixels = Pixels(scene.stage.image())
            // Black and white stripes of 3 points in the middle of the card, away from the lines between buttons.
            let values = (0..<20).map { Double(pixels[300, (420 + $0) * 3] & 255) }
            let contrast = (values.max() ?? 0) - (values.min() ?? 0)
            XCTAssertLessThanOrEqual(contrast, 255 * (1 - alpha) + 8, "\(moment), alpha \(alpha)", line: line)
        }
        scene.root.present(alert, animated: true)
        CATransaction.flush()
        for frame in 1...30 {
            scene.stage.advance(by: 1.0 / 60)
            checkStripes("coming, frame \(frame)")
        }
        alert.dismiss(animated: true)
        CATransaction.flush()
        for frame in 1...14 {
            scene.stage.advance(by: 1.0 / 60)
            checkStripes("going, frame \(frame)")
        }
    }

    func testAnActionSheetTravelsItsOwnHeight() {
        let scene = Scene()
        let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "A", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        func shownTop() -> CGFloat {
            let moved = (sheet.view.layer.presentation()?.position.y ?? 0) - 426
            return (sheet.view.subviews.map { $0.frame.minY }.min() ?? 0) + moved
        }
        scene.root.present(sheet, animated: true)
        CATransaction.flush()
        XCTAssertEqual(shownTop(), 852, accuracy: 0.01)
        scene.stage.advance(by: 1.0 / 60)
        XCTAssertLessThan(shownTop(), 852 - 2, "seen in the first frame")
        scene.stage.settle()
        XCTAssertEqual(sheet.view.frame.minY, 0)
        sheet.dismiss(animated: true)
        scene.stage.advance(by: 0.499)
        XCTAssertEqual(shownTop(), 852, accuracy: 1)
        scene.stage.settle()
        XCTAssertNil(scene.root.presentedViewController)
    }

    func testThePreferredActionIsOneOfItsActions() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Cancel", style: .cancel)
        alert.addAction(action)
        alert.preferredAction = action
        XCTAssertTrue(alert.preferredAction === action)
    }
}

@Suite struct UIAlertControllerTrapTests {
    @Test func aSecondCancelActionTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
            }
        }
        #expect(result.trapSentence?.contains("second action") == true)
    }

    @Test func aPreferredActionThatItDoesNotHaveTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "?", style: .default)
            }
        }
        #expect(result.trapSentence?.contains("not one of its actions") == true)
    }

    @Test func aTextFieldInAnActionSheetTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField() }
        }
        #expect(result.trapSentence?.contains("to an action sheet") == true)
    }

    @Test func anActionOfAnotherAlertTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                let other = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                let action = UIAlertAction(title: "Cancel", style: .cancel)
                alert.addAction(action)
                other.addAction(action)
            }
        }
        #expect(result.trapSentence?.contains("is in UIAlertController") == true)
    }

    @Test func anActionSheetWithoutASourceOnAnIPadTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let stage = Stage(device: .iPad10)
                let root = UIViewController()
                stage.window.rootViewController = root
                stage.settle()
                root.present(UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet), animated: false)
                stage.settle()
            }
        }
        #expect(result.trapSentence?.contains("You must provide either a sourceView and sourceRect or a barButtonItem") == true)
    }
}
