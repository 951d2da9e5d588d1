import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

@testable import CoreGraphics

@preconcurrency @MainActor
final class TouchPlaceTests: XCTestCase {
    func testAViewIsTouchedInItsMiddleWhereverItIs() {
        let log = TouchLog()
        let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let inner = TouchLog.View(frame: CGRect(x: 20, y: 40, width: 40, height: 40))
        outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
        log.view.addSubview(outer)
        outer.addSubview(inner)
        log.stage.tap(at: inner)
        XCTAssertEqual(inner.lines.first, "began 0.0000 140.00 140.00")
        log.stage.drag(from: inner, to: outer)
        XCTAssertEqual(inner.lines.last, "ended 0.5800 150.00 150.00")
    }

    func testAFingerOnALabelReachesWhatTheLabelIsIn() {
        let log = TouchLog()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        log.view.addSubview(label)
        log.stage.tap(at: label)
        XCTAssertEqual(log.take().first, "began 0.0000 60.00 20.00")
    }

    func testLayoutThatWaitsIsDoneFirst() {
        let log = TouchLog()
        final class Row: UIView {
            override func layoutSubviews() { subviews.first?.frame = CGRect(x: 100, y: 0, width: 50, height: 50) }
        }
        let row = Row(frame: CGRect(x: 0, y: 100, width: 320, height: 50))
        let button = TouchLog.View()
        row.addSubview(button)
        log.view.addSubview(row)
        log.stage.tap(at: button)
        XCTAssertEqual(button.lines.first, "began 0.0000 125.00 125.00")
    }

    func testAViewInAnotherIsTouched() {
        let scene = CoveredCard()
        scene.show()
        scene.log.stage.tap(at: scene.card)
        XCTAssertEqual(scene.log.stage.now, 0.08, accuracy: 1e-9)
    }
}

/// A card in a cover that fills the screen.
@MainActor private final class CoveredCard {
    final class Card: UIView {
        override nonisolated var description: String { "<Card>" }
    }
    final class Cover: UIView {
        override nonisolated var description: String { "<Cover>" }
    }

    let log = TouchLog()
    let card = Card(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    let cover = Cover(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        alert.windowLevel = .alert
        alert.addSubview(Cover(frame: alert.bounds))
    }

    func show() {
        log.view.addSubview(cover)
        cover.addSubview(card)
    }
}

/// Changes that put the card out of reach, each with an excerpt of the sentence.
private let obstacles: [(change: @MainActor (CoveredCard) -> Void, reason: String)] = [
    ({ $0.card.removeFromSuperview() }, "<Card>: it is in no window."),
    ({ $0.card.isHidden = true }, "<Card>: it is hidden"),
    ({ $0.cover.isHidden = true }, "<Card>: its superview <Cover> is hidden"),
    ({ $0.card.alpha = 0 }, "<Card>: it is transparent (alpha 0.0)"),
    ({ $0.card.center.x = 400 }, "<Card>: (400.0, 70.0) lies outside of the screen"),
    ({ $0.cover.addSubview(CoveredCard.Cover(frame: $0.card.frame)) }, "<Card>: at (70.0, 70.0) it is covered by <Cover>"),
    ({ $0.cover.bounds.size.height = 10 }, "reaches its superview"),
    ({ $0.alert.isHidden = false }, "<Card>: at (70.0, 70.0) it is covered by <Cover>"),
]

@Suite struct TouchPlaceTrapTests {
    @Test(arguments: obstacles.indices) func aViewThatAFingerCannotReachTrapsAndSaysWhy(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps {
                let scene = CoveredCard()
                scene.show()
                obstacles[index].change(scene)
                scene.log.stage.tap(at: scene.card)
            }
        }
        #expect(result.trapSentence?.hasPrefix("Stage.tap(at:): a finger does not reach <Card>: ") == true)
        #expect(result.trapSentence?.contains(obstacles[index].reason) == true)
    }

    @Test func twoFingersOutOfReachTrapToo() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let scene = CoveredCard()
                scene.show()
                scene.card.isHidden = true
                scene.log.stage.pinch(at: scene.card, from: 100, to: 20)
            }
        }
        #expect(result.trapSentence?.hasPrefix("Stage.pinch(at:from:to:): a finger does not reach <Card>: ") == true)
    }
}
