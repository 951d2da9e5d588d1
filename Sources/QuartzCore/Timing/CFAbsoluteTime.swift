import Foundation

/// Seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the present date as seconds since 1 January 2001, 00:00 UTC. Under a `Stage` it follows virtual time, as `Date()` does.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { NSDate.timeIntervalSinceReferenceDate }
