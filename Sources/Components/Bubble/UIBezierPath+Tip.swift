import UIKit

extension UIBezierPath {
    /// Adds a polygon that overlaps the shape drawn so far.
    ///
    /// - Parameter points: clockwise as seen, y growing downwards, as UIKit's rectangles and ovals run: by the nonzero rule overlapping subpaths of one winding
    ///   direction are their union, those of opposite directions have a hole.
    func addTip(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
        close()
    }
}
