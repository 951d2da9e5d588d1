import QuartzCore
import RenderScene
import XCTest

/// After `driveAnimationsDirectly()` a driver drives the layers' animations as before, but not later ones.
final class DrivenAnimationsTests: LayerTestCase {
    private struct Scene {
        let inner: CALayer
        let driver: TimeDriver
    }

    private func driven(_ duration: Double = 2, speed: Float = 1, fade length: Double? = nil) -> Scene {
        let container = committedLayer("container")
        let inner = committedLayer("inner", in: container)
        inner.speed = speed
        let driver = TimeDriver(duration: duration)
        driver.drive(container)
        inner.add(fadeIn(length ?? duration), forKey: "fade")
        endTurn()
        return Scene(inner: inner, driver: driver)
    }

    func testWhatComesThenGoesOnWhileTheRestIsHeld() {
        let (scene, slide) = (driven(), CABasicAnimation(keyPath: "position.x"))
        scene.driver.hold(at: 0.25)
        endTurn()
        advance(to: 1)
        scene.driver.driveAnimationsDirectly()
        (slide.fromValue, slide.toValue, slide.duration) = (0, 100, 1)
        scene.inner.add(slide, forKey: "slide")
        endTurn()
        for (time, fraction) in [(1.25, 0.25), (1.5, 0.6), (1.75, 0.1)] {
            scene.driver.hold(at: fraction)
            endTurn()
            advance(to: time)
            XCTAssertEqual(scene.inner.shownOpacity, fraction, accuracy: 1e-6)
            XCTAssertEqual(scene.inner.presentation()?.position.x ?? -1, 100 * (time - 1), accuracy: 1e-6)
        }
        scene.driver.run(to: 0, length: 0.1, curve: .linear)
        endTurn()
        advance(to: 1.9)
        XCTAssertEqual(scene.inner.animationKeys(), ["slide"], "the way back takes off what has begun with the driving alone")
        scene.driver.end()
        endTurn()
        XCTAssertEqual(scene.inner.presentation()?.position.x ?? -1, 90, accuracy: 1e-6)
        advance(to: 2)
        XCTAssertNil(scene.inner.animationKeys())
    }

    /// The same curves, with and without direct driving from some moment on, at any speed of the layer.
    func testItIsDrivenAsBefore() {
        var seed: UInt64 = 1
        func random(_ range: ClosedRange<Double>) -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Double(seed >> 40) / Double(1 << 24) * (range.upperBound - range.lowerBound)
        }
        for round in 0..<30 {
            let speed: Float = round % 3 == 0 ? 2 : 1
            let length = round % 2 == 0 ? 2.0 : 5
            let (scene, plain) = (driven(speed: speed, fade: length), driven(speed: speed, fade: length))
            let switchStep = Int(random(0...5))
            var now = clock.now - 100
            for step in 0..<6 {
                if step == switchStep { scene.driver.driveAnimationsDirectly() }
                let (choice, fraction, rest) = (random(0...3), random(0...1), random(0.2...1.5))
                for driver in [scene.driver, plain.driver] {
                    switch choice {
                    case ..<1.5: driver.hold(at: fraction)
                    case ..<2.2: driver.run(to: 1, length: rest, startingAt: driver.rate)
                    default: driver.run(to: fraction < 0.3 ? 0 : 1, length: rest, curve: .easeIn)
                    }
                }
                endTurn()
                for _ in 0..<3 {
                    now += random(0.01...0.3)
                    advance(to: now)
                    let message = "round \(round), step \(step)"
                    XCTAssertEqual(scene.inner.shownOpacity, plain.inner.shownOpacity, accuracy: 1e-6, message)
                    XCTAssertEqual(scene.driver.fraction, plain.driver.fraction, accuracy: 1e-9, message)
                    XCTAssertEqual(scene.driver.rate, plain.driver.rate, accuracy: 1e-6, message)
                    XCTAssertEqual(scene.inner.animationKeys(), plain.inner.animationKeys(), message)
                }
            }
            for driver in [scene.driver, plain.driver] { driver.end() }
            endTurn()
            for _ in 0..<4 {
                now += 0.3
                advance(to: now)
                XCTAssertEqual(scene.inner.shownOpacity, plain.inner.shownOpacity, accuracy: 1e-6, "round \(round), after the end")
            }
        }
    }

    func testTheEndIsReportedAtItsTime() {
        let scene = driven()
        let journal = Journal()
        scene.inner.add(fadeIn(1).reporting(to: journal, as: "short"), forKey: "short")
        endTurn()
        scene.driver.hold(at: 0.1)
        endTurn()
        advance(to: 3)
        scene.driver.driveAnimationsDirectly()
        endTurn()
        advance(to: 6)
        XCTAssertEqual(journal.take(), [], "what stands does not start")
        scene.driver.run(to: 1, length: 1.8, curve: .linear) { journal.write("arrived")() }
        endTurn()
        advance(to: 6.79)
        XCTAssertEqual(journal.take(), ["start short"])
        advance(to: 6.81)
        XCTAssertEqual(journal.take(), ["stop short true"])
        advance(to: 7.8)
        XCTAssertEqual(journal.take(), ["arrived"])
        XCTAssertNil(scene.inner.animationKeys())
    }
}
