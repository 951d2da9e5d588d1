import DeviceServices
import Foundation

/// A location with its altitude, accuracy, course, speed and time.
///
/// Source: Apple, [CLLocation](https://developer.apple.com/documentation/corelocation/cllocation).
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The place on the globe.
    open var coordinate: CLLocationCoordinate2D { values.coordinate }
    /// Meters above sea level; valid if `verticalAccuracy` is positive.
    open var altitude: CLLocationDistance { values.altitude }
    /// The radius of uncertainty, in meters; negative if the coordinate is not valid.
    open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }
    /// The uncertainty of the altitude, in meters; 0 or negative if it is not valid.
    open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }
    /// The direction of travel in degrees from north, clockwise; negative if it is not valid.
    open var course: CLLocationDirection { values.course }
    /// The speed, in meters per second; negative if it is not valid.
    open var speed: CLLocationSpeed { values.speed }
    /// The date of the location.
    open var timestamp: Date { values.timestamp }

    private struct Values {
        var coordinate: CLLocationCoordinate2D
        var altitude = 0.0
        var horizontalAccuracy = 0.0
        var verticalAccuracy = -1.0
        var course = -1.0
        var speed = -1.0
        var timestamp = DeviceServices.date
    }

    private let values: Values

    /// Creates the location at latitude and longitude 0.
    public override convenience init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a location of now, with a horizontal accuracy of 0 and an altitude, course and speed that are not valid.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        values = Values(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        super.init()
    }

    /// Creates a location without course and speed.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        values = Values(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, timestamp: timestamp)
        super.init()
    }

    /// Creates a location.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        values = Values(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
            speed: speed, timestamp: timestamp)
        super.init()
    }

    /// Returns the length of the shortest line to another location along the ellipsoid WGS 84, in meters; altitudes do not count.
    open func distance(from location: CLLocation) -> CLLocationDistance { Geodesic.distance(coordinate, location.coordinate) }

    /// Returns this location: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course))"
    }
}
