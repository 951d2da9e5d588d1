import DeviceServices
import Foundation
import QuartzCore

/// Gives the device's location, heading and regions, which the stage feeds (`Stage.setLocation(latitude:longitude:)`,
/// `Stage.setHeading(_:)`).
///
/// The user has denied locations until a test decides otherwise (`Stage.setPermission(_:for:)`): then updates fail with
/// `CLError.denied`, as on iOS. The delegate is called on the main queue, in a later run-loop turn. Source: Apple,
/// [CLLocationManager](https://developer.apple.com/documentation/corelocation/cllocationmanager).
open class CLLocationManager: NSObject, @unchecked Sendable {
    private var isUpdating = false
    private var isUpdatingHeading = false
    private var isWatchingSignificantChanges = false
    private var timeout: MediaTimer?
    private var lastReported: CLLocation?
    private var lastHeading: CLHeading?
    /// The states that this manager has reported, by the regions' identifiers.
    private var regionStates: [String: CLRegionState] = [:]

    /// Creates a manager; its delegate is notified of the user's decision in the next run-loop turn.
    public override init() {
        super.init()
        let services = DeviceServices.current
        services.observe(by: self) { [weak self] event in self?.receive(event) }
        DeviceServices.later { [weak self] in self?.reportAuthorization() }
    }

    /// The object that is notified, held weakly.
    open weak var delegate: (any CLLocationManagerDelegate)?

    // MARK: Permission

    /// The user's decision.
    open var authorizationStatus: CLAuthorizationStatus { LocationState.current.status }
    /// Exact locations, always.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Returns the user's decision. Deprecated in iOS 14.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationState.current.status }
    /// Returns whether the device has the service switched on: true.
    open class func locationServicesEnabled() -> Bool { true }

    /// Asks for locations while the app is in use. Does nothing once the user has decided.
    open func requestWhenInUseAuthorization() {}

    /// Asks for locations always. Does nothing once the user has denied them.
    open func requestAlwaysAuthorization() {
        let state = LocationState.current
        guard !state.asksAlways else { return }
        let before = state.status
        state.asksAlways = true
        if before != state.status { DeviceServices.later { [weak self] in self?.reportAuthorization() } }
    }

    private func reportAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

    // MARK: Settings

    /// The accuracy that the app wants, in meters; the default is the best. Differs from UIKit: locations are as exact as the stage feeds
    /// them.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// The movement that is reported, in meters; the default reports all.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// The rotation that is reported, in degrees; 1 by default.
    open var headingFilter: CLLocationDegrees = 1
    /// The edge of the device along the heading; the default is upright. Differs from UIKit: headings do not follow it.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The kind of movement; a value for the app, as there is no battery to save.
    open var activityType = CLActivityType.other
    /// Whether iOS may pause updates; it never does here.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates go on in the background; a value for the app.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the status bar shows use in the background; a value for the app.
    open var showsBackgroundLocationIndicator = false

    // MARK: Location

    /// The last location; nil if the user has denied them, or there is none.
    open var location: CLLocation? {
        guard isAuthorized, let sample = DeviceServices.current.location else { return nil }
        return CLLocation(sample)
    }

    /// Begins to report locations. Without permission the delegate receives `CLError.denied`. A second call does nothing.
    open func startUpdatingLocation() {
        guard !isUpdating else { return }
        isUpdating = true
        lastReported = nil
        reportLater()
    }

    /// Ends the reports. Does nothing if there are none.
    open func stopUpdatingLocation() { isUpdating = false }

    /// Reports one location, or `CLError.locationUnknown` after ten seconds without one.
    open func requestLocation() {
        timeout?.invalidate()
        guard isAuthorized || authorizationStatus == .notDetermined else { return failLater(.denied) }
        guard location == nil else {
            return DeviceServices.later { [weak self] in
                guard let self, let location else { return }
                delegate?.locationManager(self, didUpdateLocations: [location])
            }
        }
        let timer = MediaTimer(after: 10, name: "location request") { [weak self] in
            guard let self else { return }
            timeout = nil
            delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
        }
        timeout = timer
        timer.start()
    }

    /// Returns whether there are reports of movements of some 500 meters: true.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Begins to report movements of 500 meters or more.
    open func startMonitoringSignificantLocationChanges() {
        guard !isWatchingSignificantChanges else { return }
        isWatchingSignificantChanges = true
        lastReported = nil
        reportLater()
    }

    /// Ends those reports.
    open func stopMonitoringSignificantLocationChanges() { isWatchingSignificantChanges = false }

