import Kinora
import TestSupport
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class UIViewAnimateTests: XCTestCase {
    func testEveryFormMovesTheModelAtOnceAndThePresentationInTime() {
        let forms: [(AnimationScene) -> Void] = [
            { scene in UIView.animate(withDuration: 0.5) { scene.view.center.x = 110 } },
            { scene in UIView.animate(withDuration: 0.5, animations: { scene.view.center.x = 110 }, completion: nil) },
            { scene in UIView.animate(withDuration: 0.5, delay: 0, animations: { scene.view.center.x = 110 }) },
            { scene in scene.move(to: 110, in: 0.5, options: []) },
        ]
        for form in forms {
            let scene = AnimationScene()
            form(scene)
            XCTAssertEqual(scene.view.center.x, 110)
            scene.stage.advance(by: 0)
            XCTAssertEqual(scene.x, 10)
            scene.stage.advance(by: 0.125)
            XCTAssertEqual(scene.x, 10 + 100 * ReferenceCurve.easeInOut(0.25), accuracy: 1e-6)
            scene.stage.advance(by: 0.375)
            XCTAssertEqual(scene.x, 110)
            XCTAssertEqual(scene.stage.settle(), [])
            XCTAssertNil(scene.view.layer.animationKeys())
        }
    }

    func testEachCurveIsFollowed() {
        let curves: [(UIView.AnimationOptions, ReferenceCurve)] = [
            ([], .easeInOut), (.curveEaseInOut, .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut),
            (.curveLinear, .linear),
        ]
        for (options, curve) in curves {
            let scene = AnimationScene()
            scene.move(to: 110, in: 1, options: options)
            for step in 1...5 {
                scene.stage.advance(by: 1.0 / 6)
                XCTAssertEqual(scene.x, 10 + 100 * curve(Double(step) / 6), accuracy: 1e-6)
            }
        }
    }

    func testOptionsHaveUIKitsNumbers() {
        let values: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8), (.autoreverse, 16),
            (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64), (.overrideInheritedOptions, 512), (.curveEaseInOut, 0),
            (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
        ]
        for (option, value) in values { XCTAssertEqual(option.rawValue, value) }
    }

    func testADelayShowsTheOldValueUntilItIsOver() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 0.5, delay: 0.3, "moved")
        for _ in 0..<3 {
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(scene.x, 10, accuracy: 1e-9)
        }
        scene.stage.advance(by: 0.25)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        scene.stage.settle()
        XCTAssertEqual(scene.log.lines.count, 1)
        XCTAssertEqual(scene.stage.now, 0.8, accuracy: 1e-9)
    }

    func testAnEndlessRepetitionGoesOnAndSettleDoesNotWait() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 1, options: [.curveLinear, .repeat], "moved")
        scene.stage.advance(by: 7.25)
        XCTAssertEqual(scene.x, 35, accuracy: 1e-6)
        XCTAssertEqual(
            scene.stage.settle(), ["the completion of UIView.animate was never called: UIView.position repeats for ever"])
        XCTAssertEqual(scene.stage.now, 7.25)
        scene.view.layer.removeAllAnimations()
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 110)
        XCTAssertEqual(scene.log.take(), ["moved false 7.25"])
    }

    func testAutoreverseRunsBackAndThenShowsTheModel() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 1, options: [.curveLinear, .autoreverse], "moved")
        scene.stage.advance(by: 0.75)
        XCTAssertEqual(scene.x, 85, accuracy: 1e-9)
        scene.stage.advance(by: 0.75)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-9)
        XCTAssertEqual(scene.log.take(), [])
        scene.stage.advance(by: 0.75)
        XCTAssertEqual(scene.x, 110)
        XCTAssertEqual(scene.log.take(), ["moved true 2.0"])
    }

    func testRepeatAndAutoreverseSwingForEver() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 1, options: [.curveLinear, .autoreverse, .repeat])
        scene.stage.advance(by: 101.5)
        XCTAssertEqual(scene.x, 60, accuracy: 1e-6)
    }

    func testWithoutADurationTheChangeShowsAtOnce() {
        for duration in [0, -1, Double.nan, .infinity] {
            let scene = AnimationScene()
            let complaints = Diagnostics.complaints {
                scene.move(to: 110, in: duration, "moved")
                scene.stage.advance(by: 0)
            }
            XCTAssertEqual(complaints.count, duration == 0 ? 0 : 1)
            XCTAssertEqual(scene.x, 110)
            XCTAssertNil(scene.view.layer.animationKeys())
            XCTAssertEqual(scene.log.take(), ["moved true 0.0"])
        }
    }

    func testWithADelayAndNoDurationTheChangeShowsAfterTheDelay() {
        let scene = AnimationScene()
        scene.move(to: 110, in: 0, delay: 0.5, "moved")
        scene.stage.advance(by: 0.49)
        XCTAssertEqual(scene.x, 10)
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(scene.x, 110)
        XCTAssertEqual(scene.log.lines.count, 1)
    }

    func testABlockWithoutChangesCompletesAtOnce() {
        let scene = AnimationScene()
        UIView.animate(withDuration: 5, animations: {}, completion: scene.completion("nothing"))
        scene.move(to: 10, in: 5, "the same")
        XCTAssertEqual(scene.log.take(), [], "never within the call")
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.log.take(), ["nothing true 0.0", "the same true 0.0"])
        XCTAssertNil(scene.view.layer.animationKeys())
    }

    func testOutsideABlockNothingIsAnimated() {
        let scene = AnimationScene()
        scene.view.center.x = 50
        scene.view.alpha = 0.5
        scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        scene.stage.advance(by: 0)
        XCTAssertNil(scene.view.layer.animationKeys())
        XCTAssertEqual(scene.x, 50)
    }

    func testPerformWithoutAnimationAndDisabledAnimationsAreInstant() {
        let scene = AnimationScene()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                UIView.performWithoutAnimation {
                    XCTAssertFalse(UIView.areAnimationsEnabled)
                    scene.view.center.x = 110
                }
                XCTAssertTrue(UIView.areAnimationsEnabled)
                scene.view.alpha = 0
            })
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.x, 110)
        XCTAssertEqual(scene.alpha, 0.5, accuracy: 1e-6)
        UIView.setAnimationsEnabled(false)
        UIView.performWithoutAnimation {}
        XCTAssertFalse(UIView.areAnimationsEnabled)
        scene.move(to: 10, in: 1, "moved")
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.x, 10)
        XCTAssertEqual(scene.log.take(), ["moved true 0.5"])
        UIView.setAnimationsEnabled(true)
    }

    func testTheNextStageAnimatesAgain() {
        MainActor.assumeIsolated {
            let first = AnimationScene()
            UIView.setAnimationsEnabled(false)
            withExtendedLifetime(first) {}
        }
        MainActor.assumeIsolated {
            let second = AnimationScene()
            second.move(to: 110, in: 1)
            XCTAssertNotNil(second.view.layer.animationKeys())
        }
    }

    func testAViewOutsideAnyWindowCompletesUnfinished() {
        let scene = AnimationScene()
        let view = UIView()
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: scene.completion("faded"))
        scene.stage.advance(by: 0)
        XCTAssertEqual(view.alpha, 0)
        XCTAssertEqual(scene.log.take(), ["faded false 0.0"])
    }
}
