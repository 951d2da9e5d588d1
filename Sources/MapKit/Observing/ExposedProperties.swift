// Made from the module's sources by LibraryFactsTests.
import Foundation
import ObjectiveCRuntime
import UIKit

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("annotation", MKAnnotationView.self, { $0.annotation }, isDynamic: false) { $0.annotation = $1 }
        table.add("calloutOffset", MKAnnotationView.self, { $0.calloutOffset }, isDynamic: false) { $0.calloutOffset = $1 }
        table.add("canShowCallout", MKAnnotationView.self, { $0.canShowCallout }, isDynamic: false) { $0.canShowCallout = $1 }
        table.add("centerOffset", MKAnnotationView.self, { $0.centerOffset }, isDynamic: false) { $0.centerOffset = $1 }
        table.add("detailCalloutAccessoryView", MKAnnotationView.self, { $0.detailCalloutAccessoryView }, isDynamic: false) {
            $0.detailCalloutAccessoryView = $1
        }
        table.add("displayPriority", MKAnnotationView.self, { $0.displayPriority }, isDynamic: false) { $0.displayPriority = $1 }
        table.add("image", MKAnnotationView.self, { $0.image }, isDynamic: false) { $0.image = $1 }
        table.add("enabled", getter: "isEnabled", MKAnnotationView.self, { $0.isEnabled }, isDynamic: false) { $0.isEnabled = $1 }
        table.add("highlighted", getter: "isHighlighted", MKAnnotationView.self, { $0.isHighlighted }, isDynamic: false) {
            $0.isHighlighted = $1
        }
        table.add("selected", getter: "isSelected", MKAnnotationView.self, { $0.isSelected }, isDynamic: false) { $0.isSelected = $1 }
        table.add("leftCalloutAccessoryView", MKAnnotationView.self, { $0.leftCalloutAccessoryView }, isDynamic: false) {
            $0.leftCalloutAccessoryView = $1
        }
        table.add("reuseIdentifier", MKAnnotationView.self, { $0.reuseIdentifier })
        table.add("rightCalloutAccessoryView", MKAnnotationView.self, { $0.rightCalloutAccessoryView }, isDynamic: false) {
            $0.rightCalloutAccessoryView = $1
        }
        table.add("boundingMapRect", MKCircle.self, { $0.boundingMapRect })
        table.add("radius", MKCircle.self, { $0.radius })
        table.add("name", MKMapItem.self, { $0.name }, isDynamic: false) { $0.name = $1 }
        table.add("phoneNumber", MKMapItem.self, { $0.phoneNumber }, isDynamic: false) { $0.phoneNumber = $1 }
        table.add("placemark", MKMapItem.self, { $0.placemark })
        table.add("URL", getter: "url", MKMapItem.self, { $0.url }, isDynamic: false) { $0.url = $1 }
        table.add("annotations", MKMapView.self, { $0.annotations })
        table.add("centerCoordinate", MKMapView.self, { $0.centerCoordinate }, isDynamic: false) { $0.centerCoordinate = $1 }
        table.add("delegate", MKMapView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("pitchEnabled", getter: "isPitchEnabled", MKMapView.self, { $0.isPitchEnabled }, isDynamic: false) {
            $0.isPitchEnabled = $1
        }
        table.add("rotateEnabled", getter: "isRotateEnabled", MKMapView.self, { $0.isRotateEnabled }, isDynamic: false) {
            $0.isRotateEnabled = $1
        }
        table.add("scrollEnabled", getter: "isScrollEnabled", MKMapView.self, { $0.isScrollEnabled }, isDynamic: false) {
            $0.isScrollEnabled = $1
        }
        table.add("userLocationVisible", getter: "isUserLocationVisible", MKMapView.self, { $0.isUserLocationVisible })
        table.add("zoomEnabled", getter: "isZoomEnabled", MKMapView.self, { $0.isZoomEnabled }, isDynamic: false) { $0.isZoomEnabled = $1 }
        table.add("mapType", MKMapView.self, { $0.mapType }, isDynamic: false) { $0.mapType = $1 }
        table.add("overlays", MKMapView.self, { $0.overlays })
        table.add("region", MKMapView.self, { $0.region }, isDynamic: false) { $0.region = $1 }
        table.add("selectedAnnotations", MKMapView.self, { $0.selectedAnnotations }, isDynamic: false) { $0.selectedAnnotations = $1 }
        table.add("showsBuildings", MKMapView.self, { $0.showsBuildings }, isDynamic: false) { $0.showsBuildings = $1 }
        table.add("showsCompass", MKMapView.self, { $0.showsCompass }, isDynamic: false) { $0.showsCompass = $1 }
        table.add("showsTraffic", MKMapView.self, { $0.showsTraffic }, isDynamic: false) { $0.showsTraffic = $1 }
        table.add("showsUserLocation", MKMapView.self, { $0.showsUserLocation }, isDynamic: false) { $0.showsUserLocation = $1 }
        table.add("userLocation", MKMapView.self, { $0.userLocation })
        table.add("userTrackingMode", MKMapView.self, { $0.userTrackingMode }, isDynamic: false) { $0.userTrackingMode = $1 }
        table.add("visibleMapRect", MKMapView.self, { $0.visibleMapRect }, isDynamic: false) { $0.visibleMapRect = $1 }
        table.add("glyphImage", MKMarkerAnnotationView.self, { $0.glyphImage }, isDynamic: false) { $0.glyphImage = $1 }
        table.add("glyphText", MKMarkerAnnotationView.self, { $0.glyphText }, isDynamic: false) { $0.glyphText = $1 }
        table.add("glyphTintColor", MKMarkerAnnotationView.self, { $0.glyphTintColor }, isDynamic: false) { $0.glyphTintColor = $1 }
        table.add("markerTintColor", MKMarkerAnnotationView.self, { $0.markerTintColor }, isDynamic: false) { $0.markerTintColor = $1 }
        table.add("boundingMapRect", MKMultiPoint.self, { $0.boundingMapRect })
        table.add("pointCount", MKMultiPoint.self, { $0.pointCount })
        table.add("fillColor", MKOverlayPathRenderer.self, { $0.fillColor }, isDynamic: false) { $0.fillColor = $1 }
        table.add("lineCap", MKOverlayPathRenderer.self, { $0.lineCap }, isDynamic: false) { $0.lineCap = $1 }
        table.add("lineDashPattern", MKOverlayPathRenderer.self, { $0.lineDashPattern }, isDynamic: false) { $0.lineDashPattern = $1 }
        table.add("lineJoin", MKOverlayPathRenderer.self, { $0.lineJoin }, isDynamic: false) { $0.lineJoin = $1 }
        table.add("lineWidth", MKOverlayPathRenderer.self, { $0.lineWidth }, isDynamic: false) { $0.lineWidth = $1 }
        table.add("strokeColor", MKOverlayPathRenderer.self, { $0.strokeColor }, isDynamic: false) { $0.strokeColor = $1 }
        table.add("alpha", MKOverlayRenderer.self, { $0.alpha }, isDynamic: false) { $0.alpha = $1 }
        table.add("overlay", MKOverlayRenderer.self, { $0.overlay })
        table.add("animatesDrop", MKPinAnnotationView.self, { $0.animatesDrop }, isDynamic: false) { $0.animatesDrop = $1 }
        table.add("pinColor", MKPinAnnotationView.self, { $0.pinColor }, isDynamic: false) { $0.pinColor = $1 }
        table.add("pinTintColor", MKPinAnnotationView.self, { $0.pinTintColor }, isDynamic: false) { $0.pinTintColor = $1 }
        table.add("coordinate", MKPlacemark.self, { $0.coordinate })
        table.add("subtitle", MKPlacemark.self, { $0.subtitle })
        table.add("title", MKPlacemark.self, { $0.title })
        table.add("coordinate", MKShape.self, { $0.coordinate }, isDynamic: false) { $0.coordinate = $1 }
        table.add("subtitle", MKShape.self, { $0.subtitle }, isDynamic: false) { $0.subtitle = $1 }
        table.add("title", MKShape.self, { $0.title }, isDynamic: false) { $0.title = $1 }
        table.add("coordinate", MKUserLocation.self, { $0.coordinate })
        table.add("heading", MKUserLocation.self, { $0.heading })
        table.add("updating", getter: "isUpdating", MKUserLocation.self, { $0.isUpdating })
        table.add("location", MKUserLocation.self, { $0.location })
        table.add("subtitle", MKUserLocation.self, { $0.subtitle }, isDynamic: false) { $0.subtitle = $1 }
        table.add("title", MKUserLocation.self, { $0.title }, isDynamic: false) { $0.title = $1 }
    }
}
