import CoreLocation
import Foundation

/// A shape that a map draws on its ground.
///
/// Source: Apple, [MKOverlay](https://developer.apple.com/documentation/mapkit/mkoverlay).
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle of the map around the shape.
    var boundingMapRect: MKMapRect { get }
}

/// The position of overlays between the layers of the map.
public enum MKOverlayLevel: Int, Sendable {
    /// Above roads, below labels.
    case aboveRoads
    /// Above labels.
    case aboveLabels
}

/// A circle on the globe.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let center: CLLocationCoordinate2D
    /// In meters.
    open private(set) var radius: CLLocationDistance
    open private(set) var boundingMapRect: MKMapRect

    /// Creates a circle; the radius is in meters.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (center, self.radius) = (coord, radius)
        let middle = MKMapPoint(coord)
        let extent = radius * MKMapPointsPerMeterAtLatitude(coord.latitude)
        boundingMapRect = MKMapRect(x: middle.x - extent, y: middle.y - extent, width: 2 * extent, height: 2 * extent)
        super.init()
    }

    /// The middle.
    open override var coordinate: CLLocationCoordinate2D {
        get { center }
        set {}
    }
}

/// A sequence of places.
open class MKMultiPoint: MKShape, @unchecked Sendable {
    /// The places on the flat map.
    let mapPoints: [MKMapPoint]
    /// The smallest rectangle around the places; null for none.
    open private(set) var boundingMapRect: MKMapRect

    init(_ coordinates: [CLLocationCoordinate2D]) {
        mapPoints = coordinates.map { MKMapPoint($0) }
        boundingMapRect = mapPoints.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
        super.init()
    }

    /// The number of places.
    open var pointCount: Int { mapPoints.count }

    /// The middle of the rectangle around the places.
    open override var coordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
        set {}
    }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// Creates a line through the first places of an array.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) { self.init(Array(coords.prefix(max(count, 0)))) }
}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// Creates an area between the first places of an array.
    public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) { self.init(Array(coords.prefix(max(count, 0)))) }
}
