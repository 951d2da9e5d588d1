/// A selection in UTF-16 units, from its anchor to the caret.
struct TextSelection: Equatable {
    var anchor = 0
    var caret = 0

    var isEmpty: Bool { anchor == caret }
    var range: NSRange { NSRange(location: min(anchor, caret), length: abs(caret - anchor)) }

    init(anchor: Int, caret: Int) {
        self.anchor = anchor
        self.caret = caret
    }

    init(at unit: Int = 0) { self.init(anchor: unit, caret: unit) }
}

extension String {
    /// Returns the nearest caret position at or before a UTF-16 unit; graphemes are not split.
    package func caretIndex(_ unit: Int) -> Int {
        let unit = min(max(unit, 0), utf16.count)
        return graphemeBoundary(near: Index(utf16Offset: unit, in: self)).utf16Offset(in: self)
    }

    /// Returns the caret position one grapheme after; at the end, the end.
    package func caretIndex(after unit: Int) -> Int {
        let at = Index(utf16Offset: caretIndex(unit), in: self)
        return at < endIndex ? index(after: at).utf16Offset(in: self) : utf16.count
    }

    /// Returns the caret position one grapheme before; at the beginning, the beginning.
    package func caretIndex(before unit: Int) -> Int {
        let at = Index(utf16Offset: caretIndex(unit), in: self)
        return at > startIndex ? index(before: at).utf16Offset(in: self) : 0
    }

    /// Expands a range to grapheme boundaries.
    package func whole(_ range: NSRange) -> NSRange {
        let lower = caretIndex(range.location)
        let end = min(max(range.location &+ range.length, range.location), utf16.count)
        let upper = caretIndex(end) < end ? caretIndex(after: end) : end
        return NSRange(location: lower, length: max(upper - lower, 0))
    }
}
