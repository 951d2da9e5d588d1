/// The W3C's formulas of blend modes. Divisions and square roots require Double instead of integers; each step is rounded exactly as IEEE
/// 754 says, so that bytes are the same everywhere.
extension BlendMode {
    private typealias Color = SIMD3<Double>

    /// The mixed color of a backdrop and a source; all three are not premultiplied.
    package func mix(backdrop b: SIMD3<Double>, source s: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .hue: return Self.setLuminosity(Self.setSaturation(s, Self.saturation(b)), Self.luminosity(b))
        case .saturation: return Self.setLuminosity(Self.setSaturation(b, Self.saturation(s)), Self.luminosity(b))
        case .color: return Self.setLuminosity(s, Self.luminosity(b))
        case .luminosity: return Self.setLuminosity(b, Self.luminosity(s))
        default: return Color(channel(b.x, s.x), channel(b.y, s.y), channel(b.z, s.z))
        }
    }

    private func channel(_ b: Double, _ s: Double) -> Double {
        switch self {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return Self.hardLight(s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(b / (1 - s), 1)
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min((1 - b) / s, 1)
        case .hardLight: return Self.hardLight(b, s)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        // The rest does not mix channels one by one.
        default: return s
        }
    }

    private static func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private static func luminosity(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    private static func saturation(_ c: Color) -> Double { c.max() - c.min() }

    private static func setLuminosity(_ c: Color, _ luminosity: Double) -> Color {
        let moved = c + (luminosity - Self.luminosity(c))
        let (l, least, most) = (Self.luminosity(moved), moved.min(), moved.max())
        var result = moved
        if least < 0 { result = Color(repeating: l) + (result - l) * (l / (l - least)) }
        if most > 1 { result = Color(repeating: l) + (result - l) * ((1 - l) / (most - l)) }
        return result
    }

    /// The color with the smallest channel at 0 and the largest at `saturation`.
    private static func setSaturation(_ c: Color, _ saturation: Double) -> Color {
        let range = c.max() - c.min()
        return range > 0 ? (c - c.min()) * (saturation / range) : .zero
    }
}
