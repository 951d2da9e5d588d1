import Kinora
import UIKitCore
import XCTest

@preconcurrency @MainActor
final class ShakeTests: XCTestCase {
    private final class ShakenView: UIView {
        var events: [String] = []
        var passesOn = false
        override var canBecomeFirstResponder: Bool { true }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            events.append("began \(motion == .motionShake) \(event?.type == .motion) \(event?.subtype == .motionShake)")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            events.append("ended \(event?.allTouches?.isEmpty ?? false)")
            if passesOn { super.motionEnded(motion, with: event) }
        }
    }

    func testTheFirstResponderIsShakenAndPassesItOn() {
        let stage = Stage()
        let (outer, inner) = (ShakenView(frame: stage.window.bounds), ShakenView(frame: stage.window.bounds))
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        stage.shake()
        XCTAssertEqual(outer.events + inner.events, [], "the window gets it")
        inner.becomeFirstResponder()
        inner.passesOn = true
        stage.shake()
        XCTAssertEqual(inner.events, ["began true true true", "ended true"])
        XCTAssertEqual(outer.events, ["ended true"])
    }
}
