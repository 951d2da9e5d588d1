import RenderScene

/// Blend modes for premultiplied pixels: W3C's (``BlendMode/mix(backdrop:source:)``), and Porter and Duff's operators.
enum BlendFormula {
    typealias Color = SIMD3<Double>

    static func result(_ source: UInt32, over backdrop: UInt32, mode: BlendMode) -> UInt32 {
        let (sourceAlpha, backdropAlpha) = (Double(source >> 24) / 255, Double(backdrop >> 24) / 255)
        let (s, d) = (color(source), color(backdrop))
        if mode == .plusLighter {
            return pixel(s + d, alpha: min(sourceAlpha + backdropAlpha, 1))
        }
        if mode == .plusDarker {
            // The sum of the two distances from white is that of the result.
            let alpha = min(sourceAlpha + backdropAlpha, 1)
            return pixel(s + d + (alpha - sourceAlpha - backdropAlpha), alpha: alpha)
        }
        if let factors = mode.factors(source: sourceAlpha, backdrop: backdropAlpha) {
            let alpha = sourceAlpha * factors.source + backdropAlpha * factors.backdrop
            return pixel(s * factors.source + d * factors.backdrop, alpha: alpha)
        }
        let alpha = sourceAlpha + backdropAlpha * (1 - sourceAlpha)
        guard sourceAlpha > 0, backdropAlpha > 0 else { return pixel(s + d, alpha: alpha) }
        let mixed = mode.mix(backdrop: d / backdropAlpha, source: s / sourceAlpha)
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
}
