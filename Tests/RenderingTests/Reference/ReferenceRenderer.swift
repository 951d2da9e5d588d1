import Foundation
import RenderScene

@testable import Rendering

/// The reference for a layer tree, drawn slowly and simply: each part in sequence, a whole image for each group, and 32 x 32 samples in
/// every pixel through which an outline runs.
struct ReferenceRenderer {
    let width: Int
    let height: Int
    let scale: Double
    /// Of the root's superspace, in seconds.
    var time = 0.0

    func render(_ root: LayerModel, alpha: Double = 1) -> ReferenceImage {
        var canvas = ReferenceImage(width: width, height: height, alpha: alpha)
        draw(root, in: Projection(scale: scale), nil, .zero, on: &canvas, clip: all)
        return canvas
    }

    func draw(
        _ layer: LayerModel, in superplane: Projection, _ sublayerTransform: CATransform3D?, _ anchor: CGPoint,
        on canvas: inout ReferenceImage, clip: Coverage, faded: Double = 1, behind: ReferenceImage? = nil
    ) {
        let values = layer.values
        if values.isSpace { return drawSpace(layer, in: superplane, sublayerTransform, anchor, on: &canvas, clip: clip) }
        let plane = superplane.plane(of: values, sublayerTransform: sublayerTransform, anchor: anchor)
        let opacity = min(max(values.opacity, 0), 1) * faded
        guard !values.isHidden, opacity > 0, !plane.isSingular, values.isDoubleSided || !plane.isVisibleFromBehind else { return }
        if values.shouldRasterize, !layer.hasBackdrops {
            drawRasterized(layer, plane, on: &canvas, clip: clip, opacity: opacity)
        } else if !values.allowsGroupOpacity {
            drawContents(layer, plane, on: &canvas, clip: clip, faded: opacity, behind: behind)
        } else if opacity < 1 || layer.mask != nil || values.shadow?.opacity ?? 0 > 0 || values.blendMode != .normal {
            var group = ReferenceImage(width: width, height: height)
            drawContents(layer, plane, on: &group, clip: all, behind: canvas.over(behind))
            if let shadow = values.shadow { addShadow(shadow, of: layer, plane, to: &group) }
            if let mask = layer.mask {
                var shown = ReferenceImage(width: width, height: height)
                draw(mask, in: plane, nil, .zero, on: &shown, clip: all)
                group.multiply(by: shown)
            }
            for index in 0..<width * height {
                let p = group.pixels[index]
                canvas.pixels[index] = Self.blended(p, over: canvas.pixels[index], opacity * clip.amount[index], values.blendMode)
                if group.isEdge[index] || clip.isEdge[index] { canvas.isEdge[index] = true }
                if group.isSharedByEdges[index] { canvas.isSharedByEdges[index] = true }
            }
        } else {
            drawContents(layer, plane, on: &canvas, clip: clip, behind: behind)
        }
    }

