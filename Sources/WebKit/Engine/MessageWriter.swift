import CWebHelper
import Foundation

/// Writes a message for the web helper, field by field.
struct MessageWriter {
    private(set) var bytes: [UInt8]

    init(_ kind: kinora_web_request, view: UInt32) {
        bytes = []
        bytes.reserveCapacity(64)
        number(0)
        number(kind.rawValue)
        number(view)
    }

    mutating func number(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }

    mutating func integer(_ value: Int) { number(UInt32(truncatingIfNeeded: value)) }

    mutating func flag(_ value: Bool) { number(value ? 1 : 0) }

    mutating func double(_ value: Double) { withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) } }

    mutating func text(_ text: String) { data(Array(text.utf8)) }

    mutating func data(_ data: some Collection<UInt8>) {
        integer(data.count)
        bytes.append(contentsOf: data)
    }

    /// The whole message, whose header has its length.
    func finished() -> [UInt8] {
        var result = bytes
        let length = UInt32(bytes.count - MemoryLayout<kinora_web_header>.size)
        withUnsafeBytes(of: length.littleEndian) { result.replaceSubrange(0..<4, with: $0) }
        return result
    }
}
