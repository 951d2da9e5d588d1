import UIKit

/// A golden star.
struct StarArtwork: Artwork {
    var isSign: Bool { true }

    func draw(in canvas: CGRect) {
        let points = (0..<10).map { index in
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let radius: CGFloat = index.isMultiple(of: 2) ? 46 : 21
            return CGPoint(x: 50 + radius * cos(angle), y: 53 + radius * sin(angle))
        }
        let star = UIBezierPath.polyline(points, closed: true)
        star.fill(.amber)
        star.stroke(.amber, width: 8)
    }
}
