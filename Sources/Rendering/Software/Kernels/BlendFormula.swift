import RenderScene

/// W3C blend modes for premultiplied pixels. Divisions and square roots require Double instead of integers; each step is rounded exactly as
/// IEEE 754 says, so that bytes are the same everywhere.
enum BlendFormula {
    typealias Color = SIMD3<Double>

    static func result(_ source: UInt32, over backdrop: UInt32, mode: BlendMode) -> UInt32 {
        let (sourceAlpha, backdropAlpha) = (Double(source >> 24) / 255, Double(backdrop >> 24) / 255)
        let (s, d) = (color(source), color(backdrop))
        if mode == .plusLighter {
            return pixel(s + d, alpha: min(sourceAlpha + backdropAlpha, 1))
        }
        let alpha = sourceAlpha + backdropAlpha * (1 - sourceAlpha)
        guard sourceAlpha > 0, backdropAlpha > 0 else { return pixel(s + d, alpha: alpha) }
        let mixed = mix(d / backdropAlpha, s / sourceAlpha, mode)
        return pixel(s * (1 - backdropAlpha) + d * (1 - sourceAlpha) + mixed * (sourceAlpha * backdropAlpha), alpha: alpha)
    }

    private static func color(_ pixel: UInt32) -> Color {
        Color(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) / 255
    }

    private static func pixel(_ color: Color, alpha: Double) -> UInt32 {
        let whole = UInt32(alpha * 255 + 0.5)
        func byte(_ x: Double) -> UInt32 { min(UInt32(max(x, 0) * 255 + 0.5), whole) }
        return whole << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }

    /// - Parameters:
    ///   - b: backdrop, not premultiplied.
    ///   - s: source, not premultiplied.
    private static func mix(_ b: Color, _ s: Color, _ mode: BlendMode) -> Color {
        switch mode {
        case .hue: return setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
        case .saturation: return setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
        case .color: return setLuminosity(s, luminosity(b))
        case .luminosity: return setLuminosity(b, luminosity(s))
        default: return Color(channel(b.x, s.x, mode), channel(b.y, s.y, mode), channel(b.z, s.z, mode))
        }
    }

    private static func channel(_ b: Double, _ s: Double, _ mode: BlendMode) -> Double {
        switch mode {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return hardLight(s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(b / (1 - s), 1)
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min((1 - b) / s, 1)
        case .hardLight: return hardLight(b, s)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        case .normal, .hue, .saturation, .color, .luminosity, .plusLighter: return s
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

    /// The colour with the smallest channel at 0 and the largest at `saturation`.
    private static func setSaturation(_ c: Color, _ saturation: Double) -> Color {
        let range = c.max() - c.min()
        return range > 0 ? (c - c.min()) * (saturation / range) : .zero
    }
}
