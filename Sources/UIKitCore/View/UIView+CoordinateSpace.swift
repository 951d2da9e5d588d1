extension UIView: ScreenCoordinateSpace {
    package func screenPoint(_ point: CGPoint) -> CGPoint { layer.convert(point, to: nil) }

    package func ownPoint(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil) }

    /// Converts a point from this view's coordinates to another space.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }

    /// Converts a point from another space to this view's coordinates.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }

    /// Converts a rectangle from this view's coordinates to another space and returns its bounding box.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }

    /// Converts a rectangle from another space to this view's coordinates and returns its bounding box.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, from: coordinateSpace)
    }
}
