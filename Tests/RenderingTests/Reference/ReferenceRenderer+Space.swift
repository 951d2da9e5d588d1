import RenderScene

@testable import Rendering

/// A space whose planes are drawn one by one, and put over one another in each pixel in the order of their depths there.
extension ReferenceRenderer {
    private struct Plane {
        var canvas: ReferenceImage
        let depth: (Double, Double) -> Double
    }

    func drawSpace(
        _ layer: LayerModel, in superplane: Projection, _ sublayerTransform: CATransform3D?, _ anchor: CGPoint,
        on canvas: inout ReferenceImage, clip: Coverage
    ) {
        drawSpace(of: [layer], in: superplane, sublayerTransform, anchor, on: &canvas, clip: clip, faded: 1)
    }

    /// Whether siblings lie in planes that are not simply over one another in the order of their `zPosition`.
    static func shareSpace(_ siblings: [LayerModel], _ sublayerTransform: CATransform3D) -> Bool {
        let isTurned = !CATransform3DIsIdentity(sublayerTransform) && Set(siblings.map(\.values.zPosition)).count > 1
        return siblings.count > 1
            && (isTurned
                || siblings.contains { $0.values.isSpace || $0.values.anchorPointZ != 0 || !$0.values.transform.keepsPointsAtZero })
    }

    /// Draws siblings in the space that they share.
    func drawSpace(
        of siblings: [LayerModel], in superplane: Projection, _ sublayerTransform: CATransform3D?, _ anchor: CGPoint,
        on canvas: inout ReferenceImage, clip: Coverage, faded: Double
    ) {
        var planes: [Plane] = []
        for layer in siblings { collect(layer, superplane, sublayerTransform, anchor, opacity: faded, into: &planes) }
        for index in 0..<width * height {
            let (x, y) = (Double(index % width), Double(index / width))
            func order(_ u: Double, _ v: Double) -> [Int] {
                let depths = planes.map { ($0.depth(u, v) * 1e6).rounded() }
                return planes.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
            }
            func counted(_ grid: Int) -> [[Int]: Int] {
                var counts: [[Int]: Int] = [:]
                for sample in 0..<grid * grid {
                    let (u, v) = (Double(sample % grid) + 0.5, Double(sample / grid) + 0.5)
                    counts[order(x + u / Double(grid), y + v / Double(grid)), default: 0] += 1
                }
                return counts
            }
            var (grid, orders) = (8, counted(8))
            if orders.count > 1 { (grid, orders) = (32, counted(32)) }
            // A cut a hair beside the pixel is one through it.
            let around = [(-0.1, -0.1), (1.1, -0.1), (-0.1, 1.1), (1.1, 1.1)].map { order(x + $0.0, y + $0.1) }
            let isCut = orders.count > 1 || around.contains { orders[$0] == nil }
            var sum = (0.0, 0.0, 0.0, 0.0)
            for (order, count) in orders {
                var one = ReferenceImage(width: 1, height: 1)
                one.pixels[0] = canvas.pixels[index]
                for plane in order { one.blend(0, planes[plane].canvas.pixels[index], clip.amount[index]) }
                let (share, p) = (Double(count) / Double(grid * grid), one.pixels[0])
                sum = (sum.0 + p.0 * share, sum.1 + p.1 * share, sum.2 + p.2 * share, sum.3 + p.3 * share)
            }
            canvas.pixels[index] = sum
            let edges = planes.reduce(0) { $0 + ($1.canvas.isEdge[index] ? 1 : 0) } + (clip.isEdge[index] ? 1 : 0)
            if edges > 0 || isCut {
                // The part behind a cut may extend by a pixel below the one before it, so that no light comes through between them: an edge
                // or a second cut so near is visible in both.
                let near = Set((0..<81).map { order(x - 1.1 + 0.4 * Double($0 % 9), y - 1.1 + 0.4 * Double($0 / 9)) }).union(orders.keys)
                if edges > 1 || near.count > 2 || edges == 1 && near.count > 1 { canvas.isSharedByEdges[index] = true }
            }
            if isCut || clip.isEdge[index] || planes.contains(where: { $0.canvas.isEdge[index] }) { canvas.isEdge[index] = true }
        }
    }

    private func collect(
        _ layer: LayerModel, _ superplane: Projection, _ sublayerTransform: CATransform3D?, _ anchor: CGPoint, opacity: Double,
        into planes: inout [Plane]
    ) {
        let values = layer.values
        guard !values.isHidden else { return }
        guard values.isSpace else {
            let faded = LayerModel(0, 0, 0, 0)
            (faded.values, faded.sublayers, faded.mask) = (values, layer.sublayers, layer.mask)
            faded.values.opacity = values.opacity * opacity
            var canvas = ReferenceImage(width: width, height: height)
            draw(faded, in: superplane, sublayerTransform, anchor, on: &canvas, clip: all)
            let plane = superplane.plane(of: values, sublayerTransform: sublayerTransform, anchor: anchor)
            planes.append(Plane(canvas: canvas, depth: plane.depth()))
            return
        }
        let space = superplane.space(of: values, sublayerTransform: sublayerTransform, anchor: anchor)
        for sublayer in layer.sublayers {
            collect(sublayer, space, values.sublayerTransform, values.anchor, opacity: opacity * values.opacity, into: &planes)
        }
    }
}

extension CATransform3D {
    /// Whether points with z = 0 still have it.
    fileprivate var keepsPointsAtZero: Bool { m13 == 0 && m23 == 0 && m43 == 0 }
}
