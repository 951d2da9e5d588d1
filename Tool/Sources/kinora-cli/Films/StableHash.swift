/// A number for a text that is the same in every process, on every machine and in every version.
struct StableHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a text; two texts after each other are another thing than one made of both.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        // A byte that no UTF-8 has.
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// FNV-1a, its bits mixed: alone, its lowest bit says no more than whether a text has an odd number of odd bytes.
    var value: UInt64 {
        var mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return mixed ^ (mixed >> 33)
    }
}
