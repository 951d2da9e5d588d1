import UIKit

/// The icons of the tabs, drawn in a square of 30 points.
enum TabGlyph: CaseIterable {
    case feed, popular, share, news, user

    /// A template image, `side` points wide and high.
    @MainActor
    func image(side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { renderer in
            renderer.cgContext.scaleBy(x: side / 30, y: side / 30)
            UIColor.black.set()
            draw(in: renderer.cgContext)
        }.withRenderingMode(.alwaysTemplate)
    }

    @MainActor
    private func draw(in context: CGContext) {
        switch self {
        case .feed:
            UIBezierPath.polygon(
                (15, 3), (28, 15), (24.5, 15), (24.5, 27), (18, 27), (18, 19), (12, 19), (12, 27), (5.5, 27), (5.5, 15), (2, 15)
            )
            .fill()
        case .popular:
            let points = (0..<10).map { point in
                let angle = CGFloat(point) * .pi / 5 - .pi / 2
                let radius: CGFloat = point % 2 == 0 ? 13.5 : 5.8
                return CGPoint(x: 15 + cos(angle) * radius, y: 16 + sin(angle) * radius)
            }
            UIBezierPath.polyline(points, closed: true).fill()
        case .share:
            let body = UIBezierPath(roundedRect: CGRect(x: 2, y: 8, width: 26, height: 18), cornerRadius: 4)
            body.append(UIBezierPath(roundedRect: CGRect(x: 10, y: 4, width: 10, height: 8), cornerRadius: 2.5))
            body.fill()
            context.setBlendMode(.clear)
            UIBezierPath.circle(15, 17, radius: 6.5).fill()
            context.setBlendMode(.normal)
            UIBezierPath.circle(15, 17, radius: 4).fill()
        case .news:
            let bubble = UIBezierPath(roundedRect: CGRect(x: 2, y: 4, width: 26, height: 18), cornerRadius: 6)
            // Clockwise, as the rectangle: the nonzero rule fills the union.
            bubble.append(UIBezierPath.polygon((16, 21), (8, 28), (7, 20)))
            bubble.fill()
            context.setBlendMode(.clear)
            for y in [10.0, 15] { UIBezierPath(roundedRect: CGRect(x: 8, y: y, width: 14, height: 2), cornerRadius: 1).fill() }
            context.setBlendMode(.normal)
        case .user:
            UIBezierPath.circle(15, 9.5, radius: 6.5).fill()
            let shoulders = UIBezierPath()
            shoulders.move(to: CGPoint(x: 3, y: 27))
            shoulders.addCurve(to: CGPoint(x: 15, y: 18), controlPoint1: CGPoint(x: 3, y: 21), controlPoint2: CGPoint(x: 8, y: 18))
            shoulders.addCurve(to: CGPoint(x: 27, y: 27), controlPoint1: CGPoint(x: 22, y: 18), controlPoint2: CGPoint(x: 27, y: 21))
            shoulders.close()
            shoulders.fill()
        }
    }
}
