// Workaround: Foundation on Linux (6.3) may crash when it replaces an attribute that is an object, or compares strings with such
// attributes.
extension NSMutableAttributedString {
    /// Sets an attribute in a range, replacing the old value.
    package func replace(_ key: NSAttributedString.Key, by value: Any, in range: NSRange) {
        removeAttribute(key, range: range)
        addAttribute(key, value: value, range: range)
    }

    /// Sets attributes in a range, replacing those with the same names.
    package func replace(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
        for key in attributes.keys { removeAttribute(key, range: range) }
        if !attributes.isEmpty { addAttributes(attributes, range: range) }
    }
}

extension NSAttributedString {
    /// Whether two strings have the same characters with equal attributes.
    package func isSame(as other: NSAttributedString) -> Bool {
        guard string == other.string else { return false }
        var at = 0
        while at < length {
            var (range, otherRange) = (NSRange(), NSRange())
            let (one, two) = (attributes(at: at, effectiveRange: &range), other.attributes(at: at, effectiveRange: &otherRange))
            guard one.count == two.count else { return false }
            for (key, value) in one {
                guard let value = value as? AnyHashable, let otherValue = two[key] as? AnyHashable, value == otherValue else {
                    return false
                }
            }
            at = min(range.location + range.length, otherRange.location + otherRange.length)
        }
        return true
    }
}
