import CoreLocation
import UIKit

/// A key of the values with which places are opened in another app.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The center of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The extent of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The user's usual kind of directions.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Directions for a car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions by buses and trains.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place with an address, which a map shows.
///
/// Source: Apple, [MKPlacemark](https://developer.apple.com/documentation/mapkit/mkplacemark).
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// Creates the placemark of a place, without an address.
    public init(coordinate: CLLocationCoordinate2D) {
        super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// Creates the placemark of a place, whose address is not kept.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) { self.init(coordinate: coordinate) }

    /// Creates a placemark like another.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    /// The place.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The name of the place.
    open var title: String? { name }
    /// nil.
    open var subtitle: String? { nil }
}

/// A place for other apps.
///
/// Source: Apple, [MKMapItem](https://developer.apple.com/documentation/mapkit/mkmapitem).
@preconcurrency @MainActor
open class MKMapItem: NSObject {
    /// The place.
    open private(set) var placemark: MKPlacemark
    /// The name; nil for that of the placemark.
    open var name: String?
    /// A telephone number; nil for none.
    open var phoneNumber: String?
    /// A page; nil for none.
    open var url: URL?

    /// Creates an item of a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        super.init()
    }

    /// Opens the place in the app of maps: the host only notes its URL (`Stage.openedURLs`). Returns whether it can be opened.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        var components = URLComponents()
        (components.scheme, components.host) = ("maps", "")
        let position = placemark.coordinate
        components.queryItems = [URLQueryItem(name: "ll", value: "\(position.latitude),\(position.longitude)")]
        if let name { components.queryItems?.append(URLQueryItem(name: "q", value: name)) }
        guard let url = components.url else { return false }
        return UIApplication.shared.openURL(url)
    }
}
