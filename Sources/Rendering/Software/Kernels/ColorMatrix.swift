import CPixels

/// Red, green and blue, each made from all three and a constant, by weights of 16 bits after the point (three of 8 bits would be off by more than may be
/// seen).
struct ColorMatrix: Equatable, Sendable {
    /// The weights of red, green and blue, and the constant.
    private let red: SIMD4<Int>
    private let green: SIMD4<Int>
    private let blue: SIMD4<Int>

    static let identity = ColorMatrix(saturation: 1, brightness: 0, contrast: 1)
    /// About middle grey to the other side.
    static let inversion = ColorMatrix(saturation: 1, brightness: 0, contrast: -1)

    /// First moves each colour away from the grey of its brightness (Rec. 709), or towards it; then adds light; then moves it away from middle grey. What is
    /// more than a thousandfold counts as that.
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

    /// Changes premultiplied pixels in place; none becomes brighter than its alpha.
    func apply(to pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
        func weights(_ row: SIMD4<Int>) -> kinora_channel {
            kinora_channel(red: Int64(row.x), green: Int64(row.y), blue: Int64(row.z), constant: Int64(row.w))
        }
        kinora_mix_channels(pixels, count, weights(red), weights(green), weights(blue))
    }
}