    /// - Parameter behind: content beneath the image of a group; nil for none.
    private func drawContents(
        _ layer: LayerModel, _ plane: Projection, on canvas: inout ReferenceImage, clip whole: Coverage, faded: Double = 1,
        behind: ReferenceImage? = nil
    ) {
        // Each part is visible to the extent of a clip.
        let clip = Coverage(amount: whole.amount.map { $0 * faded }, isEdge: whole.isEdge)
        let values = layer.values
        let (width, height) = (Double(values.bounds.size.width), Double(values.bounds.size.height))
        let bounds = (x: Double(values.bounds.origin.x), y: Double(values.bounds.origin.y), w: width, h: height)
        let radius = min(max(values.cornerRadius, 0), width / 2, height / 2)
        func isInside(_ x: Double, _ y: Double) -> Bool { Self.isInside(x, y, bounds, radius, values.roundCorners, values.cornerCurve) }
        let outline = coverage(plane, isInside)
        if !values.backgroundFilters.isEmpty {
            let below = values.backgroundFilters.reduce(canvas.over(behind)) { filtered($0, by: $1) }
            for index in below.pixels.indices {
                let seen = outline.amount[index] * clip.amount[index]
                canvas.blend(index, below.pixels[index], seen, isEdge: outline.isEdge[index] && seen > 0)
            }
        }

        if let color = values.backgroundColor { fill(color, outline, clip, on: &canvas) }
        let inner = values.masksToBounds ? clip.masked(by: outline) : clip
        if let image = values.contents {
            draw(image, values, bounds, plane, on: &canvas, clip: clip) { !values.masksToBounds || isInside($0, $1) }
        }
        if let gradient = values.gradient {
            draw(gradient, bounds, plane, on: &canvas, shape: outline.masked(by: clip))
        }
        if let shape = values.shape { draw(shape, plane, on: &canvas, clip: inner) }
        if let emitter = values.emitter { draw(emitter, plane, on: &canvas, clip: inner) }
        let anchor = CGPoint(
            x: bounds.x + Double(values.anchorPoint.x) * bounds.w, y: bounds.y + Double(values.anchorPoint.y) * bounds.h)
        let ordered = layer.sublayers.enumerated().sorted {
            ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
        }
        if let replicator = values.replicator {
            drawCopies(of: ordered.map(\.element), replicator, bounds, plane, on: &canvas, clip: inner, behind: behind)
        }
        let cut = values.masksToBounds ? whole.masked(by: outline) : whole
        let shareSpace = values.replicator == nil && Self.shareSpace(layer.sublayers, values.sublayerTransform)
        if shareSpace {
            drawSpace(of: layer.sublayers, in: plane, values.sublayerTransform, anchor, on: &canvas, clip: cut, faded: faded)
        }
        for (_, sublayer) in ordered where values.replicator == nil && !shareSpace {
            draw(sublayer, in: plane, values.sublayerTransform, anchor, on: &canvas, clip: cut, faded: faded, behind: behind)
        }
        if values.borderWidth > 0, let color = values.borderColor {
            let line = values.borderWidth
            let hole = (x: bounds.x + line, y: bounds.y + line, w: bounds.w - 2 * line, h: bounds.h - 2 * line)
            let rim = coverage(plane) { x, y in
                isInside(x, y)
                    && !(hole.w > 0 && hole.h > 0
                        && Self.isInside(x, y, hole, max(radius - line, 0), values.roundCorners, values.cornerCurve))
            }
            fill(color, rim, clip, on: &canvas)
        }
    }

    /// Draws the shadow of an image below it: for each pixel the sum over all the others, weighted by the distance between the plane's
    /// points at both, less the offset. Slow; the image must contain the whole caster.
    private func addShadow(_ shadow: Shadow, of layer: LayerModel, _ plane: Projection, to canvas: inout ReferenceImage) {
        guard let color = shadow.color else { return }
        let inverse = plane.inverse()
        let points = (0..<width * height).map { inverse(Double($0 % width) + 0.5, Double($0 / width) + 0.5) }
        let areas = (0..<width * height).map { index -> Double in
            guard let p = points[index], let right = inverse(Double(index % width) + 1.5, Double(index / width) + 0.5),
                let below = inverse(Double(index % width) + 0.5, Double(index / width) + 1.5)
            else { return 0 }
            return abs((right.x - p.x) * (below.y - p.y) - (right.y - p.y) * (below.x - p.x))
        }
        let variance = shadow.radius * shadow.radius
        var result = canvas
        for index in canvas.pixels.indices {
            guard let p = points[index] else { continue }
            let (x, y) = (p.x - shadow.offset.x, p.y - shadow.offset.y)
            var sum = 0.0
            for other in canvas.pixels.indices where canvas.pixels[other].3 > 0 {
                guard let q = points[other] else { continue }
                let distance = (q.x - x) * (q.x - x) + (q.y - y) * (q.y - y)
                guard distance < 36 * variance else { continue }
                sum += canvas.pixels[other].3 * areas[other] * exp(-distance / (2 * variance))
            }
            let alpha = sum / (2 * .pi * variance) * color.w * shadow.opacity
            result.pixels[index] = (color.x * alpha, color.y * alpha, color.z * alpha, alpha)
            result.blend(index, canvas.pixels[index], 1, isEdge: canvas.isEdge[index])
        }
        canvas = result
    }

