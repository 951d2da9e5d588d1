import Kinora
import TestSupport
import UIKit
import XCTest

/// Alerts and sheets from before `UIAlertController`.
@preconcurrency @MainActor
final class LegacyAlertTests: XCTestCase {
    private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var calls: [String] = []
        var enables = true

        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { calls.append("clicked \(buttonIndex)") }
        func willPresent(_ alertView: UIAlertView) { calls.append("willPresent") }
        func didPresent(_ alertView: UIAlertView) { calls.append("didPresent") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) { calls.append("willDismiss \(buttonIndex)") }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { calls.append("didDismiss \(buttonIndex)") }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { enables }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { calls.append("clicked \(buttonIndex)") }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("didDismiss \(buttonIndex)")
        }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
    }

    private func label(_ text: String) -> UILabel? {
        var pending: [UIView] = UIApplication.shared.windows
        while let view = pending.popLast() {
            if let label = view as? UILabel, label.text == text, label.window != nil { return label }
            pending += view.subviews
        }
        return nil
    }

    private func tap(_ text: String, _ stage: Stage) throws {
        let found = try XCTUnwrap(label(text), text)
        stage.tap(at: found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil))
        stage.settle()
    }

    func testAnAlertTellsItsDelegateBeforeAndAfterItGoes() throws {
        let stage = Stage(device: .iPhone15)
        // Before the root's view is on the screen, as from viewDidLoad.
        let delegate = Delegate()
        stage.window.rootViewController = UIViewController()
        do {
            let alert = UIAlertView(
                title: "Title", message: "Message", delegate: delegate, cancelButtonTitle: "Cancel", otherButtonTitles: "One", "Two")
            XCTAssertEqual([alert.numberOfButtons, alert.cancelButtonIndex, alert.firstOtherButtonIndex], [3, 0, 1])
            XCTAssertEqual(alert.buttonTitle(at: 2), "Two")
            alert.show()
            XCTAssertTrue(alert.isVisible)
        }
        stage.settle()
        XCTAssertEqual(delegate.take(), ["willPresent", "didPresent"])
        XCTAssertNotNil(label("Message"))
        try tap("Two", stage)
        XCTAssertEqual(delegate.take(), ["clicked 2", "willDismiss 2", "didDismiss 2"])
        XCTAssertNil(label("Message"))
        XCTAssertTrue(UIApplication.shared.keyWindow === stage.window)
    }

    func testTextInputAndTheFirstButton() throws {
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = UIViewController()
        stage.settle()
        let delegate = Delegate()
        delegate.enables = false
        let alert = UIAlertView(title: "Name", message: nil, delegate: delegate, cancelButtonTitle: "Cancel")
        XCTAssertEqual(alert.addButton(withTitle: "OK"), 1)
        alert.alertViewStyle = .loginAndPasswordInput
        XCTAssertEqual(alert.textField(at: 0)?.placeholder, "Login")
        XCTAssertEqual(alert.textField(at: 1)?.isSecureTextEntry, true)
        alert.show()
        stage.settle()
        XCTAssertEqual(alert.textField(at: 0)?.isFirstResponder, true)
        try tap("OK", stage)
        XCTAssertTrue(alert.isVisible, "it is disabled")
        delegate.enables = true
        stage.type("ada")
        XCTAssertEqual(alert.textField(at: 0)?.text, "ada")
        try tap("OK", stage)
        XCTAssertFalse(alert.isVisible)
        alert.show()
        stage.settle()
        _ = delegate.take()
        alert.dismiss(withClickedButtonIndex: 0, animated: false)
        stage.settle()
        XCTAssertEqual(delegate.take(), ["willDismiss 0", "didDismiss 0"])
    }

    func testAnActionSheetNumbersTheRedAndTheCancelButtonFirst() throws {
        for device in [Device.iPhone15, .iPad10] {
            let stage = Stage(device: device)
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.settle()
            let delegate = Delegate()
            let sheet = UIActionSheet(
                title: "Title", delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "One")
            XCTAssertEqual([sheet.destructiveButtonIndex, sheet.cancelButtonIndex, sheet.firstOtherButtonIndex], [0, 1, 2])
            sheet.show(in: root.view)
            stage.settle()
            try tap("One", stage)
            XCTAssertEqual(delegate.take(), ["clicked 2", "didDismiss 2"])
            sheet.show(in: root.view)
            stage.settle()
            // Beside it.
            stage.tap(at: CGPoint(x: 20, y: 60))
            stage.settle()
            XCTAssertEqual(delegate.take(), ["clicked 1", "didDismiss 1"], "\(device)")
            XCTAssertFalse(sheet.isVisible)
        }
    }
}
