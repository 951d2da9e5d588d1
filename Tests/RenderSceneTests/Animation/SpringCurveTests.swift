import RenderScene
import XCTest

final class SpringCurveTests: XCTestCase {
    private struct Physics: Decodable {
        struct Spring: Decodable {
            struct Sample: Decodable { let t, x, v: Double }
            let name: String
            let mass, stiffness, damping, initialVelocity: Double
            let samples: [Sample]
        }
        let springs: [Spring]
    }

    private struct CoreAnimation: Decodable {
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

    private func assert(_ value: Double, _ wanted: Double, _ message: String, line: UInt = #line) {
        XCTAssertEqual(value, wanted, accuracy: 1e-9 * max(abs(wanted), 1), message, line: line)
    }

    func testASpringIsThereAtTheVeryEndOfARunThatWasMadeForIt() {
        let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 500)
        XCTAssertEqual(spring.value(at: 0.5, of: 0.5), 1)
        XCTAssertLessThan(spring.value(at: 0.499, of: 0.5), 0.999)
        // One that is cut is where it has come.
        XCTAssertEqual(spring.value(at: 0.1, of: 0.1), spring.value(at: 0.1))
    }

    func testNoVelocityLeadsToInfinity() {
        for velocity in [1.79e308, -Double.greatestFiniteMagnitude, 1e300, 1e20] {
            for (damping, allows) in [(0.0, false), (10, false), (20, false), (500, true)] {
                let springs = [
                    SpringCurve(damping: damping, initialVelocity: velocity, allowsOverdamping: allows),
                    SpringCurve(stiffness: 1e-30, damping: damping, initialVelocity: velocity, allowsOverdamping: allows),
                    SpringCurve(duration: 0.5, dampingRatio: damping / 20, initialVelocity: velocity),
                ]
                for spring in springs {
                    for time in [0, 1e-6, 0.01, 0.5, 1, 1000] {
                        XCTAssertTrue(abs(spring.value(at: time)) < 1e30, "\(velocity), \(damping): \(spring.value(at: time)) at \(time)")
                    }
                    XCTAssertTrue(spring.settlingDuration.isFinite)
                }
            }
        }
    }

    func testPositionsAndVelocitiesAreThoseOfThePhysics() throws {
        let vectors: Physics = try Vectors.read("springs.json")
        XCTAssertEqual(vectors.springs.count, 10)
        for one in vectors.springs {
            let spring = SpringCurve(
                mass: one.mass, stiffness: one.stiffness, damping: one.damping, initialVelocity: one.initialVelocity,
                allowsOverdamping: true)
            for sample in one.samples {
                assert(spring.value(at: sample.t), sample.x, "\(one.name) x at \(sample.t)")
                assert(spring.velocity(at: sample.t), sample.v, "\(one.name) v at \(sample.t)")
            }
        }
    }

    func testOverdampingIsClampedToTheCritical() throws {
        let vectors: CoreAnimation = try Vectors.read("ca_springs_verified.json")
        XCTAssertEqual(vectors.springs.count, 9)
        for one in vectors.springs {
            let spring = SpringCurve(
                mass: one.mass, stiffness: one.stiffness, damping: one.damping, initialVelocity: one.initialVelocity)
            for sample in one.samples { assert(spring.value(at: sample.t), sample.x, "\(one.name) x at \(sample.t)") }
        }
    }

    func testSettlingDurationsAreThePublishedOnes() throws {
        let vectors: CoreAnimation = try Vectors.read("ca_springs_verified.json")
        XCTAssertEqual(vectors.published_measurements.count, 17)
        for one in vectors.published_measurements {
            let spring = SpringCurve(mass: one.mass, stiffness: one.stiffness, damping: one.damping, initialVelocity: one.velocity)
            XCTAssertEqual(spring.settlingDuration, one.settlingDuration, accuracy: 1e-9, "\(one)")
        }
        for one in vectors.springs {
            let spring = SpringCurve(mass: one.mass, stiffness: one.stiffness, damping: one.damping, initialVelocity: one.initialVelocity)
            XCTAssertEqual(spring.settlingDuration, one.settlingDuration, accuracy: 1e-9, one.name)
        }
    }

    func testAnUndampedSpringNeverSettlesAndSwingsForEver() {
        let spring = SpringCurve(damping: 0)
        XCTAssertEqual(spring.settlingDuration, Double(Float.greatestFiniteMagnitude))
        for period in 0..<5 {
            XCTAssertEqual(spring.value(at: (2 * Double(period) + 1) * .pi / 10), 2, accuracy: 1e-12)
            XCTAssertEqual(spring.value(at: 2 * Double(period) * .pi / 10), 0, accuracy: 1e-12)
        }
    }

    func testTheVelocityIsTheDerivativeOfTheValue() {
        for (damping, allows) in [(0.0, false), (3, false), (20, false), (20.000_001, true), (45, true)] {
            for velocity in [-4.0, 0, 7] {
                let spring = SpringCurve(damping: damping, initialVelocity: velocity, allowsOverdamping: allows)
                XCTAssertEqual(spring.velocity(at: 0), velocity)
                for t in [0.01, 0.2, 0.7] {
                    let difference = (spring.value(at: t + 1e-5) - spring.value(at: t - 1e-5)) / 2e-5
                    XCTAssertEqual(spring.velocity(at: t), difference, accuracy: 1e-6, "\(damping) \(velocity)")
                }
            }
        }
    }

    func testTheKindsOfSpringMeetAtCriticalDamping() {
        let critical = SpringCurve(damping: 20, initialVelocity: 3)
        for damping in [20 - 1e-6, 20 + 1e-6] {
            let near = SpringCurve(damping: damping, initialVelocity: 3, allowsOverdamping: true)
            for t in [0.03, 0.1, 0.4] { XCTAssertEqual(near.value(at: t), critical.value(at: t), accuracy: 1e-7) }
        }
    }

    func testAVerySlowOverdampedSpringKeepsItsDigits() {
        // With dominant damping it is u = e^(-k t / c) to the first order.
        let spring = SpringCurve(stiffness: 1, damping: 1e6, allowsOverdamping: true)
        for t in [1e5, 1e6, 4e6] { XCTAssertEqual(spring.value(at: t), 1 - exp(-t / 1e6), accuracy: 1e-9) }
        XCTAssertEqual(spring.settlingDuration, 1e6 * log(1000), accuracy: 7e6)
    }

    func testExtremesGiveFiniteValues() {
        let extremes = [Double.leastNormalMagnitude, 1e-12, 1, 1e12, Double.greatestFiniteMagnitude]
        for mass in extremes {
            for stiffness in extremes {
                for damping in [0] + extremes {
                    for allows in [false, true] {
                        let spring = SpringCurve(
                            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: 5, allowsOverdamping: allows)
                        for t in [0, 1e-9, 0.5, 3600, 1e9] {
                            XCTAssertTrue(spring.value(at: t).isFinite, "\(mass) \(stiffness) \(damping) at \(t)")
                        }
                        XCTAssertFalse(spring.settlingDuration.isNaN)
                    }
                }
            }
        }
    }
}
