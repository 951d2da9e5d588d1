/// Device coordinates of the rasterizer in 1/256 pixel (24.8 fixed point).
enum FixedPoint {
    static let one = 256
    static let bits = 8

    /// Maximum distance of a coordinate from the target's origin, in pixels: then products of two differences fit 64 bits.
    static let guardBand = 1_048_576.0

    /// Rounds to the nearest 1/256 pixel, halves upwards, so that rounding is invariant under whole-pixel translation.
    @inline(__always)
    static func rounding(_ coordinate: Double) -> Int {
        let moved = coordinate * Double(one) + 0.5
        // Truncation goes towards zero: subtract one below zero. Avoids the call that `rounded` takes.
        let cut = Int(moved)
        return Double(cut) > moved ? cut - 1 : cut
    }

    @inline(__always)
    static func clamping(_ coordinate: Double) -> Int {
        rounding(coordinate > -guardBand ? (coordinate < guardBand ? coordinate : guardBand) : -guardBand)
    }
}
