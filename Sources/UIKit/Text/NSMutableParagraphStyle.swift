import CoreGraphics

/// A paragraph style that can be changed.
///
/// A length that is NaN, infinite, or negative where that means nothing, is refused with a line in the log; the last one is kept. Attributed
/// strings keep the object, not a copy: change it only before it is used. What each property means is said at `NSParagraphStyle`.
/// Source: https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
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
        set { set(\.lineSpacing, "lineSpacing", newValue) }
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

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    /// Adds a tab stop at its place by location.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops = values.tabStops + [anObject]
    }

    /// Takes out the first tab stop equal to this one; does nothing when there is none.
    open func removeTabStop(_ anObject: NSTextTab) {
        if let index = values.tabStops.firstIndex(of: anObject) { values.tabStops.remove(at: index) }
    }

    /// Takes all values of another style.
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
