import Foundation

/// Samples the particles of an emitter at a time, each as a function of its time of birth, which follows from the birth rates. Nothing is
/// stepped.
///
/// At a steady rate r, particle i of a cell is born i / r seconds after the cell's begin. While an animation affects births, the layer's
/// time is cut into slots of a sixty-fourth of a second, each with the values at its beginning; within a slot, births continue as if its
/// rate had always applied.
package struct ParticleSampler {
    /// Limit on displayed particles; beyond it, the youngest of the first cells are displayed.
    package static let mostParticles = 1 << 15
    /// Limit on births examined per frame.
    private static let mostBirths = 1 << 18
    private static let slot = 1.0 / 64
    /// Time span that is cut into slots, in seconds; earlier births are dropped.
    private static let longestCut = 256.0

    private let now: Double
    private var particles: [Particle] = []
    private var birthsLeft = Self.mostBirths
    private var parents: [Parent] = []

    /// A particle that emits others.
    private struct Parent {
        let emitter: EmitterValues
        let cells: [EmitterCellValues]
        let trajectory: ParticleTrajectory
        /// Its present age in its own seconds, which may exceed its lifetime; and its seconds per second of the layer.
        let age: Double
        let speed: Double
        let birth: Double
        let seed: UInt64
    }

    /// The particles of an emitter layer at a local time, in drawing order.
    package static func particles(of node: RenderNode, at layerTime: Double) -> [Particle] {
        guard let emitter = node.values.emitter, layerTime.isFinite else { return [] }
        var sampler = ParticleSampler(now: layerTime)
        sampler.emit(from: node, after: emitter.begin, until: layerTime)
        for past in emitter.past.reversed() where past.begin < layerTime {
            sampler.emit(from: past.node, after: past.begin, until: min(past.end, layerTime))
        }
        return sampler.sorted(node.values(at: layerTime).emitter?.order ?? emitter.order)
    }

    private init(now: Double) { self.now = now }

    private func sorted(_ order: EmitterValues.Order) -> [Particle] {
        let indexes = particles.indices.sorted { a, b in
            let (first, second) = (particles[a], particles[b])
            switch order {
            case .backToFront where first.position.z != second.position.z: return first.position.z < second.position.z
            case .oldestLast where first.birth != second.birth: return first.birth > second.birth
            default: return first.birth != second.birth ? first.birth < second.birth : a < b
            }
        }
        return indexes.map { particles[$0] }
    }

    /// Emits the particles born in the interval of a node's values.
    private mutating func emit(from node: RenderNode, after begin: Double, until end: Double) {
        guard let emitter = node.values.emitter else { return }
        let begin = max(begin, now - node.longestPresence)
        guard begin < end else { return }
        guard node.tracks.contains(where: \.movesEmitter) else { return emit(emitter, after: begin, until: end) }
        let first = max(begin, now - Self.longestCut)
        var number = (end / Self.slot).rounded(.down)
        while number * Self.slot + Self.slot > first, birthsLeft > 0 {
            let start = number * Self.slot
            if let emitter = node.values(at: start).emitter { emit(emitter, after: max(start, first), until: min(start + Self.slot, end)) }
            birthsLeft -= 1
            number -= 1
        }
    }

    private mutating func emit(_ emitter: EmitterValues, after begin: Double, until end: Double) {
        for (index, cell) in emitter.cells.enumerated() where cell.isEnabled {
            let rate = cell.birthRate * emitter.birthRate * abs(cell.timing.speed)
            let seed = ParticleRandom.mixed(UInt64(emitter.seed) << 8 | UInt64(index & 255))
            let reach = cell.longestPresence(lifetimeFactor: max(emitter.lifetime, 0))
            forEachBirth(of: cell, rate, after: max(begin, now - reach), until: end) { sampler, birth, number in
                var random = ParticleRandom(seed: seed, particle: number)
                let birthplace = emitter.birthplace(&random)
                let trajectory = cell.trajectory(
                    of: emitter, from: birthplace.point, normal: birthplace.normal, tint: RGBA(1, 1, 1, 1), &random)
                sampler.add(
                    trajectory, of: cell, emitter, birth: birth, age: (sampler.now - birth) * abs(cell.timing.speed), seed: random.seed)
            }
        }
        while let parent = parents.popLast() { emit(from: parent) }
    }

    /// From the youngest to the oldest.
    private mutating func forEachBirth(
        of cell: EmitterCellValues, _ rate: Double, after begin: Double, until end: Double,
        _ body: (inout ParticleSampler, Double, Int64) -> Void
    ) {
        guard rate > 0, rate < 1e9, cell.lifetime + abs(cell.lifetimeRange) > 0 else { return }
        let origin = (cell.timing.begin ?? 0) - (cell.timing.speed != 0 ? cell.timing.timeOffset / abs(cell.timing.speed) : 0)
        var number = ((end - origin) * rate).rounded(.down)
        guard abs(number) < 1e15 else { return }
        // Rounding must not assign a birth at the very end to both intervals.
        while origin + (number + 1) / rate <= end { number += 1 }
        while origin + number / rate > end { number -= 1 }
        while number >= 1, birthsLeft > 0, particles.count < Self.mostParticles {
            let birth = origin + number / rate
            guard birth > begin else { return }
            birthsLeft -= 1
            if cell.timing.phase(at: birth) != nil { body(&self, birth, Int64(number)) }
            number -= 1
        }
    }

    private mutating func add(
        _ trajectory: ParticleTrajectory, of cell: EmitterCellValues, _ emitter: EmitterValues, birth: Double, age: Double, seed: UInt64
    ) {
        if age >= 0, age < trajectory.lifetime, let image = cell.contents {
            particles.append(trajectory.particle(at: age, of: cell, image, birth: birth))
        }
        guard !cell.cells.isEmpty else { return }
        parents.append(
            Parent(
                emitter: emitter, cells: cell.cells, trajectory: trajectory, age: age, speed: abs(cell.timing.speed), birth: birth,
                seed: seed))
    }

    /// Emits the particles of a living particle, from its position and in its color at the time.
    private mutating func emit(from parent: Parent) {
        let end = min(parent.age, parent.trajectory.lifetime)
        guard end > 0, parent.speed > 0 else { return }
        for (index, cell) in parent.cells.enumerated() where cell.isEnabled {
            let rate = cell.birthRate * abs(cell.timing.speed)
            let reach = cell.longestPresence(lifetimeFactor: max(parent.emitter.lifetime, 0))
            let seed = ParticleRandom.mixed(parent.seed &+ UInt64(index))
            forEachBirth(of: cell, rate, after: max(parent.age - reach, 0), until: end) { sampler, birthAge, number in
                var random = ParticleRandom(seed: seed, particle: number)
                let trajectory = cell.trajectory(
                    of: parent.emitter, from: parent.trajectory.position(at: birthAge), normal: nil,
                    tint: parent.trajectory.color(at: birthAge),
                    &random)
                sampler.add(
                    trajectory, of: cell, parent.emitter, birth: parent.birth + birthAge / parent.speed,
                    age: (parent.age - birthAge) * abs(cell.timing.speed), seed: random.seed)
            }
        }
    }
}

/// Random numbers of one particle: a function of the emitter's seed and the particle's index, independent of earlier queries.
struct ParticleRandom {
    private var random: SeededRandom

    init(seed: UInt64, particle: Int64) {
        random = SeededRandom(seed: Self.mixed(seed ^ Self.mixed(UInt64(bitPattern: particle) &+ SeededRandom.step)))
    }

    /// A seed for the particles it emits.
    var seed: UInt64 { Self.mixed(random.state ^ 0x5851_f42d_4c95_7f2d) }

    /// From 0 to 1.
    mutating func unit() -> Double { random.fraction() }

    /// From -1 to 1.
    mutating func signed() -> Double { unit() * 2 - 1 }

    static func mixed(_ number: UInt64) -> UInt64 { SeededRandom.mixed(number) }
}
