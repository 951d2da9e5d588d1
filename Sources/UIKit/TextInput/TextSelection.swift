/// What is selected in a text, in UTF-16 units: from where it was begun to where the caret is.
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
    /// The place of a caret nearest before a UTF-16 unit: no grapheme is cut.
    package func caretPlace(_ unit: Int) -> Int {
        let unit = min(max(unit, 0), utf16.count)
        return graphemeBoundary(near: Index(utf16Offset: unit, in: self)).utf16Offset(in: self)
    }

    /// The place one grapheme further; the end stays.
    package func caretPlace(after unit: Int) -> Int {
        let at = Index(utf16Offset: caretPlace(unit), in: self)
        return at < endIndex ? index(after: at).utf16Offset(in: self) : utf16.count
    }

    /// The place one grapheme back; the beginning stays.
    package func caretPlace(before unit: Int) -> Int {
        let at = Index(utf16Offset: caretPlace(unit), in: self)
        return at > startIndex ? index(before: at).utf16Offset(in: self) : 0
    }

    /// Between places of carets.
    package func whole(_ range: NSRange) -> NSRange {
        let lower = caretPlace(range.location)
        let end = min(max(range.location &+ range.length, range.location), utf16.count)
        let upper = caretPlace(end) < end ? caretPlace(after: end) : end
        return NSRange(location: lower, length: max(upper - lower, 0))
    }
}
