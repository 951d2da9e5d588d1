import UIKit

extension UIBezierPath {
    /// Adds a polygon that overlaps the shape drawn so far.
    ///
    /// - Parameter points: clockwise with y downwards, the winding direction of UIKit's rectangles and ovals: the nonzero rule fills the
    ///   union of overlapping subpaths of one direction, and leaves a hole between opposite ones.
    func addTip(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
        close()
    }
}
