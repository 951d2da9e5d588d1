import RenderScene

/// A pixel filter in executable form.
enum PixelFilter: Equatable, Sendable {
    case blur(GaussianBlur)
    case colors(ColorMatrix)
    /// The mean of the pixels that the layer covers.
    case average

    /// nil for a filter without effect.
    ///
    /// - Parameter scale: pixels per point.
    init?(_ filter: LayerFilter, scale: Double) {
        switch filter.effect {
        case .gaussianBlur:
            guard let radius = filter[.radius], radius * scale > 0, (radius * scale).isFinite else { return nil }
            self = .blur(GaussianBlur(deviation: radius * scale))
        case .colorControls:
            let numbers = (filter[.saturation] ?? 1, filter[.brightness] ?? 0, filter[.contrast] ?? 1)
            let matrix = ColorMatrix(saturation: numbers.0, brightness: numbers.1, contrast: numbers.2)
            guard matrix != .identity else { return nil }
            self = .colors(matrix)
        case .colorInvert: self = .colors(.inversion)
        case .average: self = .average
        }
    }
}
