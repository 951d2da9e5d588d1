extension UIScreen: ScreenCoordinateSpace {
    /// The screen's coordinate space in its current orientation: the screen itself.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The screen's coordinate space in portrait, for any orientation of the interface.
    public var fixedCoordinateSpace: any UICoordinateSpace { OrientedCoordinateSpace(.portrait) }

    package func screenPoint(_ point: CGPoint) -> CGPoint { point }

    package func ownPoint(_ point: CGPoint) -> CGPoint { point }

    /// Converts a point from screen coordinates to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, to: coordinateSpace) }

    /// Converts a point from another space to screen coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }

    /// Converts a rectangle from screen coordinates to another space and returns its bounding box.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, to: coordinateSpace) }

    /// Converts a rectangle from another space to screen coordinates and returns its bounding box.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, from: coordinateSpace) }
}
