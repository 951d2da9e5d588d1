import CSymbols

/// A text of lines in the order of their bytes, each with a key that ends at a colon: `star: …`. Part of the program; nothing is read or
/// copied before the first look-up.
struct SymbolText: @unchecked Sendable {
    static let table = SymbolText(kinora_symbol_table())
    static let shapes = SymbolText(kinora_symbol_shapes())
    static let icons = SymbolText(kinora_symbol_icons())

    private let bytes: UnsafeRawBufferPointer

    private init(_ text: kinora_symbol_text) {
        bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.size)
    }

    /// The rest of the line of a key, after its colon; nil without such a line.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of bytes.
    subscript(key: String) -> String? {
        let wanted = Array(key.utf8) + [UInt8(ascii: ":")]
        var (low, high) = (0, bytes.count)
        while low < high {
            let start = lineStart(before: (low + high) / 2)
            let end = lineEnd(from: start)
            let isLess = bytes[start..<end].lexicographicallyPrecedes(wanted)
            if !isLess, end - start >= wanted.count, bytes[start..<start + wanted.count].elementsEqual(wanted) {
                return String(decoding: bytes[start + wanted.count..<end], as: UTF8.self)
            }
            if isLess { low = end + 1 } else { high = start }
        }
        return nil
    }

    /// All lines in order.
    var lines: [Substring] { String(decoding: bytes, as: UTF8.self).split(separator: "\n") }

    private func lineStart(before index: Int) -> Int {
        var start = index
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    private func lineEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }
}
