import Foundation

/// The direction in which the device points.
///
/// Source: Apple, [CLHeading](https://developer.apple.com/documentation/corelocation/clheading).
open class CLHeading: NSObject, @unchecked Sendable {
    /// In degrees from magnetic north, clockwise. Differs from UIKit: magnetic and true north are the same here.
    open private(set) var magneticHeading: CLLocationDirection
    /// In degrees from true north, clockwise.
    open var trueHeading: CLLocationDirection { magneticHeading }
    /// The greatest error, in degrees: 5 here.
    open var headingAccuracy: CLLocationDirection { 5 }
    /// The date of the heading.
    open private(set) var timestamp: Date

    init(_ degrees: Double, at timestamp: Date) {
        (magneticHeading, self.timestamp) = (degrees, timestamp)
        super.init()
    }
}
