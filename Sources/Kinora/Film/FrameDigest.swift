import CoreGraphics

/// A 64-bit hash of one frame's raw pixels, for comparing films. Not cryptographic.
package struct FrameDigest: Hashable, Sendable, CustomStringConvertible {
    /// XXH64 of the pixels' bytes (BGRA, rows from the top), seeded with the size.
    package let value: UInt64

    /// A digest that was computed before.
    package init(value: UInt64) { self.value = value }

    /// Computes the digest of a frame; reads every pixel once.
    package init(_ image: CGImage) {
        let seed = UInt64(image.width) << 32 | UInt64(image.height)
        value = image.withPixels { Self.xxh64(UnsafeRawBufferPointer($0), seed: seed) }
    }

    /// The value as sixteen hexadecimal digits.
    package var description: String { value.hexadecimal }

    private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63, 0x27D4_EB2F_1656_67C5
    )

    /// XXH64 as specified at https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md.
    package static func xxh64(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
        let (p1, p2, p3, p4, p5) = primes
        var offset = 0
        var hash = seed &+ p5
        if bytes.count >= 32 {
            // Four scalars and not a SIMD4: vectors are a hundred times slower in a debug build, scalars no slower in release.
            var lane0 = seed &+ p1 &+ p2
            var lane1 = seed &+ p2
            var lane2 = seed
            var lane3 = seed &- p1
            while offset + 32 <= bytes.count {
                lane0 = rotate(lane0 &+ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) &* p2, 31) &* p1
                lane1 = rotate(lane1 &+ bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self) &* p2, 31) &* p1
                lane2 = rotate(lane2 &+ bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self) &* p2, 31) &* p1
                lane3 = rotate(lane3 &+ bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self) &* p2, 31) &* p1
                offset += 32
            }
            hash = rotate(lane0, 1) &+ rotate(lane1, 7) &+ rotate(lane2, 12) &+ rotate(lane3, 18)
            for lane in [lane0, lane1, lane2, lane3] {
                hash = (hash ^ (rotate(lane &* p2, 31) &* p1)) &* p1 &+ p4
            }
        }
        hash &+= UInt64(bytes.count)
        while offset + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = rotate(hash ^ (rotate(word &* p2, 31) &* p1), 27) &* p1 &+ p4
            offset += 8
        }
        if offset + 4 <= bytes.count {
            let word = UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            hash = rotate(hash ^ (word &* p1), 23) &* p2 &+ p3
            offset += 4
        }
        while offset < bytes.count {
            hash = rotate(hash ^ (UInt64(bytes[offset]) &* p5), 11) &* p1
            offset += 1
        }
        hash = (hash ^ (hash >> 33)) &* p2
        hash = (hash ^ (hash >> 29)) &* p3
        return hash ^ (hash >> 32)
    }

    private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 { word &<< count | word &>> (64 &- count) }
}
