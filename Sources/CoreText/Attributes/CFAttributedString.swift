import CoreGraphics

// Attributed strings by Core Foundation's functions: they are Foundation's objects.

/// Returns a string with attributes; nil for no text.
///
/// - Complexity: O(*n*), where *n* is the length of the text.
public func CFAttributedStringCreate(_ alloc: CFAllocator?, _ str: CFString!, _ attributes: CFDictionary!) -> CFAttributedString! {
    str.map { NSAttributedString(string: $0, attributes: keyed(attributes ?? [:])) }
}

/// Returns a part of a string.
///
/// - Complexity: O(*n*), where *n* is the length of the part.
public func CFAttributedStringCreateWithSubstring(
    _ alloc: CFAllocator?, _ aStr: CFAttributedString!, _ range: CFRange
) -> CFAttributedString! {
    aStr.map { $0.attributedSubstring(from: NSRange(location: range.location, length: range.length)) }
}

/// Returns a copy of a string.
///
/// - Complexity: O(*n*), where *n* is the length of the text.
public func CFAttributedStringCreateCopy(_ alloc: CFAllocator?, _ aStr: CFAttributedString!) -> CFAttributedString! {
    aStr.map { NSAttributedString(attributedString: $0) }
}

/// Returns an empty string that may change.
///
/// - Parameters:
///   - alloc: The allocator.
///   - maxLength: Has no effect, as on iOS, where it is a hint: a longer text is allowed.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator?, _ maxLength: CFIndex) -> CFMutableAttributedString! {
    NSMutableAttributedString(string: "")
}

/// Returns a copy of a string that may change.
///
/// - Complexity: O(*n*), where *n* is the length of the text.
public func CFAttributedStringCreateMutableCopy(
    _ alloc: CFAllocator?, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! {
    aStr.map { NSMutableAttributedString(attributedString: $0) }
}

/// Returns the text.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr?.string }

/// Returns the number of UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }

/// Returns the attributes at a unit. An index outside of the text traps.
///
/// - Parameters:
///   - aStr: The string.
///   - loc: The unit.
///   - effectiveRange: receives the units with the same attributes; nil for none.
public func CFAttributedStringGetAttributes(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> CFDictionary! {
    guard let aStr else { return nil }
    var range = NSRange()
    let attributes = aStr.attributes(at: loc, effectiveRange: &range)
    effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
    return Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
}

/// Returns an attribute at a unit; nil if it has none of that name. An index outside of the text traps.
///
/// - Parameters:
///   - aStr: The string.
///   - loc: The unit.
///   - attrName: The attribute's name.
///   - effectiveRange: receives the units with the same attributes; nil for none.
public func CFAttributedStringGetAttribute(
    _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!, _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> CFTypeRef! {
    attrName.flatMap { CFAttributedStringGetAttributes(aStr, loc, effectiveRange)?[$0] }.map { $0 as AnyObject }
}

/// Replaces a range of the text; the new text has the attributes of the first unit that it replaces, or of the one before.
///
/// - Complexity: O(*n*), where *n* is the length of the text.
public func CFAttributedStringReplaceString(_ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!) {
    aStr?.replaceCharacters(in: NSRange(location: range.location, length: range.length), with: replacement ?? "")
}

/// Replaces a range of the text by one with attributes.
///
/// - Complexity: O(*n*), where *n* is the length of the text.
public func CFAttributedStringReplaceAttributedString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFAttributedString!
) {
    aStr?.replaceCharacters(
        in: NSRange(location: range.location, length: range.length), with: replacement ?? NSAttributedString(string: ""))
}

/// Sets an attribute in a range, replacing the old value. A range outside of the text traps.
public func CFAttributedStringSetAttribute(_ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!)
{
    guard let aStr, let attrName, let value, range.length > 0 else { return }
    let (key, range) = (NSAttributedString.Key(attrName), NSRange(location: range.location, length: range.length))
    // Workaround: Foundation on Linux (6.3) may crash when it replaces an attribute that is an object.
    aStr.removeAttribute(key, range: range)
    aStr.addAttribute(key, value: value, range: range)
}

/// Sets attributes in a range.
///
/// - Parameters:
///   - aStr: The string.
///   - range: The units; a range outside of the text traps.
///   - replacement: The attributes.
///   - clearOtherAttributes: Whether others are removed.
public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!, _ clearOtherAttributes: Bool
) {
    guard let aStr, let replacement, range.length > 0 else { return }
    let units = NSRange(location: range.location, length: range.length)
    if clearOtherAttributes {
        aStr.setAttributes(keyed(replacement), range: units)
    } else {
        for (name, value) in replacement { CFAttributedStringSetAttribute(aStr, range, name, value as AnyObject) }
    }
}

/// Removes an attribute from a range. A range outside of the text traps.
public func CFAttributedStringRemoveAttribute(_ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!) {
    guard let attrName else { return }
    aStr?.removeAttribute(NSAttributedString.Key(attrName), range: NSRange(location: range.location, length: range.length))
}

/// Begins changes that belong together.
public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) { aStr?.beginEditing() }

/// Ends changes that belong together.
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr?.endEditing() }

private func keyed(_ attributes: CFDictionary) -> [NSAttributedString.Key: Any] {
    Dictionary(uniqueKeysWithValues: attributes.map { (NSAttributedString.Key($0.key), $0.value) })
}
