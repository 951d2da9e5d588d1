import Kinora
@testable import UIFoundation
@testable import UIKitCore
import XCTest

final class PressTests: XCTestCase {
    /// Logs its presses, and forwards them or not.
    private final class Pad: UIView {
        var lines: [String] = []
        var passesOn = false
        override var canBecomeFirstResponder: Bool { true }

        private func note(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
            for press in presses.sorted(by: { $0.type.rawValue < $1.type.rawValue }) {
                let key = press.key.map { " '\($0.characters)' \($0.keyCode)" } ?? ""
                lines.append("\(press.phase) \(press.type.rawValue)\(key)")
            }
            if event?.type != .presses { lines.append("another event") }
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note(presses, event)
            if passesOn { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note(presses, event) }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private func onScene(_ body: @MainActor (RecognizerScene) -> Void) { MainActor.assumeIsolated { RecognizerScene.run(body) } }

    func testTheFirstResponderGetsPressesAndPassesThemOn() {
        onScene { scene in
            let (outer, inner) = (Pad(frame: scene.view.bounds), Pad(frame: scene.view.bounds))
            scene.view.addSubview(outer)
            outer.addSubview(inner)
            scene.stage.press(.select)
            XCTAssertEqual(inner.take() + outer.take(), [], "nobody is first responder")
            inner.becomeFirstResponder()
            let start = scene.stage.now
            scene.stage.press(.playPause, duration: 0.2)
            XCTAssertEqual(scene.stage.now, start + 0.2, accuracy: 1e-9)
            XCTAssertEqual(inner.take(), ["began 6", "ended 6"])
            XCTAssertEqual(outer.take(), [])
            inner.passesOn = true
            scene.stage.press(.menu)
            XCTAssertEqual(inner.take(), ["began 5", "ended 5"])
            XCTAssertEqual(outer.take(), ["began 5"])
        }
    }

    func testAControllerReceivesThemWithoutAFirstResponder() {
        final class Hearing: UIViewController {
            var count = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += presses.count }
        }
        MainActor.assumeIsolated {
            let stage = Stage()
            let controller = Hearing()
            stage.window.rootViewController = controller
            stage.press(.leftArrow)
            XCTAssertEqual(controller.count, 1)
        }
    }

    func testAKeyHasItsCharactersAndItsKeyCode() {
        onScene { scene in
            let pad = Pad(frame: scene.view.bounds)
            scene.view.addSubview(pad)
            pad.becomeFirstResponder()
            let application = UIApplication.shared
            let key = PressInput.Key(.keyboardA, characters: "A", modifiers: .shift)
            application.deliver(PressInput(time: 64, key: key, phase: .began))
            application.deliver(PressInput(time: 64, key: key, phase: .began))
            application.deliver(PressInput(time: 64, key: PressInput.Key(.keyboardUpArrow), phase: .began))
            XCTAssertEqual(pad.take(), ["began 2004 'A' keyboardA", "began 0 '' keyboardUpArrow"])
            application.deliver(PressInput(time: 64, key: key, phase: .ended))
            application.deliver(PressInput(time: 64, key: key, phase: .ended))
            application.deliver(PressInput(time: 64, key: PressInput.Key(.keyboardUpArrow), phase: .cancelled))
            XCTAssertEqual(pad.take(), ["ended 2004 'A' keyboardA", "cancelled 0 '' keyboardUpArrow"])
        }
    }

    func testATapRecognizerTakesTheSelectButton() {
        onScene { scene in
            let pad = Pad(frame: scene.view.bounds)
            scene.view.addSubview(pad)
            pad.becomeFirstResponder()
            let (tap, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            scene.add(tap, "tap", to: pad)
            scene.add(other, "other")
            scene.stage.press(.select)
            XCTAssertEqual(scene.take(), ["tap ended"], "the other is excluded")
            XCTAssertEqual(pad.take(), ["began 4", "cancelled 4"])
            scene.stage.press(.menu)
            XCTAssertEqual(scene.take(), [])
            XCTAssertEqual(pad.take(), ["began 5", "ended 5"])
            tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
            scene.stage.press(.menu)
            XCTAssertEqual(scene.take(), ["tap ended"])
            scene.stage.press(.select, duration: 2)
            XCTAssertEqual(scene.take(), [], "held too long")
            XCTAssertEqual(tap.state, .possible)
            scene.stage.tap(at: pad)
            XCTAssertEqual(scene.take(), ["tap ended"], "fingers tap as before")
        }
    }

    func testADelegateMayHideAPress() {
        final class Choosy: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }
        }
        onScene { scene in
            let choosy = Choosy()
            let tap = UITapGestureRecognizer()
            tap.delegate = choosy
            scene.add(tap, "tap")
            scene.stage.press(.select)
            XCTAssertEqual(scene.take(), [])
        }
    }

    func testTenThousandNestedViewsForwardAPress() {
        onScene { scene in
            let pad = Pad(frame: scene.view.bounds)
            scene.view.addSubview(pad)
            var at: UIView = pad
            for _ in 0..<10_000 {
                let view = UIView()
                at.addSubview(view)
                at = view
            }
            final class Deep: UIView { override var canBecomeFirstResponder: Bool { true } }
            let deep = Deep()
            at.addSubview(deep)
            XCTAssertTrue(deep.becomeFirstResponder())
            scene.stage.press(.select)
            XCTAssertEqual(pad.take(), ["began 4", "ended 4"])
        }
    }
}
