import Foundation

extension NSAttributedString {
    /// The change that makes this text of another: a range of the other, and what takes its place. Equal characters and attributes at both
    /// ends are left out.
    ///
    /// - Complexity: O(*n*), where *n* is the length of both.
    func difference(from old: NSAttributedString) -> (range: NSRange, piece: NSAttributedString) {
        let (one, other) = (old.string as NSString, string as NSString)
        let shorter = min(one.length, other.length)
        func isSame(_ index: Int, _ otherIndex: Int) -> Bool {
            guard one.character(at: index) == other.character(at: otherIndex) else { return false }
            return Self.areEqual(old.attributes(at: index, effectiveRange: nil), attributes(at: otherIndex, effectiveRange: nil))
        }
        var start = 0
        while start < shorter, isSame(start, start) { start += 1 }
        var end = 0
        while end < shorter - start, isSame(one.length - 1 - end, other.length - 1 - end) { end += 1 }
        let piece = attributedSubstring(from: NSRange(location: start, length: other.length - end - start))
        return (NSRange(location: start, length: one.length - end - start), piece)
    }

    private static func areEqual(_ values: [Key: Any], _ others: [Key: Any]) -> Bool {
        values.count == others.count
            && values.allSatisfy { key, value in
                switch (value, others[key]) {
                case let (one as NSObject, other as NSObject): one.isEqual(other)
                case let (one as AnyHashable, other as AnyHashable): one == other
                default: false
                }
            }
    }
}
