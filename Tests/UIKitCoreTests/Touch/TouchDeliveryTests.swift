import CoreGraphics
import Kinora
import TestSupport
import Testing
import UIKit
import XCTest

final class TouchDeliveryTests: XCTestCase {
    private func onScene(_ body: @MainActor (TouchScene) -> Void) {
        MainActor.assumeIsolated { TouchScene.run(body) }
    }

    private static let square = CGRect(x: 50, y: 50, width: 100, height: 100)

    func testAFingerNotifiesItsViewFromTouchToLiftWhereverItGoes() {
        onScene { scene in
            scene.view("a", Self.square)
            scene.finger(.began, 60, 60)
            scene.finger(.moved, 300, 400)
            scene.finger(.ended, 310, 400)
            XCTAssertEqual(scene.take(), ["a began", "a moved", "a ended"])
            scene.finger(.began, 60, 60)
            scene.finger(.cancelled, 60, 60)
            XCTAssertEqual(scene.take(), ["a began", "a cancelled"])
        }
    }

    func testATouchIsOneObjectWithLocationsTimesAndTaps() {
        onScene { scene in
            let view = scene.view("a", Self.square)
            var seen: [(UITouch, CGPoint, CGPoint, Double, Int)] = []
            let start = CACurrentMediaTime() - scene.stage.now
            view.onTouch = { _, touches in
                for touch in touches {
                    seen.append((touch, touch.location(in: view), touch.previousLocation(in: nil), touch.timestamp - start, touch.tapCount))
                }
            }
            let at = scene.stage.now
            scene.stage.touch([
                TouchSample(time: 0.0103, phase: .began, location: CGPoint(x: 60, y: 70)),
                TouchSample(time: 0.0201, phase: .moved, location: CGPoint(x: 62, y: 75)),
                TouchSample(time: 0.03, phase: .ended, location: CGPoint(x: 62, y: 75)),
                TouchSample(time: 0.2, phase: .began, location: CGPoint(x: 64, y: 70)),
                TouchSample(time: 0.22, phase: .ended, location: CGPoint(x: 64, y: 70)),
                TouchSample(time: 0.8, phase: .began, location: CGPoint(x: 64, y: 70)),
            ])
            XCTAssertEqual(seen.map(\.1), [(10, 20), (12, 25), (12, 25), (14, 20), (14, 20), (14, 20)].map { CGPoint(x: $0.0, y: $0.1) })
            XCTAssertEqual(seen[1].2, CGPoint(x: 60, y: 70))
            for (one, time) in zip(seen, [0.0103, 0.0201, 0.03, 0.2, 0.22, 0.8]) { XCTAssertEqual(one.3, at + time, accuracy: 1e-9) }
            XCTAssertEqual(seen.map(\.4), [1, 1, 1, 2, 2, 1])
            XCTAssertTrue(seen[0].0 === seen[2].0)
            XCTAssertFalse(seen[0].0 === seen[3].0)
            XCTAssertEqual(scene.stage.now, at + 0.8, accuracy: 1e-9)
        }
    }

    func testAViewThatTakesOneFingerIsNotifiedOfNoSecondOne() {
        onScene { scene in
            let view = scene.view("a", Self.square)
            scene.finger(.began, 60, 60, 0)
            scene.finger(.began, 90, 60, 1)
            scene.finger(.ended, 60, 60, 0)
            scene.finger(.ended, 90, 60, 1)
            XCTAssertEqual(scene.take(), ["a began", "a ended"])
            view.isMultipleTouchEnabled = true
            let both = [0, 1].map { TouchSample(time: 0, finger: $0, phase: .began, location: CGPoint(x: 60 + 20 * $0, y: 60)) }
            scene.stage.touch(both)
            scene.finger(.ended, 60, 60, 0)
            scene.finger(.ended, 80, 60, 1)
            XCTAssertEqual(scene.take(), ["a began x2", "a ended", "a ended"])
        }
    }

    func testAnExclusiveViewHasAllTouchesToItself() {
        onScene { scene in
            let alone = scene.view("alone", Self.square)
            scene.view("other", CGRect(x: 200, y: 50, width: 100, height: 100))
            alone.isExclusiveTouch = true
            scene.finger(.began, 60, 60, 0)
            scene.finger(.began, 210, 60, 1)
            scene.finger(.ended, 60, 60, 0)
            scene.finger(.ended, 210, 60, 1)
            XCTAssertEqual(scene.take(), ["alone began", "alone ended"])
            scene.finger(.began, 210, 60, 1)
            scene.finger(.began, 60, 60, 0)
            scene.finger(.ended, 210, 60, 1)
            scene.finger(.ended, 60, 60, 0)
            XCTAssertEqual(scene.take(), ["other began", "other ended"])
        }
    }

