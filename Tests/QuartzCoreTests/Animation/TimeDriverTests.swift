import QuartzCore
import RenderScene
import XCTest

final class TimeDriverTests: LayerTestCase {
    private func driven(_ duration: Double = 2) -> (container: CALayer, inner: CALayer, driver: TimeDriver) {
        let container = committedLayer("container")
        let inner = committedLayer("inner", in: container)
        let driver = TimeDriver(duration: duration)
        driver.drive(container)
        return (container, inner, driver)
    }

    func testAnimationsBelowPauseAtTheFractionOfTheDuration() {
        let (container, inner, driver) = driven()
        inner.add(fadeIn(2), forKey: "fade")
        endTurn()
        for (seconds, fraction) in [(0.1, 0.0), (0.2, 0.3), (0.5, 0.9), (5, 0.1), (6, 1)] {
            driver.hold(at: fraction)
            endTurn()
            advance(to: seconds)
            XCTAssertEqual(inner.shownOpacity, fraction, accuracy: 1e-6)
            XCTAssertEqual(driver.fraction, fraction, accuracy: 1e-9)
        }
        XCTAssertNotNil(inner.animation(forKey: "fade"))
        XCTAssertEqual([container.speed, Float(container.timeOffset), Float(container.beginTime)], [1, 0, 0])
    }

    func testTimeOfALayerThatIsAddedLaterDoesNotJump() {
        let (container, inner) = (committedLayer("container"), committedLayer("inner"))
        container.addSublayer(inner)
        inner.add(fadeIn(2), forKey: "fade")
        endTurn()
        advance(to: 0.5)
        let driver = TimeDriver(duration: 2)
        driver.hold(at: 0.6)
        driver.drive(container)
        endTurn()
        XCTAssertEqual(inner.shownOpacity, 0.25, accuracy: 1e-6)
        driver.hold(at: 0.7)
        endTurn()
        XCTAssertEqual(inner.shownOpacity, 0.35, accuracy: 1e-6)
    }

    func testARunToTheEndIsOneCurveAndEndsTheAnimationsAtItsEnd() {
        let (_, inner, driver) = driven()
        let journal = Journal()
        inner.add(fadeIn(2).reporting(to: journal, as: "fade"), forKey: "fade")
        endTurn()
        driver.hold(at: 0.25)
        endTurn()
        advance(to: 1)
        driver.run(to: 1, length: 0.5, curve: .easeIn) { journal.write("arrived")() }
        endTurn()
        for seconds in [0.1, 0.3, 0.45] {
            advance(to: 1 + seconds)
            XCTAssertEqual(inner.shownOpacity, 0.25 + 0.75 * TimingCurve.easeIn(seconds / 0.5), accuracy: 1e-6)
        }
        advance(to: 1.499)
        XCTAssertEqual(journal.take(), ["start fade"])
        advance(to: 1.5)
        XCTAssertEqual(journal.take(), ["stop fade true", "arrived"])
        driver.end()
        endTurn()
        // Not the value at the layer's own time.
        XCTAssertEqual(inner.shownOpacity, 1)
        XCTAssertNil(root.animationKeys())
    }

    func testTheEndOfARunIsNoAnimationThatAppsSeeOrRemove() {
        let (_, _, driver) = driven()
        let journal = Journal()
        driver.hold(at: 0.5)
        endTurn()
        driver.run(to: 1, length: 1, curve: .linear) { journal.write("arrived")() }
        endTurn()
        for layer in root.subtree { XCTAssertNil(layer.animationKeys()) }
        root.removeAllAnimations()
        endTurn()
        XCTAssertEqual(journal.take(), [])
        advance(to: 1)
        XCTAssertEqual(journal.take(), ["arrived"])
    }

    func testTheEndFollowsTheTimeOfTheSuperlayer() {
        let (_, _, driver) = driven()
        let journal = Journal()
        driver.hold(at: 0.5)
        endTurn()
        driver.run(to: 1, length: 1, curve: .linear) { journal.write("arrived")() }
        endTurn()
        advance(to: 0.5)
        root.timeOffset = root.convertTime(clock.now, from: nil)
        root.beginTime = clock.now
        root.speed = 0.5
        endTurn()
        advance(to: 1.49)
        XCTAssertEqual(journal.take(), [])
        advance(to: 1.5)
        XCTAssertEqual(journal.take(), ["arrived"])
    }

    func testARunOutsideOfEveryWindowEndsAtOnce() {
        let outer = committedLayer("outer")
        let driver = TimeDriver(duration: 2)
        driver.drive(committedLayer("container", in: outer))
        let journal = Journal()
        driver.hold(at: 0.5)
        endTurn()
        driver.run(to: 1, length: 1, curve: .linear) { journal.write("arrived")() }
        endTurn()
        XCTAssertEqual(journal.take(), [])
        outer.removeFromSuperlayer()
        endTurn()
        XCTAssertEqual(journal.take(), ["arrived"])
        driver.hold(at: 0.5)
        driver.run(to: 0, length: 1, curve: .linear) { journal.write("back")() }
        endTurn()
        XCTAssertEqual(journal.take(), ["back"])
    }

