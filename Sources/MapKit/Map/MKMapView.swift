import CoreLocation
import DeviceServices
import UIKit

/// The names of the reusable views that a map takes by itself.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// A kind of map.
public enum MKMapType: UInt, Sendable {
    /// Streets.
    case standard
    /// Images of satellites.
    case satellite
    /// Images of satellites with streets.
    case hybrid
    /// Images of satellites from the air.
    case satelliteFlyover
    /// Images of satellites from the air, with streets.
    case hybridFlyover
    /// Streets in weak colors.
    case mutedStandard
}

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// It does not.
    case none
    /// It moves with the user.
    case follow
    /// It moves with the user and rotates with the heading.
    case followWithHeading
}

/// A map: without map data here, gray with a grid of latitudes and longitudes.
///
/// Regions, annotations, callouts, selection and overlays work as on iOS; fingers move and pinch it, a double tap enlarges it. The user's
/// location is that of the stage (`Stage.setLocation(latitude:longitude:)`), if it is allowed. North is always up and the view is from
/// above. Source: Apple, [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview).
///
/// Differs from UIKit: satellite images are a darker gray.
@preconcurrency @MainActor
open class MKMapView: UIView {
    private lazy var grid = MapGridView(self)
    let overlayView = UIView()
    let annotationView = UIView()
    /// The middle, and map points in a point of the view; 0 before the first layout.
    var middle = MKMapPoint(x: Mercator.worldSize / 2, y: Mercator.worldSize / 2)
    var scale = 0.0
    /// The region that shows when the view has a size; nil once the user or an animation has moved the map.
    private var wanted: MKCoordinateRegion?
    private var fittedSize = CGSize.zero
    private var hasFinishedLoading = false
    private var motion: MapMotion?
    private var link: CADisplayLink?

    var shown: [ObjectIdentifier: MKAnnotationView] = [:]
    var storedAnnotations: [any MKAnnotation] = []
    var reusable: [String: [MKAnnotationView]] = [:]
    var registered: [String: MKAnnotationView.Type] = [:]
    var selectedView: MKAnnotationView?
    var callout: CalloutView?
    var storedOverlays: [(overlay: any MKOverlay, renderer: MKOverlayRenderer, layer: CAShapeLayer)] = []
    private var locationManager: CLLocationManager?
    private lazy var follower = UserFollower(self)

