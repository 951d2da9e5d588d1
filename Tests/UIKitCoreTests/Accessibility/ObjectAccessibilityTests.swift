import Kinora
import UIKit
import UIKitTestSupport
import XCTest

/// UIKit's informal protocol of every object, and VoiceOver's focus.
@preconcurrency @MainActor
final class ObjectAccessibilityTests: XCTestCase {
    private var stage: Stage?

    override func setUp() async throws { stage = Stage(device: .iPhone15) }

    override func tearDown() async throws { stage = nil }

    private final class Model: NSObject {}

    private final class FocusedLabel: UILabel {
        var calls: [String] = []

        override func accessibilityElementDidBecomeFocused() { calls.append("focused") }
        override func accessibilityElementDidLoseFocus() { calls.append("lost") }
    }

    private final class Slider: UIView {
        var value = 0
        override func accessibilityIncrement() { value += 1 }
        override func accessibilityDecrement() { value -= 2 }
        override func accessibilityActivate() -> Bool { true }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .left }
    }

    func testAnObjectKeepsItsValues() {
        let model = Model()
        XCTAssertFalse(model.isAccessibilityElement)
        XCTAssertNil(model.accessibilityLabel)
        XCTAssertEqual(model.accessibilityFrame, .zero)
        XCTAssertEqual(model.accessibilityElementCount(), 0)
        XCTAssertNil(model.accessibilityElement(at: 0))
        XCTAssertFalse(model.accessibilityActivate() || model.accessibilityPerformEscape() || model.accessibilityPerformMagicTap())
        model.isAccessibilityElement = true
        model.accessibilityLabel = "Name"
        model.accessibilityHint = "Opens"
        model.accessibilityLanguage = "de-DE"
        model.accessibilityTraits = .button
        model.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
        XCTAssertEqual(model.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
        model.accessibilityFrame = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
        XCTAssertEqual(model.accessibilityFrame.minX, 10)
        model.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 4, height: 6))
        XCTAssertEqual(model.accessibilityFrame, CGRect(x: 1, y: 2, width: 4, height: 6))
        model.accessibilityActivationPoint = CGPoint(x: 5, y: 5)
        model.accessibilityActivationPoint = CGPoint(x: CGFloat.nan, y: 5)
        XCTAssertEqual(model.accessibilityActivationPoint, CGPoint(x: 5, y: 5))
        let pieces = [Model(), Model()]
        model.accessibilityElements = pieces
        XCTAssertEqual(model.accessibilityElementCount(), 2)
        XCTAssertTrue(model.accessibilityElement(at: 1) as? Model === pieces[1])
        XCTAssertNil(model.accessibilityElement(at: 2))
        XCTAssertEqual(model.index(ofAccessibilityElement: pieces[1]), 1)
        XCTAssertEqual(model.index(ofAccessibilityElement: model), NSNotFound)
        (model.accessibilityElementsHidden, model.accessibilityViewIsModal, model.shouldGroupAccessibilityChildren) = (true, true, true)
        XCTAssertTrue(model.accessibilityElementsHidden && model.accessibilityViewIsModal && model.shouldGroupAccessibilityChildren)
        model.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Go") { _ in true }]
        XCTAssertEqual(model.accessibilityCustomActions?.map(\.name), ["Go"])
        XCTAssertEqual([model.accessibilityHint, model.accessibilityLanguage, model.accessibilityLabel], ["Opens", "de-DE", "Name"])
        XCTAssertTrue(model.isAccessibilityElement)
        XCTAssertNil(Model().accessibilityLabel)
    }

    func testAResponderIsFoundThroughAReferenceToAnObject() {
        let label = UILabel()
        label.text = "Title"
        let object: NSObject = label
        XCTAssertEqual(object.accessibilityLabel, "Title")
        XCTAssertTrue(object.isAccessibilityElement)
        object.accessibilityLabel = "Other"
        XCTAssertEqual(label.accessibilityLabel, "Other")
        object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(label.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
        let slider = Slider()
        let item: NSObject = slider
        item.accessibilityIncrement()
        item.accessibilityIncrement()
        item.accessibilityDecrement()
        XCTAssertEqual(slider.value, 0)
        XCTAssertTrue(item.accessibilityActivate() && item.accessibilityScroll(.left))
        XCTAssertFalse(item.accessibilityScroll(.right))
    }

    func testTextsWithAttributesAndWithoutAreOne() {
        for object in [UILabel(), Model()] as [NSObject] {
            let text = NSAttributedString(string: "Name", attributes: [.kern: 2])
            object.accessibilityAttributedLabel = text
            XCTAssertEqual(object.accessibilityLabel, "Name")
            XCTAssertEqual(object.accessibilityAttributedLabel, text)
            object.accessibilityLabel = "New"
            XCTAssertEqual(object.accessibilityAttributedLabel, NSAttributedString(string: "New"))
            object.accessibilityAttributedLabel = nil
            XCTAssertNil(object.accessibilityAttributedLabel)
            object.accessibilityAttributedHint = text
            object.accessibilityAttributedValue = text
            XCTAssertEqual([object.accessibilityHint, object.accessibilityValue], ["Name", "Name"])
        }
    }

    // MARK: Focus

    func testVoiceOversFocusTellsTheElementsAndTheApp() throws {
        let stage = try XCTUnwrap(stage)
        let (first, second) = (FocusedLabel(), FocusedLabel())
        var posts: [[String]] = []
        func name(_ value: Any?) -> String { value as AnyObject === first ? "first" : value as AnyObject === second ? "second" : "none" }
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { note in
            nonisolated(unsafe) let information = note.userInfo ?? [:]
            MainActor.assumeIsolated {
                XCTAssertEqual(
                    information[UIAccessibility.assistiveTechnologyUserInfoKey] as? UIAccessibility.AssistiveTechnologyIdentifier,
                    .notificationVoiceOver)
                posts.append([
                    name(information[UIAccessibility.focusedElementUserInfoKey]),
                    name(information[UIAccessibility.unfocusedElementUserInfoKey]),
                ])
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.isVoiceOverRunning = true
        stage.focusVoiceOver(on: first)
        stage.focusVoiceOver(on: first)
        XCTAssertTrue(first.accessibilityElementIsFocused())
        XCTAssertTrue(UIAccessibility.focusedElement(using: nil) as? UILabel === first)
        XCTAssertNil(UIAccessibility.focusedElement(using: .notificationSwitchControl))
        stage.focusVoiceOver(on: second)
        XCTAssertFalse(first.accessibilityElementIsFocused())
        stage.isVoiceOverRunning = false
        XCTAssertNil(UIAccessibility.focusedElement(using: .notificationVoiceOver))
        XCTAssertEqual(first.calls, ["focused", "lost"])
        XCTAssertEqual(second.calls, ["focused", "lost"])
        XCTAssertEqual(posts, [["first", "none"], ["second", "first"]])
    }

    func testAPostedNotificationMovesTheFocusInTheNextRunLoopTurn() throws {
        let stage = try XCTUnwrap(stage)
        let (box, label) = (UIView(frame: stage.window.bounds), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
        label.text = "Inside"
        box.addSubview(label)
        stage.window.addSubview(box)
        UIAccessibility.post(notification: .layoutChanged, argument: box)
        stage.advance(by: 0.1)
        XCTAssertNil(UIAccessibility.focusedElement(using: nil), "VoiceOver is off")
        stage.isVoiceOverRunning = true
        UIAccessibility.post(notification: .layoutChanged, argument: box)
        XCTAssertNil(UIAccessibility.focusedElement(using: nil))
        stage.advance(by: 0.1)
        XCTAssertTrue(label.accessibilityElementIsFocused())
        UIAccessibility.post(notification: .announcement, argument: "Text")
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        stage.advance(by: 0.1)
        XCTAssertTrue(label.accessibilityElementIsFocused())
    }
}