    typealias Box = (x: Double, y: Double, w: Double, h: Double)

    private static func isInside(
        _ x: Double, _ y: Double, _ box: Box, _ radius: Double, _ corners: RoundCorners = .all, _ curve: CornerCurve = .circular
    ) -> Bool {
        guard x > box.x, x < box.x + box.w, y > box.y, y < box.y + box.h else { return false }
        let isLeft = x < box.x + box.w / 2
        let corner: RoundCorners = y < box.y + box.h / 2 ? (isLeft ? .minXMinY : .maxXMinY) : isLeft ? .minXMaxY : .maxXMaxY
        guard corners.contains(corner) else { return true }
        if curve == .continuous, radius > 0 {
            let (fromEdge, fromEnd) = (min(x - box.x, box.x + box.w - x), min(y - box.y, box.y + box.h - y))
            return ReferenceCorner.holds(fromEdge / radius, fromEnd / radius)
        }
        let dx = max(box.x + radius - x, x - (box.x + box.w - radius), 0)
        let dy = max(box.y + radius - y, y - (box.y + box.h - radius), 0)
        return dx * dx + dy * dy <= radius * radius
    }

    /// Coverage of each pixel, and whether an edge runs through it or a hair beside it.
    struct Coverage {
        var amount: [Double]
        var isEdge: [Bool]

        /// The product with another coverage.
        func masked(by mask: Coverage) -> Coverage {
            Coverage(amount: zip(amount, mask.amount).map { $0 * $1 }, isEdge: zip(isEdge, mask.isEdge).map { $0 || $1 })
        }
    }

    var all: Coverage {
        Coverage(amount: Array(repeating: 1, count: width * height), isEdge: Array(repeating: false, count: width * height))
    }

    /// The covered part of a plane, pixel by pixel.
    func coverage(_ plane: Projection, _ isInside: (Double, Double) -> Bool) -> Coverage {
        let inverse = plane.inverse()
        func hits(_ x: Double, _ y: Double) -> Bool {
            guard let p = inverse(x, y) else { return false }
            return isInside(p.x, p.y)
        }
        // A grid of quarter pixels, one more all round; where all in and around a pixel agree, no edge is near.
        let columns = 4 * width + 3
        let grid = (0..<columns * (4 * height + 3)).map { hits(Double($0 % columns - 1) / 4, Double($0 / columns - 1) / 4) }
        var result = all
        for index in 0..<width * height {
            let (x, y) = (index % width, index / width)
            var inside = 0
            for row in 4 * y..<4 * y + 7 { for column in 4 * x..<4 * x + 7 where grid[row * columns + column] { inside += 1 } }
            guard inside > 0, inside < 49 else {
                result.amount[index] = inside == 0 ? 0 : 1
                continue
            }
            var count = 0
            for sample in 0..<1024 where hits(Double(x) + (Double(sample % 32) + 0.5) / 32, Double(y) + (Double(sample / 32) + 0.5) / 32) {
                count += 1
            }
            result.amount[index] = Double(count) / 1024
            result.isEdge[index] = true
        }
        return result
    }

    func fill(_ color: RGBA, _ coverage: Coverage, _ clip: Coverage, on canvas: inout ReferenceImage) {
        let pixel = (color.x * color.w, color.y * color.w, color.z * color.w, color.w)
        let seen = coverage.masked(by: clip)
        for index in seen.amount.indices { canvas.blend(index, pixel, seen.amount[index], isEdge: seen.isEdge[index]) }
    }

