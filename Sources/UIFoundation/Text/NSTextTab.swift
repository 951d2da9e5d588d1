import CoreGraphics

/// A tab stop; immutable.
///
/// Source: https://developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// The alignment of text at the stop; natural counts as left.
    open private(set) var alignment: NSTextAlignment
    /// Distance from the start of the line in points; NaN and infinity count as 0.
    open private(set) var location: CGFloat

    /// Creates a tab stop at a location in points. Options are not supported: `options` must be empty, others are ignored and logged
    /// once.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        if !options.isEmpty { reportOnce("NSTextTab.options", "NSTextTab: options \(options.keys.map(\.rawValue)) are refused") }
        if !loc.isFinite { reportOnce("NSTextTab.location", "NSTextTab: location \(loc) is not finite; 0 is used") }
        self.alignment = alignment
        location = loc.isFinite ? loc : 0
    }

    /// The options: always none, since others are refused.
    open var options: [OptionKey: Any] { [:] }

    /// A key of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Returns the tab stop itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue ^ alignment.rawValue }
}
