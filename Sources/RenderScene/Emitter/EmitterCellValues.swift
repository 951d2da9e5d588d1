import CoreGraphics

/// Values of one kind of particle: rate of birth, motion, rotation, growth, colors, and the particles it emits itself.
///
/// Seconds, points, radians. A range is the maximum deviation of a particle's value in either direction.
package struct EmitterCellValues: Sendable {
    package var name: String?
    package var isEnabled = true
    /// Interval of emission: in the time of the emitter's layer, or of the emitting particle.
    package var timing = MediaTiming(begin: 0, duration: .infinity)
    /// Particles per second.
    package var birthRate = 0.0
    package var lifetime = 0.0
    package var lifetimeRange = 0.0
    package var emissionLatitude = 0.0
    package var emissionLongitude = 0.0
    /// The whole angle of the emission cone.
    package var emissionRange = 0.0
    package var velocity = 0.0
    package var velocityRange = 0.0
    package var acceleration = SIMD3<Double>.zero
    package var scale = 1.0
    package var scaleRange = 0.0
    package var scaleSpeed = 0.0
    package var spin = 0.0
    package var spinRange = 0.0
    package var color: RGBA? = RGBA(1, 1, 1, 1)
    package var colorRange = RGBA.zero
    package var colorSpeed = RGBA.zero
    package var contents: CGImage?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale = 1.0
    /// Cells that its particles emit.
    package private(set) var cells: [EmitterCellValues] = []
    /// Number of nesting levels of cells, including this one.
    package private(set) var depth = 1

    package init() {}

    /// Limit on nesting levels of cells.
    package static let mostNested = 16

    package mutating func setCells(_ cells: [EmitterCellValues]) {
        self.cells = cells
        depth = 1 + (cells.map(\.depth).max() ?? 0)
    }

    /// Changes a nested cell.
    mutating func changeCell(at index: Int, _ body: (inout EmitterCellValues) -> Void) { body(&cells[index]) }

    /// Maximum time after a particle's birth at which it, or a particle it emits, may be visible.
    func longestPresence(lifetimeFactor: Double) -> Double {
        var longest = 0.0
        var pending = [(cell: self, before: 0.0)]
        while let (cell, before) = pending.popLast() {
            let own = max(cell.lifetime + abs(cell.lifetimeRange), 0) * lifetimeFactor
            let speed = abs(cell.timing.speed)
            let total = before + (speed > 0 ? own / speed : 0)
            longest = max(longest, total)
            for inner in cell.cells { pending.append((inner, total)) }
        }
        return longest
    }
}
