import CoreGraphics

/// A mutable paragraph style.
///
/// Lengths that are NaN, infinite, or negative where not permitted, are ignored and logged once. Attributed strings retain the object
/// without copying it: change it only before use. The properties are documented in `NSParagraphStyle`. Source:
/// https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { set(\.firstLineHeadIndent, "firstLineHeadIndent", newValue, isSigned: true) }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { set(\.headIndent, "headIndent", newValue, isSigned: true) }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { set(\.tailIndent, "tailIndent", newValue, isSigned: true) }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { set(\.lineSpacing, "lineSpacing", newValue, isSigned: true) }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { set(\.paragraphSpacing, "paragraphSpacing", newValue) }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { set(\.paragraphSpacingBefore, "paragraphSpacingBefore", newValue) }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { set(\.minimumLineHeight, "minimumLineHeight", newValue) }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { set(\.maximumLineHeight, "maximumLineHeight", newValue) }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { set(\.lineHeightMultiple, "lineHeightMultiple", newValue) }
    }

    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = (newValue ?? []).sorted { $0.location < $1.location } }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { set(\.defaultTabInterval, "defaultTabInterval", newValue) }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set {
            guard (0...1).contains(newValue) else {
                return reportOnce(
                    "NSParagraphStyle.hyphenationFactor",
                    "NSMutableParagraphStyle.hyphenationFactor: \(newValue) is refused; give it 0 to 1; the last value is kept")
            }
            values.hyphenationFactor = newValue
        }
    }

    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Adds a tab stop, sorted by location.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of tab stops.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops = values.tabStops + [anObject]
    }

    /// Removes the first equal tab stop, if there is one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of tab stops.
    open func removeTabStop(_ anObject: NSTextTab) {
        if let index = values.tabStops.firstIndex(of: anObject) { values.tabStops.remove(at: index) }
    }

    /// Copies all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }

    open override func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    private func set(_ path: WritableKeyPath<ParagraphValues, CGFloat>, _ name: String, _ value: CGFloat, isSigned: Bool = false) {
        guard value.isFinite, isSigned || value >= 0 else {
            reportOnce("NSParagraphStyle.\(name)", "NSMutableParagraphStyle.\(name): \(value) is refused; the last value is kept")
            return
        }
        values[keyPath: path] = value
    }
}
