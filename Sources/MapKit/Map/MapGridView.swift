import CoreLocation
import UIKit

/// The ground of a map: gray, with a grid of latitudes and longitudes. There are no map data.
@preconcurrency @MainActor
final class MapGridView: UIView {
    unowned let map: MKMapView

    init(_ map: MKMapView) {
        self.map = map
        super.init(frame: map.bounds)
        isUserInteractionEnabled = false
        contentMode = .redraw
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    /// The distance between two lines in degrees, so that they are at least 72 points apart.
    static func step(degreesPerPoint: Double) -> Double {
        let steps = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 45]
        return steps.first { $0 >= 72 * degreesPerPoint } ?? 90
    }

    override func draw(_ rect: CGRect) {
        let isPlain = map.mapType == .standard || map.mapType == .mutedStandard
        (isPlain ? UIColor(white: 0.9, alpha: 1) : UIColor(white: 0.35, alpha: 1)).setFill()
        UIBezierPath(rect: bounds).fill()
        let visible = map.visibleMapRect
        guard !visible.isEmpty, bounds.width > 0 else { return }
        let step = Self.step(degreesPerPoint: visible.width / Mercator.worldSize * 360 / bounds.width)
        let (low, high) = (MKMapPoint(x: visible.minX, y: visible.maxY).coordinate, MKMapPoint(x: visible.maxX, y: visible.minY).coordinate)
        let lines = UIBezierPath()
        lines.lineWidth = 1
        var labels: [(String, CGPoint)] = []
        for index in Int(
            (low.longitude / step).rounded(.up))...max(
                Int((low.longitude / step).rounded(.up)), Int((high.longitude / step).rounded(.down)))
        {
            let longitude = Double(index) * step
            let x = map.point(of: MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: longitude))).x
            lines.move(to: CGPoint(x: x, y: 0))
            lines.addLine(to: CGPoint(x: x, y: bounds.height))
            labels.append((Self.text(longitude, step, "E", "W"), CGPoint(x: x + 3, y: bounds.height - 16)))
        }
        for index in Int(
            (low.latitude / step).rounded(.up))...max(
                Int((low.latitude / step).rounded(.up)), Int((high.latitude / step).rounded(.down)))
        {
            let latitude = Double(index) * step
            let y = map.point(of: MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0))).y
            lines.move(to: CGPoint(x: 0, y: y))
            lines.addLine(to: CGPoint(x: bounds.width, y: y))
            labels.append((Self.text(latitude, step, "N", "S"), CGPoint(x: 3, y: y + 2)))
        }
        UIColor(white: isPlain ? 0.8 : 0.5, alpha: 1).setStroke()
        lines.stroke()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor(white: isPlain ? 0.55 : 0.8, alpha: 1),
        ]
        for (text, point) in labels { (text as NSString).draw(at: point, withAttributes: attributes) }
    }

    private static func text(_ degrees: Double, _ step: Double, _ positive: String, _ negative: String) -> String {
        let digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : step >= 0.001 ? 3 : 4
        let number = String(format: "%.\(digits)f°", abs(degrees))
        return abs(degrees) < step / 2 ? number : number + (degrees < 0 ? negative : positive)
    }
}
