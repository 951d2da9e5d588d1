import DeviceServices

/// State that all managers of the app share.
final class LocationState {
    static var current: LocationState { DeviceServices.current.object { LocationState() } }

    /// Whether the app has asked for locations always.
    var asksAlways = false
    /// The regions that are watched, by identifier, with the state when that began.
    var regions: [String: (region: CLRegion, state: CLRegionState)] = [:]

    var status: CLAuthorizationStatus {
        switch DeviceServices.current.permission(for: .location) {
        case .notDetermined: .notDetermined
        case .restricted: .restricted
        case .denied: .denied
        case .granted: asksAlways ? .authorizedAlways : .authorizedWhenInUse
        }
    }
}
