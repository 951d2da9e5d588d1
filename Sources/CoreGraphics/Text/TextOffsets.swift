import Foundation

/// Places in a text, counted in UTF-16 units as `NSAttributedString` does and in bytes of UTF-8 as Pango does.
struct TextOffsets {
    private let string: String
    private let byteCount: Int
    let utf16Count: Int

    init(_ string: String) {
        self.string = string
        byteCount = string.utf8.count
        utf16Count = string.utf16.count
    }

    /// The bytes of a range of UTF-16 units, widened to whole code points and cut at the text's end; nil when it is not in the text.
    func bytes(of range: NSRange) -> Range<Int>? {
        guard range.location >= 0, range.length > 0, range.location < utf16Count else { return nil }
        let end = range.location + min(range.length, utf16Count - range.location)
        let upper = byte(end, roundingUp: true)
        let lower = byte(range.location)
        return lower..<max(upper, lower)
    }

    /// The byte where the code point begins that has the UTF-16 unit, or the next one; the text's end for places beyond.
    func byte(_ unit: Int, roundingUp: Bool = false) -> Int {
        let unit = min(max(unit, 0), utf16Count)
        if byteCount == utf16Count { return unit }
        let index = string.utf16.index(string.utf16.startIndex, offsetBy: unit)
        let whole =
            String.Index(index, within: string.unicodeScalars)
            ?? (roundingUp ? string.utf16.index(after: index) : string.utf16.index(before: index))
        return string.utf8.distance(from: string.utf8.startIndex, to: whole)
    }

    /// The UTF-16 unit at a byte that begins a code point.
    func unit(_ byte: Int) -> Int {
        let byte = min(max(byte, 0), byteCount)
        if byteCount == utf16Count { return byte }
        let index = string.utf8.index(string.utf8.startIndex, offsetBy: byte)
        return string.utf16.distance(from: string.utf16.startIndex, to: index)
    }
}
