import Foundation
import RenderScene

/// Particles of an emitter layer, flattened into its plane.
extension DisplayListBuilder {
    func drawParticles(of drawing: LayerDrawing) {
        guard let emitter = drawing.values.emitter else { return }
        let (node, sample) = (drawing.node, samples[drawing.node.sample])
        let particles = ParticleSampler.particles(of: sample.tree.nodes[node.index], at: sample.localTime(at: node.index))
        for particle in particles { draw(particle, under: drawing.matrix, isAdded: emitter.order == .additive) }
    }

    private func draw(_ particle: Particle, under matrix: Homography, isAdded: Bool) {
        guard particle.color.w >= Self.faintest, particle.scale > 0, let source = PlaneRect(particle.contentsRect), !source.isEmpty else {
            return
        }
        let pixels = SIMD2(Double(particle.image.width), Double(particle.image.height))
        let texels = SIMD2(source.width, source.height) * pixels
        let contentsScale = particle.contentsScale > 0 && particle.contentsScale.isFinite ? particle.contentsScale : 1
        let half = texels / (2 * contentsScale)
        guard half.min() > 0 else { return }
        let (across, along) = (cos(particle.angle) * particle.scale, sin(particle.angle) * particle.scale)
        let own = Homography(across, along, 0, -along, across, 0, particle.position.x, particle.position.y, 1)
        let placed = own.concatenating(matrix)
        let rect = PlaneRect(left: -half.x, top: -half.y, right: half.x, bottom: half.y)
        guard placed.isFinite, placed.determinant != 0, let shape = visibleShape(Outline(rect), under: placed) else { return }
        var command = DisplayCommand.Image(
            shape: shape, image: particle.image, texelScale: SIMD2(repeating: contentsScale),
            texelOffset: SIMD2(source.left, source.top) * pixels + half * contentsScale)
        command.tint = particle.color
        command.isAdded = isAdded
        draw(.image(command), of: shape, isOpaque: false)
    }
}
