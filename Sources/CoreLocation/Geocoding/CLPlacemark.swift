import Foundation

/// The address of a place.
///
/// Source: Apple, [CLPlacemark](https://developer.apple.com/documentation/corelocation/clplacemark).
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    private let position: CLLocation?

    /// Creates a placemark without a location, for subclasses. Differs from UIKit: it is declared, since sources for iOS inherit it.
    public override init() {
        position = nil
        super.init()
    }

    /// Creates a placemark with the location and the address of another.
    public init(placemark: CLPlacemark) {
        position = placemark.location
        super.init()
    }

    package init(location: CLLocation) {
        position = location
        super.init()
    }

    /// The location; nil if it is not known.
    open var location: CLLocation? { position }
    /// The area; nil here.
    open var region: CLRegion? { nil }
    /// The name of the place; nil here.
    open var name: String? { nil }
    /// The street; nil here.
    open var thoroughfare: String? { nil }
    /// The number in the street; nil here.
    open var subThoroughfare: String? { nil }
    /// The town; nil here.
    open var locality: String? { nil }
    /// A district of the town; nil here.
    open var subLocality: String? { nil }
    /// The state; nil here.
    open var administrativeArea: String? { nil }
    /// The county; nil here.
    open var subAdministrativeArea: String? { nil }
    /// The postal code; nil here.
    open var postalCode: String? { nil }
    /// The country's code; nil here.
    open var isoCountryCode: String? { nil }
    /// The country; nil here.
    open var country: String? { nil }
    /// The time zone; nil here.
    open var timeZone: TimeZone? { nil }

    /// Returns this placemark: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
