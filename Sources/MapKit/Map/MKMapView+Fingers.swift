import CoreLocation
import UIKit

/// Fingers move, pinch and enlarge the map, and select annotations.
extension MKMapView {
    final func panned(_ recognizer: UIPanGestureRecognizer) {
        guard isScrollEnabled, scale > 0 else { return }
        switch recognizer.state {
        case .began:
            endMotion()
            delegate?.mapView(self, regionWillChangeAnimated: false)
        case .changed: drag(by: recognizer)
        case .ended:
            drag(by: recognizer)
            let velocity = recognizer.velocity(in: self)
            if hypot(velocity.x, velocity.y) > 100 { return glide(velocity) }
            delegate?.mapView(self, regionDidChangeAnimated: false)
        case .cancelled: delegate?.mapView(self, regionDidChangeAnimated: false)
        default: break
        }
    }

    private func drag(by recognizer: UIPanGestureRecognizer) {
        let shift = recognizer.translation(in: self)
        recognizer.setTranslation(.zero, in: self)
        show(MKMapPoint(x: middle.x - shift.x * scale, y: middle.y - shift.y * scale), scale: scale)
    }

    final func pinched(_ recognizer: UIPinchGestureRecognizer) {
        guard isZoomEnabled, scale > 0 else { return }
        switch recognizer.state {
        case .began:
            endMotion()
            delegate?.mapView(self, regionWillChangeAnimated: false)
        case .changed:
            enlarge(by: recognizer.scale, at: recognizer.location(in: self))
            recognizer.scale = 1
        case .ended, .cancelled: delegate?.mapView(self, regionDidChangeAnimated: false)
        default: break
        }
    }

    /// Enlarges the map about a position, which stays under the fingers.
    private func enlarge(by factor: CGFloat, at point: CGPoint) {
        let target = limited(scale / factor)
        let shift = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
        show(MKMapPoint(x: middle.x + shift.x * (scale - target), y: middle.y + shift.y * (scale - target)), scale: target)
    }

    final func doubleTapped(_ recognizer: UITapGestureRecognizer) {
        guard isZoomEnabled, scale > 0 else { return }
        let point = recognizer.location(in: self)
        let target = limited(scale / 2)
        let shift = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
        let end = MKMapPoint(x: middle.x + shift.x * (scale - target), y: middle.y + shift.y * (scale - target))
        let (width, height) = (bounds.width * target, bounds.height * target)
        setVisibleMapRect(MKMapRect(x: end.x - width / 2, y: end.y - height / 2, width: width, height: height), animated: true)
    }

    final func tapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: annotationView)
        if let callout, callout.frame.contains(point) { return }
        let hit = annotationView.subviews.reversed().lazy.compactMap { $0 as? MKAnnotationView }.first {
            $0.isEnabled && !$0.isHidden && $0.frame.insetBy(dx: -6, dy: -6).contains(point)
        }
        if let hit { select(hit, animated: true) } else { select(nil, animated: true) }
    }
}
