/// Random numbers of one particle: a function of the emitter's seed and the particle's index, independent of earlier queries.
struct ParticleRandom {
    private var state: UInt64

    init(seed: UInt64, particle: Int64) {
        state = Self.mixed(seed ^ Self.mixed(UInt64(bitPattern: particle) &+ 0x9e37_79b9_7f4a_7c15))
    }

    /// A seed for the particles it emits.
    var seed: UInt64 { Self.mixed(state ^ 0x5851_f42d_4c95_7f2d) }

    /// From 0 to 1.
    mutating func unit() -> Double {
        state &+= 0x9e37_79b9_7f4a_7c15
        return Double(Self.mixed(state) >> 11) * 0x1p-53
    }

    /// From -1 to 1.
    mutating func signed() -> Double { unit() * 2 - 1 }

    /// Each bit of the result depends on each of the number's (the finalizer of SplitMix64).
    static func mixed(_ number: UInt64) -> UInt64 {
        var z = number
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }
}
