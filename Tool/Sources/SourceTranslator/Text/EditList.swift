/// Edits of a text by byte offsets, applied at once.
///
/// Lines are kept: a replacement has the line breaks of the text that it replaces, and spaces up to its length where it is shorter.
struct EditList {
    /// A replacement of bytes.
    struct Edit: Sendable {
        let range: Range<Int>
        let text: [UInt8]
        let order: Int
        /// Whether it has lines of its own.
        var isBlock = false
    }

    /// The beginning of the line after made lines; the number of the line that goes on follows.
    static let lineMark = "//kinora:line "

    private(set) var edits: [Edit] = []
    /// The offsets of the source's lines; empty until the first use.
    private var lineStarts: [Int] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Inserts text; several insertions at an offset keep their order.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: Array(text.utf8), order: edits.count))
    }

    /// Inserts lines; a mark before each statement, and before the line that goes on after them, names the line of the source.
    mutating func insertBlock(_ lines: String, at offset: Int, in source: [UInt8]) {
        let (line, start) = line(at: offset, in: source)
        let mark = "\(Self.lineMark)\(line)\n"
        let marked = lines.split(separator: "\n").map { ($0.hasPrefix("#") ? "" : mark) + $0 + "\n" }.joined()
        let text = "\n\(marked)\(mark)" + String(repeating: " ", count: offset - start)
        edits.append(Edit(range: offset..<offset, text: Array(text.utf8), order: edits.count, isBlock: true))
    }

    /// The number of the line at an offset, and where it starts.
    private mutating func line(at offset: Int, in source: [UInt8]) -> (number: Int, start: Int) {
        if lineStarts.isEmpty { lineStarts = [0] + source.indices.filter { source[$0] == 0x0A }.map { $0 + 1 } }
        var (low, high) = (0, lineStarts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, lineStarts[low])
    }

    /// Replaces a range by text of one line.
    mutating func replace(_ range: Range<Int>, with text: String, in source: [UInt8]) {
        var bytes = text.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        let breaks = source[range].filter { $0 == 0x0A || $0 == 0x0D }
        if breaks.isEmpty {
            while bytes.count < range.count { bytes.append(0x20) }
        } else {
            bytes += breaks
        }
        edits.append(Edit(range: range, text: bytes, order: edits.count))
    }

    /// Replaces a range by spaces, except its line breaks.
    mutating func blank(_ range: Range<Int>, in source: [UInt8]) {
        let bytes = source[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
        edits.append(Edit(range: range, text: bytes, order: edits.count))
    }

    /// The edits that count, in the order of the text: an edit inside the range of another, earlier in the text or larger, is left out.
    ///
    /// - Parameter hasBlocks: Whether the made lines are among them.
    func effective(hasBlocks: Bool = true) -> [Edit] {
        let ordered = edits.filter { hasBlocks || !$0.isBlock }.sorted { one, other in
            if one.range.lowerBound != other.range.lowerBound { return one.range.lowerBound < other.range.lowerBound }
            if one.range.isEmpty != other.range.isEmpty { return one.range.isEmpty }
            if one.range.upperBound != other.range.upperBound { return one.range.upperBound > other.range.upperBound }
            return one.order < other.order
        }
        var position = 0
        return ordered.filter { edit in
            guard edit.range.lowerBound >= position else { return false }
            position = edit.range.upperBound
            return true
        }
    }

    /// The edited text.
    ///
    /// - Parameter hasBlocks: Whether it has the made lines; without them it has the lines of the source.
    func applied(to source: [UInt8], hasBlocks: Bool = true) -> [UInt8] { Self.apply(effective(hasBlocks: hasBlocks), to: source) }

    /// A text after edits that are in its order and apart.
    static func apply(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.text.count })
        var position = 0
        for edit in edits {
            result += source[position..<edit.range.lowerBound]
            result += edit.text
            position = edit.range.upperBound
        }
        result += source[position...]
        return result
    }
}
