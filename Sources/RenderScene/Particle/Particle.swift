import CoreGraphics

/// A particle as it is shown at one time.
package struct Particle: Sendable {
    /// In the space of the emitter's layer, in points.
    package var position: SIMD3<Double>
    /// Clockwise as seen, in radians.
    package var angle: Double
    package var scale: Double
    /// What its picture is multiplied by.
    package var color: RGBA
    package var image: CGImage
    package var contentsRect: CGRect
    /// Pixels of the picture per point.
    package var contentsScale: Double
    /// When it was born, in the layer's time.
    package var birth: Double
}

/// How a particle moves and changes from its birth on: a closed form in its age.
struct ParticleCourse {
    var origin: SIMD3<Double>
    var velocity: SIMD3<Double>
    var acceleration: SIMD3<Double>
    var scale: Double
    var scaleSpeed: Double
    var scaleFactor: Double
    var spin: Double
    var color: RGBA
    var colorSpeed: RGBA
    /// In seconds of its own.
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
