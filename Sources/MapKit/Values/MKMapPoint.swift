import CoreLocation

/// The projection of the globe to the flat map: a square of 2 to the power of 28 points, by Mercator's formula.
enum Mercator {
    static let worldSize = 268_435_456.0
    /// Meters of a degree on the equator of WGS 84.
    static let metersPerDegree = 6_378_137 * Double.pi / 180
    /// The latitude of the map's upper edge, in degrees.
    static let highestLatitude = atan(sinh(Double.pi)) * 180 / .pi
}

/// A position on the flat map: x to the east, y to the south.
///
/// Source: Apple, [MKMapPoint](https://developer.apple.com/documentation/mapkit/mkmappoint).
public struct MKMapPoint: Hashable, Sendable {
    /// From the date line to the east, in map points.
    public var x: Double
    /// From the northern edge to the south, in map points.
    public var y: Double

    /// Creates the north-western corner.
    public init() { (x, y) = (0, 0) }

    /// Creates a position in map points.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Creates the position of a place; latitudes beyond 85.05 degrees are on the edge.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -Mercator.highestLatitude), Mercator.highestLatitude) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * Mercator.worldSize
        y = Mercator.worldSize / 2 - Mercator.worldSize / (2 * .pi) * asinh(tan(latitude))
    }

    /// The place on the globe.
    public var coordinate: CLLocationCoordinate2D {
        let latitude = atan(sinh((Mercator.worldSize / 2 - y) * 2 * .pi / Mercator.worldSize)) * 180 / .pi
        return CLLocationCoordinate2D(latitude: latitude, longitude: x / Mercator.worldSize * 360 - 180)
    }

    /// Returns the distance to another position on the globe, in meters.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (one, other) = (coordinate, point.coordinate)
        return CLLocation(latitude: one.latitude, longitude: one.longitude).distance(
            from: CLLocation(latitude: other.latitude, longitude: other.longitude))
    }
}

/// Returns the position of a place on the flat map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// Returns the number of map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }

/// Returns the meters of a map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * Mercator.metersPerDegree * 360 / Mercator.worldSize
}

/// An extent on the flat map.
public struct MKMapSize: Hashable, Sendable {
    /// In map points.
    public var width: Double
    /// In map points.
    public var height: Double

    /// Creates the size 0.
    public init() { (width, height) = (0, 0) }

    /// Creates a size in map points.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The size of the whole map.
    public static let world = MKMapSize(width: Mercator.worldSize, height: Mercator.worldSize)
}

/// A rectangle of the flat map.
///
/// Source: Apple, [MKMapRect](https://developer.apple.com/documentation/mapkit/mkmaprect).
public struct MKMapRect: Hashable, Sendable {
    /// The north-western corner.
    public var origin: MKMapPoint
    /// The extent.
    public var size: MKMapSize

    /// Creates an empty rectangle in the corner.
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    /// Creates a rectangle in map points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle: the start of a union.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// Whether this is no rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether there is nothing inside.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The extent from west to east.
    public var width: Double { size.width }
    /// The extent from north to south.
    public var height: Double { size.height }

    /// Returns the smallest rectangle around both; the other one if one is null.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }

    /// Returns the common part; null if there is none.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
        let (width, height) = (min(maxX, rect.maxX) - x, min(maxY, rect.maxY) - y)
        return width < 0 || height < 0 ? .null : MKMapRect(x: x, y: y, width: width, height: height)
    }

    /// Returns a rectangle whose edges are moved inwards; null if nothing is left.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, size.width >= 2 * dx, size.height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns a rectangle that is moved.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }

    /// Returns whether a position is inside.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether a whole rectangle is inside.
    public func contains(_ rect: MKMapRect) -> Bool { !isNull && !rect.isNull && union(rect) == self }

    /// Returns whether both have a common part of some extent.
    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }
}
