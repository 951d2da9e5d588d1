import CPixels

/// Red, green and blue as weighted sums of all three and a constant, with 16 fractional bits (three 8-bit weights would add up to a visible
/// error).
struct ColorMatrix: Equatable, Sendable {
    /// Weights of red, green and blue, and the constant.
    private let red: SIMD4<Int>
    private let green: SIMD4<Int>
    private let blue: SIMD4<Int>

    static let identity = ColorMatrix(saturation: 1, brightness: 0, contrast: 1)
    /// Mirrors colors at middle gray.
    static let inversion = ColorMatrix(saturation: 1, brightness: 0, contrast: -1)

    /// Scales the distance from the gray of equal luminance (Rec. 709), adds light, then scales the distance from middle gray. Factors are
    /// clamped to a thousand.
    init(saturation: Double, brightness: Double, contrast: Double) {
        func bounded(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, -1000), 1000) }
        let (saturation, brightness, contrast) = (bounded(saturation), bounded(brightness), bounded(contrast))
        func row(_ channel: Int) -> SIMD4<Int> {
            var weights = SIMD4(0.2126, 0.7152, 0.0722, 0) * (1 - saturation)
            weights[channel] += saturation
            weights *= contrast
            weights.w = contrast * (brightness - 0.5) + 0.5
            let whole = (weights * Double(Self.one)).rounded(.toNearestOrAwayFromZero)
            return SIMD4(Int(whole.x), Int(whole.y), Int(whole.z), Int(whole.w))
        }
        (red, green, blue) = (row(0), row(1), row(2))
    }

    private static let one = 1 << 16

    /// Transforms premultiplied pixels in place; channels stay at or below alpha.
    func apply(to pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
        func weights(_ row: SIMD4<Int>) -> kinora_channel {
            kinora_channel(red: Int64(row.x), green: Int64(row.y), blue: Int64(row.z), constant: Int64(row.w))
        }
        kinora_mix_channels(pixels, count, weights(red), weights(green), weights(blue))
    }
}
