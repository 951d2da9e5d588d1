/// A hash of texts that is the same in every process, machine and version.
struct StableHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a text; boundaries between texts affect the hash.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        // A byte that never occurs in UTF-8.
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// FNV-1a with mixed bits: unmixed, its lowest bit is only the parity of odd bytes.
    var value: UInt64 {
        var mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return mixed ^ (mixed >> 33)
    }
}