    func testARunBeginsAsFastAsTimeWent() {
        for (fraction, rate) in [(0.2, 1.0), (0.6, 1), (0.97, 1), (0.5, -1.5), (0.5, 0)] {
            for end in [0.0, 1] {
                let (_, inner, driver) = driven()
                inner.add(fadeIn(2), forKey: "fade")
                driver.hold(at: fraction)
                endTurn()
                let now = clock.now - 100
                driver.run(to: end, length: 2 * abs(end - fraction), startingAt: rate)
                endTurn()
                XCTAssertEqual(driver.rate, rate, accuracy: 0.02)
                advance(to: now + 1e-4)
                XCTAssertEqual((inner.shownOpacity - fraction) / 1e-4, rate / 2, accuracy: 0.02, "\(fraction) \(rate) to \(end)")
                // It stays inside the range, and so nothing ends during the overshoot.
                var (least, most) = (1.0, 0.0)
                for step in 1..<40 {
                    advance(to: now + 2 * abs(end - fraction) * Double(step) / 40)
                    (least, most) = (min(least, inner.shownOpacity), max(most, inner.shownOpacity))
                }
                XCTAssertGreaterThan(least, 0)
                XCTAssertLessThan(most, 1)
                XCTAssertNotNil(inner.animation(forKey: "fade"))
                driver.end()
                endTurn()
            }
        }
    }

    func testARunToTheStartTakesOffWhatHasBegun() {
        let (_, inner, driver) = driven()
        let journal = Journal()
        let (fade, late) = (fadeIn(2).reporting(to: journal, as: "fade"), fadeIn().reporting(to: journal, as: "late"))
        inner.add(fade, forKey: "fade")
        endTurn()
        driver.hold(at: 0.5)
        endTurn()
        advance(to: 1)
        inner.add(late, forKey: "late")
        endTurn()
        driver.run(to: 0, length: 1, curve: .linear) { journal.write("back")() }
        endTurn()
        advance(to: 1.5)
        // The later one has not begun at this fraction.
        XCTAssertEqual(inner.shownOpacity, 0.25, accuracy: 1e-6)
        advance(to: 2)
        XCTAssertEqual(Set(journal.take().filter { !$0.hasPrefix("start") }), ["stop fade false", "stop late false", "back"])
        XCTAssertNil(inner.animationKeys())
    }

    func testWhatBeginsAfterTheReversalRunsByItself() {
        let (_, inner, driver) = driven()
        inner.add(fadeIn(2), forKey: "fade")
        endTurn()
        driver.hold(at: 0.5)
        endTurn()
        driver.run(to: 0, length: 1, curve: .linear)
        endTurn()
        advance(to: 1)
        XCTAssertNil(inner.animationKeys())
        inner.add(fadeIn(2), forKey: "second")
        endTurn()
        advance(to: 1.5)
        XCTAssertEqual(inner.shownOpacity, 0.25, accuracy: 1e-6)
        advance(to: 3)
        XCTAssertNil(inner.animationKeys())
    }

    func testAGrabInTheMiddleOfARunHoldsWhereItIs() {
        let (_, inner, driver) = driven(1)
        inner.add(fadeIn(), forKey: "fade")
        endTurn()
        driver.run(to: 1, length: 1, curve: .linear)
        endTurn()
        advance(to: 0.4)
        driver.hold(at: driver.fraction)
        endTurn()
        advance(to: 3)
        XCTAssertEqual(inner.shownOpacity, 0.4, accuracy: 1e-6)
        driver.run(to: 0, length: 0.4, curve: .linear)
        endTurn()
        advance(to: 3.1)
        XCTAssertEqual(inner.shownOpacity, 0.3, accuracy: 1e-6)
    }

    func testWhatLastsLongerPlaysOnWithoutAJump() {
        let (_, inner, driver) = driven(1)
        inner.add(fadeIn(4), forKey: "long")
        endTurn()
        driver.hold(at: 0.5)
        endTurn()
        advance(to: 10)
        driver.run(to: 1, length: 0.25, curve: .linear)
        endTurn()
        advance(to: 10.25)
        XCTAssertEqual(inner.shownOpacity, 0.25, accuracy: 1e-6)
        advance(to: 10.75)
        XCTAssertEqual(inner.shownOpacity, 0.375, accuracy: 1e-6)
        driver.end()
        endTurn()
        XCTAssertEqual(inner.shownOpacity, 0.375, accuracy: 1e-6)
        advance(to: 11.25)
        XCTAssertEqual(inner.shownOpacity, 0.5, accuracy: 1e-6)
        advance(to: 13.25)
        XCTAssertNil(inner.animationKeys())
    }

    func testARunWithinAHeldLayerWaitsForIt() {
        let outer = committedLayer("outer")
        let middle = committedLayer("middle", in: outer)
        let inner = committedLayer("inner", in: middle)
        let (first, second) = (TimeDriver(duration: 1), TimeDriver(duration: 1))
        first.drive(outer)
        second.drive(middle)
        inner.add(fadeIn(), forKey: "fade")
        endTurn()
        var hasArrived = false
        second.run(to: 1, length: 0.5, curve: .linear) { hasArrived = true }
        endTurn()
        advance(to: 5)
        XCTAssertEqual(inner.shownOpacity, 0, accuracy: 1e-6)
        first.hold(at: 0.25)
        endTurn()
        advance(to: 6)
        XCTAssertEqual(inner.shownOpacity, 0.5, accuracy: 1e-6)
        XCTAssertFalse(hasArrived)
        first.run(to: 1, length: 0.75, curve: .linear)
        endTurn()
        advance(to: 6.25)
        XCTAssertTrue(hasArrived)
    }

    func testARunWithoutDistanceArrivesAtOnceAndEndsTheAnimations() {
        let (_, inner, driver) = driven(1)
        let journal = Journal()
        inner.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade")
        endTurn()
        driver.hold(at: 1)
        endTurn()
        advance(to: 2)
        XCTAssertEqual(journal.take(), [])
        driver.run(to: 1, length: 0.5, curve: .linear) { journal.write("arrived")() }
        endTurn()
        advance(to: 2)
        XCTAssertEqual(journal.take(), ["arrived", "start fade", "stop fade true"])
    }
}
