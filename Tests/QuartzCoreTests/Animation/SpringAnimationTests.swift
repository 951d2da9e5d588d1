import QuartzCore
import RenderScene
import TestSupport
import XCTest

final class SpringAnimationTests: LayerTestCase {
    private struct Published: Decodable {
        struct Measured: Decodable { let mass, stiffness, damping, velocity, settlingDuration: Double }
        struct Spring: Decodable {
            struct Sample: Decodable { let t, x: Double }
            let name: String
            let mass, stiffness, damping, initialVelocity, settlingDuration: Double
            let samples: [Sample]
        }
        let published_measurements: [Measured]
        let springs: [Spring]
    }

    private func spring(_ keyPath: String = "position.x", to end: Any? = nil, duration: Double = 9) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: keyPath)
        (spring.toValue, spring.duration) = (end, duration)
        return spring
    }

    func testDefaults() {
        let spring = CASpringAnimation()
        XCTAssertEqual([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity, spring.duration], [1, 100, 10, 0, 0])
        XCTAssertFalse(spring.allowsOverdamping)
        XCTAssertEqual(spring.settlingDuration, 1.4727003346780928, accuracy: 1e-12)
        XCTAssertEqual(CASpringAnimation.defaultValue(forKey: "stiffness") as? CGFloat, 100)
        XCTAssertEqual(CASpringAnimation.defaultValue(forKey: "speed") as? Float, 1)
    }

    func testItMovesAsPublished() throws {
        let vectors: Published = try Vectors.read("ca_springs_verified.json")
        for one in vectors.springs {
            let layer = committedLayer()
            let spring = spring()
            (spring.mass, spring.stiffness, spring.damping) = (CGFloat(one.mass), CGFloat(one.stiffness), CGFloat(one.damping))
            (spring.initialVelocity, spring.fromValue, spring.toValue) = (CGFloat(one.initialVelocity), 100, 300)
            XCTAssertEqual(spring.settlingDuration, one.settlingDuration, accuracy: 1e-9, one.name)
            layer.add(spring, forKey: nil)
            endTurn()
            let begin = clock.now
            for sample in one.samples {
                clock.now = begin + sample.t
                XCTAssertEqual(layer.shownX, 100 + 200 * sample.x, accuracy: 2e-7, "\(one.name) at \(sample.t)")
            }
            clock.now = begin + 100
        }
        for one in vectors.published_measurements {
            let spring = CASpringAnimation()
            (spring.mass, spring.stiffness, spring.damping) = (CGFloat(one.mass), CGFloat(one.stiffness), CGFloat(one.damping))
            spring.initialVelocity = CGFloat(one.velocity)
            (spring.fromValue, spring.toValue) = (0, 1e6)
            XCTAssertEqual(spring.settlingDuration, one.settlingDuration, accuracy: 1e-9, "whatever its values")
        }
    }

    func testItRunsInRealSecondsUntilItsDurationOrAQuarterSecond() {
        for (duration, cut) in [(0.2, 0.2), (0, 0.25)] {
            let layer = committedLayer()
            let spring = spring(to: 350, duration: duration)
            spring.fromValue = 150
            let whole = CASpringAnimation().curve
            layer.add(spring, forKey: nil)
            endTurn()
            let begin = clock.now
            clock.now = begin + cut - 0.03
            XCTAssertEqual(layer.shownX, 150 + 200 * whole.value(at: cut - 0.03), accuracy: 1e-9)
            clock.now = begin + cut + 0.01
            XCTAssertEqual(layer.shownX, 50)
            clock.now = begin + 9
        }
    }

    func testOverdampingCountsOnlyWhereItIsAllowed() {
        func value(_ damping: CGFloat, _ allows: Bool) -> Double {
            let spring = CASpringAnimation()
            (spring.damping, spring.allowsOverdamping) = (damping, allows)
            return spring.curve.value(at: 0.2)
        }
        XCTAssertEqual(value(30, false), value(20, false), accuracy: 1e-12)
        XCTAssertLessThan(value(30, true), value(20, true))
    }

    func testPerceptualSpringsAreThePublishedOnes() {
        for (duration, bounce, settling) in [
            (0.5, 0.3, 0.8629552831744205), (0.5, 0.7, 1.904872615017113), (0.35, 0.15, 0.5156554893625898), (0.5, 0, 0.8),
        ] {
            let spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
            XCTAssertEqual(spring.duration, settling, accuracy: 1e-9)
            XCTAssertEqual(spring.settlingDuration, spring.duration)
            XCTAssertTrue(spring.allowsOverdamping)
            XCTAssertEqual(spring.perceptualDuration, duration, accuracy: 1e-12)
            XCTAssertEqual(Double(spring.bounce), bounce, accuracy: 1e-12)
        }
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        XCTAssertEqual(spring.stiffness, 157.91367041742973, accuracy: 1e-9)
        XCTAssertEqual(spring.damping, 25.132741228718345, accuracy: 1e-9)
        let flat = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
        XCTAssertEqual(flat.damping, 4 * .pi / (0.5 * 0.5), accuracy: 1e-9)
        XCTAssertEqual(flat.bounce, -0.5, accuracy: 1e-12)
    }

    func testValuesWithoutASpringAreRefused() {
        let spring = CASpringAnimation()
        let lines = Diagnostics.complaints {
            for bad in [0, -1, CGFloat.nan, .infinity] { (spring.mass, spring.stiffness) = (bad, bad) }
            for bad in [-0.1, CGFloat.nan, .infinity] { spring.damping = bad }
            for bad in [CGFloat.nan, .infinity, -.infinity] { spring.initialVelocity = bad }
            for (duration, bounce) in [(0, 0), (-1, 0), (.nan, 0), (.infinity, 0), (0.5, -1), (0.5, 1.1), (0.5, .nan)]
                as [(Double, CGFloat)]
            {
                XCTAssertEqual(CASpringAnimation(perceptualDuration: duration, bounce: bounce).stiffness, 100)
            }
        }
        XCTAssertEqual([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity], [1, 100, 10, 0])
        XCTAssertEqual(lines.count, 5, "one for each key")
        spring.damping = 0
        XCTAssertEqual(spring.settlingDuration, 3.4028234663852886e38)
    }

    // MARK: Taking over

    /// Value and velocity shown just before and just after now.
    private func velocities(_ read: () -> Double) -> (before: Double, after: Double) {
        let (now, step) = (clock.now, 1e-6)
        func at(_ time: Double) -> Double {
            clock.now = time
            defer { clock.now = now }
            return read()
        }
        return ((at(now) - at(now - step)) / step, (at(now + step) - at(now)) / step)
    }

    func testASpringWithoutValuesTakesOverValueAndVelocity() {
        for moves in ["spring", "basic"] {
            let layer = committedLayer()
            CATransaction.setDisableActions(true)
            layer.position.x = 400
            let first = moves == "spring" ? spring() : CABasicAnimation(keyPath: "position.x")
            (first.fromValue, first.duration) = (50, 1)
            layer.add(first, forKey: "move")
            endTurn()
            clock.now += 0.2
            let shown = layer.shownX
            let velocity = velocities { layer.shownX }.before
            XCTAssertGreaterThan(velocity, 100)
            layer.position.x = 90
            layer.add(spring(), forKey: "move")
            endTurn()
            XCTAssertEqual(layer.shownX, shown, accuracy: 1e-9)
            XCTAssertEqual(velocities { layer.shownX }.after, velocity, accuracy: 0.02 * velocity, moves)
            let begin = clock.now
            let curve = SpringCurve(initialVelocity: velocity / (90 - shown))
            for t in [0.05, 0.3, 1] {
                clock.now = begin + t
                XCTAssertEqual(layer.shownX, shown + (90 - shown) * curve.value(at: t), accuracy: 1e-3, moves)
            }
            clock.now = begin + 20
        }
    }

    func testTowardsAValueItTakesOverToo() {
        let layer = committedLayer()
        layer.add(spring(to: 250), forKey: "move")
        endTurn()
        clock.now += 0.1
        let shown = layer.shownX
        let velocity = velocities { layer.shownX }.before
        layer.add(spring(to: -100), forKey: "move")
        endTurn()
        XCTAssertEqual(layer.shownX, shown, accuracy: 1e-9)
        XCTAssertEqual(velocities { layer.shownX }.after, velocity, accuracy: 0.02 * velocity)
    }

    func testAtRestItBeginsAtTheModel() {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.position.x = 120
        layer.add(spring(to: 220), forKey: "move")
        endTurn()
        XCTAssertEqual(layer.shownX, 120)
        XCTAssertEqual(velocities { layer.shownX }.after, 0, accuracy: 0.02)
    }

    func testOnlyTheVelocityAlongTheRemainingPathContinues() {
        let layer = committedLayer()
        let across = CABasicAnimation(keyPath: "position")
        (across.fromValue, across.toValue, across.duration) = (CGPoint(x: 0, y: 0), CGPoint(x: 300, y: 400), 1)
        layer.add(across, forKey: "position")
        endTurn()
        clock.now += 0.5
        let next = spring("position", to: CGPoint(x: 150, y: 900))
        layer.add(next, forKey: "position")
        endTurn()
        XCTAssertEqual(velocities { Double(layer.presentation()?.position.x ?? 0) }.after, 0, accuracy: 1e-3)
        XCTAssertEqual(velocities { Double(layer.presentation()?.position.y ?? 0) }.after, 400, accuracy: 0.1)
    }

    func testItsOwnVelocityAFromValueADelayOrAdditionLeaveItAsItIs() {
        func start(_ set: (CASpringAnimation, CALayer) -> Void) -> (x: Double, velocity: Double) {
            let layer = committedLayer()
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (0, 1000, 1)
            layer.add(move, forKey: "move")
            endTurn()
            clock.now += 0.5
            let next = spring(to: 80)
            set(next, layer)
            layer.add(next, forKey: "move")
            endTurn()
            defer { clock.now += 30 }
            return (layer.shownX, velocities { layer.shownX }.after)
        }
        let own = start { spring, _ in spring.initialVelocity = 2 }
        XCTAssertEqual(own.x, 50, "from the model, with its own velocity")
        XCTAssertEqual(own.velocity, 60, accuracy: 0.1)
        let from = start { spring, _ in spring.fromValue = 30 }
        XCTAssertEqual(from.x, 30)
        XCTAssertEqual(from.velocity, 0, accuracy: 0.1)
        let late = start { spring, layer in
            spring.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 1
            spring.fillMode = .backwards
        }
        XCTAssertEqual(late.x, 50)
        let added = start { spring, _ in spring.isAdditive = true }
        XCTAssertEqual(added.x, 100, "the model plus its own first value, which is the model's")
    }

    func testSpeedsOfTheSpringAreCounted() {
        let layer = committedLayer()
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (0, 1000, 1)
        layer.add(move, forKey: "move")
        endTurn()
        clock.now += 0.5
        let next = spring(to: 80)
        next.speed = 4
        layer.add(next, forKey: "move")
        endTurn()
        XCTAssertEqual(velocities { layer.shownX }.after, 1000, accuracy: 1)
    }

    func testAnAnimationThatHasJustBegunGivesItsVelocity() {
        let layer = committedLayer()
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (500, 1500, 1)
        layer.add(move, forKey: "move")
        endTurn()
        clock.now += 1e-6
        layer.add(spring(to: 80), forKey: "move")
        endTurn()
        XCTAssertEqual(layer.shownX, 500.001, accuracy: 1e-6)
        XCTAssertEqual(velocities { layer.shownX }.after, 1000, accuracy: 1)
    }

    func testColorsAndTransformsGoOnToo() {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        let rotation = CABasicAnimation(keyPath: "transform")
        (rotation.fromValue, rotation.toValue, rotation.duration) = (CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1), 1)
        layer.add(rotation, forKey: "t")
        endTurn()
        clock.now += 0.5
        layer.add(spring("transform", to: CATransform3DMakeScale(4, 4, 1)), forKey: "t")
        endTurn()
        XCTAssertEqual(velocities { Double(layer.presentation()?.transform.m11 ?? 0) }.after, 2, accuracy: 1e-3)
    }
}
