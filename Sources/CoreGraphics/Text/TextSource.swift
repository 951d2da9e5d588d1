import Foundation

/// Text prepared for Pango: UTF-8 bytes, split into paragraphs, with a style for every byte.
struct TextSource {
    /// UTF-8; NULs are replaced by spaces.
    let bytes: [UInt8]
    /// The bytes of each paragraph without its separator; at least one. A separator at the text's end begins no paragraph.
    let paragraphs: [Range<Int>]
    /// Styles that together cover the text, in order; one for empty text.
    private let segments: [TextParagraph.Segment]
    private let paragraphRuns: [(range: Range<Int>, style: TextParagraphStyle)]
    private let paragraphStyle: TextParagraphStyle
    /// The numbers of lists that the text continues.
    let listNumbers: TextListNumbers

    init(_ text: StyledText) {
        var bytes = Array(text.string.utf8)
        for index in bytes.indices where bytes[index] == 0 { bytes[index] = 0x20 }
        self.bytes = bytes
        paragraphs = TextSource.paragraphs(in: bytes)
        let offsets = TextOffsets(text.string)
        segments = TextSource.segments(of: text, count: bytes.count, offsets)
        paragraphStyle = text.paragraphStyle
        listNumbers = text.listNumbers
        paragraphRuns = text.paragraphStyles.compactMap { run in offsets.bytes(of: run.range).map { ($0, run.style) } }
    }

    /// A paragraph's text, and its styles relative to its start.
    func excerpt(_ range: Range<Int>, isFollowedByEllipsis: Bool = false) -> (text: [UInt8], segments: [TextParagraph.Segment]) {
        var text = Array(bytes[range])
        var clipped: [TextParagraph.Segment] = []
        var index = segments.firstIndex(endingAfter: range.lowerBound)
        while index < segments.count, segments[index].range.lowerBound < range.upperBound {
            let common = segments[index].range.clamped(to: range)
            if !common.isEmpty {
                let own = (common.lowerBound - range.lowerBound)..<(common.upperBound - range.lowerBound)
                clipped.append(TextParagraph.Segment(range: own, style: segments[index].style))
            }
            index += 1
        }
        if clipped.isEmpty {
            let nearest = segments[min(segments.firstIndex(endingAfter: range.lowerBound), segments.count - 1)]
            clipped = [TextParagraph.Segment(range: 0..<0, style: nearest.style)]
        }
        if isFollowedByEllipsis, let last = clipped.indices.last {
            text += Array("…".utf8)
            clipped[last].range = clipped[last].range.lowerBound..<text.count
        }
        return (text, clipped)
    }

    /// The style of the paragraph that begins at a byte.
    func paragraphStyle(atByte offset: Int) -> TextParagraphStyle {
        paragraphRuns.last { $0.range.contains(offset) }?.style ?? paragraphStyle
    }

    /// Whether a paragraph continues one that a line separator breaks.
    func isContinued(_ paragraph: Range<Int>) -> Bool {
        guard paragraph.lowerBound > 0 else { return listNumbers.isWithinParagraph }
        return paragraph.lowerBound >= 3 && bytes[paragraph.lowerBound - 3..<paragraph.lowerBound].elementsEqual([0xE2, 0x80, 0xA8])
    }

    /// Whether a paragraph of a list has its marker in its text, between tabs.
    func hasOwnMarker(_ paragraph: Range<Int>) -> Bool {
        bytes[paragraph].first == 0x09 && bytes[paragraph].dropFirst().contains(0x09)
    }

    private static func segments(of text: StyledText, count: Int, _ offsets: TextOffsets) -> [TextParagraph.Segment] {
        var segments = [TextParagraph.Segment(range: 0..<count, style: text.style)]
        for run in text.runs {
            guard let range = offsets.bytes(of: run.range), !range.isEmpty else { continue }
            // Runs are mostly in order: then only the last segment is split.
            let first = segments.firstIndex(endingAfter: range.lowerBound)
            let last = segments.firstIndex(endingAfter: range.upperBound - 1)
            var new = [TextParagraph.Segment(range: range, style: run.style)]
            if segments[first].range.lowerBound < range.lowerBound {
                let rest = segments[first].range.lowerBound..<range.lowerBound
                new.insert(TextParagraph.Segment(range: rest, style: segments[first].style), at: 0)
            }
            if segments[last].range.upperBound > range.upperBound {
                let rest = range.upperBound..<segments[last].range.upperBound
                new.append(TextParagraph.Segment(range: rest, style: segments[last].style))
            }
            segments.replaceSubrange(first...last, with: new)
        }
        return segments
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
        return start < bytes.count || result.isEmpty ? result + [start..<bytes.count] : result
    }
}

extension [TextParagraph.Segment] {
    /// The index of the first segment that ends after a byte; `count` if there is none. The segments are sorted.
    func firstIndex(endingAfter offset: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
