import Kinora
import TestSupport
@testable import UIFoundation
@testable import UIKitCore
import XCTest

final class HoverTests: XCTestCase {
    private func onScene(_ body: @MainActor (RecognizerScene) -> Void) { MainActor.assumeIsolated { RecognizerScene.run(body) } }

    func testItBeginsOverTheViewChangesWithMovementsAndEndsOutside() {
        onScene { scene in
            let inner = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            scene.view.addSubview(inner)
            let hover = UIHoverGestureRecognizer()
            scene.add(hover, "hover", to: inner) { "\($0.location(in: inner).x)" }
            scene.stage.hover(at: CGPoint(x: 90, y: 110))
            XCTAssertEqual(scene.take(), [])
            scene.stage.hover(at: CGPoint(x: 100, y: 110))
            scene.stage.hover(at: CGPoint(x: 100, y: 110))
            scene.stage.hover(at: inner)
            XCTAssertEqual(hover.state, .changed)
            scene.stage.hover(at: CGPoint(x: 150, y: 110))
            XCTAssertEqual(scene.take(), ["hover began 0.0", "hover changed 25.0", "hover ended 50.0"])
            XCTAssertEqual(hover.state, .possible)
            scene.stage.hover(at: inner)
            scene.stage.endHover()
            scene.stage.endHover()
            XCTAssertEqual(scene.take(), ["hover began 25.0", "hover ended 25.0"])
        }
    }

    func testNestedViewsAreAllNotified() {
        onScene { scene in
            let inner = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            scene.view.addSubview(inner)
            let cover = UIView(frame: CGRect(x: 100, y: 125, width: 50, height: 50))
            scene.view.addSubview(cover)
            scene.add(UIHoverGestureRecognizer(), "outer")
            scene.add(UIHoverGestureRecognizer(), "inner", to: inner)
            scene.stage.hover(at: CGPoint(x: 120, y: 110))
            XCTAssertEqual(scene.take(), ["outer began", "inner began"])
            scene.stage.hover(at: CGPoint(x: 120, y: 130))
            XCTAssertEqual(scene.take(), ["inner ended", "outer changed"], "under the cover it is not over the view")
            cover.isUserInteractionEnabled = false
            scene.stage.hover(at: CGPoint(x: 121, y: 130))
            XCTAssertEqual(scene.take(), ["outer changed", "inner began"])
        }
    }

    func testFingersDoNotHoverAndThePointerDoesNotTouch() {
        onScene { scene in
            scene.add(UIHoverGestureRecognizer(), "hover")
            scene.add(UITapGestureRecognizer(), "tap")
            scene.stage.tap(at: scene.view)
            XCTAssertEqual(scene.take(), ["tap ended"])
            scene.stage.hover(at: scene.view)
            XCTAssertEqual(scene.take(), ["hover began"])
            scene.stage.tap(at: scene.view)
            XCTAssertEqual(scene.take(), ["tap ended"])
        }
    }

    func testItIsCancelledWhenItIsDisabledOrItsViewGoes() {
        onScene { scene in
            let inner = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            scene.view.addSubview(inner)
            let hover = UIHoverGestureRecognizer()
            scene.add(hover, "hover", to: inner)
            scene.stage.hover(at: inner)
            hover.isEnabled = false
            scene.stage.advance(by: 0)
            scene.stage.hover(at: CGPoint(x: 121, y: 121))
            XCTAssertEqual(scene.take(), ["hover began", "hover cancelled"])
            XCTAssertEqual(hover.state, .possible)
            hover.isEnabled = true
            scene.stage.hover(at: CGPoint(x: 122, y: 121))
            inner.removeFromSuperview()
            scene.stage.hover(at: CGPoint(x: 123, y: 121))
            XCTAssertEqual(scene.take(), ["hover began", "hover cancelled"])
            scene.view.addSubview(inner)
            scene.stage.hover(at: inner)
            inner.removeGestureRecognizer(hover)
            scene.stage.advance(by: 0)
            XCTAssertEqual(scene.take(), ["hover began", "hover cancelled"])
        }
    }

    func testADelegateMayRefuseItUntilItComesBack() {
        onScene { scene in
            let hover = UIHoverGestureRecognizer()
            let answers = GestureAnswers()
            answers.begins = false
            hover.delegate = answers
            scene.add(hover, "hover")
            scene.stage.hover(at: CGPoint(x: 10, y: 10))
            answers.begins = true
            scene.stage.hover(at: CGPoint(x: 20, y: 10))
            XCTAssertEqual(scene.take(), [])
            scene.stage.endHover()
            scene.stage.hover(at: CGPoint(x: 20, y: 10))
            XCTAssertEqual(scene.take(), ["hover began"])
        }
    }

    func testAPointerMovesAsSmoothlyAsAFinger() {
        onScene { scene in
            let hover = UIHoverGestureRecognizer()
            var positions: [CGFloat] = []
            scene.add(hover, "hover") {
                positions.append($0.location(in: nil).x)
                return ""
            }
            let start = scene.stage.now
            scene.stage.hover(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 220, y: 20), duration: 0.25)
            XCTAssertEqual(scene.stage.now, start + 0.25, accuracy: 1e-9)
            XCTAssertEqual(positions, positions.sorted())
            XCTAssertEqual(positions.first, 20)
            XCTAssertEqual(positions.last, 220)
            XCTAssertGreaterThan(positions.count, 25)
        }
    }

    func testALocationThatIsNoneIsLeftOut() {
        onScene { scene in
            scene.add(UIHoverGestureRecognizer(), "hover")
            let lines = Diagnostics.complaints {
                MainActor.assumeIsolated { UIApplication.shared.deliver(PointerInput(time: 64, location: CGPoint(x: CGFloat.nan, y: 0))) }
            }
            XCTAssertEqual(lines, ["The pointer at (nan, 0.0): it must be at a finite point; left out."])
            UIApplication.shared.beginIgnoringInteractionEvents()
            scene.stage.hover(at: CGPoint(x: 20, y: 20))
            UIApplication.shared.endIgnoringInteractionEvents()
            XCTAssertEqual(scene.take(), [])
        }
    }
}
