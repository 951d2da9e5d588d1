import CoreGraphics
import Foundation
import RenderScene
import Rendering

extension CALayer {
    /// A layer to test, and the matrix from its plane to that of the point.
    private struct Candidate {
        let layer: CALayer
        let matrix: CATransform3D
    }

    /// The deepest layer at a point of the superlayer's space, without recursion.
    final func frontmostLayer(at point: CGPoint) -> CALayer? {
        struct Step {
            var layer: CALayer
            var point: CGPoint
            var candidates: [Candidate]
        }
        func enter(_ candidate: Candidate, _ point: CGPoint) -> Step? {
            let layer = candidate.layer
            guard !layer.isHidden else { return nil }
            // A 3D space has no plane of its own: its planes are tested where they are displayed on the superlayer's.
            if layer.values.isSpace { return Step(layer: layer, point: point, candidates: layer.planes(at: point, in: candidate.matrix)) }
            guard let inside = Homography(candidate.matrix).inverse?.project(point) else { return nil }
            if layer.masksToBounds, !layer.contains(inside) { return nil }
            let candidates = layer.sublayersBackToFront.map { Candidate(layer: $0, matrix: $0.matrixToSuperlayer) }
            return Step(layer: layer, point: inside, candidates: candidates)
        }
        guard let first = enter(Candidate(layer: self, matrix: matrixToSuperlayer), point) else { return nil }
        var path = [first]
        while var step = path.popLast() {
            if let candidate = step.candidates.popLast() {
                path.append(step)
                if let deeper = enter(candidate, step.point) { path.append(deeper) }
            } else if !step.layer.values.isSpace, step.layer.contains(step.point) {
                return step.layer
            }
        }
        return nil
    }

    /// The planes of this 3D space, including those of nested spaces, from back to front at a point, without back faces that are not drawn.
    private func planes(at point: CGPoint, in matrix: CATransform3D) -> [Candidate] {
        var planes: [(candidate: Candidate, depth: Double)] = []
        var open = [Candidate(layer: self, matrix: matrix)]
        while let next = open.popLast() {
            guard !next.layer.isHidden else { continue }
            if next.layer.values.isSpace {
                for sublayer in (next.layer.sublayers ?? []).reversed() {
                    open.append(Candidate(layer: sublayer, matrix: CATransform3DConcat(sublayer.matrixToSuperlayer, next.matrix)))
                }
                continue
            }
            let (m, map) = (next.matrix, Homography(next.matrix))
            guard next.layer.isDoubleSided || map.determinant > 0, let inside = map.inverse?.project(point) else { continue }
            let (x, y) = (Double(inside.x), Double(inside.y))
            let z = x * Double(m.m13) + y * Double(m.m23) + Double(m.m43)
            planes.append((next, z / map.homogeneous(x, y).z))
        }
        return planes.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element.candidate)
    }

    /// Sublayers in drawing order: by `zPosition`, then in array order.
    final var sublayersBackToFront: [CALayer] {
        let layers = sublayers ?? []
        guard layers.contains(where: { $0.values.zPosition != 0 }) else { return layers }
        return layers.enumerated().sorted { ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset) }
            .map(\.element)
    }
}
