import Foundation

/// Takes values from the bytes of an input; zeros after its end.
struct InputBytes {
    private var rest: Data.SubSequence

    init(_ input: Data) { rest = input[...] }

    var isEmpty: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// An index below a count.
    mutating func index(below count: Int) -> Int { Int(byte()) % count }

    mutating func choice<Value>(of values: [Value]) -> Value { values[index(below: values.count)] }

    mutating func bool() -> Bool { byte() & 1 == 1 }

    /// Mostly a small number of points; sometimes one of the numbers that break arithmetic, or any bit pattern.
    mutating func number() -> CGFloat {
        let kind = byte()
        switch kind {
        case 0..<200: return CGFloat(Int8(bitPattern: byte())) / 2
        case 200..<240:
            return choice(of: [
                0, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-12,
                1e6,
                -1e6, 1e12, CGFloat(Int.max), CGFloat(Int32.max), 0x1p31, 65_536,
            ])
        default:
            let bits = (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(byte()) }
            return CGFloat(Double(bitPattern: bits))
        }
    }

    /// The bytes that are left, as a text.
    mutating func text() -> String {
        defer { rest = Data()[...] }
        return String(decoding: rest, as: UTF8.self)
    }
}
