import Foundation

/// A part of a timeline: the start belongs to it, the end does not.
///
/// Source: Apple, [CMTimeRange](https://developer.apple.com/documentation/coremedia/cmtimerange).
public struct CMTimeRange: Hashable, Sendable {
    /// The start.
    public var start: CMTime
    /// The length.
    public var duration: CMTime

    /// Creates a range that is not valid.
    public init() { (start, duration) = (.invalid, .invalid) }
    /// Creates a range of a start and a length.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    /// Creates a range from a start to an end.
    public init(start: CMTime, end: CMTime) { (self.start, duration) = (start, end - start) }

    /// The end.
    public var end: CMTime { start + duration }
    /// Whether both times are valid and the length is not negative.
    public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
    /// Whether the length is 0.
    public var isEmpty: Bool { isValid && duration == .zero }

    /// An empty range at 0.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// No range.
    public static let invalid = CMTimeRange()

    /// Returns whether a time is in the range.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }

    /// Returns whether a whole range is in this one.
    public func containsTimeRange(_ other: CMTimeRange) -> Bool { isValid && other.isValid && other.start >= start && other.end <= end }

    /// Returns the common part; an empty range at 0 if there is none.
    public func intersection(_ other: CMTimeRange) -> CMTimeRange {
        guard isValid, other.isValid else { return .invalid }
        let (first, last) = (max(start, other.start), min(end, other.end))
        return first < last ? CMTimeRange(start: first, end: last) : .zero
    }

    /// Returns the smallest range around both.
    public func union(_ other: CMTimeRange) -> CMTimeRange {
        guard isValid, other.isValid else { return .invalid }
        return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
    }
}

/// Returns a range of a start and a length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }

/// Returns a range from a start to an end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

/// Returns the end of a range.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// Returns whether a time is in a range.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