    /// Creates a map of the world.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a map of the world.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        for view in [grid, overlayView, annotationView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        overlayView.isUserInteractionEnabled = false
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("kinora_mapPanned:", MKMapView.panned)))
        addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector("kinora_mapPinched:", MKMapView.pinched)))
        let double = UITapGestureRecognizer(target: self, action: Selector("kinora_mapDoubleTapped:", MKMapView.doubleTapped))
        double.numberOfTapsRequired = 2
        addGestureRecognizer(double)
        let single = UITapGestureRecognizer(target: self, action: Selector("kinora_mapTapped:", MKMapView.tapped))
        single.cancelsTouchesInView = false
        addGestureRecognizer(single)
    }

    /// The object that gives the views and is notified, held weakly.
    open weak var delegate: (any MKMapViewDelegate)?

    /// The kind of map; standard by default.
    open var mapType = MKMapType.standard { didSet { grid.setNeedsDisplay() } }
    /// Whether fingers may zoom; the default is true.
    open var isZoomEnabled = true
    /// Whether fingers may move the map; the default is true.
    open var isScrollEnabled = true
    /// Whether fingers may rotate the map. Differs from UIKit: north stays up.
    open var isRotateEnabled = true
    /// Whether fingers may tilt the map. Differs from UIKit: the view stays from above.
    open var isPitchEnabled = true
    /// Whether a compass shows while the map is rotated, which it never is.
    open var showsCompass = true
    /// Whether traffic shows; there are no data.
    open var showsTraffic = false
    /// Whether buildings show; there are no data.
    open var showsBuildings = true

    // MARK: Region

    /// The visible region.
    open var region: MKCoordinateRegion {
        get { wanted.map(regionThatFits) ?? visibleRegion }
        set { setRegion(newValue, animated: false) }
    }

    private var visibleRegion: MKCoordinateRegion {
        MKCoordinateRegion(center: middle.coordinate, span: MKCoordinateRegion(visibleMapRect).span)
    }

    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { wanted?.center ?? middle.coordinate }
        set { setCenter(newValue, animated: false) }
    }

    /// The visible part of the flat map.
    open var visibleMapRect: MKMapRect {
        get {
            let (width, height) = (bounds.width * scale, bounds.height * scale)
            return MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows a region, enlarged to the shape of the view. One that is not on the globe is refused: it raises an exception on iOS.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        let span = region.span
        guard CLLocationCoordinate2DIsValid(region.center), span.latitudeDelta >= 0, span.longitudeDelta >= 0,
            span.latitudeDelta <= 180, span.longitudeDelta <= 360
        else {
            reportOnce(
                "map region", as: .exception("NSInvalidArgumentException"),
                "\(type(of: self)): the region around \(region.center.latitude), \(region.center.longitude) of "
                    + "\(span.latitudeDelta) by \(span.longitudeDelta) degrees is refused; keep it on the globe")
            return
        }
        guard bounds.width > 0, bounds.height > 0 else {
            wanted = region
            return
        }
        move(to: MKMapPoint(region.center), scale: scale(for: region), animated: animated)
        if !animated { wanted = region }
    }

    /// Shows a place in the middle, at the same scale.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            reportOnce("map center", "\(type(of: self)): the center \(coordinate.latitude), \(coordinate.longitude) is not on the globe")
            return
        }
        guard bounds.width > 0, bounds.height > 0 else {
            let span = wanted?.span ?? MKCoordinateSpan(latitudeDelta: 120, longitudeDelta: 180)
            wanted = MKCoordinateRegion(center: coordinate, span: span)
            return
        }
        move(to: MKMapPoint(coordinate), scale: scale, animated: animated)
    }

    /// Shows a part of the flat map.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
    }

    /// Shows a part of the flat map within insets, in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        guard !mapRect.isNull else { return }
        guard bounds.width > 0, bounds.height > 0 else {
            wanted = MKCoordinateRegion(mapRect)
            return
        }
        let (width, height) = (
            max(bounds.width - insets.left - insets.right, 1), max(bounds.height - insets.top - insets.bottom, 1)
        )
        let scale = limited(max(mapRect.width / width, mapRect.height / height))
        let point = MKMapPoint(
            x: mapRect.midX + (insets.right - insets.left) / 2 * scale, y: mapRect.midY + (insets.bottom - insets.top) / 2 * scale)
        move(to: point, scale: scale, animated: animated)
    }

    /// Returns the region that shows when a region is set: enlarged to the shape of the view.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard bounds.width > 0, bounds.height > 0 else { return region }
        let (scale, center) = (scale(for: region), MKMapPoint(region.center))
        let (width, height) = (bounds.width * scale, bounds.height * scale)
        let rect = MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        return MKCoordinateRegion(center: region.center, span: MKCoordinateRegion(rect).span)
    }

    private func scale(for region: MKCoordinateRegion) -> Double {
        let (center, half) = (MKMapPoint(region.center), region.span.latitudeDelta / 2)
        func y(_ latitude: Double) -> Double { MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y }
        let reach = max(center.y - y(region.center.latitude + half), y(region.center.latitude - half) - center.y)
        let width = region.span.longitudeDelta / 360 * Mercator.worldSize
        return limited(max(width / bounds.width, 2 * reach / bounds.height))
    }

    /// Between a quarter of a map point, and the whole world, in a point.
    func limited(_ scale: Double) -> Double {
        min(max(scale, 0.25), Mercator.worldSize / max(bounds.width, bounds.height, 1))
    }

    // MARK: Motion

    private func move(to point: MKMapPoint, scale target: Double, animated: Bool) {
        endMotion()
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        let start = scale > 0 ? scale : target
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            show(point, scale: target)
            delegate?.mapView(self, regionDidChangeAnimated: animated)
            return
        }
        begin(MapMotion(begin: CACurrentMediaTime(), duration: 0.5, from: (middle, start), to: (point, target)))
    }

    /// Moves on after a finger with a velocity in points per second, which falls as that of scroll views.
    func glide(_ velocity: CGPoint) {
        let reach = 0.5
        let end = MKMapPoint(x: middle.x - velocity.x * reach * scale / 2, y: middle.y - velocity.y * reach * scale / 2)
        begin(MapMotion(begin: CACurrentMediaTime(), duration: reach, from: (middle, scale), to: (end, scale)))
    }

    private func begin(_ motion: MapMotion) {
        endMotion()
        wanted = nil
        self.motion = motion
        let link = CADisplayLink(target: self, selector: Selector("kinora_mapTick:", MKMapView.tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func endMotion() {
        link?.invalidate()
        (link, motion) = (nil, nil)
    }

    final func tick(_ link: CADisplayLink) {
        guard let motion else { return }
        let time = CACurrentMediaTime()
        let (point, scale) = motion.value(at: time)
        show(point, scale: scale)
        guard time >= motion.begin + motion.duration else { return }
        endMotion()
        delegate?.mapView(self, regionDidChangeAnimated: true)
    }

    /// Shows a position at once.
    func show(_ point: MKMapPoint, scale: Double) {
        wanted = nil
        self.scale = limited(scale)
        let half = bounds.height * self.scale / 2
        let y = half * 2 >= Mercator.worldSize ? Mercator.worldSize / 2 : min(max(point.y, half), Mercator.worldSize - half)
        middle = MKMapPoint(x: min(max(point.x, 0), Mercator.worldSize), y: y)
        grid.setNeedsDisplay()
        positionAnnotations()
        layOutOverlays()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != fittedSize, bounds.width > 0, bounds.height > 0 else { return }
        fittedSize = bounds.size
        if let region = wanted {
            show(MKMapPoint(region.center), scale: scale(for: region))
            wanted = region
        } else {
            show(middle, scale: scale > 0 ? scale : Mercator.worldSize / max(bounds.width, bounds.height))
        }
        guard !hasFinishedLoading else { return }
        hasFinishedLoading = true
        DeviceServices.later { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.delegate?.mapViewDidFinishLoadingMap(self)
                self.delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: true)
            }
        }
    }

    // MARK: Conversion

    /// The position of a point of the flat map, in the view.
    func point(of mapPoint: MKMapPoint) -> CGPoint {
        guard scale > 0 else { return .zero }
        return CGPoint(x: bounds.midX + (mapPoint.x - middle.x) / scale, y: bounds.midY + (mapPoint.y - middle.y) / scale)
    }

    /// Returns the position of a place, in a view; nil is the window.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        layoutIfNeeded()
        return convert(point(of: MKMapPoint(coordinate)), to: view)
    }

    /// Returns the place at a position in a view; nil is the window.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        layoutIfNeeded()
        let point = convert(point, from: view)
        return MKMapPoint(x: middle.x + (point.x - bounds.midX) * scale, y: middle.y + (point.y - bounds.midY) * scale).coordinate
    }

    /// Returns the rectangle of a region, in a view; nil is the window.
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let (center, height, width) = (region.center, region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
        let start = convert(
            CLLocationCoordinate2D(latitude: center.latitude + height, longitude: center.longitude - width), toPointTo: view)
        let end = convert(
            CLLocationCoordinate2D(latitude: center.latitude - height, longitude: center.longitude + width), toPointTo: view)
        return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }

    /// Returns the region of a rectangle in a view; nil is the window.
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let start = MKMapPoint(convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view))
        let end = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
        return MKCoordinateRegion(MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y))
    }

    // MARK: The user

    /// The user's location.
    open private(set) var userLocation = MKUserLocation()

    /// Whether the user's location shows, once it is allowed; the default is false.
    open var showsUserLocation = false {
        didSet {
            guard showsUserLocation != oldValue else { return }
            if showsUserLocation {
                let manager = CLLocationManager()
                manager.delegate = follower
                manager.startUpdatingLocation()
                locationManager = manager
            } else {
                locationManager = nil
                removeAnnotation(userLocation)
            }
        }
    }

    /// Whether the user's location is in the visible region.
    open var isUserLocationVisible: Bool {
        userLocation.location != nil && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
    }

    /// Whether the map follows the user; it does not by default.
    open var userTrackingMode = MKUserTrackingMode.none {
        didSet { if userTrackingMode != oldValue { follow(animated: false) } }
    }

    /// Begins or ends to follow the user.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != userTrackingMode else { return }
        userTrackingMode = mode
        if mode != .none { showsUserLocation = true }
    }

    private func follow(animated: Bool) {
        if userTrackingMode != .none {
            showsUserLocation = true
            if userLocation.location != nil { setCenter(userLocation.coordinate, animated: animated) }
        }
        delegate?.mapView(self, didChange: userTrackingMode, animated: animated)
    }

    func receive(_ location: CLLocation) {
        userLocation.location = location
        if storedAnnotations.contains(where: { $0 === userLocation }) { positionAnnotations() } else { addAnnotation(userLocation) }
        if userTrackingMode != .none { setCenter(location.coordinate, animated: true) }
        delegate?.mapView(self, didUpdate: userLocation)
    }

    // MARK: Annotations

    /// The annotations, in the order in which they were added; the user's location too.
    open var annotations: [any MKAnnotation] { storedAnnotations }

    /// Adds an annotation, whose view the delegate gives. A second time does nothing.
    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations.
    ///
    /// - Complexity: O(*n* · *m*), where *n* is the number of annotations, and *m* that of the new ones.
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        var views: [MKAnnotationView] = []
        for annotation in annotations where !storedAnnotations.contains(where: { $0 === annotation }) {
            storedAnnotations.append(annotation)
            let view = makeView(for: annotation)
            view.annotation = annotation
            view.map = self
            shown[ObjectIdentifier(annotation)] = view
            (annotation as? MKPointAnnotation)?.coordinateDidChange = { [weak self] in
                MainActor.assumeIsolated { self?.positionAnnotations() }
            }
            view.prepareForDisplay()
            annotationView.addSubview(view)
            views.append(view)
        }
        guard !views.isEmpty else { return }
        positionAnnotations()
        delegate?.mapView(self, didAdd: views)
    }

    private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = delegate?.mapView(self, viewFor: annotation) { return view }
        if annotation is MKUserLocation { return UserLocationView(annotation: annotation, reuseIdentifier: nil) }
        let name = MKMapViewDefaultAnnotationViewReuseIdentifier
        if registered[name] != nil { return dequeueReusableAnnotationView(withIdentifier: name, for: annotation) }
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        view.canShowCallout = true
        return view
    }

    /// Removes an annotation and its view, which then waits for another one. Does nothing for one that is not there.
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            guard let index = storedAnnotations.firstIndex(where: { $0 === annotation }) else { continue }
            if selectedView?.annotation === annotation { select(nil, animated: false) }
            storedAnnotations.remove(at: index)
            (annotation as? MKPointAnnotation)?.coordinateDidChange = nil
            guard let view = shown.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
            view.removeFromSuperview()
            view.map = nil
            if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
        }
    }

    /// Returns the view of an annotation; nil if it is not on the map.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { shown[ObjectIdentifier(annotation)] }

    /// Registers the class of the views of an identifier.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// Returns a view that waits, after its `prepareForReuse()`, or nil.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = reusable[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// Returns a view that waits, or a new one of the registered class; a plain one if there is none, which raises an exception on iOS.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
            view.annotation = annotation
            return view
        }
        if registered[identifier] == nil, identifier != MKMapViewDefaultAnnotationViewReuseIdentifier {
            reportOnce(
                "annotation view \(identifier)", as: .exception("NSInvalidArgumentException"),
                "\(type(of: self)): there is no class for annotation views of the identifier '\(identifier)'; register one")
        }
        let type = registered[identifier] ?? MKAnnotationView.self
        return type.instance(annotation: annotation, reuseIdentifier: identifier)
    }

    /// Shows a region around annotations, and adds those that are missing.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = annotations.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize())) }
        guard !rect.isNull else { return }
        let margin = max(rect.width, rect.height, 20_000) * 0.15
        setVisibleMapRect(rect.insetBy(dx: -margin, dy: -margin), animated: animated)
    }

    /// Returns the annotations in a part of the flat map.
    open func annotations(in mapRect: MKMapRect) -> [any MKAnnotation] {
        storedAnnotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
    }

    func positionAnnotations() {
        guard scale > 0 else { return }
        for annotation in storedAnnotations {
            guard let view = shown[ObjectIdentifier(annotation)] else { continue }
            let point = point(of: MKMapPoint(annotation.coordinate))
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
        positionCallout()
    }

    private func positionCallout() {
        guard let callout, let owner = callout.owner else { return }
        let (x, y) = (owner.frame.midX + owner.calloutOffset.x, owner.frame.minY + owner.calloutOffset.y)
        callout.center = CGPoint(x: x, y: y - callout.bounds.height / 2)
    }

    // MARK: Selection

    /// The selected annotation, if there is one. Setting it selects the first.
    open var selectedAnnotations: [any MKAnnotation] {
        get { (selectedView?.annotation).map { [$0] } ?? [] }
        set { select(newValue.first.flatMap { view(for: $0) }, animated: false) }
    }

    /// Selects an annotation, and shows its callout.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let view = view(for: annotation) else { return }
        select(view, animated: animated)
    }

    /// Ends the selection of an annotation, nil for any.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard annotation == nil || selectedView?.annotation === annotation else { return }
        select(nil, animated: animated)
    }

    func select(_ view: MKAnnotationView?, animated: Bool) {
        guard view !== selectedView else { return }
        if let old = selectedView {
            selectedView = nil
            remove(callout, animated: animated)
            callout = nil
            old.setSelected(false, animated: animated)
            delegate?.mapView(self, didDeselect: old)
        }
        guard let view else { return }
        selectedView = view
        view.setSelected(true, animated: animated)
        annotationView.bringSubviewToFront(view)
        let made = CalloutView(view) { [weak self, weak view] control in
            guard let self, let view else { return }
            delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        if let made {
            callout = made
            annotationView.addSubview(made)
            positionCallout()
            if animated {
                made.alpha = 0
                UIView.animate(withDuration: 0.2) { made.alpha = 1 }
            }
        }
        delegate?.mapView(self, didSelect: view)
    }

    private func remove(_ callout: CalloutView?, animated: Bool) {
        guard let callout else { return }
        guard animated else { return callout.removeFromSuperview() }
        UIView.animate(withDuration: 0.2) {
            callout.alpha = 0
        } completion: { _ in
            callout.removeFromSuperview()
        }
    }

    // MARK: Overlays

    /// The overlays, back to front.
    open var overlays: [any MKOverlay] { storedOverlays.map(\.overlay) }

    /// Adds an overlay in front of the others; its level makes no difference, as there are no labels. A second time does nothing.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) { addOverlays([overlay]) }

    /// Adds overlays.
    open func addOverlays(_ overlays: [any MKOverlay]) {
        var renderers: [MKOverlayRenderer] = []
        for overlay in overlays where !storedOverlays.contains(where: { $0.overlay === overlay }) {
            let renderer = delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
            renderer.map = self
            let layer = CAShapeLayer()
            overlayView.layer.addSublayer(layer)
            storedOverlays.append((overlay, renderer, layer))
            renderers.append(renderer)
        }
        guard !renderers.isEmpty else { return }
        layOutOverlays()
        delegate?.mapView(self, didAdd: renderers)
    }

    /// Removes an overlay. Does nothing for one that is not there.
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

    /// Removes overlays.
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays {
            guard let index = storedOverlays.firstIndex(where: { $0.overlay === overlay }) else { continue }
            storedOverlays.remove(at: index).layer.removeFromSuperlayer()
        }
    }

    /// Returns the look of an overlay; nil if it is not on the map.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { storedOverlays.first { $0.overlay === overlay }?.renderer }

    func layOutOverlays() {
        guard scale > 0 else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for entry in storedOverlays {
            entry.renderer.style(entry.layer)
            entry.layer.path = entry.renderer.outline { point(of: $0) }
        }
        CATransaction.commit()
    }
}
