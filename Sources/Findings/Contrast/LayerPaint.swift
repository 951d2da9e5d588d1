import CoreGraphics
import Foundation
import RenderScene

/// The color that one layer paints at a point.
enum LayerPaint {
    /// A color with straight alpha.
    case color(RGBA)
    /// It cannot be computed from the values alone.
    case unknown

    /// - Parameters:
    ///   - point: In the layer's coordinates, within its bounds.
    ///   - filtersKnown: Whether filters of what is behind are no reason that the color is unknown.
    init(_ values: LayerValues, at point: CGPoint, withContents: Bool, filtersKnown: Bool = false) {
        guard filtersKnown || values.backgroundFilters.isEmpty, values.transition == nil, values.frozenContents == nil,
            values.contentsFade == nil, values.backgroundPattern == nil
        else {
            self = .unknown
            return
        }
        var color = values.backgroundColor ?? .zero
        switch values.kind {
        case .plain: break
        case .shape(let shape):
            guard let own = Self.color(shape, point) else {
                self = .unknown
                return
            }
            color = own.over(color)
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
            color = Self.color(image, values, point).over(color)
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

    /// nil near a stroke.
    private static func color(_ shape: ShapeValues, _ point: CGPoint) -> RGBA? {
        guard let path = shape.path else { return .zero }
        let isFilled = path.contains(point, using: shape.fillRule)
        if let stroke = shape.strokeColor, stroke.w > 0, shape.lineWidth > 0 {
            // The fill is the same all around, so that no line is near.
            for angle in 0..<8 {
                let (x, y) = (cos(Double(angle) * .pi / 4) * shape.lineWidth, sin(Double(angle) * .pi / 4) * shape.lineWidth)
                if path.contains(CGPoint(x: point.x + x, y: point.y + y), using: shape.fillRule) != isFilled { return nil }
            }
        }
        return isFilled ? shape.fillColor ?? .zero : .zero
    }

    /// The rectangle that an image covers, in the layer's coordinates; nil for an empty one.
    static func box(of image: CGImage, _ values: LayerValues) -> CGRect? {
        let (bounds, shown, scale) = (values.bounds, values.contentsRect, values.contentsScale > 0 ? values.contentsScale : 1)
        let (width, height) = (Double(image.width) * shown.width / scale, Double(image.height) * shown.height / scale)
        guard width > 0, height > 0, !bounds.isEmpty else { return nil }
        let (across, down) = (bounds.width / width, bounds.height / height)
        var size = CGSize(width: width, height: height)
        switch values.contentsGravity {
        case .resize: return bounds
        case .resizeAspect: size = CGSize(width: width * min(across, down), height: height * min(across, down))
        case .resizeAspectFill: size = CGSize(width: width * max(across, down), height: height * max(across, down))
        default: break
        }
        var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        switch values.contentsGravity {
        case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
        case .right, .topRight, .bottomRight: origin.x = bounds.maxX - size.width
        default: break
        }
        switch values.contentsGravity {
        case .top, .topLeft, .topRight: origin.y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.maxY - size.height
        default: break
        }
        return CGRect(origin: origin, size: size)
    }

    private static func color(_ image: CGImage, _ values: LayerValues, _ point: CGPoint) -> RGBA {
        guard let box = box(of: image, values), box.contains(point) else { return .zero }
        let (shown, center, scale) = (values.contentsRect, values.contentsCenter, values.contentsScale > 0 ? values.contentsScale : 1)
        let width = Double(image.width) * shown.width
        let height = Double(image.height) * shown.height
        let x = pixel(point.x - box.minX, of: box.width, width, center.minX...max(center.maxX, center.minX), scale)
        let y = pixel(point.y - box.minY, of: box.height, height, center.minY...max(center.maxY, center.minY), scale)
        let column = min(max(Int(x + Double(image.width) * shown.minX), 0), image.width - 1)
        let row = min(max(Int(y + Double(image.height) * shown.minY), 0), image.height - 1)
        return image.withPixels { RGBA(premultiplied: $0[row * image.width + column]) }
    }

    /// The pixel along an axis of an image whose ends keep their size.
    private static func pixel(
        _ offset: Double, of length: Double, _ pixels: Double, _ center: ClosedRange<Double>, _ scale: Double
    ) -> Double {
        let (first, last) = (center.lowerBound * pixels, (1 - center.upperBound) * pixels)
        let (head, tail) = (first / scale, last / scale)
        guard first + last > 0, head + tail < length else { return offset / length * pixels }
        if offset < head { return offset * scale }
        if offset > length - tail { return pixels - (length - offset) * scale }
        return first + (offset - head) / (length - head - tail) * (pixels - first - last)
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
