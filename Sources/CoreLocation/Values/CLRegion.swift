import Foundation

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
    /// Not known, for example without a location.
    case unknown
    /// Inside.
    case inside
    /// Outside.
    case outside
}

/// The distance of a beacon.
public enum CLProximity: Int, Sendable {
    /// Not known.
    case unknown
    /// A few centimeters.
    case immediate
    /// A few meters.
    case near
    /// Farther.
    case far
}

/// An area that a location manager watches.
///
/// Source: Apple, [CLRegion](https://developer.apple.com/documentation/corelocation/clregion).
open class CLRegion: NSObject, @unchecked Sendable {
    /// The name of the region; a manager has one region of a name.
    open private(set) var identifier: String
    /// Whether the app is notified when the device enters; the default is true.
    open var notifyOnEntry = true
    /// Whether the app is notified when the device leaves; the default is true.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Whether the other object is a region of the same identifier.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

    open override var hash: Int { identifier.hashValue }
}

/// A circle around a place.
///
/// Source: Apple, [CLCircularRegion](https://developer.apple.com/documentation/corelocation/clcircularregion).
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    open private(set) var center: CLLocationCoordinate2D
    /// In meters.
    open private(set) var radius: CLLocationDistance

    /// Creates a circle; the radius is in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Returns whether a place is at most `radius` meters from the middle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }
}

/// The area around beacons. There is no Bluetooth: no beacon is ever found.
///
/// Source: Apple, [CLBeaconRegion](https://developer.apple.com/documentation/corelocation/clbeaconregion).
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The identifier of the beacons.
    open private(set) var uuid: UUID
    /// The group of the beacons; nil for all.
    open private(set) var major: NSNumber?
    /// The number within a group; nil for all.
    open private(set) var minor: NSNumber?
    /// Whether beacons are reported while the screen is on; the default is false.
    open var notifyEntryStateOnDisplay = false
    /// The identifier of the beacons, by its older name.
    open var proximityUUID: UUID { uuid }

    /// Creates a region of all beacons of an identifier.
    public init(uuid: UUID, identifier: String) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init(identifier: identifier)
    }

    /// Creates a region of one beacon.
    public init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
        super.init(identifier: identifier)
    }

    /// Creates a region of all beacons of an identifier, by the older name.
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }

    /// Creates a region of one beacon, by the older name.
    public convenience init(proximityUUID: UUID, major: UInt16, minor: UInt16, identifier: String) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }
}

/// A beacon that was found. There is no Bluetooth: none is ever made.
open class CLBeacon: NSObject, @unchecked Sendable {
    /// The identifier of the beacon.
    open private(set) var uuid: UUID
    /// The distance.
    open private(set) var proximity: CLProximity

    private init(uuid: UUID) {
        (self.uuid, proximity) = (uuid, .unknown)
        super.init()
    }
}
