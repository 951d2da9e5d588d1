/// Blend mode of a layer and the content below it in its group, named as in W3C's Compositing and Blending.
package enum BlendMode: UInt8, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
    case hue, saturation, color, luminosity
    /// The sum, clamped to white.
    case plusLighter
}
