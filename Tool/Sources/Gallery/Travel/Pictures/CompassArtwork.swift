import UIKit

/// The app's icon: a compass needle on a disc.
struct CompassArtwork: Artwork {
    var isSign: Bool { true }

    func draw(in canvas: CGRect) {
        UIBezierPath.circle(50, 50, radius: 42.5).stroke(.coral, width: 13)
        UIBezierPath.polygon((70, 24), (58, 58), (42, 42)).fill(.coral)
        UIBezierPath.polygon((30, 76), (42, 42), (58, 58)).fill(.ink)
    }
}
