/// Blend mode of a layer and the content below it in its group, named as in W3C's Compositing and Blending.
package enum BlendMode: UInt8, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
    case hue, saturation, color, luminosity
    /// The sum, clamped to white.
    case plusLighter
    /// The sum of what both lack of white, clamped to black.
    case plusDarker
    // Porter and Duff's operators.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destination, destinationOver, destinationIn, destinationOut, destinationAtop, xor

    /// Factors of the source and the backdrop, both premultiplied, by the alphas of both; nil unless it is one of Porter and Duff's
    /// operators.
    package func factors(source: Double, backdrop: Double) -> (source: Double, backdrop: Double)? {
        switch self {
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (backdrop, 0)
        case .sourceOut: (1 - backdrop, 0)
        case .sourceAtop: (backdrop, 1 - source)
        case .destination: (0, 1)
        case .destinationOver: (1 - backdrop, 1)
        case .destinationIn: (0, source)
        case .destinationOut: (0, 1 - source)
        case .destinationAtop: (1 - backdrop, source)
        case .xor: (1 - backdrop, 1 - source)
        default: nil
        }
    }

    /// Whether the backdrop changes where the source is clear.
    package var changesBelowClear: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
