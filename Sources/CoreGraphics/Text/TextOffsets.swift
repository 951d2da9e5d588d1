import Foundation

/// Conversion of text offsets between UTF-16 units, as in `NSAttributedString`, and UTF-8 bytes, as in Pango.
struct TextOffsets {
    private let string: String
    private let byteCount: Int
    let utf16Count: Int

    init(_ string: String) {
        self.string = string
        byteCount = string.utf8.count
        utf16Count = string.utf16.count
    }

    /// The bytes of a range of UTF-16 units, rounded outward to whole code points and clamped to the text; nil if it is outside the
    /// text.
    func bytes(of range: NSRange) -> Range<Int>? {
        guard range.location >= 0, range.length > 0, range.location < utf16Count else { return nil }
        let end = range.location + min(range.length, utf16Count - range.location)
        let upper = byte(end, roundingUp: true)
        let lower = byte(range.location)
        return lower..<max(upper, lower)
    }

    /// The first byte of the code point with the UTF-16 unit, or of the next one; the text's end for offsets beyond.
    func byte(_ unit: Int, roundingUp: Bool = false) -> Int {
        let unit = min(max(unit, 0), utf16Count)
        if byteCount == utf16Count { return unit }
        let index = string.utf16.index(string.utf16.startIndex, offsetBy: unit)
        let whole =
            String.Index(index, within: string.unicodeScalars)
            ?? (roundingUp ? string.utf16.index(after: index) : string.utf16.index(before: index))
        return string.utf8.distance(from: string.utf8.startIndex, to: whole)
    }

    /// The UTF-16 unit at the first byte of a code point.
    func unit(_ byte: Int) -> Int {
        let byte = min(max(byte, 0), byteCount)
        if byteCount == utf16Count { return byte }
        let index = string.utf8.index(string.utf8.startIndex, offsetBy: byte)
        return string.utf16.distance(from: string.utf16.startIndex, to: index)
    }
}
