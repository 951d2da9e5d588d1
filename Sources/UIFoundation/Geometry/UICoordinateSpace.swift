/// A coordinate space that can be converted to those of views and screens.
///
/// Source: Apple, [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace).
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the space in its own coordinates, points.
    var bounds: CGRect { get }

    /// Converts a point to another space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point from another space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle to another space and returns its bounding box.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle from another space and returns its bounding box.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
