import CoreLocation

/// The extent of a region, in degrees.
///
/// Source: Apple, [MKCoordinateSpan](https://developer.apple.com/documentation/mapkit/mkcoordinatespan).
public struct MKCoordinateSpan: Sendable {
    /// From south to north, in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east, in degrees.
    public var longitudeDelta: CLLocationDegrees

    /// Creates the span 0.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

    /// Creates a span in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the globe around a center.
///
/// Source: Apple, [MKCoordinateRegion](https://developer.apple.com/documentation/mapkit/mkcoordinateregion).
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The extent, in degrees.
    public var span: MKCoordinateSpan

    /// Creates an empty region at latitude and longitude 0.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// Creates a region of an extent in meters, by the length of a degree on the equator: 111,319.49 meters.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let narrowing = max(cos(center.latitude * .pi / 180), 1e-6)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / Mercator.metersPerDegree,
                longitudeDelta: longitudinalMeters / (Mercator.metersPerDegree * narrowing)))
    }

    /// Creates the region of a rectangle of the map.
    public init(_ rect: MKMapRect) {
        let (low, high) = (MKMapPoint(x: rect.minX, y: rect.maxY).coordinate, MKMapPoint(x: rect.maxX, y: rect.minY).coordinate)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: high.latitude - low.latitude, longitudeDelta: high.longitude - low.longitude))
    }
}

/// Returns a region.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}

/// Returns a span in degrees.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Returns a region of an extent in meters.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
