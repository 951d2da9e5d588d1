import CoreLocation
import UIKit

/// Methods that give a map its views and are notified of its changes.
///
/// Source: Apple, [MKMapViewDelegate](https://developer.apple.com/documentation/mapkit/mkmapviewdelegate).
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Called before the visible region changes.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Called after the visible region has changed; at the end of an animation or of a finger's motion.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Called at each change of the visible region, at frames of animations too.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Called when a map is complete, once it shows.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Called when a map is drawn, once it shows.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// Returns the view of an annotation; nil, the default, for a balloon, and the blue dot of the user's location.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called when views of annotations were added.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Called when a control of a callout is tapped.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Called when an annotation's view is selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Called when the selection of an annotation's view ends.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Called with the user's location.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Called when there is no location of the user, with a `CLError`.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// Called when the map begins or ends to follow the user.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Returns the look of an overlay. Without one the overlay does not show.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Called when overlays were added.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
}