    private func draw(
        _ image: CGImage, _ values: LayerValues, _ bounds: Box, _ plane: Projection, on canvas: inout ReferenceImage, clip: Coverage,
        within isInside: (Double, Double) -> Bool
    ) {
        let source = values.contentsRect
        let (pw, ph) = (Double(image.width), Double(image.height))
        let (tw, th) = (pw * Double(source.size.width), ph * Double(source.size.height))
        let box = Self.box(of: (tw / values.contentsScale, th / values.contentsScale), in: bounds, values.contentsGravity)
        let shape = coverage(plane) { Self.isInside($0, $1, box, 0) && isInside($0, $1) }.masked(by: clip)
        let inverse = plane.inverse()
        if values.filters != ContentsFilters() {
            let texels = ReferenceTexels(image, halvings: values.filters.minification == .trilinear ? 6 : 0)
            func texel(_ x: Double, _ y: Double) -> SIMD2<Double>? {
                guard let p = inverse(x, y) else { return nil }
                return SIMD2(
                    (p.x - box.x) / box.w * tw + Double(source.origin.x) * pw, (p.y - box.y) / box.h * th + Double(source.origin.y) * ph)
            }
            for index in shape.amount.indices where shape.amount[index] > 0 || shape.isEdge[index] {
                let (x, y) = (Double(index % width) + 0.5, Double(index / width) + 0.5)
                let step = 1e-4
                guard let here = texel(x, y), let right = texel(x + step, y), let down = texel(x, y + step) else { continue }
                let moves = [right - here, down - here].map { ($0 * $0).sum().squareRoot() / step }
                let p = texels.pixel(here.x, here.y, texelsPerPixel: max(moves[0], moves[1]), values.filters)
                canvas.blend(index, (p.x, p.y, p.z, p.w), shape.amount[index], isEdge: shape.isEdge[index])
            }
            return
        }
        image.withPixels { texels in
            for index in shape.amount.indices where shape.amount[index] > 0 || shape.isEdge[index] {
                // Behind the eye at the center, though not all over the pixel: nothing to compare.
                guard let p = inverse(Double(index % width) + 0.5, Double(index / width) + 0.5) else { continue }
                let u = (p.x - box.x) / box.w * tw + Double(source.origin.x) * pw - 0.5
                let v = (p.y - box.y) / box.h * th + Double(source.origin.y) * ph - 0.5
                canvas.blend(
                    index, Self.bilinear(texels, image.width, image.height, u, v), shape.amount[index], isEdge: shape.isEdge[index])
            }
        }
    }

    private static func bilinear(
        _ texels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, _ u: Double, _ v: Double
    ) -> (Double, Double, Double, Double) {
        let (x, y) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (fx, fy) = (u - Double(x), v - Double(y))
        func channel(_ shift: Int) -> Double {
            func texel(_ x: Int, _ y: Int) -> Double {
                Double(texels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)] >> UInt32(shift) & 255) / 255
            }
            let upper = texel(x, y) * (1 - fx) + texel(x + 1, y) * fx
            let lower = texel(x, y + 1) * (1 - fx) + texel(x + 1, y + 1) * fx
            return upper * (1 - fy) + lower * fy
        }
        return (channel(16), channel(8), channel(0), channel(24))
    }

    private static func box(of natural: (Double, Double), in bounds: Box, _ gravity: ContentsGravity) -> Box {
        var size = natural
        let (fitX, fitY) = (bounds.w / natural.0, bounds.h / natural.1)
        switch gravity {
        case .resize: return bounds
        case .resizeAspect: size = (natural.0 * min(fitX, fitY), natural.1 * min(fitX, fitY))
        case .resizeAspectFill: size = (natural.0 * max(fitX, fitY), natural.1 * max(fitX, fitY))
        default: break
        }
        // Fractions of the free space to the left and above.
        let (left, top): (Double, Double) =
            switch gravity {
            case .topLeft: (0, 0)
            case .top: (0.5, 0)
            case .topRight: (1, 0)
            case .left: (0, 0.5)
            case .right: (1, 0.5)
            case .bottomLeft: (0, 1)
            case .bottom: (0.5, 1)
            case .bottomRight: (1, 1)
            default: (0.5, 0.5)
            }
        return (bounds.x + (bounds.w - size.0) * left, bounds.y + (bounds.h - size.1) * top, size.0, size.1)
    }
}
