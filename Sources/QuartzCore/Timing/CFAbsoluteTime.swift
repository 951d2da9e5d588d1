import Foundation

/// Seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Seconds from 1 January 1970 to 1 January 2001, 00:00 UTC: a `CFAbsoluteTime` plus this is Unix time.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

/// Seconds from 1 January 1904 to 1 January 2001, 00:00 UTC.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// Returns the present date as seconds since 1 January 2001, 00:00 UTC. Under a `Stage` it follows virtual time, as `Date()` does.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { NSDate.timeIntervalSinceReferenceDate }
