@testable import Headless
@testable import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class StageLifeTests: XCTestCase {
    /// A turn that renders a thousand views commits again and again, without advancing time.
    func testCommitsAreProgressForTheWatchdog() {
        let stage = Stage.small()
        let dog = Stage.watchdog
        dog.isArmed = true
        defer { dog.isArmed = false }
        for alpha in [0.5, 0.6, 0.7] {
            for _ in 0..<80 { dog.tick() }
            stage.window.alpha = alpha
            CATransaction.flush()
        }
        XCTAssertEqual(stage.now, 0, "it is here after 240 s of ticks")
    }

    func testEverythingGoesWithTheStage() {
        final class Controller: UIViewController {
            let label = UILabel()
            override func viewDidLoad() { view.addSubview(label) }
        }
        MainActor.assumeIsolated {
            var stage: Stage? = Stage.small()
            var controller: Controller? = Controller()
            stage?.window.rootViewController = UINavigationController(rootViewController: controller ?? UIViewController())
            stage?.advance(by: 0.1)
            // In the middle of a movement, with a link running.
            UIView.animate(withDuration: 1) { [weak controller] in controller?.label.alpha = 0 }
            let link = CADisplayLink { _ in }
            link.add(to: .main, forMode: .common)
            stage?.advance(by: 0.5)
            var objects: [AnyObject?] = [
                stage, stage?.window, controller, controller?.navigationController, controller?.view, controller?.label,
                controller?.label.layer, UIApplication.shared,
            ]
            let references = objects.map { WeakReference($0) }
            objects = []
            XCTAssertTrue(references.allSatisfy { $0.object != nil })
            controller = nil
            stage = nil
            XCTAssertEqual(references.map { $0.object == nil }, references.map { _ in true })
        }
    }

    func testEverythingProcessWideIsAsBefore() {
        let before = Date()
        let complaints = Diagnostics.complaints {
            for _ in 1...2 {
                let stage = Stage.small()
                UIView.setAnimationsEnabled(false)
                UIView.beginAnimations(nil, context: nil)
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                stage.advance(by: -1)
            }
        }
        XCTAssertEqual(complaints.count, 2, "a new stage hears complaints anew")
        XCTAssertTrue(UIView.areAnimationsEnabled)
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
        XCTAssertFalse(CATransaction.disableActions())
        XCTAssertNil(VirtualTime.current)
        XCTAssertNil(Screen.current)
        XCTAssertGreaterThanOrEqual(Date(), before)
        XCTAssertNotEqual(CACurrentMediaTime(), 64)
    }

    func testTheNextStageStartsAtNothing() {
        for _ in 0..<3 {
            let stage = Stage.small()
            XCTAssertEqual(stage.now, 0)
            XCTAssertEqual(stage.framesPerSecond, 60)
            XCTAssertEqual(stage.window.subviews.count, 0)
            XCTAssertTrue(stage.window.isKeyWindow)
            XCTAssertFalse(stage.window.isHidden)
            stage.framesPerSecond = 10
            stage.advance(by: 3)
        }
    }

    func testAViewKeptBeyondItsStageDoesNoHarm() {
        let notes = Notes()
        var kept: UIView?
        let child = UIView()
        do {
            let stage = Stage.small()
            let view = stage.addSquare()
            view.addSubview(child)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in notes.add("ended") })
            stage.advance(by: 0.5)
            kept = view
        }
        XCTAssertNil(kept?.window)
        XCTAssertNil(kept?.superview)
        kept?.alpha = 1
        kept?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        kept?.layoutIfNeeded()
        let second = Stage.small()
        if let kept { second.window.addSubview(kept) }
        second.advance(by: 1)
        XCTAssertTrue(child.window === second.window)
        UIView.animate(withDuration: 1, animations: { kept?.alpha = 0 }, completion: { notes.add("again \($0)") })
        second.settle()
        XCTAssertEqual(notes.lines, ["again true"], "what the first stage took along ends unheard")
    }

    func testCallbacksThatNeverCameDoNotKeepWhatTheyHold() {
        let reference = WeakReference<Notes>(nil)
        do {
            let stage = Stage.small()
            let view = stage.addSquare()
            let notes = Notes()
            reference.object = notes
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in notes.add("ended") })
            UIView.animate(withDuration: 1, animations: {}, completion: { _ in notes.add("at once") })
        }
        XCTAssertNil(reference.object)
    }
}

@Suite struct StageLifeTrapTests {
    @Test func aSecondStageTrapsAndNamesWhoMadeTheFirst() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let stage = Stage.small()
                _ = Stage()
                withExtendedLifetime(stage) {}
            }
        }
        for excerpt in ["Stage: one exists already, created at", "Stage+Testing.swift:", "Release that one first"] {
            #expect(result.trapSentence?.contains(excerpt) == true)
        }
    }
}
