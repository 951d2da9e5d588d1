import Components
import Kinora
import TestSupport
import UIKit
import XCTest

/// Cards that are dragged, thrown, caught and brought back (Documentation/Effects.md#card-stack).
@preconcurrency @MainActor
final class CardStackTests: XCTestCase, @unchecked Sendable {
    private let back = TextbookSpring(response: 0.4, ratio: 0.7)
    private let exit = TextbookSpring(response: 0.6, ratio: 1)

    func testThreeCardsAreVisibleAtRest() {
        let scene = CardStackScene()
        for (index, alpha) in [1.0, 1, 1, 0].enumerated() {
            let depth = scene.depth(index)
            XCTAssertEqual(depth.scale, 1 - 0.06 * CGFloat(index), accuracy: 1e-6)
            XCTAssertEqual(depth.bottom, 320 + 14 * CGFloat(index), accuracy: 1e-3)
            XCTAssertEqual(Double(depth.alpha), alpha, accuracy: 1e-6)
        }
        XCTAssertNil(scene.card(4), "not loaded before it is needed")
        XCTAssertTrue(scene.stack.topCard === scene.card(0))
        let order = scene.stack.subviews.compactMap { $0.subviews.first?.subviews.first?.tag }
        XCTAssertEqual(order, [103, 102, 101, 100])
        XCTAssertEqual(scene.stack.subviews.map(\.accessibilityElementsHidden), [true, true, true, false])
    }

    func testAFingerMovesAndTiltsTheCardAndTheOthersRiseWithIt() {
        let scene = CardStackScene()
        scene.drag(by: CGPoint(x: 60, y: 0))
        let moved = scene.shown(0).x
        XCTAssertEqual(moved, 50, accuracy: 4, "less the distance at which a pan begins")
        XCTAssertEqual(scene.angle(0), .pi / 12 * moved / 240, accuracy: 1e-6)
        let risen = moved / (0.4 * 240)
        for index in 1...3 {
            XCTAssertEqual(scene.depth(index).scale, 1 - 0.06 * (CGFloat(index) - risen), accuracy: 1e-6)
            XCTAssertEqual(scene.depth(index).bottom, 320 + 14 * (CGFloat(index) - risen), accuracy: 1e-3)
        }
        XCTAssertEqual(scene.depth(3).alpha, risen, accuracy: 1e-6)
        XCTAssertEqual(scene.depth(0).scale, 1)
    }

    func testAReleasedCardSpringsBack() {
        let scene = CardStackScene()
        scene.drag(by: CGPoint(x: 60, y: 20))
        let (from, start) = (scene.shown(0), scene.stage.now)
        scene.stage.touchUp()
        for time in [0.02, 0.1, 0.2, 0.35] {
            scene.stage.advance(to: start + time)
            XCTAssertEqual(scene.shown(0).x, back.value(time, from: from.x, to: 0), accuracy: 0.05, "\(time)")
            XCTAssertEqual(scene.shown(0).y, back.value(time, from: from.y, to: 0), accuracy: 0.05, "\(time)")
            XCTAssertEqual(scene.angle(0), .pi / 12 * scene.shown(0).x / 240, accuracy: 1e-4, "the tilt follows")
        }
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertEqual(scene.shown(0), .zero)
        XCTAssertEqual(scene.take(), [])
        XCTAssertEqual(scene.stack.topIndex, 0)
    }

