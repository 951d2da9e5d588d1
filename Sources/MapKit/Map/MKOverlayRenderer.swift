import CoreLocation
import UIKit

/// The look of an overlay.
///
/// Differs from UIKit: `draw(_:zoomScale:in:)` is not declared; an overlay shows by the renderer of a path. Source: Apple,
/// [MKOverlayRenderer](https://developer.apple.com/documentation/mapkit/mkoverlayrenderer).
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
    /// The overlay.
    open private(set) var overlay: any MKOverlay
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { map?.layOutOverlays() } }

    weak var map: MKMapView?

    /// Creates the renderer of an overlay, which shows nothing.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// Shows changed values of the renderer.
    open func setNeedsDisplay() { map?.layOutOverlays() }

    /// The outline in points of the map view; nil shows nothing.
    func outline(_ convert: (MKMapPoint) -> CGPoint) -> CGPath? { nil }

    func style(_ layer: CAShapeLayer) { layer.opacity = Float(alpha) }
}

/// The look of an overlay that is a path.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The color inside; nil for none.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The color of the line; nil for none.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of the line, in points; 0, the default, is 1.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The corners of the line.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// The ends of the line.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// Lengths of dashes and gaps, in points; nil for none.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }

    override func style(_ layer: CAShapeLayer) {
        super.style(layer)
        layer.fillColor = fillColor?.cgColor
        layer.strokeColor = strokeColor?.cgColor
        layer.lineWidth = lineWidth == 0 ? 1 : lineWidth
        layer.lineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        layer.lineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        layer.lineDashPattern = lineDashPattern
    }

    static func path(_ points: [CGPoint], closed: Bool) -> CGPath? {
        guard let first = points.first else { return nil }
        let path = CGMutablePath()
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        if closed { path.closeSubpath() }
        return path
    }
}

/// The look of a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates the renderer of a circle.
    public init(circle: MKCircle) { super.init(overlay: circle) }
    /// Creates the renderer of an overlay, which shows if it is a circle.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override func outline(_ convert: (MKMapPoint) -> CGPoint) -> CGPath? {
        guard overlay is MKCircle else { return nil }
        let area = overlay.boundingMapRect
        let (start, end) = (convert(area.origin), convert(MKMapPoint(x: area.maxX, y: area.maxY)))
        return CGPath(ellipseIn: CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y), transform: nil)
    }
}

/// The look of a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates the renderer of a line.
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    /// Creates the renderer of an overlay, which shows if it is a line.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override func outline(_ convert: (MKMapPoint) -> CGPoint) -> CGPath? {
        (overlay as? MKPolyline).flatMap { Self.path($0.mapPoints.map(convert), closed: false) }
    }

    override func style(_ layer: CAShapeLayer) {
        super.style(layer)
        layer.fillColor = nil
    }
}

/// The look of an area.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates the renderer of an area.
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    /// Creates the renderer of an overlay, which shows if it is an area.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override func outline(_ convert: (MKMapPoint) -> CGPoint) -> CGPath? {
        (overlay as? MKPolygon).flatMap { Self.path($0.mapPoints.map(convert), closed: true) }
    }
}
