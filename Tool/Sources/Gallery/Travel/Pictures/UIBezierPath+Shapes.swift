import UIKit

extension UIBezierPath {
    static func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0) -> UIBezierPath {
        UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
    }

    static func polygon(_ points: (x: CGFloat, y: CGFloat)...) -> UIBezierPath {
        polyline(points.map { CGPoint(x: $0.x, y: $0.y) }, closed: true)
    }

    static func line(_ points: (x: CGFloat, y: CGFloat)...) -> UIBezierPath {
        polyline(points.map { CGPoint(x: $0.x, y: $0.y) }, closed: false)
    }

    static func polyline(_ points: [CGPoint], closed: Bool) -> UIBezierPath {
        let path = UIBezierPath()
        guard let first = points.first else { return path }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        if closed { path.close() }
        return path
    }

    func fill(_ color: UIColor) {
        color.setFill()
        fill()
    }

    /// Strokes with round ends.
    func stroke(_ color: UIColor, width: CGFloat) {
        color.setStroke()
        lineWidth = width
        lineCapStyle = .round
        lineJoinStyle = .round
        stroke()
    }

    /// Fills with colors from top to bottom.
    func fill(_ colors: [UIColor]) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: nil)
        else { return }
        context.saveGState()
        addClip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: bounds.minY), end: CGPoint(x: 0, y: bounds.maxY),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }

    /// Clips drawing to the path.
    func clip(_ drawing: () -> Void) {
        UIGraphicsGetCurrentContext()?.saveGState()
        addClip()
        drawing()
        UIGraphicsGetCurrentContext()?.restoreGState()
    }
}
