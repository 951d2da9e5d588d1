import EffectSupport
import Kinora
import Transitions
import UIKit
import XCTest

/// Fingers, taps, requests and rotations in the middle of a hero transition.
@preconcurrency @MainActor
final class HeroInterruptionTests: XCTestCase, @unchecked Sendable {
    private static let moments = [0.02, 0.07, 0.15, 0.24]

    /// Velocities of the photograph's width around the present moment, in points a second, by a step on both of its ends.
    private func velocities(_ story: HeroStory, _ change: () -> Void) -> (before: CGFloat, after: CGFloat, jump: CGFloat) {
        let step = 1.0 / 480
        let first = story.image(2).frame
        story.stage.advance(by: step)
        let second = story.image(2).frame
        change()
        story.stage.advance(by: 0)
        let third = story.image(2).frame
        story.stage.advance(by: step)
        let fourth = story.image(2).frame
        return (
            (second.width - first.width) / CGFloat(step), (fourth.width - third.width) / CGFloat(step),
            max(abs(third.midY - second.midY), abs(third.width - second.width))
        )
    }

    func testARequestReversesFromPositionAndVelocity() {
        for pushes in [false, true] {
            for moment in Self.moments {
                for isOpening in [true, false] {
                    let message = "\(pushes) \(moment) \(isOpening)"
                    let story = HeroStory(pushes: pushes)
                    story.open()
                    if !isOpening {
                        story.stage.settle()
                        story.close()
                    }
                    story.stage.advance(by: moment)
                    let found = velocities(story) {
                        if isOpening { story.close() } else { reopen(story) }
                    }
                    XCTAssertEqual(found.jump, 0, accuracy: 1e-3, message)
                    // The largest acceleration is that of the spring over the whole distance.
                    let most = 2 * pow(2 * CGFloat.pi / 0.45, 2) * 240 / 480
                    XCTAssertEqual(found.after, found.before, accuracy: most, message)
                    story.checkRest(isOpen: !isOpening, message)
                }
            }
        }
    }

    func testInSlowMotionAFingerCatchesTheViewsWhereTheyAreVisible() {
        let story = HeroStory(pushes: true)
        story.list.navigationController?.view.layer.speed = 0.2
        story.open()
        let start = story.stage.now
        story.stage.advance(to: start + 0.75)
        let spring = DampedSpring(response: 0.45, ratio: 0.82)
        let seen = story.image(2).frame
        let width = spring.value(after: 0.15, from: HeroStory.photo.closed.width, to: HeroStory.photo.open.width, velocity: 0)
        XCTAssertEqual(seen.width, width, accuracy: 0.1, "a fifth of the time")
        story.stage.touchDown(at: CGPoint(x: 160, y: 240))
        XCTAssertEqual(story.image(2).frame.width, seen.width, accuracy: 1e-3)
        XCTAssertEqual(story.image(2).frame.midY, seen.midY, accuracy: 1e-3)
        story.stage.advance(by: 0.5)
        XCTAssertEqual(story.image(2).frame.width, seen.width, accuracy: 1e-3, "held")
        story.stage.touchUp()
        XCTAssertEqual(story.stage.settle(), [])
    }

    private func reopen(_ story: HeroStory) {
        guard let detail = story.detail else { return XCTFail("no detail") }
        if let navigation = story.list.navigationController {
            navigation.pushViewController(detail, animated: true)
        } else {
            story.list.present(detail, animated: true)
        }
        story.stage.advance(by: 0)
    }

    func testAFingerStopsAllAndATapReverses() {
        for pushes in [false, true] {
            for moment in Self.moments {
                for isOpening in [true, false] {
                    let message = "\(pushes) \(moment) \(isOpening)"
                    let story = HeroStory(pushes: pushes)
                    story.open()
                    if !isOpening {
                        story.stage.settle()
                        story.close()
                    }
                    story.stage.advance(by: moment)
                    let seen = story.image(2).frame
                    story.stage.touchDown(at: CGPoint(x: 160, y: 300))
                    XCTAssertEqual(story.image(2).frame.midY, seen.midY, accuracy: 1e-3, message)
                    story.stage.advance(by: 0.1)
                    XCTAssertEqual(story.image(2).frame.midY, seen.midY, accuracy: 1e-3, "\(message) it stays")
                    story.stage.touchUp()
                    story.checkRest(isOpen: !isOpening, message)
                }
            }
        }
    }

