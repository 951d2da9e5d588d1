/// A hash of a text that is the same in every process.
package struct Digest {
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    package init(_ text: String) { add(Array(text.utf8)) }

    package init(_ bytes: [UInt8]) { add(bytes) }

    package mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    package var text: String { String(value, radix: 36) }
}
