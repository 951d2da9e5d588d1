import UIKit

/// The app's sign: a compass needle on a disc, on paper.
struct CompassArtwork: Artwork {
    func draw(in canvas: CGRect) {
        UIBezierPath(rect: canvas).fill(.paper)
        UIBezierPath.circle(50, 50, radius: 49).fill(.coral)
        UIBezierPath.circle(50, 50, radius: 36).fill(.paper)
        UIBezierPath.polygon((70, 24), (58, 58), (42, 42)).fill(.coral)
        UIBezierPath.polygon((30, 76), (42, 42), (58, 58)).fill(.ink)
        UIBezierPath.circle(50, 50, radius: 5).fill(.paper)
    }
}