    func testAFingerCatchesAPullsAndReleases() {
        for pushes in [false, true] {
            let story = HeroStory(pushes: pushes)
            story.open()
            story.stage.advance(by: 0.08)
            let seen = story.image(2).frame
            story.stage.touchDown(at: CGPoint(x: 160, y: 300))
            story.stage.advance(by: 0.05)
            story.stage.touchMove(to: CGPoint(x: 160, y: 340), duration: 0.1)
            let pulled = story.image(2).frame
            XCTAssertGreaterThan(pulled.midY, seen.midY + 15)
            XCTAssertLessThan(pulled.width, seen.width)
            story.stage.touchMove(to: CGPoint(x: 160, y: 180), duration: 0.1)
            story.stage.touchUp()
            story.checkRest(isOpen: true, "thrown up")
            // Thrown down, caught, thrown up.
            story.pull(by: CGPoint(x: 0, y: 140), duration: 0.12, rests: false)
            story.stage.touchUp()
            story.stage.advance(by: 0.05)
            story.stage.touchDown(at: CGPoint(x: 160, y: 300))
            story.stage.advance(by: 0.05)
            story.stage.touchMove(to: CGPoint(x: 160, y: 60), duration: 0.15)
            story.stage.touchUp()
            story.checkRest(isOpen: true, "caught")
            story.pull(by: CGPoint(x: 0, y: 160), duration: 0.12, rests: false)
            story.stage.touchUp()
            story.checkRest(isOpen: false)
        }
    }

    func testACancelledTouchReturnsToTheNearerEnd() {
        let story = HeroStory()
        story.open()
        story.stage.settle()
        story.pull(by: CGPoint(x: 0, y: 170))
        story.detail?.view.gestureRecognizers?.first?.isEnabled = false
        story.stage.touchUp()
        story.checkRest(isOpen: true)
    }

    func testTouchesReachTheScreensWhenAllAreNearTheirEnds() {
        let story = HeroStory()
        story.open()
        story.stage.advance(by: 0.2)
        XCTAssertTrue(story.stage.window.hitTest(CGPoint(x: 160, y: 400), with: nil) === story.overlay)
        while let overlay = story.overlay, story.stage.window.hitTest(CGPoint(x: 160, y: 400), with: nil) === overlay {
            story.stage.advance(by: 1.0 / 60)
        }
        XCTAssertNotNil(story.overlay, "before the end")
        story.checkRest(isOpen: true)
    }

    func testARequestWithoutAnimationEndsAtOnce() {
        for pushes in [false, true] {
            let story = HeroStory(pushes: pushes)
            story.open()
            story.stage.advance(by: 0.1)
            if pushes {
                story.list.navigationController?.popViewController(animated: false)
            } else {
                story.list.dismiss(animated: false)
            }
            story.stage.advance(by: 0)
            XCTAssertNil(story.overlay)
            story.checkRest(isOpen: false)
        }
    }

    func testAnotherPushExpeditesIt() {
        let story = HeroStory(pushes: true)
        story.open()
        story.stage.advance(by: 0.06)
        story.list.navigationController?.pushViewController(UIViewController(), animated: false)
        story.stage.settle()
        XCTAssertEqual(story.list.navigationController?.viewControllers.count, 3)
        XCTAssertNil(story.overlay)
    }

    func testARotationContinuesToTheNewRectangles() {
        for isOpening in [true, false] {
            for moment in Self.moments {
                let story = HeroStory()
                story.open()
                if !isOpening {
                    story.stage.settle()
                    story.close()
                }
                story.stage.advance(by: moment)
                story.stage.rotate(to: .landscapeLeft)
                story.checkRest(isOpen: isOpening, "\(moment)")
            }
        }
    }

    func testRandomInterruptionsEndInOrder() {
        for seed in 1...12 {
            var dice = SeededDice(seed: seed)
            let story = HeroStory(pushes: seed % 2 == 0)
            for _ in 0..<12 {
                switch Int.random(in: 0..<6, using: &dice) {
                case 0: if !story.isOpen { story.open() }
                case 1: if story.isOpen { story.close() }
                case 2: story.stage.tap(at: CGPoint(x: 160, y: 300))
                case 3: story.stage.rotate(to: Bool.random(using: &dice) ? .portrait : .landscapeRight)
                default:
                    story.stage.touchDown(at: CGPoint(x: 150, y: 150))
                    story.stage.touchMove(
                        to: CGPoint(x: 150, y: 150 + CGFloat.random(in: -120...140, using: &dice)),
                        duration: Double.random(in: 0.05...0.3, using: &dice))
                    story.stage.touchUp()
                }
                story.stage.advance(by: Double.random(in: 0...0.3, using: &dice))
            }
            story.stage.settle()
            story.stage.rotate(to: .portrait)
            story.stage.settle()
            if story.isOpen { story.close() }
            story.checkRest(isOpen: false, "seed \(seed)")
        }
    }
}
