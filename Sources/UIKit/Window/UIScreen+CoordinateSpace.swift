extension UIScreen: ScreenCoordinateSpace {
    /// The screen's coordinates in its present orientation: the screen itself.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The screen's coordinates as it is held upright, however the interface is turned.
    public var fixedCoordinateSpace: any UICoordinateSpace { OrientedCoordinateSpace(.portrait) }

    func screenPoint(_ point: CGPoint) -> CGPoint { point }

    func ownPoint(_ point: CGPoint) -> CGPoint { point }

    /// A point of the screen in another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, to: coordinateSpace) }

    /// A point of another space on the screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }

    /// The box around a rectangle of the screen, in another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, to: coordinateSpace) }

    /// The box around a rectangle of another space, on the screen.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, from: coordinateSpace) }
}
