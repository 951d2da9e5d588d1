/// Random numbers that are the same in every run with the same seed (SplitMix64).
@usableFromInline
package struct SeededRandom: RandomNumberGenerator, Sendable {
    @usableFromInline package var state: UInt64

    @inlinable package init(seed: UInt64) { state = seed }

    @inlinable
    package mutating func next() -> UInt64 {
        state &+= Self.step
        return Self.mixed(state)
    }

    /// A number from 0 up to 1.
    @inlinable package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Each bit of the result depends on each of the number's.
    @inlinable
    package static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    @inlinable package static var step: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