    func testAThrownCardLeavesWithTheFingersVelocityAndTheNextRises() {
        let scene = CardStackScene()
        scene.drag(by: CGPoint(x: 90, y: 0), duration: 0.1, rests: false)
        let (from, start) = (scene.shown(0).x, scene.stage.now)
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["threw 0 right"])
        XCTAssertEqual(scene.stack.topIndex, 1)
        XCTAssertNotNil(scene.card(4), "the next one is loaded")
        // 90 points in a tenth of a second; half of the card's diagonal of 400 points beyond the edge.
        let end: Double = 160 + 200
        for time in [0.05, 0.15, 0.3] {
            scene.stage.advance(to: start + time)
            XCTAssertEqual(scene.shown(0).x, exit.value(time, from: from, to: end, velocity: 900), accuracy: 3, "\(time)")
        }
        XCTAssertEqual(scene.stage.settle(), [])
        XCTAssertNil(scene.card(0)?.window)
        for index in 1...4 { XCTAssertEqual(scene.depth(index).scale, 1 - 0.06 * CGFloat(index - 1), accuracy: 1e-6) }
        XCTAssertTrue(scene.stack.topCard === scene.card(1))
    }

    func testTheDelegateCanKeepACard() {
        let scene = CardStackScene()
        scene.allowsThrows = false
        scene.drag(by: CGPoint(x: -140, y: 0))
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.take(), [])
        XCTAssertEqual(scene.shown(0), .zero)
    }

    func testAFingerCatchesACardThatLeaves() {
        let scene = CardStackScene()
        scene.stack.throwCard(to: .left, animated: true)
        XCTAssertEqual(scene.take(), ["threw 0 left"])
        scene.stage.advance(by: 0.1)
        let seen = scene.shown(0)
        XCTAssertLessThan(seen.x, -20)
        scene.stage.touchDown(at: CGPoint(x: scene.middle.x + seen.x + 40, y: scene.middle.y))
        XCTAssertEqual(scene.take(), ["returned 0"])
        XCTAssertEqual(scene.shown(0).x, seen.x, accuracy: 1e-6, "it stops where it is seen")
        XCTAssertEqual(scene.stack.topIndex, 0)
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.shown(0).x, seen.x, accuracy: 1e-6, "and stays")
        scene.stage.touchUp()
        scene.stage.settle()
        let isBeyond = seen.x <= -0.4 * 240
        XCTAssertEqual(scene.take(), isBeyond ? ["threw 0 left"] : [])
        if !isBeyond { XCTAssertEqual(scene.shown(0), .zero) }
    }

    func testACatchIsReportedAndNoOtherTouch() {
        let scene = CardStackScene()
        scene.drag(by: CGPoint(x: 60, y: 0))
        XCTAssertEqual(scene.caught, [], "it was at rest")
        scene.stage.touchUp()
        scene.stage.advance(by: 0.1)
        scene.stage.touchDown(at: scene.middle)
        XCTAssertEqual(scene.caught, [0])
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.caught, [0], "once")
        scene.stack.throwCard(to: .left, animated: true)
        scene.stage.advance(by: 0.1)
        scene.stage.touchDown(at: CGPoint(x: scene.middle.x + scene.shown(0).x + 40, y: scene.middle.y))
        XCTAssertEqual(scene.take(), ["threw 0 left", "returned 0"])
        XCTAssertEqual(scene.caught, [0, 0])
        scene.stage.touchUp()
        scene.stage.settle()
    }

    func testInSlowMotionARequestContinuesWithTheVisibleVelocity() {
        let scene = CardStackScene()
        scene.stack.superview?.layer.speed = 0.2
        scene.drag(by: CGPoint(x: 80, y: 0))
        let (from, released) = (scene.shown(0).x, scene.stage.now)
        scene.stage.touchUp()
        scene.stage.advance(to: released + 0.4)
        let seen = scene.shown(0).x
        XCTAssertEqual(seen, back.value(0.08, from: from, to: 0), accuracy: 0.05, "a fifth of the time")
        let velocity = (back.value(0.0801, from: from, to: 0) - back.value(0.0799, from: from, to: 0)) / 0.0002
        scene.stack.throwCard(to: .right, animated: true)
        let thrown = scene.stage.now
        for time in [0.05, 0.1] {
            scene.stage.advance(to: thrown + 5 * time)
            XCTAssertEqual(scene.shown(0).x, exit.value(time, from: seen, to: 160 + 200, velocity: velocity), accuracy: 0.5, "\(time)")
        }
        scene.stage.settle()
    }

    func testAFingerCatchesACardThatSpringsBackAndThrowsIt() {
        let scene = CardStackScene()
        scene.drag(by: CGPoint(x: 80, y: 0))
        scene.stage.touchUp()
        scene.stage.advance(by: 0.06)
        let seen = scene.shown(0)
        scene.stage.touchDown(at: scene.middle)
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(scene.shown(0).x, seen.x, accuracy: 1e-6)
        scene.stage.touchMove(to: CGPoint(x: scene.middle.x - 180, y: scene.middle.y), duration: 0.1)
        XCTAssertEqual(scene.shown(0).x, seen.x - 180, accuracy: 16, "the finger moves it from there")
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["threw 0 left"])
        scene.stage.settle()
    }

    func testARequestContinuesFromPositionAndVelocity() {
        let scene = CardStackScene()
        scene.drag(by: CGPoint(x: 80, y: 0))
        scene.stage.touchUp()
        scene.stage.advance(by: 0.08)
        var positions: [CGFloat] = []
        for step in 0..<12 {
            if step == 6 { scene.stack.throwCard(to: .right, animated: true) }
            positions.append(scene.shown(0).x)
            scene.stage.advance(by: 1.0 / 240)
        }
        let speeds = zip(positions.dropFirst(), positions).map { ($0 - $1) * 240 }
        for (later, earlier) in zip(speeds.dropFirst(), speeds) {
            // The largest acceleration is that of the exit's spring over its distance.
            XCTAssertLessThan(abs(later - earlier), pow(2 * .pi / 0.6, 2) * 480 / 240 * 1.2)
        }
        XCTAssertLessThan(speeds[5], 0)
        scene.stage.settle()
    }

    func testACardComesBackFromItsEdge() {
        let scene = CardStackScene()
        scene.stack.returnCard(animated: true)
        XCTAssertEqual(scene.take(), [], "none was thrown")
        for direction in [CardStackView.Direction.left, .right] { scene.stack.throwCard(to: direction, animated: false) }
        XCTAssertEqual(scene.take(), ["threw 0 left", "threw 1 right"])
        scene.stage.settle()
        scene.stack.returnCard(animated: true)
        XCTAssertEqual(scene.take(), ["returned 1"])
        scene.stage.advance(by: 0.02)
        XCTAssertGreaterThan(scene.shown(1).x, 200)
        scene.stage.settle()
        XCTAssertEqual(scene.shown(1), .zero)
        scene.stack.returnCard(animated: false)
        scene.stage.advance(by: 0)
        XCTAssertEqual(scene.stack.topIndex, 0)
        XCTAssertEqual(scene.shown(0), .zero)
        XCTAssertNil(scene.card(4))
        for index in 0...3 { XCTAssertEqual(scene.depth(index).scale, 1 - 0.06 * CGFloat(index), accuracy: 1e-6) }
    }

    func testAllCardsCanBeThrown() {
        let scene = CardStackScene()
        scene.number = 3
        scene.stack.reloadCards()
        for _ in 0..<5 { scene.stack.throwCard(to: .right, animated: true) }
        XCTAssertEqual(scene.take(), ["threw 0 right", "threw 1 right", "threw 2 right"])
        scene.stage.settle()
        XCTAssertNil(scene.stack.topCard)
        XCTAssertEqual(scene.stack.subviews.count, 0)
        scene.drag(by: CGPoint(x: 50, y: 0))
        scene.stage.touchUp()
    }

    func testOnlyTheCardThrownLastIsCaught() {
        let scene = CardStackScene()
        for _ in 0..<2 { scene.stack.throwCard(to: .left, animated: true) }
        _ = scene.take()
        scene.stage.advance(by: 0.05)
        scene.stage.touchDown(at: scene.middle)
        XCTAssertEqual(scene.take(), ["returned 1"])
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertTrue(scene.stack.topCard === scene.card(1))
        scene.stack.throwCard(to: .right, animated: false)
        XCTAssertEqual(scene.stack.topIndex, 2)
        XCTAssertTrue(scene.stack.topCard === scene.card(2), "none is left out")
    }

    func testNumbersThatAreNotFiniteCountAsZero() {
        let scene = CardStackScene()
        (scene.stack.scaleStep, scene.stack.offsetStep, scene.stack.tilt, scene.stack.throwDistance) = (.nan, .infinity, .nan, .nan)
        (scene.stack.response, scene.stack.exitResponse, scene.stack.dampingRatio) = (.nan, -1, .nan)
        scene.drag(by: CGPoint(x: 60, y: 0))
        XCTAssertEqual(scene.depth(2).scale, 1)
        XCTAssertEqual(scene.angle(0), 0)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["threw 0 right"])
    }

    func testAReloadEndsADrag() {
        let scene = CardStackScene()
        scene.drag(by: CGPoint(x: 50, y: 0))
        scene.stack.reloadCards()
        scene.stage.touchMove(to: CGPoint(x: scene.middle.x + 120, y: scene.middle.y))
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.shown(0), .zero)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.take(), [])
        XCTAssertEqual(scene.stack.subviews.count, 4)
    }

    func testWithReduceMotionCardsFade() {
        let scene = CardStackScene()
        scene.stage.isReduceMotionEnabled = true
        scene.drag(by: CGPoint(x: 60, y: 0))
        XCTAssertGreaterThan(scene.shown(0).x, 40, "the finger moves it")
        scene.stage.touchUp()
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(scene.shown(0), .zero, "it does not spring")
        scene.stage.settle()
        scene.stack.throwCard(to: .left, animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.shown(0), .zero)
        XCTAssertEqual(scene.depth(0).alpha, 0.5, accuracy: 0.02)
        XCTAssertEqual(scene.depth(1).scale, 1, "the next one is in front at once")
        scene.stage.advance(by: 0.11)
        XCTAssertNil(scene.card(0)?.window)
        XCTAssertEqual(scene.stage.settle(), [])
        scene.stack.returnCard(animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.depth(0).alpha, 0.5, accuracy: 0.02)
        XCTAssertEqual(scene.shown(0), .zero)
        scene.stage.settle()
        XCTAssertEqual(scene.depth(0).alpha, 1)
    }

    func testItIsTheSameOnEveryScreenAndMirrored() {
        for kind in ScreenKind.all {
            let scene = CardStackScene(on: kind)
            scene.drag(by: CGPoint(x: -60, y: 0))
            let (from, start) = (scene.shown(0), scene.stage.now)
            XCTAssertEqual(from.x, -50, accuracy: 4, "\(kind)")
            scene.stage.touchUp()
            scene.stage.advance(to: start + 0.1)
            XCTAssertEqual(scene.shown(0).x, back.value(0.1, from: from.x, to: 0), accuracy: 0.05, "\(kind)")
            scene.stage.settle()
            scene.stack.throwCard(to: .left, animated: true)
            XCTAssertEqual(scene.stage.settle(), [])
            XCTAssertNil(scene.card(0)?.window, "\(kind)")
            XCTAssertEqual(scene.take(), ["threw 0 left"])
        }
    }

    func testNothingKeepsAStack() {
        weak var stack: CardStackView?
        do {
            let scene = CardStackScene()
            stack = scene.stack
            scene.stack.throwCard(to: .left, animated: true)
            scene.stage.advance(by: 0.1)
            scene.drag(by: CGPoint(x: 60, y: 0))
            scene.stage.touchUp()
            scene.stack.removeFromSuperview()
            scene.stage.settle()
        }
        XCTAssertNil(stack)
    }
}
