import CoreGraphics
import RenderScene

/// The color that one layer paints at a point.
enum LayerPaint {
    /// A color with straight alpha.
    case color(RGBA)
    /// It cannot be computed from the values alone.
    case unknown

    /// - Parameter point: In the layer's coordinates, within its bounds.
    init(_ values: LayerValues, at point: CGPoint, withContents: Bool) {
        guard values.backgroundFilters.isEmpty, values.transition == nil, values.frozenContents == nil, values.contentsFade == nil else {
            self = .unknown
            return
        }
        var color = values.backgroundColor ?? .zero
        switch values.kind {
        case .plain: break
        case .gradient(let gradient):
            guard let own = Self.color(gradient, values.bounds, point) else {
                self = .unknown
                return
            }
            color = own.over(color)
        default:
            self = .unknown
            return
        }
        if withContents, let image = values.contents {
            guard let own = Self.color(image, values, point) else {
                self = .unknown
                return
            }
            color = own.over(color)
        }
        self = .color(color)
    }

    /// nil for gradients of other forms than axial.
    private static func color(_ gradient: GradientValues, _ bounds: CGRect, _ point: CGPoint) -> RGBA? {
        let stops = gradient.positioned
        guard gradient.form == .axial, let first = stops.first, let last = stops.last else { return gradient.colors.isEmpty ? .zero : nil }
        let size = SIMD2(Double(bounds.width), Double(bounds.height))
        let axis = (gradient.end - gradient.start) * size
        let offset = SIMD2(Double(point.x - bounds.minX), Double(point.y - bounds.minY)) - gradient.start * size
        let length = (axis * axis).sum()
        guard length > 0 else { return last.color }
        let position = (axis * offset).sum() / length
        if position <= first.position { return first.color }
        for (low, high) in zip(stops, stops.dropFirst()) where position <= high.position {
            guard high.position > low.position else { return high.color }
            return low.color + (high.color - low.color) * ((position - low.position) / (high.position - low.position))
        }
        return last.color
    }

    /// nil for contents that are stretched in the middle or placed without scaling.
    private static func color(_ image: CGImage, _ values: LayerValues, _ point: CGPoint) -> RGBA? {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard values.contentsCenter == unit, values.contentsRect == unit, image.width > 0, image.height > 0 else { return nil }
        var box = values.bounds
        let size = CGSize(width: Double(image.width) / values.contentsScale, height: Double(image.height) / values.contentsScale)
        let (across, down) = (box.width / size.width, box.height / size.height)
        switch values.contentsGravity {
        case .resize: break
        case .resizeAspect, .resizeAspectFill:
            let scale = values.contentsGravity == .resizeAspect ? min(across, down) : max(across, down)
            box = CGRect(
                x: box.midX - size.width * scale / 2, y: box.midY - size.height * scale / 2, width: size.width * scale,
                height: size.height * scale)
        default: return nil
        }
        guard box.contains(point) else { return .zero }
        let x = min(Int((point.x - box.minX) / box.width * Double(image.width)), image.width - 1)
        let y = min(Int((point.y - box.minY) / box.height * Double(image.height)), image.height - 1)
        return image.withPixels { RGBA(premultiplied: $0[y * image.width + x]) }
    }
}

extension RGBA {
    /// A pixel `0xAARRGGBB`, with straight alpha.
    init(premultiplied pixel: UInt32) {
        let alpha = Double(pixel >> 24) / 255
        guard alpha > 0 else {
            self = .zero
            return
        }
        func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 / alpha }
        self.init(channel(16), channel(8), channel(0), alpha)
    }

    /// This color over another one, both with straight alpha.
    func over(_ other: RGBA) -> RGBA {
        let alpha = w + other.w * (1 - w)
        guard alpha > 0 else { return .zero }
        var mixed = (self * w + other * (other.w * (1 - w))) / alpha
        mixed.w = alpha
        return mixed
    }

    /// The same color with a fraction of its alpha.
    func faded(_ opacity: Double) -> RGBA { RGBA(x, y, z, w * opacity) }

    /// An opaque pixel `0xFFRRGGBB`.
    var pixel: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        return 0xFF00_0000 | byte(x) << 16 | byte(y) << 8 | byte(z)
    }
}
