import CoreLocation
import UIKit

/// The names of the reusable views that a map takes by itself.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

extension MKMapView {
    // MARK: Annotations

    /// The annotations, in the order in which they were added; the user's location too.
    public var annotations: [any MKAnnotation] { storedAnnotations }

    /// Adds an annotation, whose view the delegate gives. A second time does nothing.
    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    /// Adds annotations.
    ///
    /// - Complexity: O(*n* · *m*), where *n* is the number of annotations, and *m* that of the new ones.
    public func addAnnotations(_ annotations: [any MKAnnotation]) {
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
    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    /// Removes annotations.
    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
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
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { shown[ObjectIdentifier(annotation)] }

    /// Registers the class of the views of an identifier.
    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registered[identifier] = viewClass as? MKAnnotationView.Type
    }

    /// Returns a view that waits, after its `prepareForReuse()`, or nil.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        guard let view = reusable[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// Returns a view that waits, or a new one of the registered class; a plain one if there is none, which raises an exception on iOS.
    public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
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
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = annotations.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize())) }
        guard !rect.isNull else { return }
        let margin = max(rect.width, rect.height, 20_000) * 0.15
        setVisibleMapRect(rect.insetBy(dx: -margin, dy: -margin), animated: animated)
    }

    /// Returns the annotations in a part of the flat map.
    public func annotations(in mapRect: MKMapRect) -> [any MKAnnotation] {
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
    public var selectedAnnotations: [any MKAnnotation] {
        get { (selectedView?.annotation).map { [$0] } ?? [] }
        set { select(newValue.first.flatMap { view(for: $0) }, animated: false) }
    }

    /// Selects an annotation, and shows its callout.
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard let view = view(for: annotation) else { return }
        select(view, animated: animated)
    }

    /// Ends the selection of an annotation, nil for any.
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
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
    public var overlays: [any MKOverlay] { storedOverlays.map(\.overlay) }

    /// Adds an overlay in front of the others; its level makes no difference, as there are no labels. A second time does nothing.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) { addOverlays([overlay]) }

    /// Adds overlays.
    public func addOverlays(_ overlays: [any MKOverlay]) {
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
    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

    /// Removes overlays.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays {
            guard let index = storedOverlays.firstIndex(where: { $0.overlay === overlay }) else { continue }
            storedOverlays.remove(at: index).layer.removeFromSuperlayer()
        }
    }

    /// Returns the look of an overlay; nil if it is not on the map.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { storedOverlays.first { $0.overlay === overlay }?.renderer }

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
