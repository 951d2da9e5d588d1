/// Device coordinates in 1/256 pixel, as the rasteriser has them (24.8 fixed point).
enum FixedPoint {
    static let one = 256
    static let bits = 8

    /// No coordinate lies farther from the target's origin than this, in pixels: then products of two differences fit 64 bits.
    static let guardBand = 1_048_576.0

    /// The nearest 1/256 pixel, halves upwards, so that rounding does not change when everything moves by whole pixels.
    @inline(__always)
    static func rounding(_ coordinate: Double) -> Int {
        let moved = coordinate * Double(one) + 0.5
        // Cut towards zero: below zero one more is cut off. This takes no call, unlike `rounded`.
        let cut = Int(moved)
        return Double(cut) > moved ? cut - 1 : cut
    }

    @inline(__always)
    static func clamping(_ coordinate: Double) -> Int {
        rounding(coordinate > -guardBand ? (coordinate < guardBand ? coordinate : guardBand) : -guardBand)
    }
}
