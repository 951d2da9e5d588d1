import Foundation

/// A text as Pango wants it: bytes, cut into paragraphs, with a style for every byte.
struct TextSource {
    /// UTF-8; zeros are spaces.
    let bytes: [UInt8]
    /// The bytes of each paragraph without its separator; one at least.
    let paragraphs: [Range<Int>]
    private let segments: [TextParagraph.Segment]

    init(_ string: String, style: TextStyle, runs: [TextLayout.Run]) {
        let bytes = string.utf8.map { $0 == 0 ? 0x20 : $0 }
        self.bytes = bytes
        paragraphs = TextSource.paragraphs(in: bytes)
        var segments = [TextParagraph.Segment(range: 0..<bytes.count, style: style)]
        for run in runs {
            guard let range = TextSource.bytes(of: run.range, in: string), !range.isEmpty else { continue }
            segments = segments.flatMap { segment in
                // What the run leaves of the segment, before and after it.
                let old = segment.range
                return [
                    old.clamped(to: 0..<range.lowerBound), old.clamped(to: range.upperBound..<max(range.upperBound, bytes.count)),
                ].filter { !$0.isEmpty }.map { TextParagraph.Segment(range: $0, style: segment.style) }
            }
            segments.append(TextParagraph.Segment(range: range, style: run.style))
        }
        self.segments = segments.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// A paragraph's text, and its styles counted from its start.
    func part(_ range: Range<Int>, isFollowedByEllipsis: Bool = false) -> (text: [UInt8], segments: [TextParagraph.Segment]) {
        var text = Array(bytes[range])
        var parts = segments.compactMap { segment -> TextParagraph.Segment? in
            let common = segment.range.clamped(to: range)
            guard !common.isEmpty else { return nil }
            return TextParagraph.Segment(
                range: (common.lowerBound - range.lowerBound)..<(common.upperBound - range.lowerBound), style: segment.style)
        }
        if parts.isEmpty, let segment = segments.last(where: { $0.range.lowerBound <= range.lowerBound }) ?? segments.first {
            parts = [TextParagraph.Segment(range: 0..<0, style: segment.style)]
        }
        if isFollowedByEllipsis, let last = parts.indices.last {
            text += Array("…".utf8)
            parts[last].range = parts[last].range.lowerBound..<text.count
        }
        return (text, parts)
    }

    private static func paragraphs(in bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let separator: Int
            switch bytes[index] {
            case 0x0D: separator = index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
            case 0x0A: separator = 1
            // U+2028 and U+2029.
            case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: separator = 3
            default: separator = 0
            }
            if separator > 0 {
                result.append(start..<index)
                start = index + separator
            }
            index += max(separator, 1)
        }
        return result + [start..<bytes.count]
    }

    /// The bytes of a range of UTF-16 units, widened to whole characters' code points; nil when it is not in the text.
    private static func bytes(of range: NSRange, in string: String) -> Range<Int>? {
        let count = string.utf16.count
        guard range.location >= 0, range.length > 0, range.location < count else { return nil }
        func byte(_ offset: Int) -> Int {
            let index = string.utf16.index(string.utf16.startIndex, offsetBy: offset)
            let whole = String.Index(index, within: string.unicodeScalars) ?? string.utf16.index(before: index)
            return string.utf8.distance(from: string.utf8.startIndex, to: whole)
        }
        return byte(range.location)..<byte(range.location + min(range.length, count - range.location))
    }
}
