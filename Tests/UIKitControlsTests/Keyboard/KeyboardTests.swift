import Kinora
import TestSupport
import UIKit
import XCTest

/// The keyboard and other input views on the screen.
@preconcurrency @MainActor
final class KeyboardTests: XCTestCase {
    /// Records the keyboard's notifications.
    private final class Log: @unchecked Sendable {
        private(set) var names: [String] = []
        private(set) var last: [AnyHashable: Any] = [:]
        private var tokens: [any NSObjectProtocol] = []

        init() {
            for name in [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] note in
                        names.append(String(note.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)))
                        last = note.userInfo ?? [:]
                    })
            }
        }

        deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

        func take() -> [String] {
            defer { names = [] }
            return names
        }

        var begin: CGRect? { (last[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue }
        var end: CGRect? { (last[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue }
    }

    private func makeStage() -> (stage: Stage, window: UIWindow, controller: UIViewController) {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        stage.window.rootViewController = controller
        return (stage, stage.window, controller)
    }

    func testInputViewsHaveTheStyleOfTheirViews() {
        let (stage, window, controller) = makeStage()
        let (field, accessory) = (field(in: controller.view), UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40)))
        field.inputAccessoryView = accessory
        var style: UIUserInterfaceStyle { accessory.traitCollection.userInterfaceStyle }
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(style, .light)
        field.resignFirstResponder()
        window.overrideUserInterfaceStyle = .dark
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(style, .dark)
        field.resignFirstResponder()
        window.overrideUserInterfaceStyle = .light
        field.becomeFirstResponder()
        stage.userInterfaceStyle = .dark
        stage.settle()
        XCTAssertEqual(style, .light)
        window.overrideUserInterfaceStyle = .unspecified
        field.resignFirstResponder()
        field.becomeFirstResponder()
        stage.settle()
        XCTAssertEqual(style, .dark)
    }

    private func field(in view: UIView, y: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
        view.addSubview(field)
        return field
    }

    // MARK: Notifications

    func testNotificationsTellFramesInScreenCoordinates() {
        let (stage, window, controller) = makeStage()
        let field = field(in: controller.view)
        let log = Log()
        stage.showsKeyboard = true
        let (width, height) = (window.bounds.width, window.bounds.height)

        field.becomeFirstResponder()
        XCTAssertEqual(log.take(), ["WillChangeFrame", "WillShow"])
        XCTAssertEqual(log.begin, CGRect(x: 0, y: height, width: width, height: 336))
        XCTAssertEqual(log.end, CGRect(x: 0, y: height - 336, width: width, height: 336))
        XCTAssertEqual(log.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
        XCTAssertEqual(log.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int, 7)
        stage.advance(by: 0.49)
        XCTAssertEqual(log.take(), [])
        stage.advance(by: 0.05)
        XCTAssertEqual(log.take(), ["DidChangeFrame", "DidShow"])

        field.resignFirstResponder()
        XCTAssertEqual(log.take(), ["WillChangeFrame", "WillHide"])
        XCTAssertEqual(log.end, CGRect(x: 0, y: height, width: width, height: 336))
        stage.advance(by: 0.6)
        XCTAssertEqual(log.take(), ["DidChangeFrame", "DidHide"])
    }

    func testInsetsThatChangeScrollAFieldUnderTheKeyboardIntoSight() {
        for animates in [false, true] {
            let (stage, window, controller) = makeStage()
            let scroll = UIScrollView(frame: window.bounds)
            scroll.contentSize = CGSize(width: 393, height: 1200)
            controller.view.addSubview(scroll)
            let (high, low) = (field(in: scroll, y: 40), field(in: scroll, y: 700))
            let token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { note in
                MainActor.assumeIsolated {
                    // 336 points of the keyboard, without the 34 that the safe area has at the bottom.
                    let change = { scroll.contentInset.bottom = 302 }
                    if animates { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
                }
            }
            defer { NotificationCenter.default.removeObserver(token) }
            stage.showsKeyboard = true
            stage.advance(by: 0.1)
            let top = scroll.contentOffset.y
            low.becomeFirstResponder()
            stage.advance(by: 1)
            // The field's lower edge is at the keyboard's upper edge.
            XCTAssertEqual(low.convert(low.bounds, to: nil).maxY, window.bounds.height - 336, accuracy: 0.5)
            low.resignFirstResponder()
            scroll.contentInset.bottom = 0
            scroll.contentOffset.y = top
            stage.advance(by: 1)
            high.becomeFirstResponder()
            stage.advance(by: 1)
            XCTAssertEqual(scroll.contentOffset.y, top, "a field in sight stays where it is")
        }
    }

    func testTheKeyboardShiftsWhenTheFieldBecomesEmpty() throws {
        let (stage, _, controller) = makeStage()
        let field = field(in: controller.view)
        let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 80))
        controller.view.addSubview(text)
        stage.showsKeyboard = true
        func titles() -> Set<String> {
            var found: Set<String> = []
            var views: [UIView] = UIApplication.shared.windows
            while let view = views.popLast() {
                if view.accessibilityTraits == .keyboardKey, let label = view.accessibilityLabel { found.insert(label) }
                views += view.subviews
            }
            return found
        }
        for input in [field, text] as [UIView & UIKeyInput] {
            input.becomeFirstResponder()
            stage.advance(by: 1)
            XCTAssertTrue(titles().contains("Q"))
            stage.type("a")
            XCTAssertTrue(titles().contains("q"))
            if input === field { field.text = "" } else { text.text = "" }
            XCTAssertTrue(titles().contains("Q"), "emptied by the app")
            stage.type("b")
            input.deleteBackward()
            XCTAssertTrue(titles().contains("Q"), "emptied by a key")
        }
    }

    func testAnotherFieldKeepsTheKeyboard() {
        let (stage, _, controller) = makeStage()
        let (one, two) = (field(in: controller.view), field(in: controller.view, y: 200))
        two.keyboardType = .emailAddress
        stage.showsKeyboard = true
        one.becomeFirstResponder()
        stage.advance(by: 1)
        let log = Log()
        two.becomeFirstResponder()
        stage.advance(by: 1)
        XCTAssertEqual(log.take(), [])
        two.removeFromSuperview()
        XCTAssertEqual(log.take(), ["WillChangeFrame", "WillHide"])
    }

    func testAnotherFieldWithItsOwnAccessoryRepeatsTheNotifications() {
        let (stage, window, controller) = makeStage()
        let (one, two, three) = (
            field(in: controller.view), field(in: controller.view, y: 200), field(in: controller.view, y: 300)
        )
        for field in [one, two] { field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)) }
        stage.showsKeyboard = true
        one.becomeFirstResponder()
        stage.advance(by: 1)
        let log = Log()
        let frame = CGRect(x: 0, y: window.bounds.height - 380, width: window.bounds.width, height: 380)
        two.becomeFirstResponder()
        XCTAssertEqual(log.take(), ["WillChangeFrame", "WillShow"])
        XCTAssertEqual([log.begin, log.end], [frame, frame])
        stage.advance(by: 1)
        XCTAssertEqual(log.take(), ["DidChangeFrame", "DidShow"])
        XCTAssertEqual(log.end, frame)
        three.becomeFirstResponder()
        stage.advance(by: 1)
        XCTAssertEqual(log.take(), ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"], "without one: another frame")
        XCTAssertEqual(log.end?.height, 336)
    }

    func testHidingBeforeTheKeyboardHasArrivedReportsNoArrival() {
        let (stage, _, controller) = makeStage()
        let field = field(in: controller.view)
        stage.showsKeyboard = true
        let log = Log()
        field.becomeFirstResponder()
        stage.advance(by: 0.1)
        field.resignFirstResponder()
        stage.advance(by: 1)
        XCTAssertEqual(log.take(), ["WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    }

    func testHardwareKeyboardShowsNothing() {
        let (stage, _, controller) = makeStage()
        let field = field(in: controller.view)
        let log = Log()
        field.becomeFirstResponder()
        stage.advance(by: 1)
        XCTAssertEqual(log.take(), [])
        stage.showsKeyboard = true
        XCTAssertEqual(log.take(), ["WillChangeFrame", "WillShow"])
    }

    func testEditingBeginsBeforeTheKeyboardIsAnnounced() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var log: Log?
            var before: [String]?
            func textFieldDidBeginEditing(_ textField: UITextField) { before = log?.take() }
        }
        let (stage, _, controller) = makeStage()
        let field = field(in: controller.view)
        let delegate = Delegate()
        delegate.log = Log()
        field.delegate = delegate
        stage.showsKeyboard = true
        field.becomeFirstResponder()
        XCTAssertEqual(delegate.before, [])
        XCTAssertEqual(delegate.log?.take(), ["WillChangeFrame", "WillShow"])
    }

    // MARK: Views

    func testLayoutGuideMovesWithTheKeyboard() {
        let (stage, window, controller) = makeStage()
        let view: UIView = controller.view
        let button = UIView()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            button.heightAnchor.constraint(equalToConstant: 40), button.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
        let field = field(in: view)
        stage.showsKeyboard = true
        stage.advance(by: 0.1)
        XCTAssertEqual(button.frame.maxY, window.bounds.height - window.safeAreaInsets.bottom - 8)
        field.becomeFirstResponder()
        XCTAssertEqual(button.frame.maxY, window.bounds.height - 336 - 8)
        stage.advance(by: 0.1)
        let shown = button.layer.presentation()?.frame.maxY ?? 0
        XCTAssertLessThan(shown, window.bounds.height - window.safeAreaInsets.bottom - 8)
        XCTAssertGreaterThan(shown, window.bounds.height - 336 - 8)
        field.resignFirstResponder()
        XCTAssertEqual(button.frame.maxY, window.bounds.height - window.safeAreaInsets.bottom - 8)
    }

    func testKeysTypeAndTheReturnKeyEnds() {
        final class Delegate: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        }
        let (stage, _, controller) = makeStage()
        let field = field(in: controller.view)
        let delegate = Delegate()
        field.delegate = delegate
        field.returnKeyType = .go
        stage.showsKeyboard = true
        field.becomeFirstResponder()
        stage.advance(by: 1)
        for key in ["H", "i", "space", "123", "4", "2", "⌫"] { tapKey(key, on: stage) }
        XCTAssertEqual(field.text, "Hi 4")
        tapKey("go", on: stage)
        XCTAssertFalse(field.isEditing)
    }

    private func tapKey(_ title: String, on stage: Stage, file: StaticString = #filePath, line: UInt = #line) {
        func find(_ view: UIView) -> UIView? {
            view.accessibilityTraits.contains(.keyboardKey) && view.accessibilityLabel == title
                ? view : view.subviews.lazy.compactMap(find).first
        }
        guard let cap = UIApplication.shared.windows.lazy.compactMap(find).first, let window = cap.window else {
            return XCTFail("no key '\(title)'", file: file, line: line)
        }
        stage.tap(at: cap.convert(CGPoint(x: cap.bounds.midX, y: cap.bounds.midY), to: window))
    }

    func testOwnInputViewsReplaceTheKeyboard() {
        let (stage, window, controller) = makeStage()
        let field = field(in: controller.view)
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let log = Log()
        field.becomeFirstResponder()
        let bottom = window.safeAreaInsets.bottom
        XCTAssertEqual(log.end?.height, 250 + bottom)
        XCTAssertEqual(field.inputAccessoryView?.frame, CGRect(x: 0, y: 0, width: window.bounds.width, height: 50))
        XCTAssertEqual(field.inputView?.frame, CGRect(x: 0, y: 50, width: window.bounds.width, height: 200 + bottom))
        field.inputView = nil
        field.reloadInputViews()
        XCTAssertEqual(log.end, CGRect(x: 0, y: window.bounds.height - 50, width: window.bounds.width, height: 50))
        stage.advance(by: 1)
    }

    // MARK: Dragging

    func testKeyboardFollowsTheFingerAndReturns() {
        let (stage, window, controller) = makeStage()
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.contentSize = CGSize(width: 100, height: 3000)
        scroll.keyboardDismissMode = .interactive
        controller.view.addSubview(scroll)
        let field = field(in: scroll)
        stage.showsKeyboard = true
        field.becomeFirstResponder()
        stage.advance(by: 1)
        let log = Log()
        let top = window.bounds.height - 336

        stage.touchDown(at: CGPoint(x: 200, y: top - 100))
        stage.touchMove(to: CGPoint(x: 200, y: top + 120), duration: 0.3)
        XCTAssertEqual(keyboardTop ?? 0, top + 120, accuracy: 0.5)
        stage.touchMove(to: CGPoint(x: 200, y: top + 40), duration: 0.3)
        XCTAssertEqual(keyboardTop ?? 0, top + 40, accuracy: 0.5)
        stage.touchUp()
        stage.advance(by: 1)
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(keyboardTop, top)

        stage.touchDown(at: CGPoint(x: 200, y: top - 100))
        stage.touchMove(to: CGPoint(x: 200, y: top + 60), duration: 0.2)
        _ = log.take()
        stage.touchUp()
        XCTAssertFalse(field.isFirstResponder)
        XCTAssertEqual(log.take(), ["WillChangeFrame", "WillHide"])
        stage.advance(by: 1)
    }

    private var keyboardTop: CGFloat? {
        func find(_ view: UIView) -> UIView? {
            view.layer.name == "keyboard" ? view : view.subviews.lazy.compactMap(find).first
        }
        return UIApplication.shared.windows.lazy.compactMap(find).first.flatMap { $0.superview?.frame.minY }
    }

    /// A chat: the controller has the bar with the field, which stays when the keyboard leaves.
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let list = UIScrollView()

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
            list.frame = view.bounds
            list.contentSize = CGSize(width: 100, height: 3000)
            list.keyboardDismissMode = .interactive
            view.addSubview(list)
        }
    }

    func testAccessoryOfAControllerStaysWhenTheKeyboardIsPulledAway() {
        let stage = Stage(device: .iPhone15)
        let window = stage.window
        let chat = Chat()
        window.rootViewController = chat
        stage.showsKeyboard = true
        XCTAssertTrue(chat.isFirstResponder, "a controller with an accessory view becomes first responder as it appears")
        stage.advance(by: 1)
        let bounds = window.bounds
        XCTAssertEqual(chat.bar.convert(chat.bar.bounds, to: nil), CGRect(x: 0, y: bounds.height - 60, width: bounds.width, height: 60))

        stage.tap(at: CGPoint(x: 50, y: bounds.height - 30))
        stage.advance(by: 1)
        XCTAssertTrue(chat.field.isFirstResponder)
        XCTAssertEqual(chat.bar.convert(.zero, to: nil).y, bounds.height - 336 - 60)

        stage.touchDown(at: CGPoint(x: 200, y: 300))
        stage.touchMove(to: CGPoint(x: 200, y: bounds.height - 100), duration: 0.4)
        XCTAssertEqual(chat.bar.convert(.zero, to: nil).y, bounds.height - 100 - 60, accuracy: 0.5)
        stage.touchMove(to: CGPoint(x: 200, y: bounds.height - 10), duration: 0.1)
        stage.touchUp()
        stage.advance(by: 1)
        XCTAssertFalse(chat.field.isFirstResponder)
        XCTAssertTrue(chat.isFirstResponder)
        XCTAssertEqual(chat.bar.convert(.zero, to: nil).y, bounds.height - 60)
    }
}
