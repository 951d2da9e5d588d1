import Foundation
import Kinora
import UIKit
import XCTest

@testable import Browser

/// Why a tap reaches a view, and what gestures decided.
@preconcurrency @MainActor
final class TapExplanationTests: XCTestCase {
    private var scene: InspectionScene!

    override func setUp() async throws {
        scene = InspectionScene()
        UIApplication.shared.gestureJournal = GestureJournal()
    }

    override func tearDown() async throws {
        UIApplication.shared.gestureJournal = nil
        scene = nil
    }

    private func explain(_ x: Double, _ y: Double) -> TapExplanation {
        TapExplanation(at: CGPoint(x: x, y: y), in: .shared) { $0 }
    }

    /// "name outcome other" of the named views.
    private func lines(_ explanation: TapExplanation) -> [String] {
        explanation.steps.filter { $0.name != nil }.map { "\($0.name ?? "") \($0.outcome)\($0.other.map { " \($0)" } ?? "")" }
    }

    private let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

    func testEachViewThatIsPassedOverHasItsReason() {
        let back = scene.view("back", whole)
        scene.view("inner", whole, in: back)
        scene.view("hidden", whole).isHidden = true
        scene.view("clear", whole).alpha = 0.001
        scene.view("disabled", whole).isUserInteractionEnabled = false
        scene.view("elsewhere", CGRect(x: 150, y: 150, width: 10, height: 10))
        let narrow = scene.view("narrow", CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.view("beyond", whole, in: narrow)
        let explanation = explain(50, 50)
        XCTAssertEqual(
            lines(explanation),
            ["beyond beyond UIView", "disabled disabled", "clear transparent", "hidden hidden", "back contains", "inner hit"])
        XCTAssertTrue(explanation.isHit)
    }

    func testViewsBehindTheOneThatIsHitAreCovered() throws {
        let button = UIButton(frame: whole)
        button.layer.name = "button"
        scene.window.addSubview(button)
        scene.view("cover", whole, nil)
        let explanation = explain(50, 50)
        XCTAssertEqual(lines(explanation), ["cover hit", "button covered UIView"])
        XCTAssertEqual(explanation.steps.first { $0.name == "button" }?.isVisible, false)
        scene.view("visible", whole)
        XCTAssertEqual(explain(50, 50).steps.first { $0.name == "button" }?.isVisible, true)
    }

    func testTheControlIsNamedWithItsState() {
        let button = UIButton(frame: whole)
        button.isEnabled = false
        scene.window.addSubview(button)
        let explanation = explain(50, 50)
        XCTAssertEqual(explanation.control, "UIButton")
        XCTAssertEqual(explanation.isControlEnabled, false)
    }

    func testAHitTestThatAnswersNilIsSaid() {
        final class Deaf: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        let view = Deaf(frame: whole)
        view.layer.name = "deaf"
        scene.window.addSubview(view)
        XCTAssertEqual(lines(explain(50, 50)), ["deaf refused"])
    }

    // MARK: Gestures

    private func decisions(_ explanation: TapExplanation, _ name: String) -> [String] {
        explanation.gestures.first { $0.recognizer.contains(name) }?.decisions.map { "\($0.kind)\($0.other.map { " \($0)" } ?? "")" } ?? []
    }

    private func recognizer<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String, on view: UIView) -> Gesture {
        gesture.name = name
        view.addGestureRecognizer(gesture)
        return gesture
    }

    func testTheDecisionsAboutATapAreThoseOfTheArbiter() {
        let view = scene.view("view", whole)
        let one = recognizer(UITapGestureRecognizer(), "one", on: view)
        let two = recognizer(UITapGestureRecognizer(), "two", on: view)
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        _ = recognizer(UIPanGestureRecognizer(), "pan", on: view)
        recognizer(UITapGestureRecognizer(), "off", on: view).isEnabled = false
        scene.stage.tap(at: CGPoint(x: 50, y: 50))
        scene.stage.advance(by: 1)
        let explanation = explain(55, 50)
        XCTAssertEqual(decisions(explanation, "'one'"), ["received", "waits UITapGestureRecognizer 'two'", "state ended"])
        let waiting = explanation.gestures.first { $0.recognizer.contains("'one'") }?.decisions.dropFirst().first
        XCTAssertEqual(waiting?.sentence, "waits for UITapGestureRecognizer 'two' to fail")
        XCTAssertEqual(waiting?.rule, "Failure requirements")
        XCTAssertEqual(decisions(explanation, "'two'"), ["received", "failed"])
        XCTAssertEqual(decisions(explanation, "'off'"), ["disabled"])
        XCTAssertEqual(decisions(explanation, "'pan'").first, "received")
        XCTAssertNotNil(explanation.touched)
        XCTAssertNil(explain(50, 90).touched, "no touch there")
    }

    func testARecognizerThatIsPreventedSaysByWhich() {
        let outer = scene.view("outer", whole)
        let inner = scene.view("inner", whole, in: outer)
        _ = recognizer(UITapGestureRecognizer(), "outer", on: outer)
        _ = recognizer(UITapGestureRecognizer(), "inner", on: inner)
        scene.stage.tap(at: CGPoint(x: 50, y: 50))
        let explanation = explain(50, 50)
        XCTAssertEqual(decisions(explanation, "'inner'"), ["received", "state ended"])
        XCTAssertEqual(decisions(explanation, "'outer'"), ["received", "prevented UITapGestureRecognizer 'inner'"])
    }

    func testADelegateThatRefusesIsNamed() {
        final class Delegate: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                gestureRecognizer.name != "deaf"
            }
        }
        let delegate = Delegate()
        let view = scene.view("view", whole)
        recognizer(UITapGestureRecognizer(), "shy", on: view).delegate = delegate
        recognizer(UITapGestureRecognizer(), "deaf", on: view).delegate = delegate
        scene.stage.tap(at: CGPoint(x: 50, y: 50))
        let explanation = explain(50, 50)
        XCTAssertEqual(decisions(explanation, "'shy'"), ["received", "refusedBeginning"])
        XCTAssertEqual(decisions(explanation, "'deaf'"), ["refusedTouch"])
    }
}
