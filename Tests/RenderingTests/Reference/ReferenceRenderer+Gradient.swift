import Foundation
import RenderScene

/// Gradients, computed at each pixel's center from their definition.
extension ReferenceRenderer {
    func draw(_ gradient: GradientValues, _ bounds: Box, _ plane: Projection, on canvas: inout ReferenceImage, shape: Coverage) {
        guard !gradient.colors.isEmpty else { return }
        let inverse = plane.inverse()
        for index in shape.amount.indices where shape.amount[index] > 0 {
            guard let p = inverse(Double(index % width) + 0.5, Double(index / width) + 0.5) else { continue }
            let unit = ((p.x - bounds.x) / bounds.w, (p.y - bounds.y) / bounds.h)
            let color = Self.color(of: gradient, at: Self.location(of: unit, in: gradient))
            canvas.blend(
                index, (color.x * color.w, color.y * color.w, color.z * color.w, color.w), shape.amount[index],
                isEdge: shape.isEdge[index])
        }
    }

    private static func location(of unit: (Double, Double), in gradient: GradientValues) -> Double {
        let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
        let (x, y) = (unit.0 - gradient.start.x, unit.1 - gradient.start.y)
        switch gradient.form {
        case .axial: return (x * dx + y * dy) / (dx * dx + dy * dy)
        case .radial: return hypot(x / dx, y / dy)
        case .conic:
            var turns = (atan2(y, x) - atan2(dy, dx)) / (2 * .pi)
            while turns < 0 { turns += 1 }
            return turns
        }
    }

    /// Without premultiplying: color components and alpha are interpolated separately.
    private static func color(of gradient: GradientValues, at location: Double) -> RGBA {
        let colors = gradient.colors
        let even = (0..<colors.count).map { Double($0) / Double(max(colors.count - 1, 1)) }
        let locations = gradient.locations.isEmpty ? even : gradient.locations
        if location < locations[0] { return colors[0] }
        for next in 1..<max(locations.count, 1) where location < locations[next] {
            let fraction = (location - locations[next - 1]) / (locations[next] - locations[next - 1])
            return colors[next - 1] * (1 - fraction) + colors[next] * fraction
        }
        return colors[locations.count - 1]
    }
}
