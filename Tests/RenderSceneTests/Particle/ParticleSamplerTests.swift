import CoreGraphics
import RenderScene
import XCTest

/// Particles against closed forms: birth, position and changes.
final class ParticleSamplerTests: XCTestCase {
    private static let image = CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xffff_ffff }
    private let times = [0.5, 1.25, 3.05, 7, 100.01]

    private func cell(rate: Double = 10, lifetime: Double = 2, _ set: (inout EmitterCellValues) -> Void = { _ in }) -> EmitterCellValues {
        var cell = EmitterCellValues()
        (cell.birthRate, cell.lifetime, cell.contents) = (rate, lifetime, Self.image)
        set(&cell)
        return cell
    }

    private func node(_ cells: EmitterCellValues..., tracks: [Track] = [], set: (inout EmitterValues) -> Void = { _ in }) -> RenderNode {
        var values = LayerValues()
        var emitter = EmitterValues()
        emitter.cells = cells
        set(&emitter)
        values.emitter = emitter
        return RenderNode(layer: LayerID(rawValue: 1), name: "emitter", values: values, tracks: tracks)
    }

    private func particles(_ node: RenderNode, _ time: Double) -> [Particle] { ParticleSampler.particles(of: node, at: time) }

    func testParticleIIsBornIPartsOfASecondAfterTheBegin() {
        let emitter = node(cell(rate: 10, lifetime: 2))
        for time in times {
            let births = particles(emitter, time).map(\.birth)
            let expected = (1...2000).map { Double($0) / 10 }.filter { $0 <= time && time - $0 < 2 }
            XCTAssertEqual(births.count, expected.count, "at \(time)")
            for (birth, right) in zip(births, expected) { XCTAssertEqual(birth, right, accuracy: 1e-9) }
        }
    }

    func testAParticleFliesInAParabola() {
        let emitter = node(
            cell { ($0.velocity, $0.emissionLongitude, $0.acceleration) = (30, 0.5, SIMD3(4, -6, 2)) }
        ) { $0.position = SIMD2(100, 50) }
        for time in times {
            for particle in particles(emitter, time) {
                let age = time - particle.birth
                XCTAssertEqual(particle.position.x, 100 + 30 * cos(0.5) * age + 2 * age * age, accuracy: 1e-9)
                XCTAssertEqual(particle.position.y, 50 + 30 * sin(0.5) * age - 3 * age * age, accuracy: 1e-9)
                XCTAssertEqual(particle.position.z, age * age, accuracy: 1e-9)
            }
        }
    }

    func testItGrowsTurnsAndChangesColor() {
        let emitter = node(
            cell {
                ($0.scale, $0.scaleSpeed, $0.spin) = (2, -1.5, 3)
                ($0.color, $0.colorSpeed) = (RGBA(1, 0.5, 0, 1), RGBA(-0.25, 0.1, 0.6, -0.5))
            }
        ) { ($0.scale, $0.spin) = (0.5, 2) }
        for time in times {
            for particle in particles(emitter, time) {
                let age = time - particle.birth
                XCTAssertEqual(particle.scale, max(2 - 1.5 * age, 0) * 0.5, accuracy: 1e-9)
                XCTAssertEqual(particle.angle, 6 * age, accuracy: 1e-9)
                let color = RGBA(1 - 0.25 * age, 0.5 + 0.1 * age, min(0.6 * age, 1), 1 - 0.5 * age)
                XCTAssertLessThan((particle.color - color).max(), 1e-9)
                XCTAssertGreaterThan((particle.color - color).min(), -1e-9)
            }
        }
    }

    func testAnyFrameIsReachedAtOnceAndInAnyOrder() {
        let emitter = node(
            cell(rate: 40, lifetime: 1.5) {
                ($0.velocity, $0.velocityRange, $0.emissionRange, $0.lifetimeRange, $0.spinRange) = (50, 30, 6, 0.5, 4)
                $0.setCells([self.cell(rate: 9, lifetime: 0.4) { $0.velocity = 10 }])
            }
        ) { ($0.shape, $0.size) = (.rectangle, SIMD2(80, 40)) }
        let forwards = (0..<30).map { particles(emitter, 5 + Double($0) / 30) }
        let backwards = (0..<30).reversed().map { particles(emitter, 5 + Double($0) / 30) }
        for (one, other) in zip(forwards, backwards.reversed()) {
            XCTAssertEqual(one.map(\.position), other.map(\.position))
        }
        // A particle that is in two frames has gone on in a straight line: it is the same one.
        let second = Dictionary(
            uniqueKeysWithValues: particles(node(cell(rate: 7) { ($0.velocity, $0.velocityRange) = (50, 30) }), 3.1).map { ($0.birth, $0) })
        for particle in particles(node(cell(rate: 7) { ($0.velocity, $0.velocityRange) = (50, 30) }), 3) {
            guard let later = second[particle.birth], 3 > particle.birth else { continue }
            XCTAssertEqual(later.position.x / (3.1 - later.birth), particle.position.x / (3 - particle.birth), accuracy: 1e-9)
        }
    }

    func testRangesSpreadInBothDirections() {
        let emitter = node(
            cell(rate: 1000, lifetime: 2) { ($0.velocity, $0.velocityRange, $0.emissionRange, $0.scaleRange) = (100, 40, .pi / 2, 0.5) })
        let all = particles(emitter, 10)
        let speeds = all.filter { 10 - $0.birth > 1e-6 }.map { ($0.position * $0.position).sum().squareRoot() / (10 - $0.birth) }
        XCTAssertEqual(speeds.min() ?? 0, 60, accuracy: 1)
        XCTAssertEqual(speeds.max() ?? 0, 140, accuracy: 1)
        XCTAssertEqual(speeds.reduce(0, +) / Double(speeds.count), 100, accuracy: 3)
        let angles = all.filter { 10 - $0.birth > 1e-6 }.map { atan2($0.position.y, $0.position.x) }
        XCTAssertEqual(angles.min() ?? 0, -.pi / 4, accuracy: 0.02)
        XCTAssertEqual(angles.max() ?? 0, .pi / 4, accuracy: 0.02)
        XCTAssertEqual(all.map(\.scale).max() ?? 0, 1.5, accuracy: 0.02)
    }

    func testTheSeedChoosesTheNumbers() {
        let spread = cell { ($0.velocity, $0.emissionRange) = (10, 6) }
        let first = particles(node(spread), 5).map(\.position)
        XCTAssertEqual(particles(node(spread), 5).map(\.position), first)
        XCTAssertNotEqual(particles(node(spread) { $0.seed = 7 }, 5).map(\.position), first)
    }

    func testParticlesAreBornInTheShape() {
        let all: [EmitterValues.Shape] = [.point, .line, .rectangle, .cuboid, .circle, .sphere]
        for shape in all {
            for mode in [EmitterValues.Mode.points, .outline, .surface, .volume] {
                let emitter = node(cell(rate: 200, lifetime: 1)) {
                    ($0.shape, $0.mode, $0.position, $0.zPosition) = (shape, mode, SIMD2(10, 20), 30)
                    ($0.size, $0.depth) = (SIMD2(8, 6), 4)
                }
                for particle in particles(emitter, 3) {
                    let p = particle.position - SIMD3(10, 20, 30)
                    let radius = (p * p).sum().squareRoot()
                    let onFaces = [abs(abs(p.x) - 4) < 1e-9, abs(abs(p.y) - 3) < 1e-9, abs(abs(p.z) - 2) < 1e-9].filter { $0 }.count
                    switch shape {
                    case .point: XCTAssertEqual(radius, 0, accuracy: 1e-9)
                    case .line:
                        XCTAssertTrue(abs(p.x) <= 4 && p.y == 0 && p.z == 0)
                        if mode == .points { XCTAssertEqual(abs(p.x), 4) }
                    case .rectangle:
                        XCTAssertTrue(abs(p.x) <= 4 && abs(p.y) <= 3 && p.z == 0)
                        XCTAssertGreaterThanOrEqual(onFaces, mode == .points ? 2 : mode == .outline ? 1 : 0)
                    case .cuboid:
                        XCTAssertTrue(abs(p.x) <= 4 + 1e-9 && abs(p.y) <= 3 + 1e-9 && abs(p.z) <= 2 + 1e-9)
                        XCTAssertGreaterThanOrEqual(onFaces, mode == .points ? 3 : mode == .outline ? 2 : mode == .surface ? 1 : 0)
                    case .circle:
                        XCTAssertTrue(p.z == 0 && radius <= 8 + 1e-9)
                        if mode == .outline { XCTAssertEqual(radius, 8, accuracy: 1e-9) }
                    case .sphere:
                        XCTAssertLessThanOrEqual(radius, 8 + 1e-9)
                        if mode == .surface { XCTAssertEqual(radius, 8, accuracy: 1e-9) }
                    }
                }
            }
        }
    }

    func testAtTheOutlineOfACircleParticlesFlyAwayFromItsMiddle() {
        let emitter = node(cell(lifetime: 3) { $0.velocity = 5 }) { ($0.shape, $0.mode, $0.size) = (.circle, .outline, SIMD2(20, 0)) }
        for particle in particles(emitter, 9) {
            let radius = (particle.position * particle.position).sum().squareRoot()
            XCTAssertEqual(radius, 20 + 5 * (9 - particle.birth), accuracy: 1e-9)
        }
    }

    /// Movement of a particle of speed 10 in its first second, in points, y down.
    private func motion(_ longitude: Double, _ shape: EmitterValues.Shape, _ mode: EmitterValues.Mode) -> SIMD2<Double> {
        let emitter = node(cell(rate: 1, lifetime: 3) { ($0.velocity, $0.emissionLongitude) = (10, longitude) }) {
            ($0.shape, $0.mode, $0.size) = (shape, mode, SIMD2(40, 20))
        }
        let (before, after) = (particles(emitter, 1), particles(emitter, 2).filter { $0.birth < 1.5 })
        let movement = (after.first?.position ?? .zero) - (before.first?.position ?? .zero)
        return SIMD2(movement.x, movement.y)
    }

    private func assertMotion(
        _ longitude: Double, _ shape: EmitterValues.Shape, _ expected: SIMD2<Double>, mode: EmitterValues.Mode, line: UInt = #line
    ) {
        let shown = motion(longitude, shape, mode)
        XCTAssertEqual(shown.x, expected.x, accuracy: 1e-9, "\(shape) \(mode)", line: line)
        XCTAssertEqual(shown.y, expected.y, accuracy: 1e-9, "\(shape) \(mode)", line: line)
    }

    func testALinesLongitudesAreMeasuredFromItsNormal() {
        for mode in [EmitterValues.Mode.points, .outline, .surface, .volume] {
            assertMotion(0, .line, SIMD2(0, -10), mode: mode)
            assertMotion(.pi, .line, SIMD2(0, 10), mode: mode)
            assertMotion(.pi / 2, .line, SIMD2(10, 0), mode: mode)
        }
    }

    func testPointsRectanglesAndBoxesMeasureLongitudesFromTheXAxis() {
        for mode in [EmitterValues.Mode.points, .outline, .surface, .volume] {
            for shape in [EmitterValues.Shape.point, .rectangle, .cuboid] {
                assertMotion(0, shape, SIMD2(10, 0), mode: mode)
                assertMotion(.pi / 2, shape, SIMD2(0, 10), mode: mode)
            }
        }
    }

    func testTheSurfaceOfASphereSendsThemOutwards() {
        let emitter = node(cell(rate: 20, lifetime: 3) { $0.velocity = 5 }) {
            ($0.shape, $0.mode, $0.size) = (.sphere, .surface, SIMD2(20, 0))
        }
        let before = Dictionary(uniqueKeysWithValues: particles(emitter, 9).map { ($0.birth, $0.position) })
        for particle in particles(emitter, 9.5) {
            guard let old = before[particle.birth] else { continue }
            let movement = particle.position - old
            XCTAssertEqual((movement * movement).sum().squareRoot(), 2.5, accuracy: 1e-9)
            XCTAssertGreaterThan(movement.x * old.x + movement.y * old.y, 0)
        }
    }

    func testWhenTheRateBecomesZeroThoseThatLiveGoOn() {
        let before = node(cell(rate: 10, lifetime: 2))
        let after = node(cell(rate: 10, lifetime: 2)) {
            ($0.birthRate, $0.revision, $0.begin) = (0, 1, 4)
            $0.past = [EmitterPast(begin: -.infinity, end: 4, node: before)]
        }
        XCTAssertEqual(particles(after, 5.05).map { ($0.birth * 10).rounded() }, (31...40).map(Double.init))
        XCTAssertEqual(particles(after, 6.01).count, 0)
    }

    func testAnEmitterThatMovesLeavesItsParticlesBehind() {
        let before = node(cell(rate: 10, lifetime: 2)) { $0.position = SIMD2(1, 0) }
        let after = node(cell(rate: 10, lifetime: 2)) {
            ($0.position, $0.revision, $0.begin) = (SIMD2(9, 0), 1, 4)
            $0.past = [EmitterPast(begin: -.infinity, end: 4, node: before)]
        }
        for particle in particles(after, 5) { XCTAssertEqual(particle.position.x, particle.birth > 4 ? 9 : 1) }
        XCTAssertEqual(particles(after, 5).count, 20)
    }

    func testAnAnimatedRateGivesAsManyAsItsIntegral() {
        let track = Track(
            animation: 1, path: PropertyPath(.emitterBirthRate), own: TimingStage(timing: MediaTiming(begin: 0, duration: 4, fill: .both)),
            motion: .between(.number(0, 10)))
        let emitter = node(cell(rate: 20, lifetime: 50), tracks: [track])
        for time in [1.0, 2, 3, 4] { XCTAssertEqual(Double(particles(emitter, time).count), 25 * time * time, accuracy: 8) }
        XCTAssertEqual(Double(particles(emitter, 6).count), 400 + 400, accuracy: 8)
    }

    func testAnAnimatedPositionDrawsATrail() {
        let track = Track(
            animation: 1, path: PropertyPath(.emitterPosition), own: TimingStage(timing: MediaTiming(begin: 0, duration: 4, fill: .both)),
            motion: .between(.pair(SIMD2(0, 0), SIMD2(400, 0))))
        for particle in particles(node(cell(rate: 30), tracks: [track]), 3) {
            XCTAssertEqual(particle.position.x, 100 * particle.birth, accuracy: 100.0 / 64 + 1e-9)
        }
    }

    func testACellsTimeSaysWhenParticlesAreBornAndHowFastTheyLive() {
        let emitter = node(
            cell(rate: 10, lifetime: 100) {
                ($0.timing.begin, $0.timing.duration, $0.timing.speed, $0.velocity) = (3, 2, 2, 7)
            })
        let all = particles(emitter, 20)
        XCTAssertEqual(all.count, 20)
        XCTAssertEqual(all.first?.birth ?? 0, 3.05, accuracy: 1e-9)
        XCTAssertEqual(all.last?.birth ?? 0, 4, accuracy: 1e-9)
        XCTAssertEqual(all.first?.position.x ?? 0, 7 * 2 * (20 - 3.05), accuracy: 1e-6)
    }

    func testParticlesEmitFromWhereTheyAreInTheirColor() {
        let rocket = cell(rate: 1, lifetime: 2) {
            ($0.velocity, $0.color, $0.colorSpeed) = (10, RGBA(1, 0.5, 1, 1), RGBA(-0.2, 0, 0, 0))
            $0.contents = nil
            $0.setCells([self.cell(rate: 4, lifetime: 0.6) { ($0.acceleration.y, $0.color) = (2, RGBA(0.5, 1, 0, 1)) }])
        }
        for time in [1.3, 1.9, 2.6, 3.2, 5.75] {
            let all = particles(node(rocket), time)
            XCTAssertFalse(all.isEmpty)
            for spark in all {
                let launch = spark.birth.rounded(.down)
                let launches = [launch, launch - 1, launch - 2].map { spark.birth - $0 }.filter { $0 > 0 && $0 <= 2 }
                let age = time - spark.birth
                XCTAssertTrue(launches.contains { abs(spark.position.x - 10 * $0) < 1e-6 }, "\(spark.position.x) at \(time)")
                XCTAssertEqual(spark.position.y, age * age, accuracy: 1e-9)
                let born = spark.position.x / 10
                XCTAssertEqual(spark.color.x, 0.5 * (1 - 0.2 * born), accuracy: 1e-6)
                XCTAssertEqual(spark.color.y, 0.5, accuracy: 1e-6)
            }
        }
    }

    func testSparksOutliveTheirRocket() {
        let rocket = cell(rate: 1, lifetime: 1.01) {
            $0.contents = nil
            $0.setCells([self.cell(rate: 2, lifetime: 5)])
        }
        let emitter = node(rocket) {
            $0.begin = 1.5
            var first = EmitterValues()
            first.cells = [rocket]
            var values = LayerValues()
            values.emitter = first
            $0.past = [EmitterPast(begin: 0, end: 1.5, node: RenderNode(layer: LayerID(rawValue: 1), name: "", values: values))]
            $0.birthRate = 0
        }
        XCTAssertEqual(particles(emitter, 6).map(\.birth), [1.5, 2])
    }

    func testTheOrderIsByAgeOrByDepth() {
        func order(_ order: EmitterValues.Order) -> [Particle] { particles(node(cell { $0.acceleration.z = -2 }) { $0.order = order }, 5) }
        XCTAssertEqual(order(.oldestFirst).map(\.birth), order(.oldestFirst).map(\.birth).sorted())
        XCTAssertEqual(order(.oldestLast).map(\.birth), order(.oldestFirst).map(\.birth).reversed())
        XCTAssertEqual(order(.backToFront).map(\.position.z), order(.backToFront).map(\.position.z).sorted())
    }

    func testHowManyThereAreIsBounded() {
        XCTAssertEqual(particles(node(cell(rate: 1e8, lifetime: 1e9)), 1e6).count, ParticleSampler.mostParticles)
        var nested = cell(rate: 1e5, lifetime: 10)
        for _ in 1..<EmitterCellValues.mostNested { nested = cell(rate: 1e5, lifetime: 10) { [nested] in $0.setCells([nested]) } }
        XCTAssertLessThanOrEqual(particles(node(nested), 50).count, ParticleSampler.mostParticles)
    }

    func testNothingIsShownOfCellsThatAreOffEmptyOrBeyondNumbers() {
        XCTAssertTrue(particles(node(cell { $0.isEnabled = false }), 5).isEmpty)
        XCTAssertTrue(particles(node(cell(lifetime: 0)), 5).isEmpty)
        XCTAssertTrue(particles(node(cell(rate: 0)), 5).isEmpty)
        XCTAssertTrue(particles(node(cell(rate: -5)), 5).isEmpty)
        XCTAssertTrue(particles(node(cell { $0.timing.speed = 0 }), 5).isEmpty)
        XCTAssertTrue(particles(node(cell { $0.contents = nil }), 5).isEmpty)
        XCTAssertTrue(particles(node(cell()), .infinity).isEmpty)
        XCTAssertTrue(particles(node(cell()), -3).isEmpty, "before its begin nothing is born")
    }

    func testAKeyPathLeadsToACellsProperty() throws {
        var values = LayerValues()
        var emitter = EmitterValues()
        let spark = cell {
            $0.name = "spark"
            $0.setCells([self.cell { $0.name = "trail" }])
        }
        emitter.cells = [cell(), spark]
        values.emitter = emitter
        let rate = PropertyPath(try XCTUnwrap(EmitterCellPath("emitterCells.spark.birthRate")?.key))
        let trail = PropertyPath(try XCTUnwrap(EmitterCellPath("emitterCells.spark.emitterCells.trail.color")?.key))
        values[rate] = .number(77)
        values[trail] = .color(RGBA(0, 1, 0, 1))
        XCTAssertEqual(values.emitter?.cells[1].birthRate, 77)
        XCTAssertEqual(values.emitter?.cells[1].cells[0].color, RGBA(0, 1, 0, 1))
        XCTAssertEqual(values.emitter?.cells[0].birthRate, 10)
        XCTAssertNil(EmitterCellPath("emitterCells.spark"))
        XCTAssertNil(EmitterCellPath("emitterCells.spark.weight"))
        XCTAssertNil(EmitterCellPath("emitterCells.spark.cells.trail.color"))
        let none = PropertyPath(try XCTUnwrap(EmitterCellPath("emitterCells.none.birthRate")?.key))
        XCTAssertNil(values[none])
    }
}
