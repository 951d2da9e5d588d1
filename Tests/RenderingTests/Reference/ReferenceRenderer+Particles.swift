import Foundation
import RenderScene

/// Particles of cells without any range, which follow from the rates alone.
extension ReferenceRenderer {
    private struct Born {
        let cell: EmitterCellValues
        /// In the layer's time.
        let birth: Double
        let age: Double
        let origin: SIMD3<Double>
        let tint: RGBA
        let factors: EmitterValues

        var color: RGBA { ((cell.color ?? RGBA(1, 1, 1, 1)) * tint + cell.colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one) }

        func position(at age: Double) -> SIMD3<Double> {
            let (longitude, latitude) = (cell.emissionLongitude, cell.emissionLatitude)
            let direction = SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
            return origin + direction * (cell.velocity * factors.velocity * age) + cell.acceleration * (age * age / 2)
        }
    }

    /// All particles alive at a time after the cell's begin, with those they have emitted themselves.
    private func born(
        of cell: EmitterCellValues, in emitter: EmitterValues, rate: Double, from origin: (Double) -> SIMD3<Double>, tint: (Double) -> RGBA,
        begin: Double, until end: Double, now: Double
    ) -> [Born] {
        var all: [Born] = []
        var number = 1.0
        while number / rate <= end {
            let (since, lifetime) = (number / rate, cell.lifetime * emitter.lifetime)
            let birth = begin + since
            let one = Born(
                cell: cell, birth: birth, age: now - birth, origin: origin(since), tint: tint(since), factors: emitter)
            if one.age >= 0, one.age < lifetime, cell.contents != nil { all.append(one) }
            for inner in cell.cells {
                all += born(
                    of: inner, in: emitter, rate: inner.birthRate, from: { one.position(at: $0) },
                    tint: { Born(cell: cell, birth: 0, age: $0, origin: .zero, tint: one.tint, factors: emitter).color }, begin: birth,
                    until: min(one.age, lifetime), now: now)
            }
            number += 1
        }
        return all
    }

    func draw(_ emitter: EmitterValues, _ plane: Projection, on canvas: inout ReferenceImage, clip: Coverage) {
        let particles = emitter.cells.flatMap { cell in
            born(
                of: cell, in: emitter, rate: cell.birthRate * emitter.birthRate,
                from: { _ in SIMD3(emitter.position, emitter.zPosition) },
                tint: { _ in RGBA(1, 1, 1, 1) }, begin: cell.timing.begin ?? 0, until: time - (cell.timing.begin ?? 0), now: time)
        }
        let sorted = particles.sorted { emitter.order == .oldestLast ? $0.birth > $1.birth : $0.birth < $1.birth }
        for particle in sorted {
            let (cell, position) = (particle.cell, particle.position(at: particle.age))
            guard let image = cell.contents else { continue }
            let source = cell.contentsRect
            let scale = max(cell.scale + cell.scaleSpeed * particle.age, 0) * emitter.scale
            let size = SIMD2(Double(image.width) * source.width, Double(image.height) * source.height) / cell.contentsScale
            let layer = LayerModel(0, 0, size.x, size.y) {
                ($0.contents, $0.contentsRect) = (image, source)
                $0.position = CGPoint(x: position.x, y: position.y)
                let rotation = CATransform3DMakeRotation(CGFloat(cell.spin * emitter.spin * particle.age), 0, 0, 1)
                $0.transform = CATransform3DScale(rotation, CGFloat(scale), CGFloat(scale), 1)
            }
            var shown = ReferenceImage(width: width, height: height)
            draw(layer, in: plane, nil, .zero, on: &shown, clip: self.all)
            let color = particle.color
            for index in shown.pixels.indices where shown.pixels[index].3 > 0 || shown.isEdge[index] {
                let p = shown.pixels[index]
                let tinted = (p.0 * color.x * color.w, p.1 * color.y * color.w, p.2 * color.z * color.w, p.3 * color.w)
                canvas.pixels[index] = Self.blended(
                    tinted, over: canvas.pixels[index], clip.amount[index], emitter.order == .additive ? .plusLighter : .normal)
                if shown.isEdge[index] || clip.isEdge[index] { canvas.isEdge[index] = true }
            }
        }
    }

}
