import Foundation

extension DateComponentsFormatter {
    /// The styles of units.
    public enum UnitsStyle: Int, Sendable {
        /// "1:10:30"; units larger than hours, and single units of several, are abbreviated: "3d".
        case positional = 0
        /// "1h 10m 30s".
        case abbreviated
        /// "1 hr, 10 min, 30 sec".
        case short
        /// "1 hour, 10 minutes, 30 seconds".
        case full
        /// "one hour, ten minutes, thirty seconds".
        case spellOut
        /// "1hr 10min 30sec".
        case brief
    }

    /// The behaviors of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the behaviors.
        public let rawValue: UInt

        /// Creates behaviors of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In the positional style leading zeros are dropped and others padded, "1:00:10"; in other styles all are dropped, "1h 10s".
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Units before the first that is not zero are dropped.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Units between two that are not zero are dropped.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Units behind the last that is not zero are dropped.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All units that are zero are dropped.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// In the positional style numbers have two digits at least, "01:00:10".
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }
}
