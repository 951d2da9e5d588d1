import Kinora
import UIKit
import XCTest

/// Records its delegate calls.
private final class LoggedControl: UIControl {
    var calls: [String] = []
    var follows = true
    var continues = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return follows
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append(isTouchInside ? "continue inside" : "continue outside")
        return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        calls.append("end\(isTracking ? " tracking" : "")\(isTouchInside ? " inside" : "")\(isHighlighted ? " highlighted" : "")")
    }

    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }
}

private final class Pad: UIView {
    var counts = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counts += 1 }
}

private final class Tapped: NSObject {
    var count = 0
    func tapped(_ sender: UITapGestureRecognizer) { count += 1 }
}

private let rect = CGRect(x: 100, y: 200, width: 80, height: 40)

@preconcurrency @MainActor
final class UIControlTests: XCTestCase {
    func testATapIsDownAndUpInside() {
        ControlScene.run { scene in
            let control = scene.add(LoggedControl(), rect)
            scene.finger(.began, 140, 220)
            XCTAssertTrue(control.isTracking && control.isTouchInside && control.isHighlighted)
            XCTAssertEqual(control.state, .highlighted)
            scene.finger(.ended, 140, 220)
            XCTAssertEqual(scene.take(), ["down", "upInside"])
            XCTAssertFalse(control.isTracking || control.isTouchInside || control.isHighlighted)
            XCTAssertEqual(control.calls, ["begin", "end inside highlighted"])
        }
    }

    func testADragLeavesAndComesBackWithSeventyPointsOfSlack() {
        ControlScene.run { scene in
            let control = scene.add(LoggedControl(), rect)
            scene.finger(.began, 140, 220)
            scene.finger(.moved, 140, 309)
            XCTAssertEqual(scene.take(), ["down", "dragInside"])
            scene.finger(.moved, 140, 311)
            XCTAssertEqual(scene.take(), ["exit", "dragOutside"])
            XCTAssertFalse(control.isHighlighted)
            XCTAssertTrue(control.isTracking)
            scene.finger(.moved, 140, 330)
            XCTAssertEqual(scene.take(), ["dragOutside"])
            scene.finger(.moved, 140, 300)
            XCTAssertEqual(scene.take(), ["enter", "dragInside"])
            XCTAssertTrue(control.isHighlighted)
            scene.finger(.moved, 140, 400)
            scene.finger(.ended, 140, 400)
            XCTAssertEqual(scene.take(), ["exit", "dragOutside", "upOutside"])
            XCTAssertEqual(
                control.calls,
                ["begin", "continue inside", "continue outside", "continue outside", "continue inside", "continue outside", "end"])
        }
    }

    func testASecondTapIsARepeatAfterItsDown() {
        ControlScene.run { scene in
            scene.add(UIControl(), rect)
            scene.tap(140, 220)
            scene.stage.advance(by: 0.1)
            scene.tap(141, 220)
            XCTAssertEqual(scene.take(), ["down", "upInside", "down", "repeat", "upInside"])
        }
    }

    func testAnythingThatTakesTheFingerAwayCancels() {
        ControlScene.run { scene in
            let control = scene.add(LoggedControl(), rect)
            scene.finger(.began, 140, 220)
            scene.finger(.cancelled, 140, 220)
            XCTAssertEqual(scene.take(), ["down", "cancel"])
            scene.finger(.began, 140, 220)
            control.isEnabled = false
            XCTAssertEqual(scene.take(), ["down", "cancel"])
            XCTAssertFalse(control.isHighlighted || control.isTracking)
            scene.finger(.ended, 140, 220)
            scene.tap(140, 220)
            XCTAssertEqual(scene.take(), [], "disabled")
            control.isEnabled = true
            scene.stage.advance(by: 1)
            scene.finger(.began, 140, 220)
            control.removeFromSuperview()
            scene.finger(.moved, 150, 220)
            scene.finger(.ended, 140, 220)
            XCTAssertEqual(scene.take(), ["down", "cancel"])
            XCTAssertEqual(control.calls, ["begin", "cancel", "begin", "cancel", "begin", "cancel"])
            scene.root.addSubview(control)
            scene.stage.advance(by: 1)
            scene.tap(140, 220)
            XCTAssertEqual(scene.take(), ["down", "upInside"])
        }
    }

