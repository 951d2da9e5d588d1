import Kinora

/// A digest of a whole film, from its frames' digests in order.
struct FilmDigest: CustomStringConvertible {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds the next frame (FNV-1a over the digest's eight bytes).
    mutating func append(_ frame: FrameDigest) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            state = (state ^ (frame.value >> shift & 0xFF)) &* 0x100_0000_01B3
        }
    }

    var description: String { state.hexadecimal }
}