    private var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus) }

    private func reportLater() { DeviceServices.later { [weak self] in self?.report() } }

    private func report() {
        guard isUpdating || isWatchingSignificantChanges else { return }
        guard isAuthorized else {
            if authorizationStatus != .notDetermined { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
            return
        }
        guard let location else { return }
        let filter = isUpdating ? distanceFilter : 500
        if let lastReported, filter > 0, location.distance(from: lastReported) < filter { return }
        lastReported = location
        delegate?.locationManager(self, didUpdateLocations: [location])
    }

    private func failLater(_ code: CLError.Code) {
        DeviceServices.later { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didFailWithError: CLError(code))
        }
    }

    // MARK: Heading

    /// Returns whether the device has a compass: whether the stage has fed a heading.
    open class func headingAvailable() -> Bool { DeviceServices.current.heading != nil }

    /// The last heading; nil unless updates have begun.
    open var heading: CLHeading? { isUpdatingHeading ? lastHeading : nil }

    /// Begins to report headings. A second call does nothing.
    open func startUpdatingHeading() {
        guard !isUpdatingHeading else { return }
        isUpdatingHeading = true
        lastHeading = nil
        DeviceServices.later { [weak self] in self?.reportHeading() }
    }

    /// Ends the reports of headings.
    open func stopUpdatingHeading() { isUpdatingHeading = false }

    /// Removes the request to calibrate the compass; there is never one.
    open func dismissHeadingCalibrationDisplay() {}

    private func reportHeading() {
        guard isUpdatingHeading, let degrees = DeviceServices.current.heading else { return }
        if let lastHeading, headingFilter > 0 {
            let difference = abs((degrees - lastHeading.magneticHeading).remainder(dividingBy: 360))
            if difference < headingFilter { return }
        }
        let heading = CLHeading(degrees, at: DeviceServices.date)
        lastHeading = heading
        delegate?.locationManager(self, didUpdateHeading: heading)
    }

    // MARK: Events

    private func receive(_ event: DeviceServices.Event) {
        switch event {
        case .permission(.location):
            DeviceServices.later { [weak self] in
                self?.reportAuthorization()
                self?.report()
            }
        case .location:
            DeviceServices.later { [weak self] in self?.locationDidChange() }
        case .heading: DeviceServices.later { [weak self] in self?.reportHeading() }
        default: break
        }
    }

    private func locationDidChange() {
        guard isAuthorized else { return }
        if let timeout, timeout.isValid, let location {
            timeout.invalidate()
            self.timeout = nil
            delegate?.locationManager(self, didUpdateLocations: [location])
        }
        report()
        checkRegions()
    }

    // MARK: Regions

    /// The greatest radius of a region, in meters.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 1_500_000 }
    /// The regions that the app watches, of all managers.
    open var monitoredRegions: Set<CLRegion> { Set(LocationState.current.regions.values.map(\.region)) }
    /// The regions whose beacons are searched: none, as there is no Bluetooth.
    open var rangedRegions: Set<CLRegion> { [] }

    /// Returns whether regions of a class can be watched: circles, not beacons.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { regionClass is CLCircularRegion.Type }
    /// Returns whether distances of beacons can be measured: false.
    open class func isRangingAvailable() -> Bool { false }

    /// Begins to watch a region, in place of one of the same identifier. Without permission, and for beacons, the delegate receives an
    /// error.
    open func startMonitoring(for region: CLRegion) {
        let isCircle = region is CLCircularRegion
        if isCircle, isAuthorized {
            LocationState.current.regions[region.identifier] = (region, state(of: region))
            regionStates[region.identifier] = nil
        }
        DeviceServices.later { [weak self] in
            guard let self else { return }
            guard isCircle, isAuthorized else {
                let error = CLError(isCircle ? .regionMonitoringDenied : .regionMonitoringFailure)
                delegate?.locationManager(self, monitoringDidFailFor: region, withError: error)
                return
            }
            delegate?.locationManager(self, didStartMonitoringFor: region)
        }
    }

    /// Ends watching the region of the same identifier. Does nothing for one that is not watched.
    open func stopMonitoring(for region: CLRegion) { LocationState.current.regions[region.identifier] = nil }

    /// Reports the state of a region to the delegate.
    open func requestState(for region: CLRegion) {
        DeviceServices.later { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didDetermineState: state(of: region), for: region)
        }
    }

    /// Begins to search beacons: the delegate receives `CLError.rangingUnavailable`.
    open func startRangingBeacons(in region: CLBeaconRegion) { failLater(.rangingUnavailable) }

    /// Ends the search of beacons.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}

    private func state(of region: CLRegion) -> CLRegionState {
        guard let circle = region as? CLCircularRegion, let location else { return .unknown }
        return circle.contains(location.coordinate) ? .inside : .outside
    }

    private func checkRegions() {
        for (identifier, entry) in LocationState.current.regions.sorted(by: { $0.key < $1.key }) {
            let before = regionStates[identifier] ?? entry.state
            let now = state(of: entry.region)
            guard now != before else { continue }
            regionStates[identifier] = now
            if now == .inside, entry.region.notifyOnEntry { delegate?.locationManager(self, didEnterRegion: entry.region) }
            if now == .outside, before == .inside, entry.region.notifyOnExit {
                delegate?.locationManager(self, didExitRegion: entry.region)
            }
        }
    }
}

extension CLLocation {
    convenience init(_ sample: LocationSample) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: sample.latitude, longitude: sample.longitude), altitude: sample.altitude,
            horizontalAccuracy: sample.accuracy, verticalAccuracy: sample.accuracy, course: sample.course, speed: sample.speed,
            timestamp: DeviceServices.date)
    }
}
