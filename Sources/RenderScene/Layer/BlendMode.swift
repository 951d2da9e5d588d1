/// How a layer is combined with what lies below it in its group, by the names of W3C's Compositing and Blending.
package enum BlendMode: UInt8, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion
    case hue, saturation, color, luminosity
    /// The sum, at most white.
    case plusLighter
}
