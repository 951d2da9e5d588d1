import RenderScene

extension UInt32 {
    /// A color as a premultiplied pixel: clamped to eight bits, NaN counts as 0.
    init(premultiplying color: RGBA, opacity: Double) {
        let alpha = Self.unit(color.w) * Self.unit(opacity)
        func byte(_ x: Double) -> UInt32 { UInt32(x * 255 + 0.5) }
        self =
            byte(alpha) << 24 | byte(Self.unit(color.x) * alpha) << 16 | byte(Self.unit(color.y) * alpha) << 8
            | byte(Self.unit(color.z) * alpha)
    }

    /// Converts 0…1 to 0…255.
    init(opacity: Double) {
        self = UInt32(Self.unit(opacity) * 255 + 0.5)
    }

    private static func unit(_ x: Double) -> Double { x > 0 ? (x < 1 ? x : 1) : 0 }
}
