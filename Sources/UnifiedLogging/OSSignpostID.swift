import CoreGraphics

/// The identity of a signposted interval, so that intervals of one name can overlap.
///
/// Source: Apple, [OSSignpostID](https://developer.apple.com/documentation/os/ossignpostid).
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identity from its raw value.
    public init(_ value: UInt64) { rawValue = value }

    /// Creates an identity that a log has not used yet.
    public init(log: OSLog) { rawValue = log.nextSignpostID() }

    /// Creates the identity of an object in a log: the same for the same object.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// The identity of intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identity, which a disabled log gives.
    public static let null = OSSignpostID(0)
    /// An identity that is not valid.
    public static let invalid = OSSignpostID(.max)

    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The type of a signpost. Source: Apple, [OSSignpostType](https://developer.apple.com/documentation/os/ossignposttype).
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}
