import CoreGraphics
import RenderScene

/// The colors that the layers of a sample have at points of the screen, computed from their values.
struct ScreenColors {
    /// An opaque color.
    struct Backdrop {
        var color = RGBA(0, 0, 0, 1)
        /// Whether a filter is in it, of which the values at a few points are known alone.
        var isEstimate = false
    }

    let geometry: ScreenGeometry
    let sample: TreeSample
    /// Whether the color behind a layer is of no interest.
    let isIgnored: (_ index: Int, LayerValues) -> Bool
    /// The numbers of the layers that are looked at, ascending.
    private var numbers: [Int]

    init(_ geometry: ScreenGeometry, _ sample: TreeSample, isIgnored: @escaping (_ index: Int, LayerValues) -> Bool) {
        (self.geometry, self.sample, self.isIgnored) = (geometry, sample, isIgnored)
        numbers = Array(geometry.layers.indices)
    }

    /// The same for points in a rectangle, with less to look at.
    func within(_ box: CGRect) -> ScreenColors {
        var limited = self
        limited.numbers = numbers.filter { geometry.layers[$0].box.intersects(box) }
        return limited
    }

    private var unlimited: ScreenColors { ScreenColors(geometry, sample, isIgnored: isIgnored) }

    /// The color behind a layer's own contents; nil where it is unknown.
    ///
    /// - Parameter number: The layer's number in the order of painting.
    func backdrop(of number: Int, at point: CGPoint) -> Backdrop? {
        guard var backdrop = backdrop(below: number, at: point) else { return opaqueGround(of: number, at: point) }
        guard case .color(let ground)? = paint(number, at: point, withContents: false) else { return nil }
        backdrop.color = ground.over(backdrop.color)
        return backdrop
    }

    private func opaqueGround(of number: Int, at point: CGPoint) -> Backdrop? {
        guard case .color(let ground)? = paint(number, at: point, withContents: false), ground.w > 0.999 else { return nil }
        return Backdrop(color: ground)
    }

    /// Color that the layers above one paint over its contents there; nil if that is unknown.
    func cover(of number: Int, at point: CGPoint) -> RGBA? {
        var color = RGBA.zero
        for other in numbers.reversed() {
            if other <= number { break }
            switch paint(other, at: point) {
            case .none: break
            case .color(let own)?: color = color.over(own)
            case .unknown?: return nil
            }
        }
        return color
    }

    private func backdrop(below end: Int, at point: CGPoint) -> Backdrop? {
        // From the topmost opaque layer on.
        var paints: [(number: Int, paint: LayerPaint)] = []
        for number in numbers.reversed() where number < end {
            guard let paint = paint(number, at: point) else { continue }
            paints.append((number, paint))
            if case .color(let color) = paint, color.w > 0.999 { break }
        }
        var backdrop = Backdrop()
        for (number, paint) in paints.reversed() {
            switch paint {
            case .color(let color): backdrop.color = color.over(backdrop.color)
            case .unknown:
                guard let filtered = filtered(number, at: point, backdrop.color) else { return nil }
                backdrop = Backdrop(color: filtered, isEstimate: true)
            }
        }
        return backdrop
    }

    /// nil for a layer that paints nothing there.
    private func paint(_ number: Int, at point: CGPoint, withContents: Bool = true) -> LayerPaint? {
        let layer = geometry.layers[number]
        guard layer.box.contains(point) else { return nil }
        let values = sample.values(at: layer.index)
        let local = point.applying(layer.inverse)
        guard layer.isFlat else { return .unknown }
        guard values.bounds.contains(local) else { return nil }
        if isIgnored(layer.index, values) { return .unknown }
        guard case .color(let color) = LayerPaint(values, at: local, withContents: withContents) else { return .unknown }
        return .color(color.faded(layer.opacity))
    }

    // MARK: Filters

    /// The color of a layer that filters what is behind it, from a few points; nil if it is anything else.
    private func filtered(_ number: Int, at point: CGPoint, _ color: RGBA) -> RGBA? {
        let layer = geometry.layers[number]
        let values = sample.values(at: layer.index)
        guard layer.isFlat, !values.backgroundFilters.isEmpty, !isIgnored(layer.index, values),
            case .color(let tint) = LayerPaint(values, at: point.applying(layer.inverse), withContents: true, filtersKnown: true)
        else { return nil }
        var result = color
        for filter in values.backgroundFilters {
            switch filter.effect {
            case .gaussianBlur:
                guard let radius = filter[.radius], radius > 0 else { continue }
                guard let mean = mean(below: number, around: point, by: SIMD2(radius, radius)) else { return nil }
                result = mean
            case .average:
                let center = CGPoint(x: layer.box.midX, y: layer.box.midY)
                let step = SIMD2(Double(layer.box.width), Double(layer.box.height)) / 3
                guard let mean = mean(below: number, around: center, by: step) else { return nil }
                result = mean
            case .colorControls: result = Self.controlled(result, by: filter)
            case .colorInvert: result = RGBA(1 - result.x, 1 - result.y, 1 - result.z, result.w)
            }
        }
        return tint.over(result.faded(layer.opacity).over(color))
    }

    /// The mean of nine points.
    private func mean(below number: Int, around point: CGPoint, by step: SIMD2<Double>) -> RGBA? {
        let colors = unlimited
        var sum = RGBA.zero
        for row in -1...1 {
            for column in -1...1 {
                let other = CGPoint(x: point.x + Double(column) * step.x, y: point.y + Double(row) * step.y)
                guard let backdrop = colors.backdrop(below: number, at: other) else { return nil }
                sum += backdrop.color
            }
        }
        return sum / 9
    }

    private static func controlled(_ color: RGBA, by filter: LayerFilter) -> RGBA {
        let gray = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
        let (saturation, brightness, contrast) = (filter[.saturation] ?? 1, filter[.brightness] ?? 0, filter[.contrast] ?? 1)
        func channel(_ value: Double) -> Double {
            min(max((gray + (value - gray) * saturation + brightness - 0.5) * contrast + 0.5, 0), 1)
        }
        return RGBA(channel(color.x), channel(color.y), channel(color.z), color.w)
    }
}
