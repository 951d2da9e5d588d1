/// A coordinate space with a known position on the screen, as all of UIKit's are.
@MainActor
package protocol ScreenCoordinateSpace: UICoordinateSpace {
    /// Converts a point to screen coordinates, in the screen's current orientation.
    func screenPoint(_ point: CGPoint) -> CGPoint

    /// Converts a point from screen coordinates, in the screen's current orientation.
    func ownPoint(_ point: CGPoint) -> CGPoint
}

extension ScreenCoordinateSpace {
    package func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        (space as? any ScreenCoordinateSpace)?.ownPoint(screenPoint(point)) ?? space.convert(point, from: self)
    }

    package func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        (space as? any ScreenCoordinateSpace).map { ownPoint($0.screenPoint(point)) } ?? space.convert(point, to: self)
    }

    package func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect.box { converted($0, to: space) } }

    package func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { rect.box { converted($0, from: space) } }
}

extension CGRect {
    /// The bounding box of the mapped corners.
    fileprivate func box(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { map(CGPoint(x: $0.0, y: $0.1)) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
    }
}
