import CoreGraphics

/// A particle's appearance at one time.
package struct Particle: Sendable {
    /// In the space of the emitter's layer, in points.
    package var position: SIMD3<Double>
    /// Clockwise on the screen, in radians.
    package var angle: Double
    package var scale: Double
    /// Multiplies its image.
    package var color: RGBA
    package var image: CGImage
    package var contentsRect: CGRect
    /// Pixels of the image per point.
    package var contentsScale: Double
    /// Time of birth, in the layer's time.
    package var birth: Double
}

/// Trajectory of a particle and its changes since birth, in closed form.
struct ParticleTrajectory {
    var origin: SIMD3<Double>
    var velocity: SIMD3<Double>
    var acceleration: SIMD3<Double>
    var scale: Double
    var scaleSpeed: Double
    var scaleFactor: Double
    var spin: Double
    var color: RGBA
    var colorSpeed: RGBA
    /// In seconds of its own time.
    var lifetime: Double

    func position(at age: Double) -> SIMD3<Double> { origin + velocity * age + acceleration * (age * age / 2) }

    func color(at age: Double) -> RGBA {
        (color + colorSpeed * age).clamped(lowerBound: .zero, upperBound: RGBA(1, 1, 1, 1))
    }

    func particle(at age: Double, of cell: EmitterCellValues, _ image: CGImage, birth: Double) -> Particle {
        Particle(
            position: position(at: age), angle: spin * age, scale: max(scale + scaleSpeed * age, 0) * scaleFactor, color: color(at: age),
            image: image, contentsRect: cell.contentsRect, contentsScale: cell.contentsScale, birth: birth)
    }
}
