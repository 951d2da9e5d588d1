/// A hash that is the same in every process, machine and version: FNV-1a of 64 bits. Not cryptographic.
package struct StableHash: Sendable {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    /// The hash of bytes.
    package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

    package mutating func add(_ bytes: some Sequence<UInt8>) {
        // In one piece of memory: the iterator of `Data` takes tens of instructions a byte.
        var hash = self
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { piece in
            for byte in piece { hash.add(byte) }
        }
        if isDone == nil { for byte in bytes { hash.add(byte) } }
        self = hash
    }

    /// Adds a number's eight bytes, the lowest first.
    package mutating func add(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Adds a text; boundaries between texts affect the hash.
    package mutating func add(_ text: String) {
        add(text.utf8)
        // A byte that never occurs in UTF-8.
        add(0xFF as UInt8)
    }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// The hash with mixed bits: unmixed, its lowest bit is only the parity of odd bytes.
    package var mixed: UInt64 {
        var mixed = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return mixed ^ (mixed >> 33)
    }
}
