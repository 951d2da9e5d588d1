import QuartzCore
import XCTest

/// Layers with a time of their own: runs, repeats, pauses, directions.
final class LayerTimingTests: LayerTestCase {
    /// A layer with a fade of 10 seconds whose opacity tells the time within the layer: t / 10.
    private func clockLayer(in superlayer: CALayer? = nil, _ set: (CALayer) -> Void = { _ in }) -> CALayer {
        let layer = committedLayer("clock", in: superlayer)
        set(layer)
        let fade = fadeIn(10)
        fade.beginTime = 1e-12
        fade.fillMode = .both
        fade.isRemovedOnCompletion = false
        layer.add(fade, forKey: "clock")
        endTurn()
        return layer
    }

    /// The layer's time as its animations see it, from 0 to 10.
    private func time(of layer: CALayer) -> Double { layer.shownOpacity * 10 }

    private func isShown(_ layer: CALayer) -> Bool { layer.presentation()?.isHidden == false }

    func testALayerWithADurationIsShownInItsActiveIntervalOnly() {
        let layer = clockLayer { ($0.beginTime, $0.duration) = (102, 3) }
        for (now, shown, local) in [(1.9, false, nil), (2, true, 0), (3.5, true, 1.5), (5, true, 3), (5.1, false, nil)]
            as [(Double, Bool, Double?)]
        {
            clock.now = 100 + now
            XCTAssertEqual(isShown(layer), shown, "at \(now)")
            if let local { XCTAssertEqual(time(of: layer), local, accuracy: 1e-5, "at \(now)") }
        }
        layer.fillMode = .both
        endTurn()
        clock.now = 100
        XCTAssertTrue(isShown(layer))
        XCTAssertEqual(time(of: layer), 0, accuracy: 1e-5)
        clock.now = 200
        XCTAssertTrue(isShown(layer))
        XCTAssertEqual(time(of: layer), 3, accuracy: 1e-5)
    }

    func testRepeatsAndReversesOfALayerRunItsAnimationsAgain() {
        let layer = clockLayer { ($0.beginTime, $0.duration, $0.repeatCount, $0.autoreverses, $0.speed) = (100, 2, 2, true, 2) }
        for (now, local) in [(0.5, 1), (1, 2), (1.5, 1), (2, 0), (2.75, 1.5), (3.5, 1), (4, 0)] {
            clock.now = 100 + now
            XCTAssertEqual(time(of: layer), local, accuracy: 1e-5, "at \(now)")
            XCTAssertTrue(isShown(layer))
        }
        clock.now = 104.1
        XCTAssertFalse(isShown(layer))
        layer.repeatDuration = 5
        endTurn()
        clock.now = 102.6
        XCTAssertFalse(isShown(layer), "5 local seconds at double speed")
        clock.now = 102.4
        XCTAssertTrue(isShown(layer))
    }

    func testSpeedOffsetAndRunsMultiplyDownTheTree() {
        let outer = committedLayer("outer")
        (outer.beginTime, outer.speed, outer.timeOffset) = (100, 0.5, 1)
        let middle = committedLayer("middle", in: outer)
        (middle.beginTime, middle.duration, middle.repeatCount) = (2, 3, 10)
        let layer = clockLayer(in: middle) { ($0.speed, $0.timeOffset) = (2, -1) }
        for now in [3, 5, 9.5, 19] {
            clock.now = 100 + now
            let inMiddle = (now * 0.5 + 1 - 2).truncatingRemainder(dividingBy: 3)
            XCTAssertEqual(time(of: layer), max(inMiddle * 2 - 1, 0), accuracy: 1e-5, "at \(now)")
            XCTAssertEqual(layer.convertTime(clock.now, from: nil), inMiddle * 2 - 1, accuracy: 1e-9)
        }
    }

    func testEventsInsideARunComeAtTheirTimes() {
        let layer = committedLayer()
        (layer.beginTime, layer.duration, layer.speed, layer.timeOffset) = (101, 4, 2, 1)
        endTurn()
        let fade = fadeIn(1)
        fade.beginTime = 2
        layer.add(fade, forKey: "fade")
        endTurn()
        XCTAssertEqual(context.nextEventTime ?? 0, 101.5, accuracy: 1e-9)
        advance(to: 1.75)
        XCTAssertEqual(context.nextEventTime ?? 0, 102, accuracy: 1e-9)
        advance(to: 2)
        XCTAssertNil(layer.animationKeys())
        let never = fadeIn(1)
        never.beginTime = 5
        layer.add(never, forKey: "never")
        endTurn()
        XCTAssertNil(context.nextEventTime, "the run is over before")
    }

    func testPausingAndResumingLosesNoTime() {
        let layer = clockLayer { $0.beginTime = 100 }
        clock.now = 103
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        (layer.speed, layer.timeOffset) = (0, paused)
        endTurn()
        for now in [103.0, 110, 5000] {
            clock.now = now
            // With speed 0 the begin has no effect.
            XCTAssertEqual(time(of: layer), 3, accuracy: 1e-5)
        }
        clock.now = 110
        let offset = layer.timeOffset
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
        endTurn()
        XCTAssertEqual(time(of: layer), 3, accuracy: 1e-5)
        clock.now = 112.5
        XCTAssertEqual(time(of: layer), 5.5, accuracy: 1e-5)
    }

    func testScrubbingALayerOfSpeedZeroReachesEveryTimeDirectly() {
        let layer = clockLayer { $0.speed = 0 }
        for offset in [7, 0.25, 9.99, 3] {
            layer.timeOffset = offset
            endTurn()
            XCTAssertEqual(time(of: layer), offset, accuracy: 1e-5)
        }
    }

    func testANegativeSpeedRunsBackwardsAndEndsNothing() {
        let layer = clockLayer { ($0.beginTime, $0.speed, $0.timeOffset) = (100, -2, 8) }
        for (now, local) in [(0, 8), (1.5, 5), (3.75, 0.5)] {
            clock.now = 100 + now
            XCTAssertEqual(time(of: layer), local, accuracy: 1e-5)
        }
        XCTAssertNil(context.nextEventTime)
        XCTAssertEqual(layer.convertTime(5, to: nil), 101.5, accuracy: 1e-12)
    }

    func testAJumpOfHoursIsTheSameAsManySteps() {
        let layer = committedLayer()
        let endless = fadeIn(0.7)
        (endless.repeatCount, endless.autoreverses) = (.infinity, true)
        layer.add(endless, forKey: "pulse")
        endTurn()
        for hours in [1.0, 7, 24] {
            clock.now = 100 + 3600 * hours
            let phase = (3600 * hours).truncatingRemainder(dividingBy: 1.4)
            XCTAssertEqual(layer.shownOpacity, phase <= 0.7 ? phase / 0.7 : 2 - phase / 0.7, accuracy: 1e-6)
        }
        jump(to: 3600)
        XCTAssertEqual(layer.animationKeys(), ["pulse"])
    }
}
