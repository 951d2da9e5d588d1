import Foundation
import RenderScene

@testable import Rendering

/// Blend modes, blurs and rasterized layers as they are defined.
extension ReferenceRenderer {
    /// Blends a pixel with another one of coverage `coverage`, by W3C's formulas for colors that are not premultiplied.
    static func blended(
        _ source: (Double, Double, Double, Double), over below: (Double, Double, Double, Double), _ coverage: Double, _ mode: BlendMode
    ) -> (Double, Double, Double, Double) {
        let (s, b) = (SIMD4(source.0, source.1, source.2, source.3) * coverage, SIMD4(below.0, below.1, below.2, below.3))
        guard s.w > 0 else { return below }
        var result = s + b * (1 - s.w)
        if mode == .plusLighter {
            result = pointwiseMin(s + b, SIMD4(repeating: 1))
        } else if b.w > 0, let mixed = ReferenceColor(b / b.w).mixed(with: ReferenceColor(s / s.w), mode) {
            for channel in 0..<3 {
                result[channel] = (1 - s.w) * b[channel] + (1 - b.w) * s[channel] + s.w * b.w * mixed[channel]
            }
        } else if b.w > 0 {
            for channel in 0..<3 {
                let mixed = formula(mode)(b[channel] / b.w, s[channel] / s.w)
                result[channel] = (1 - s.w) * b[channel] + (1 - b.w) * s[channel] + s.w * b.w * mixed
            }
        }
        return (result.x, result.y, result.z, result.w)
    }

    /// From backdrop and source, 0 to 1, in separable modes.
    private static func formula(_ mode: BlendMode) -> (Double, Double) -> Double {
        switch mode {
        case .multiply: { b, s in b * s }
        case .screen: { b, s in 1 - (1 - b) * (1 - s) }
        case .overlay: { b, s in b < 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }
        case .darken: { b, s in min(b, s) }
        case .lighten: { b, s in max(b, s) }
        case .colorDodge: { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
        case .colorBurn: { b, s in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
        case .hardLight: { b, s in s < 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }
        case .softLight:
            { b, s in
                s < 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * ((b < 0.25 ? ((16 * b - 12) * b + 4) * b : sqrt(b)) - b)
            }
        case .difference: { b, s in abs(b - s) }
        case .exclusion: { b, s in b + s - 2 * b * s }
        default: { _, s in s }
        }
    }

    /// An image after a filter, at the renderer's scale.
    func filtered(_ canvas: ReferenceImage, by filter: LayerFilter) -> ReferenceImage {
        switch filter.effect {
        case .gaussianBlur: return blurred(canvas, deviation: (filter[.radius] ?? 0) * scale)
        case .colorControls:
            let (saturation, brightness, contrast) = (filter[.saturation] ?? 1, filter[.brightness] ?? 0, filter[.contrast] ?? 1)
            return recolored(canvas) { color in
                let gray = (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
                return (SIMD3(repeating: gray) + (color - gray) * saturation + brightness - 0.5) * contrast + 0.5
            }
        case .colorInvert: return recolored(canvas) { 1 - $0 }
        case .average: return averaged(canvas)
        }
    }

    /// The mean color of the whole image: for a layer that covers it.
    private func averaged(_ canvas: ReferenceImage) -> ReferenceImage {
        let sum = canvas.pixels.reduce(into: SIMD4<Double>.zero) { $0 += SIMD4($1.0, $1.1, $1.2, $1.3) } / Double(canvas.pixels.count)
        var result = canvas
        for index in result.pixels.indices { result.pixels[index] = (sum.x, sum.y, sum.z, sum.w) }
        return result
    }

    /// An image blurred by a Gaussian, with its edge pixels extended for ever.
    private func blurred(_ canvas: ReferenceImage, deviation: Double) -> ReferenceImage {
        guard deviation > 0 else { return canvas }
        var result = canvas
        let reach = Int(6 * deviation) + 1
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let total = weights.reduce(0, +)
        for isColumn in [false, true] {
            let source = result
            for index in source.pixels.indices {
                let (x, y) = (index % width, index / width)
                var sum = SIMD4<Double>.zero
                for step in -reach...reach {
                    let (u, v) = isColumn ? (x, min(max(y + step, 0), height - 1)) : (min(max(x + step, 0), width - 1), y)
                    let p = source.pixels[v * width + u]
                    sum += SIMD4(p.0, p.1, p.2, p.3) * weights[step + reach]
                }
                sum /= total
                result.pixels[index] = (sum.x, sum.y, sum.z, sum.w)
            }
        }
        return result
    }

    /// An image with each color, not premultiplied, mapped to another one.
    private func recolored(_ canvas: ReferenceImage, _ change: (SIMD3<Double>) -> SIMD3<Double>) -> ReferenceImage {
        var result = canvas
        for (index, p) in canvas.pixels.enumerated() where p.3 > 0 {
            let color = change(SIMD3(p.0, p.1, p.2) / p.3).clamped(lowerBound: .zero, upperBound: .one) * p.3
            result.pixels[index] = (color.x, color.y, color.z, p.3)
        }
        return result
    }

    /// Draws a layer upright to an image of its bounds' size, and that image as contents.
    func drawRasterized(_ layer: LayerModel, _ plane: Projection, on canvas: inout ReferenceImage, clip: Coverage, opacity: Double) {
        let (bounds, scale) = (layer.values.bounds.simd, layer.values.rasterizationScale)
        let size = SIMD2((bounds.z * scale).rounded(.up), (bounds.w * scale).rounded(.up))
        let upright = LayerModel(0, 0, 1, 1)
        upright.values = layer.values.inOwnPlane
        upright.values.position = CGPoint(x: layer.values.anchor.x - bounds.x, y: layer.values.anchor.y - bounds.y)
        (upright.sublayers, upright.mask) = (layer.sublayers, layer.mask)
        let renderer = ReferenceRenderer(width: Int(size.x), height: Int(size.y), scale: scale)
        let drawn = renderer.render(upright, alpha: 0)
        let texels = ReferenceTexels(drawn)
        func isEdge(_ x: Int, _ y: Int) -> Bool {
            drawn.isEdge[min(max(y, 0), drawn.height - 1) * drawn.width + min(max(x, 0), drawn.width - 1)]
        }
        let inverse = plane.inverse()
        let (right, bottom) = (bounds.x + size.x / scale, bounds.y + size.y / scale)
        let shape = coverage(plane) { $0 > bounds.x && $1 > bounds.y && $0 < right && $1 < bottom }.masked(by: clip)
        for index in shape.amount.indices where shape.amount[index] > 0 {
            guard let p = inverse(Double(index % width) + 0.5, Double(index / width) + 0.5) else { continue }
            let (u, v) = ((p.x - bounds.x) * scale, (p.y - bounds.y) * scale)
            let texel = texels.pixel(u, v, texelsPerPixel: 1, layer.values.filters) * opacity
            let (x, y) = (Int((u - 0.5).rounded(.down)), Int((v - 0.5).rounded(.down)))
            // A pixel partly covered by an edge remains as uncertain when it is enlarged.
            let isNearEdge = isEdge(x, y) || isEdge(x + 1, y) || isEdge(x, y + 1) || isEdge(x + 1, y + 1)
            canvas.blend(index, (texel.x, texel.y, texel.z, texel.w), shape.amount[index], isEdge: shape.isEdge[index] || isNearEdge)
        }
    }
}
