/// A hash of a text that is the same in every process.
struct Digest {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init() {}

    init(_ text: String) { add(Array(text.utf8)) }

    init(_ bytes: [UInt8]) { add(bytes) }

    mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var text: String { String(value, radix: 36) }
}
