import Compression
import Foundation

/// Entries of an input log, compressed: those of a drag take a few bytes each.
struct InputBlock: Sendable {
    private let bytes: [UInt8]
    /// Bytes of the entries before they were compressed; the same as those kept if they do not become fewer.
    private let length: Int

    init(_ entries: [InputLog.Entry]) {
        var plain: [UInt8] = []
        for entry in entries {
            withUnsafeBytes(of: entry.time) { plain += $0 }
            Self.append(Array(entry.message.utf8), to: &plain)
            Self.append(entry.element.flatMap { try? Array(JSONEncoder().encode($0)) } ?? [], to: &plain)
        }
        length = plain.count
        let packed = [UInt8](unsafeUninitializedCapacity: plain.count) { buffer, count in
            count = buffer.baseAddress.map { compression_encode_buffer($0, buffer.count, plain, plain.count, nil, COMPRESSION_ZLIB) } ?? 0
        }
        bytes = packed.isEmpty || packed.count >= plain.count ? plain : Array(packed)
    }

    var storedBytes: Int { bytes.count + 64 }

    var entries: [InputLog.Entry] {
        var plain = bytes[...]
        if bytes.count < length {
            plain =
                [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
                    count = buffer.baseAddress.map { compression_decode_buffer($0, length, bytes, bytes.count, nil, COMPRESSION_ZLIB) } ?? 0
                }[...]
        }
        var entries: [InputLog.Entry] = []
        while plain.count > 8 {
            let time = plain.prefix(8).withUnsafeBytes { $0.loadUnaligned(as: Double.self) }
            plain = plain.dropFirst(8)
            let message = String(decoding: Self.taken(from: &plain), as: UTF8.self)
            let element = Self.taken(from: &plain)
            entries.append(
                InputLog.Entry(
                    time: time, message: message,
                    element: element.isEmpty ? nil : try? JSONDecoder().decode(InputLog.Element.self, from: Data(element))))
        }
        return entries
    }

    /// Appends a length and bytes.
    private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
        withUnsafeBytes(of: UInt32(text.count)) { bytes += $0 }
        bytes += text
    }

    private static func taken(from bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let count = Int(bytes.prefix(4).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) })
        bytes = bytes.dropFirst(4)
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }
}
