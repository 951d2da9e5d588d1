import CoreLocation
import Kinora
import UIKit
import XCTest

/// Locations are denied until a test allows them; then the stage feeds them.
@preconcurrency @MainActor
final class CoreLocationTests: XCTestCase {
    private final class Receiver: NSObject, CLLocationManagerDelegate {
        nonisolated(unsafe) var events: [String] = []
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            events += locations.map { "at \($0.coordinate.latitude) \($0.coordinate.longitude)" }
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            events.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
        }
        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            events.append("status \(status.rawValue)")
        }
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { events.append("in \(region.identifier)") }
        func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { events.append("out \(region.identifier)") }
        func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
            events.append("heading \(newHeading.magneticHeading)")
        }
        func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
            events.append("unwatched \((error as? CLError)?.code.rawValue ?? -1)")
        }
    }

    /// The equator's degree is its radius times pi by 180; a meridian's first degree and quarter are those of geodesy's tables.
    func testDistancesAreThoseOfTheEllipsoid() {
        func meters(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
            CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
        }
        XCTAssertEqual(meters((0, 0), (0, 1)), 6_378_137 * .pi / 180, accuracy: 1e-3)
        XCTAssertEqual(meters((0, 0), (1, 0)), 110_574.3886, accuracy: 1e-3)
        XCTAssertEqual(meters((0, 0), (90, 0)), 10_001_965.7293, accuracy: 1e-2)
        XCTAssertEqual(meters((51.5, -0.13), (51.5, -0.13)), 0)
        XCTAssertEqual(meters((10, 20), (-30, 140)), meters((-30, 140), (10, 20)), accuracy: 1e-6)
        // Close to the antipode the iteration has no end.
        XCTAssertEqual(meters((0, 0), (0.5, 179.7)), 20_015_000, accuracy: 100_000)
        XCTAssertFalse(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
        XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    func testAnAppWithoutPermissionReceivesAnError() {
        let stage = Stage(device: .iPhone15)
        let (manager, receiver) = (CLLocationManager(), Receiver())
        manager.delegate = receiver
        stage.setLocation(latitude: 51.5, longitude: -0.13)
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        stage.advance(by: 0.1)
        XCTAssertEqual(receiver.events, ["status 2", "failed 1"])
        XCTAssertNil(manager.location)
        manager.startMonitoring(for: CLCircularRegion(center: CLLocationCoordinate2D(), radius: 10, identifier: "a"))
        stage.advance(by: 0.1)
        XCTAssertEqual(receiver.events.last, "unwatched 4")
    }

    func testARequestWaitsForTheUserAndThenLocationsCome() {
        let stage = Stage(device: .iPhone15)
        stage.setPermission(.notDetermined, for: .location)
        let (manager, receiver) = (CLLocationManager(), Receiver())
        manager.delegate = receiver
        manager.requestWhenInUseAuthorization()
        manager.distanceFilter = 1000
        manager.startUpdatingLocation()
        stage.advance(by: 5)
        XCTAssertEqual(receiver.events, ["status 0"])
        stage.setPermission(.granted, for: .location)
        stage.setLocation(latitude: 10, longitude: 20)
        stage.advance(by: 0.1)
        XCTAssertEqual(receiver.events, ["status 0", "status 4", "at 10.0 20.0"])
        // A hundredth of a degree is 1.1 kilometers, a thousandth is below the filter.
        stage.setLocation(latitude: 10.001, longitude: 20)
        stage.advance(by: 0.1)
        stage.setLocation(latitude: 10.01, longitude: 20)
        stage.advance(by: 0.1)
        XCTAssertEqual(receiver.events.suffix(2), ["at 10.0 20.0", "at 10.01 20.0"])
        manager.stopUpdatingLocation()
        stage.setLocation(latitude: 30, longitude: 20)
        stage.advance(by: 0.1)
        XCTAssertEqual(receiver.events.last, "at 10.01 20.0")
        XCTAssertEqual(manager.location?.coordinate.latitude, 30)
    }

    func testRegionsAndHeadings() {
        let stage = Stage(device: .iPhone15)
        stage.setPermission(.granted, for: .location)
        stage.setLocation(latitude: 0, longitude: 0)
        let (manager, receiver) = (CLLocationManager(), Receiver())
        manager.delegate = receiver
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 0), radius: 500, identifier: "park")
        manager.startMonitoring(for: region)
        XCTAssertFalse(CLLocationManager.headingAvailable())
        stage.setHeading(-90)
        manager.startUpdatingHeading()
        stage.advance(by: 0.1)
        for latitude in [1.001, 1.002, 2.0] {
            stage.setLocation(latitude: latitude, longitude: 0)
            stage.advance(by: 0.1)
        }
        XCTAssertEqual(receiver.events, ["status 4", "heading 270.0", "in park", "out park"])
        XCTAssertFalse(CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
    }

    func testARequestForOneLocationEndsAfterTenSeconds() {
        let stage = Stage(device: .iPhone15)
        stage.setPermission(.granted, for: .location)
        let (manager, receiver) = (CLLocationManager(), Receiver())
        manager.delegate = receiver
        manager.requestLocation()
        stage.advance(by: 9.9)
        XCTAssertEqual(receiver.events, ["status 4"])
        stage.advance(by: 0.2)
        XCTAssertEqual(receiver.events, ["status 4", "failed 0"])
    }

    func testTheGeocoderHasNoNetwork() {
        let stage = Stage(device: .iPhone15)
        nonisolated(unsafe) var codes: [CLError.Code?] = []
        let geocoder = CLGeocoder()
        geocoder.geocodeAddressString("London") { places, error in
            XCTAssertNil(places)
            codes.append((error as? CLError)?.code)
        }
        XCTAssertTrue(geocoder.isGeocoding)
        stage.advance(by: 0.1)
        geocoder.reverseGeocodeLocation(CLLocation()) { codes.append(($1 as? CLError)?.code) }
        geocoder.cancelGeocode()
        stage.advance(by: 0.1)
        XCTAssertEqual(codes, [.network, .geocodeCanceled])
    }
}
