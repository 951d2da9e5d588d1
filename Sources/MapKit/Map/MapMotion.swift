import CoreLocation
import UIKit

/// A motion of a map from one position and scale to another, in media time: slow at both ends, the scale in equal ratios.
struct MapMotion {
    let begin: Double
    let duration: Double
    let from: (point: MKMapPoint, scale: Double)
    let to: (point: MKMapPoint, scale: Double)

    func value(at time: Double) -> (MKMapPoint, Double) {
        let fraction = min(max((time - begin) / duration, 0), 1)
        let eased = 1 - (1 - fraction) * (1 - fraction)
        let point = MKMapPoint(
            x: from.point.x + (to.point.x - from.point.x) * eased, y: from.point.y + (to.point.y - from.point.y) * eased)
        return (point, from.scale * pow(to.scale / from.scale, eased))
    }
}

/// Passes locations of the user to a map.
final class UserFollower: NSObject, CLLocationManagerDelegate {
    nonisolated(unsafe) weak var map: MKMapView?

    @MainActor init(_ map: MKMapView) { self.map = map }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        nonisolated(unsafe) let map = map
        MainActor.assumeIsolated { map?.receive(location) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        nonisolated(unsafe) let map = map
        MainActor.assumeIsolated {
            if let map { map.delegate?.mapView(map, didFailToLocateUserWithError: error) }
        }
    }
}
