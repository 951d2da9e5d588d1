import Foundation

/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// An accuracy, in meters.
public typealias CLLocationAccuracy = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north, clockwise; negative if it is not valid.
public typealias CLLocationDirection = Double

/// The best accuracy, with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app without precise locations.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 11_192_800
/// A filter that lets all movements through.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A filter that lets all changes of the heading through.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The greatest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// A coordinate that is not valid: 180 degrees west of the last meridian, twice.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the globe by its latitude and longitude, on the ellipsoid WGS 84.
///
/// Source: Apple, [CLLocationCoordinate2D](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d).
public struct CLLocationCoordinate2D: Sendable {
    /// In degrees, from -90 to 90; positive to the north.
    public var latitude: CLLocationDegrees
    /// In degrees, from -180 to 180; positive to the east.
    public var longitude: CLLocationDegrees

    /// Creates the coordinate at latitude and longitude 0.
    public init() { (latitude, longitude) = (0, 0) }

    /// Creates a coordinate; any values are kept.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// Returns a coordinate; any values are kept.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether latitude and longitude are on the globe; false for NaN.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
