import Kinora
import Transitions
import UIKit
import XCTest

/// Views that move from a list to its detail and back (Documentation/Effects.md#matched-hero).
@preconcurrency @MainActor
final class HeroTransitionTests: XCTestCase, @unchecked Sendable {
    private let spring = TextbookSpring(response: 0.45, ratio: 0.82)
    private let stiff = TextbookSpring(response: 0.45, ratio: 1)

    private func check(
        _ found: CGRect, _ time: Double, from: CGRect, to: CGRect, _ message: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for path in [\CGRect.midX, \.midY, \.width, \.height] as [KeyPath<CGRect, CGFloat>] {
            XCTAssertEqual(
                found[keyPath: path], spring.value(time, from: from[keyPath: path], to: to[keyPath: path]), accuracy: 0.02,
                "\(message) \(time)", file: file, line: line)
        }
    }

    func testTheDefaults() {
        let hero = HeroTransition()
        XCTAssertEqual([hero.response, hero.dampingRatio, hero.shrinkage, hero.dismissDistance], [0.45, 0.82, 0.4, 120])
        XCTAssertTrue(hero.allowsPull)
    }

    func testMatchedViewsMoveBySpringsThereAndBack() {
        for pushes in [false, true] {
            let story = HeroStory(pushes: pushes)
            story.open()
            var start = story.stage.now
            for time in [0, 0.05, 0.12, 0.25, 0.4] {
                story.stage.advance(to: start + time)
                // The photograph's two images are behind the name's: the detail has it in front.
                let (photo, name) = (story.image(2), story.image(0))
                check(photo.frame, time, from: HeroStory.photo.closed, to: HeroStory.photo.open, "photo")
                check(name.frame, time, from: HeroStory.name.closed, to: HeroStory.name.open, "name")
                XCTAssertEqual(photo.corner, stiff.value(time, from: 12, to: 0), accuracy: 1e-3)
                let share = stiff.value(time, from: 0, to: 1)
                XCTAssertEqual(story.image(3).opacity, share, accuracy: 1e-4)
                XCTAssertEqual(photo.opacity, 1, "covered by the detail's image")
                XCTAssertEqual(story.coverOpacity, 2 * share, accuracy: 1e-4, "the background in the first half")
                XCTAssertEqual(story.detailOpacity, 3 * share - 2, accuracy: 1e-4, "the contents in the last third")
                XCTAssertEqual(story.image(4).frame, CGRect(x: 260, y: 20, width: 40, height: 40))
                XCTAssertEqual(story.image(4).opacity, share, accuracy: 1e-4, "a view without a match fades in its rectangle")
                XCTAssertEqual(story.list.heroes["photo"]?.alpha, 0)
                XCTAssertEqual(story.detail?.heroes["photo"]?.alpha, 0)
            }
            story.checkRest(isOpen: true, "\(pushes)")
            story.close()
            start = story.stage.now
            for time in [0, 0.05, 0.12, 0.25] {
                story.stage.advance(to: start + time)
                check(story.image(2).frame, time, from: HeroStory.photo.open, to: HeroStory.photo.closed, "back")
                XCTAssertEqual(story.detailOpacity, stiff.value(time, from: 1, to: -2), accuracy: 1e-4)
            }
            story.checkRest(isOpen: false, "\(pushes)")
        }
    }

    func testAFingerPullsAllAndTheSpringsBeginWithItsVelocity() {
        for pushes in [false, true] {
            let story = HeroStory(pushes: pushes)
            story.open()
            story.stage.settle()
            story.pull(by: CGPoint(x: 20, y: 130))
            let held = story.image(2).frame
            let moved = held.midY - 120
            XCTAssertGreaterThan(moved, 60)
            let depth = moved / 240
            XCTAssertEqual(held.width, 320 * (1 - 0.4 * depth), accuracy: 8, "smaller with the distance")
            let share = (held.width / 320 - 0.6) / 0.4
            XCTAssertEqual(story.coverOpacity, min(2 * share, 1), accuracy: 1e-4)
            XCTAssertEqual(story.detailOpacity, max(3 * share - 2, 0), accuracy: 1e-4)
            XCTAssertEqual(story.image(3).opacity, 1, "contents stay the detail's")
            // Released with speed.
            story.stage.touchMove(to: CGPoint(x: 190, y: 290), duration: 0.05)
            let (from, before) = (story.image(2).frame, story.coverOpacity)
            story.stage.touchUp()
            let start = story.stage.now
            var frames: [CGRect] = []
            for time in [1.0 / 240, 2.0 / 240] {
                story.stage.advance(to: start + time)
                frames.append(story.image(2).frame)
            }
            XCTAssertEqual((frames[0].midY - from.midY) * 240, 800, accuracy: 120, "the finger's velocity")
            XCTAssertGreaterThan(frames[1].midY, frames[0].midY)
            XCTAssertLessThan(story.coverOpacity, before)
            story.checkRest(isOpen: false, "\(pushes)")
        }
    }