    func testTouchesGoUpTheChainToTheViewThatTakesThem() {
        onScene { scene in
            let outer = scene.view("outer", Self.square)
            var view = UIView(frame: outer.bounds)
            outer.addSubview(view)
            for _ in 0..<10_000 {
                let inner = UIView(frame: view.bounds)
                view.addSubview(inner)
                view = inner
            }
            scene.finger(.began, 60, 60)
            scene.finger(.ended, 60, 60)
            XCTAssertEqual(scene.take(), ["outer began", "outer ended"])
            XCTAssertTrue(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        }
    }

    func testAViewThatWasTakenOutKeepsItsTouch() {
        onScene { scene in
            let view = scene.view("a", Self.square)
            scene.finger(.began, 60, 60)
            view.removeFromSuperview()
            scene.finger(.moved, 70, 60)
            scene.finger(.ended, 70, 60)
            XCTAssertEqual(scene.take(), ["a began", "a moved", "a ended"])
        }
    }

    func testHidingTheWindowCancelsItsTouches() {
        onScene { scene in
            scene.view("a", Self.square)
            scene.finger(.began, 60, 60)
            scene.stage.window.isHidden = true
            scene.finger(.ended, 60, 60)
            XCTAssertEqual(scene.take(), ["a began", "a cancelled"])
        }
    }

    func testAnAppThatIgnoresInteractionReceivesNoTouches() {
        onScene { scene in
            scene.view("a", Self.square)
            scene.finger(.began, 60, 60)
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.beginIgnoringInteractionEvents()
            scene.finger(.ended, 60, 60)
            UIApplication.shared.endIgnoringInteractionEvents()
            XCTAssertTrue(UIApplication.shared.isIgnoringInteractionEvents)
            scene.finger(.began, 60, 60)
            UIApplication.shared.endIgnoringInteractionEvents()
            scene.finger(.ended, 60, 60)
            XCTAssertEqual(scene.take(), ["a began", "a cancelled"])
            scene.finger(.began, 60, 60)
            XCTAssertEqual(scene.take(), ["a began"])
        }
    }

    func testAnAnimatedViewTakesNoTouchesUnlessAllowed() {
        onScene { scene in
            let view = scene.view("a", Self.square)
            for (options, received) in [([], []), ([.allowUserInteraction], ["a began", "a ended"])]
                as [(UIView.AnimationOptions, [String])]
            {
                UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = view.alpha == 1 ? 0.5 : 1 }
                scene.stage.advance(by: 0.1)
                scene.finger(.began, 60, 60)
                scene.finger(.ended, 60, 60)
                XCTAssertEqual(scene.take(), received)
                scene.stage.settle()
                scene.finger(.began, 60, 60)
                scene.finger(.ended, 60, 60)
                XCTAssertEqual(scene.take(), ["a began", "a ended"])
            }
        }
    }

    func testAnEventHasAllFingersAndSaysWhoseTheyAre() {
        onScene { scene in
            let one = scene.view("a", Self.square)
            let two = scene.view("b", CGRect(x: 200, y: 50, width: 100, height: 100))
            let gesture = scene.gesture("g", on: two)
            let application = UIApplication.shared
            scene.finger(.began, 60, 60, 0)
            var counts: [[Int?]] = []
            two.onTouch = { _, touches in
                let event = scene.event
                counts.append([
                    event?.allTouches?.count, event?.touches(for: one)?.count, event?.touches(for: two)?.count,
                    event?.touches(for: scene.stage.window)?.count, event?.touches(for: gesture)?.count,
                    event?.touches(for: application.windows[0])?.filter { $0.phase == .stationary }.count,
                ])
            }
            scene.finger(.began, 210, 60, 1)
            XCTAssertEqual(counts, [[2, 1, 1, 2, 1, 1]])
        }
    }

    func testAMovingTouchIsPredictedOnItsLine() {
        onScene { scene in
            let view = scene.view("a", Self.square)
            var predicted: [CGPoint] = []
            view.onTouch = { phase, touches in
                guard phase == .moved, let touch = touches.first else { return }
                predicted = scene.event?.predictedTouches(for: touch)?.map { $0.location(in: view) } ?? []
            }
            // 120 points a second.
            scene.stage.touch(
                (0...6).map {
                    TouchSample(time: Double($0) / 120, phase: $0 == 0 ? .began : .moved, location: CGPoint(x: 60 + $0, y: 60))
                })
            XCTAssertEqual(predicted.count, 2)
            for (point, x) in zip(predicted, [17.0, 18.0]) { XCTAssertEqual(point.x, x, accuracy: 1e-6) }
        }
    }

    func testASampleAtNoPointIsReported() {
        onScene { scene in
            let complaints = Diagnostics.complaints {
                scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: CGFloat.nan, y: 0))])
            }
            XCTAssertEqual(complaints.count, 1)
            XCTAssertTrue(complaints[0].contains("must be at a finite point"), complaints[0])
        }
    }
}

private let down = TouchSample(time: 0, phase: .began, location: .zero)
private let impossibleSamples: [(samples: [TouchSample], says: String)] = [
    ([down, down], "sample 2: finger 0 comes down, but is down"),
    ([TouchSample(time: 0, finger: 3, phase: .moved, location: .zero)], "finger 3 is moved, but it is not down"),
    ([TouchSample(time: .nan, phase: .began, location: .zero)], "sample 1 is at nan s"),
]

@Suite struct TouchDeliveryTrapTests {
    @Test(arguments: impossibleSamples.indices) func impossibleSamplesTrapAndSayWhich(_ index: Int) async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [index] in
            await Diagnostics.exitAtTraps { TouchScene().stage.touch(impossibleSamples[index].samples) }
        }
        #expect(result.trapSentence?.contains(impossibleSamples[index].says) == true)
    }
}
