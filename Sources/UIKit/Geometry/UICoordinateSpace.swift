/// Something whose coordinates can be converted to those of views and screens.
///
/// Source: Apple, [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace).
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the space in its own coordinates, points.
    var bounds: CGRect { get }

    /// A point of this space in another one.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// The box around a rectangle of this space, in another one.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// The box around a rectangle of another space, in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
