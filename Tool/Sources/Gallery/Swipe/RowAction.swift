import UIKit

/// An action on a row, with its icon.
enum RowAction: String, CaseIterable {
    case reply = "Reply"
    case retweet = "Retweet"
    case favorite = "Favorite"
    case profile = "Profile"
    case links = "Links"
    case action = "Action"

    static let iconSide: CGFloat = 29

    /// The icon as a template image: only the drawing's opacity counts.
    @MainActor
    func icon(filledWith color: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: Self.iconSide, height: Self.iconSide)
        return UIGraphicsImageRenderer(bounds: bounds).image { renderer in
            UIColor.black.set()
            draw()
            renderer.cgContext.setBlendMode(.sourceIn)
            color.setFill()
            renderer.cgContext.fill(bounds)
        }
    }

    @MainActor
    private func draw() {
        let path = UIBezierPath()
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        switch self {
        case .reply:
            path.lines((11, 6), (4, 13), (11, 20))
            path.move(to: CGPoint(x: 5, y: 13))
            path.addLine(to: CGPoint(x: 15, y: 13))
            path.addCurve(to: CGPoint(x: 25, y: 23), controlPoint1: CGPoint(x: 22, y: 13), controlPoint2: CGPoint(x: 25, y: 17))
        case .retweet:
            path.lines((4, 13), (8, 8), (12, 13))
            path.lines((8, 9), (8, 21), (16, 21))
            path.lines((17, 16), (21, 21), (25, 16))
            path.lines((21, 20), (21, 8), (13, 8))
        case .favorite:
            for point in 0..<10 {
                let angle = CGFloat(point) * .pi / 5 - .pi / 2
                let radius: CGFloat = point % 2 == 0 ? 11.5 : 4.8
                let center = CGPoint(x: 14.5 + cos(angle) * radius, y: 15 + sin(angle) * radius)
                if point == 0 { path.move(to: center) } else { path.addLine(to: center) }
            }
            path.close()
            path.lineWidth = 1.5
            path.fill()
        case .profile:
            UIBezierPath(ovalIn: CGRect(x: 9, y: 4, width: 11, height: 11)).fill()
            UIBezierPath(roundedRect: CGRect(x: 4, y: 17, width: 21, height: 9), cornerRadius: 4.5).fill()
        case .links:
            path.append(UIBezierPath(roundedRect: CGRect(x: 3, y: 10, width: 13, height: 9), cornerRadius: 4.5))
            path.append(UIBezierPath(roundedRect: CGRect(x: 13, y: 10, width: 13, height: 9), cornerRadius: 4.5))
            path.lineWidth = 2.5
        case .action:
            path.lines((10, 12), (6, 12), (6, 25), (23, 25), (23, 12), (19, 12))
            path.lines((10, 8), (14.5, 3.5), (19, 8))
            path.lines((14.5, 4), (14.5, 17))
        }
        path.stroke()
    }
}

extension UIBezierPath {
    fileprivate func lines(_ points: (CGFloat, CGFloat)...) {
        for (index, point) in points.enumerated() {
            let center = CGPoint(x: point.0, y: point.1)
            if index == 0 { move(to: center) } else { addLine(to: center) }
        }
    }
}
