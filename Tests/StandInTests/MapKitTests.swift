import Kinora
import MapKit
import XCTest

/// Maps: Mercator's formula, regions, annotations, callouts, fingers and overlays.
@preconcurrency @MainActor
final class MapKitTests: XCTestCase {
    private final class City: NSObject, MKAnnotation {
        let title: String?
        let coordinate: CLLocationCoordinate2D
        init(_ title: String, _ latitude: Double, _ longitude: Double) {
            self.title = title
            coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        }
    }

    private final class Receiver: NSObject, MKMapViewDelegate {
        var events: [String] = []
        func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { events.append("will \(animated)") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { events.append("did \(animated)") }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            events.append("select \((view.annotation?.title ?? nil) ?? "")")
        }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { events.append("deselect") }
        func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
            events.append("accessory")
        }
        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            guard annotation is City else { return nil }
            let view =
                mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
                ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            let renderer = MKCircleRenderer(overlay: overlay)
            renderer.fillColor = UIColor.systemBlue.withAlphaComponent(0.3)
            renderer.strokeColor = .systemBlue
            return renderer
        }
    }

    private var window: UIWindow?

    override func tearDown() async throws { window = nil }

    private func shown() -> (Stage, MKMapView, Receiver) {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        let map = MKMapView(frame: controller.view.bounds)
        let receiver = Receiver()
        map.delegate = receiver
        controller.view.addSubview(map)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        stage.settle()
        receiver.events = []
        return (stage, map, receiver)
    }

    /// Mercator's y is the inverse Gudermannian function: ln tan(45° + latitude/2).
    func testTheProjectionIsMercators() {
        let world = 268_435_456.0
        for (latitude, longitude) in [(0.0, 0.0), (51.5, -0.13), (-33.9, 151.2), (80, 179.9)] {
            let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
            XCTAssertEqual(point.x, (longitude + 180) / 360 * world, accuracy: 1e-5)
            let expected = world / 2 - world / (2 * .pi) * log(tan(.pi / 4 + latitude * .pi / 360))
            XCTAssertEqual(point.y, expected, accuracy: 1e-5)
            XCTAssertEqual(point.coordinate.latitude, latitude, accuracy: 1e-9)
            XCTAssertEqual(point.coordinate.longitude, longitude, accuracy: 1e-9)
        }
        XCTAssertEqual(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y, 0, accuracy: 1e-3)
        XCTAssertEqual(MKMapPointsPerMeterAtLatitude(0), world / (2 * .pi * 6_378_137), accuracy: 1e-9)
        XCTAssertEqual(MKMapPointsPerMeterAtLatitude(60), 2 * MKMapPointsPerMeterAtLatitude(0), accuracy: 1e-9)
    }

    func testRectanglesOfTheMap() {
        let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: -5, width: 10, height: 10))
        XCTAssertEqual(a.union(b), MKMapRect(x: 0, y: -5, width: 15, height: 15))
        XCTAssertEqual(a.intersection(b), MKMapRect(x: 5, y: 0, width: 5, height: 5))
        XCTAssertTrue(MKMapRect.null.union(a) == a && a.intersection(a.offsetBy(dx: 20, dy: 0)).isNull)
        XCTAssertTrue(a.insetBy(dx: 6, dy: 0).isNull)
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 1000, longitudinalMeters: 1000)
        XCTAssertEqual(region.span.longitudeDelta, 2 * region.span.latitudeDelta, accuracy: 1e-12)
    }

    func testARegionShowsAroundItsCenterAndFillsTheView() {
        let (stage, map, receiver) = shown()
        let center = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.13)
        map.setRegion(MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)), animated: false)
        XCTAssertEqual(map.centerCoordinate.latitude, 51.5, accuracy: 1e-9)
        XCTAssertEqual(map.convert(center, toPointTo: map), CGPoint(x: map.bounds.midX, y: map.bounds.midY))
        // The phone is narrow: the width decides.
        XCTAssertEqual(map.region.span.longitudeDelta, 1, accuracy: 1e-9)
        XCTAssertEqual(
            map.region.span.latitudeDelta, map.bounds.height / map.bounds.width * cos(51.5 * .pi / 180), accuracy: 0.02)
        XCTAssertEqual(receiver.events, ["will false", "did false"])
        let corner = map.convert(CGPoint.zero, toCoordinateFrom: map)
        XCTAssertEqual(corner.longitude, -0.63, accuracy: 1e-6)
        receiver.events = []
        map.setCenter(CLLocationCoordinate2D(latitude: 52, longitude: 0), animated: true)
        XCTAssertEqual(receiver.events, ["will true"])
        stage.advance(by: 1)
        XCTAssertEqual(receiver.events, ["will true", "did true"])
        XCTAssertEqual(map.centerCoordinate.latitude, 52, accuracy: 1e-6)
    }

    func testATapSelectsAPinAndShowsItsCallout() throws {
        let (stage, map, receiver) = shown()
        let cities = [City("London", 51.5, -0.13), City("Oslo", 59.95, 10.75), City("Rome", 41.9, 12.5)]
        map.showAnnotations(cities, animated: false)
        stage.settle()
        XCTAssertEqual(map.annotations.count, 3)
        let pin = try XCTUnwrap(map.view(for: cities[0]))
        // The tip is at the place.
        let point = map.convert(cities[0].coordinate, toPointTo: map)
        XCTAssertEqual(pin.frame.midX, point.x, accuracy: 1e-9)
        XCTAssertEqual(pin.frame.maxY, point.y + 1, accuracy: 0.51)
        receiver.events = []
        stage.tap(at: map.convert(CGPoint(x: pin.frame.midX, y: pin.frame.midY), to: nil))
        stage.advance(by: 1)
        XCTAssertEqual(receiver.events, ["select London"])
        XCTAssertTrue(map.selectedAnnotations.first === cities[0])
        let button = try XCTUnwrap(pin.rightCalloutAccessoryView)
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        stage.advance(by: 1)
        XCTAssertEqual(receiver.events, ["select London", "accessory"])
        map.removeAnnotation(cities[0])
        XCTAssertEqual(receiver.events.last, "deselect")
        XCTAssertTrue(map.dequeueReusableAnnotationView(withIdentifier: "pin") === pin)
    }

    func testAFingerMovesTheMapWithIt() {
        let (stage, map, receiver) = shown()
        map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
            animated: false)
        receiver.events = []
        let before = map.convert(CGPoint(x: 200, y: 300), toCoordinateFrom: nil)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 1)
        stage.settle()
        let after = map.convert(CGPoint(x: 200, y: 500), toCoordinateFrom: nil)
        XCTAssertEqual(receiver.events.first, "will false")
        XCTAssertTrue(receiver.events.last?.hasPrefix("did") == true)
        XCTAssertEqual(after.longitude, before.longitude, accuracy: 1e-9)
        XCTAssertEqual(after.latitude, before.latitude, accuracy: 0.2)
        XCTAssertGreaterThan(map.centerCoordinate.latitude, 0.3)
    }

    func testOverlaysAndTheUserFollowTheMap() throws {
        let (stage, map, receiver) = shown()
        defer { _ = receiver }
        stage.setPermission(.granted, for: .location)
        stage.setLocation(latitude: 10, longitude: 20)
        let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 10, longitude: 20), radius: 10_000)
        map.addOverlay(circle)
        map.showsUserLocation = true
        map.setRegion(
            MKCoordinateRegion(center: circle.coordinate, latitudinalMeters: 40_000, longitudinalMeters: 40_000), animated: false)
        stage.settle()
        XCTAssertTrue(map.isUserLocationVisible)
        XCTAssertEqual(map.overlays.count, 1)
        XCTAssertTrue(map.renderer(for: circle) is MKCircleRenderer)
        let rect = map.convert(MKCoordinateRegion(circle.boundingMapRect), toRectTo: map)
        // A circle of half the extent that fills the width.
        XCTAssertEqual(rect.width, map.bounds.width / 2, accuracy: 0.5)
        XCTAssertEqual(rect.height, rect.width, accuracy: 0.5)
    }

    func testInterfaceBuilderSetsAMapsProperties() {
        final class Delegate: NSObject, MKMapViewDelegate {}
        let map = MKMapView(), delegate = Delegate()
        map.setValue(delegate, forKey: "delegate")
        map.setValue(true, forKey: "showsUserLocation")
        XCTAssertTrue(map.delegate === delegate)
        XCTAssertTrue(map.showsUserLocation)
    }
}