    func testADetailThatIsNotOpaqueFadesAsAWhole() {
        var counts: [Int] = []
        for alpha in [0.5, 1] {
            let story = HeroStory()
            story.open(background: UIColor(white: 0, alpha: alpha))
            counts.append(story.detail?.view.superview?.subviews.count ?? 0)
            let start = story.stage.now
            for time in [0.05, 0.12, 0.25] where alpha < 1 {
                story.stage.advance(to: start + time)
                XCTAssertEqual(story.detailOpacity, stiff.value(time, from: 0, to: 1), accuracy: 1e-4)
            }
            story.checkRest(isOpen: true)
        }
        XCTAssertEqual(counts[1], counts[0] + 1, "an opaque background is behind the detail")
    }

    func testAShortPullSpringsBackAndLeavesAllUntouched() {
        for pushes in [false, true] {
            let story = HeroStory(pushes: pushes)
            story.open()
            story.stage.settle()
            let before = story.detail.map { [ModelValues($0.view)] + $0.heroes.values.map(ModelValues.init) }
            story.pull(by: CGPoint(x: -15, y: 80))
            XCTAssertNotNil(story.overlay)
            let (from, start) = (story.image(2).frame, story.stage.now)
            story.stage.touchUp()
            for time in [0.05, 0.15, 0.3] {
                story.stage.advance(to: start + time)
                check(story.image(2).frame, time, from: from, to: HeroStory.photo.open, "return")
            }
            story.checkRest(isOpen: true, "\(pushes)")
            let after = story.detail.map { [ModelValues($0.view)] + $0.heroes.values.map(ModelValues.init) }
            XCTAssertEqual(before, after)
        }
    }

    func testAPullCanBeForbiddenAndAnUpwardOneIsNone() {
        let story = HeroStory()
        story.open()
        story.stage.settle()
        story.pull(by: CGPoint(x: 0, y: -80))
        XCTAssertNil(story.overlay)
        story.stage.touchUp()
        story.hero.allowsPull = false
        story.pull(by: CGPoint(x: 0, y: 200))
        XCTAssertNil(story.overlay)
        story.stage.touchUp()
        story.checkRest(isOpen: true)
    }

    func testAScrollViewComesFirstUntilItIsAtItsTop() throws {
        let story = HeroStory()
        story.open()
        story.stage.settle()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 1200)
        scroll.contentOffset.y = 300
        try XCTUnwrap(story.detail).view.addSubview(scroll)
        story.stage.advance(by: 0.05)
        story.pull(by: CGPoint(x: 0, y: 150))
        XCTAssertNil(story.overlay)
        XCTAssertLessThan(scroll.contentOffset.y, 200)
        story.stage.touchUp()
        story.stage.settle()
        scroll.contentOffset.y = 0
        story.pull(by: CGPoint(x: 0, y: 150))
        XCTAssertNotNil(story.overlay)
        XCTAssertEqual(scroll.contentOffset.y, 0)
        story.stage.touchUp()
        story.checkRest(isOpen: false)
    }

    func testReduceMotionCrossFadesAndAPullClosesAtItsRelease() {
        for pushes in [false, true] {
            let story = HeroStory(pushes: pushes, reducesMotion: true)
            story.open()
            story.stage.advance(by: 0.1)
            XCTAssertNil(story.overlay)
            XCTAssertEqual(story.detailOpacity, 0.5, accuracy: 1e-4)
            story.checkRest(isOpen: true)
            story.pull(by: CGPoint(x: 0, y: 200))
            XCTAssertEqual(story.detailOpacity, 1)
            story.stage.touchUp()
            story.stage.advance(by: 0.1)
            XCTAssertLessThan(story.detailOpacity, 0.7)
            story.checkRest(isOpen: false)
        }
    }

    func testItHoldsOnEveryDeviceInBothDirections() {
        for kind in ScreenKind.all {
            let story = HeroStory(on: kind)
            story.open()
            let start = story.stage.now
            for time in [0.05, 0.2] {
                story.stage.advance(to: start + time)
                check(story.image(2).frame, time, from: HeroStory.photo.closed, to: HeroStory.photo.open, "\(kind)")
            }
            story.checkRest(isOpen: true, "\(kind)")
            story.close()
            story.checkRest(isOpen: false, "\(kind)")
        }
    }

    func testViewsWithoutAreaOrWindowCountAsMissing() {
        let story = HeroStory()
        story.list.heroes["photo"]?.frame = .zero
        story.list.heroes["name"]?.removeFromSuperview()
        story.open()
        story.stage.advance(by: 0.1)
        XCTAssertEqual(story.overlay?.subviews.count, 3)
        XCTAssertEqual(story.image(1).frame, HeroStory.photo.open)
        XCTAssertEqual(story.stage.settle(), [])
        XCTAssertTrue(story.isOpen)
        story.close()
        XCTAssertEqual(story.stage.settle(), [])
        XCTAssertNil(story.overlay)
    }

    func testOddSettingsAreTakenAsTheNearestOnes() {
        let story = HeroStory()
        (story.hero.response, story.hero.dampingRatio) = (.nan, -3)
        (story.hero.shrinkage, story.hero.dismissDistance) = (.infinity, -5)
        story.open()
        story.checkRest(isOpen: true)
        story.pull(by: CGPoint(x: 0, y: 60))
        XCTAssertEqual(story.image(2).frame.size, HeroStory.photo.open.size, "not smaller")
        story.stage.touchUp()
        story.checkRest(isOpen: false)
    }
}
