import CoreGraphics

/// A place in a line where the text after a tab stands; immutable.
///
/// Source: https://developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// How the text after the tab lies at the stop; natural counts as left.
    public let alignment: NSTextAlignment
    /// Points from the line's start; NaN and infinity count as 0.
    public let location: CGFloat

    /// A stop at a location in points. There are no options here: `options` must be empty, others are refused with a line in the log.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        if !options.isEmpty { reportOnce("NSTextTab.options", "NSTextTab: options \(options.keys.map(\.rawValue)) are refused") }
        if !loc.isFinite { reportOnce("NSTextTab.location", "NSTextTab: location \(loc) is not finite; 0 is used") }
        self.alignment = alignment
        location = loc.isFinite ? loc : 0
    }

    /// A key of a tab's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The tab itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue ^ alignment.rawValue }
}
