import Kinora

/// A digest of a whole film, from its frames' digests in order.
struct FilmDigest: CustomStringConvertible {
    private var hash = StableHash()

    /// Adds the next frame.
    mutating func append(_ frame: FrameDigest) { hash.add(frame.value) }

    var description: String { hash.value.hexadecimal }
}
