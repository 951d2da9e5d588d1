extension UIView: ScreenCoordinateSpace {
    func screenPoint(_ point: CGPoint) -> CGPoint { layer.convert(point, to: nil) }

    func ownPoint(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil) }

    /// A point of this view's coordinates in another space.
    public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }

    /// A point of another space in this view's coordinates.
    public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }

    /// The box around a rectangle of this view's coordinates, in another space.
    public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }

    /// The box around a rectangle of another space, in this view's coordinates.
    public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, from: coordinateSpace)
    }
}
