import Foundation

/// A location of the device, as the stage feeds it.
package struct LocationSample: Hashable, Sendable {
    /// In degrees, positive to the north.
    package var latitude: Double
    /// In degrees, positive to the east.
    package var longitude: Double
    /// In meters above sea level.
    package var altitude: Double
    /// Radius of uncertainty, in meters.
    package var accuracy: Double
    /// Direction of travel in degrees from north, clockwise; negative if it is unknown.
    package var course: Double
    /// In meters per second; negative if it is unknown.
    package var speed: Double

    package init(latitude: Double, longitude: Double, altitude: Double, accuracy: Double, course: Double, speed: Double) {
        (self.latitude, self.longitude, self.altitude, self.accuracy) = (latitude, longitude, altitude, accuracy)
        (self.course, self.speed) = (course, speed)
    }
}
