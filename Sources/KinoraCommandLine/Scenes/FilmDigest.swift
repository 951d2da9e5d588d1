import Kinora

/// A digest of a whole film, from its frames' digests in order.
package struct FilmDigest: CustomStringConvertible {
    private var hash = StableHash()

    package init() {}

    /// Adds the next frame.
    package mutating func append(_ frame: FrameDigest) { hash.add(frame.value) }

    package var description: String { hash.value.hexadecimal }
}
