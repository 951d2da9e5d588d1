import CoreLocation
import Foundation

/// An object at a place, which a map shows by a view.
///
/// Differs from UIKit: the title and the subtitle have one level of optionals, and a map notices new coordinates of `MKPointAnnotation`
/// alone. Source: Apple, [MKAnnotation](https://developer.apple.com/documentation/mapkit/mkannotation).
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title of the callout; nil by default.
    var title: String? { get }
    /// The second line of the callout; nil by default.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// An annotation with titles that can be set; the superclass of points and overlays.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    /// The title; nil for none.
    open var title: String?
    /// The second line; nil for none.
    open var subtitle: String?

    /// The place: latitude and longitude 0.
    open var coordinate: CLLocationCoordinate2D {
        get { CLLocationCoordinate2D() }
        set {}
    }
}

/// An annotation at a place that can be set.
///
/// Source: Apple, [MKPointAnnotation](https://developer.apple.com/documentation/mapkit/mkpointannotation).
open class MKPointAnnotation: MKShape, @unchecked Sendable {
    private var position = CLLocationCoordinate2D()
    /// Notifies the map.
    var coordinateDidChange: (() -> Void)?

    /// Creates an annotation at latitude and longitude 0.
    public override init() { super.init() }

    /// Creates an annotation at a place.
    public init(coordinate: CLLocationCoordinate2D) {
        position = coordinate
        super.init()
    }

    /// Creates an annotation at a place, with titles.
    public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        position = coordinate
        super.init()
        (self.title, self.subtitle) = (title, subtitle)
    }

    /// The place; its view moves with it.
    open override var coordinate: CLLocationCoordinate2D {
        get { position }
        set {
            position = newValue
            coordinateDidChange?()
        }
    }
}

/// The user's location on a map.
///
/// Source: Apple, [MKUserLocation](https://developer.apple.com/documentation/mapkit/mkuserlocation).
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    /// The last location; nil before there is one.
    open internal(set) var location: CLLocation?
    /// Whether the location is being determined.
    open internal(set) var isUpdating = false
    /// The heading; nil here.
    open var heading: CLHeading? { nil }
    /// The title of the callout.
    open var title: String? = "My Location"
    /// The second line; nil by default.
    open var subtitle: String?

    /// The place; not valid before there is one.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}
