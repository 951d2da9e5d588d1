import Foundation

/// Reads the fields of a message of the web helper in their order. Reads zeros and empty strings after a missing field.
struct MessageReader {
    private let bytes: ArraySlice<UInt8>
    private var index: Int
    /// The descriptor that came with the message; nil if none did, or once it was taken.
    private(set) var descriptor: Int32?

    init(_ bytes: ArraySlice<UInt8>, descriptor: Int32? = nil) {
        self.bytes = bytes
        index = bytes.startIndex
        self.descriptor = descriptor
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, bytes.endIndex - index >= count else {
            index = bytes.endIndex
            return nil
        }
        defer { index += count }
        return bytes[index..<index + count]
    }

    mutating func number() -> UInt32 {
        guard let bytes = take(4) else { return 0 }
        return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    mutating func integer() -> Int { Int(number()) }

    mutating func double() -> Double {
        guard let bytes = take(8) else { return 0 }
        return Double(bitPattern: bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    mutating func text() -> String {
        guard let bytes = take(integer()) else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func data() -> Data { take(integer()).map { Data($0) } ?? Data() }

    mutating func takeDescriptor() -> Int32? {
        defer { descriptor = nil }
        return descriptor
    }
}