    func testAControlMayRefuseAFingerAndGiveItUp() {
        ControlScene.run { scene in
            let control = scene.add(LoggedControl(), rect)
            control.follows = false
            scene.finger(.began, 140, 220)
            XCTAssertFalse(control.isHighlighted || control.isTracking)
            scene.finger(.ended, 140, 220)
            control.follows = true
            control.continues = false
            scene.stage.advance(by: 1)
            scene.finger(.began, 140, 220)
            scene.finger(.moved, 141, 220)
            XCTAssertFalse(control.isHighlighted || control.isTracking)
            scene.finger(.moved, 146, 220)
            scene.finger(.ended, 142, 220)
            XCTAssertEqual(control.calls, ["begin", "begin", "continue inside"])
            XCTAssertEqual(scene.take(), ["down"])
        }
    }

    func testAControlFollowsOneFingerAndForwardsNone() {
        ControlScene.run { scene in
            let pad = Pad(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            scene.root.addSubview(pad)
            let control = scene.add(UIControl(), rect, in: pad)
            control.isMultipleTouchEnabled = true
            scene.finger(.began, 140, 220)
            scene.finger(.began, 120, 220, 1)
            scene.finger(.ended, 120, 220, 1)
            XCTAssertEqual(scene.take(), ["down"])
            scene.finger(.ended, 140, 220)
            XCTAssertEqual(scene.take(), ["upInside"])
            control.isEnabled = false
            scene.tap(140, 220)
            XCTAssertEqual(pad.counts, 0)
        }
    }

    func testARecognizerAboveThatRecognizesCancelsTheControl() {
        ControlScene.run { scene in
            let control = scene.add(UIControl(), rect)
            let pan = UIPanGestureRecognizer(target: nil, action: nil)
            scene.root.addGestureRecognizer(pan)
            scene.finger(.began, 140, 220)
            scene.finger(.moved, 160, 220)
            XCTAssertEqual(scene.take(), ["down", "cancel"])
            XCTAssertFalse(control.isHighlighted)
        }
    }

    func testAPageControlKeepsItsTapFromASuperviewsRecognizer() {
        ControlScene.run { scene in
            let target = Tapped()
            let tap = UITapGestureRecognizer(target: target, action: Selector("tapped:", Tapped.tapped))
            scene.root.addGestureRecognizer(tap)
            let pages = scene.add(UIPageControl(), rect)
            pages.numberOfPages = 3
            scene.tap(170, 220)
            XCTAssertEqual(target.count, 0)
            XCTAssertEqual(scene.take(), ["down", "value", "primary", "upInside"])
            XCTAssertEqual(pages.currentPage, 1)
            pages.isEnabled = false
            scene.tap(170, 220)
            XCTAssertEqual(target.count, 1, "a disabled one keeps nothing")
            pages.isEnabled = true
            let own = UITapGestureRecognizer(target: target, action: Selector("tapped:", Tapped.tapped))
            pages.addGestureRecognizer(own)
            scene.tap(170, 220)
            XCTAssertEqual(target.count, 2, "the control's own goes first")
        }
    }

    func testTapsAdvancePagesUntilThereAreNone() {
        ControlScene.run { scene in
            let pages = scene.add(UIPageControl(), rect)
            pages.numberOfPages = 2
            scene.tap(110, 220)
            XCTAssertEqual(scene.take(), ["down", "upInside"])
            scene.tap(170, 220)
            scene.tap(170, 220)
            XCTAssertEqual(pages.currentPage, 1)
            XCTAssertEqual(scene.take().filter { $0 == "value" }.count, 1)
            pages.semanticContentAttribute = .forceRightToLeft
            scene.tap(170, 220)
            XCTAssertEqual(pages.currentPage, 0, "from right to left")
        }
    }

    func testATapChangesThePageInItsDirectionFromTheCurrentDot() {
        ControlScene.run { scene in
            let pages = scene.add(UIPageControl(), CGRect(x: 0, y: 200, width: 320, height: 40))
            pages.numberOfPages = 10
            pages.currentPage = 8
            // Dots are 18 points apart about 160, the one of page 8 is at 223.
            scene.tap(190, 220)
            XCTAssertEqual(pages.currentPage, 7, "left of its dot, though in the right half")
            scene.stage.advance(by: 1)
            scene.tap(210, 220)
            XCTAssertEqual(pages.currentPage, 8)
            pages.semanticContentAttribute = .forceRightToLeft
            scene.stage.advance(by: 1)
            scene.tap(120, 220)
            XCTAssertEqual(pages.currentPage, 7, "mirrored, its dot is at 97")
        }
    }

    func testAFingerThatSlidesAlongAPageControlGoesThroughThePages() {
        ControlScene.run { scene in
            let pages = scene.add(UIPageControl(), CGRect(x: 0, y: 200, width: 320, height: 40))
            pages.numberOfPages = 5
            var states: [UIPageControl.InteractionState] = []
            let action = UIAction { states.append(($0.sender as! UIPageControl).interactionState) }
            pages.addAction(action, for: .valueChanged)
            scene.finger(.began, 100, 220)
            scene.finger(.moved, 109, 220)
            scene.finger(.moved, 110, 220)
            scene.finger(.moved, 127, 220)
            XCTAssertEqual(pages.currentPage, 0)
            scene.finger(.moved, 128, 220)
            scene.finger(.moved, 146, 220)
            XCTAssertEqual(pages.currentPage, 2, "18 points a page")
            scene.finger(.moved, 300, 220)
            XCTAssertEqual(pages.currentPage, 4)
            scene.finger(.moved, 129, 220)
            XCTAssertEqual(pages.currentPage, 1)
            XCTAssertEqual(pages.interactionState, .continuous)
            scene.finger(.ended, 129, 220)
            XCTAssertEqual(pages.currentPage, 1, "lifting it is no tap")
            XCTAssertEqual(pages.interactionState, .none)
            XCTAssertEqual(states, [.continuous, .continuous, .continuous, .continuous])
            scene.stage.advance(by: 1)
            scene.tap(300, 220)
            XCTAssertEqual(states.last, .discrete)
            pages.allowsContinuousInteraction = false
            scene.stage.advance(by: 1)
            scene.finger(.began, 300, 220)
            scene.finger(.moved, 200, 220)
            XCTAssertEqual(pages.currentPage, 2)
            scene.finger(.ended, 200, 220)
            XCTAssertEqual(pages.currentPage, 3)
            pages.removeAction(action, for: .valueChanged)
        }
    }

    func testAlignmentFollowsTheDirection() {
        let control = UIControl()
        XCTAssertEqual(control.contentHorizontalAlignment, .center)
        XCTAssertEqual(control.contentVerticalAlignment, .center)
        control.contentHorizontalAlignment = .leading
        XCTAssertEqual(control.effectiveContentHorizontalAlignment, .left)
        control.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(control.effectiveContentHorizontalAlignment, .right)
        control.contentHorizontalAlignment = .trailing
        XCTAssertEqual(control.effectiveContentHorizontalAlignment, .left)
    }

    func testTheStateIsAllThatItIs() {
        let control = UIControl()
        XCTAssertEqual(control.state, .normal)
        control.isSelected = true
        control.isHighlighted = true
        XCTAssertEqual(control.state, [.selected, .highlighted])
        control.isEnabled = false
        XCTAssertEqual(control.state, [.selected, .highlighted, .disabled])
    }
}
