import Display

/// The screen's coordinate space in a fixed orientation.
final class OrientedCoordinateSpace: NSObject, ScreenCoordinateSpace {
    private let orientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) {
        self.orientation = orientation
        super.init()
    }

    var bounds: CGRect { CGRect(origin: .zero, size: Screen.current?.size(in: orientation) ?? .zero) }

    private var present: UIInterfaceOrientation { UIApplication.process.windowScene?.storedOrientation ?? .portrait }

    func screenPoint(_ point: CGPoint) -> CGPoint {
        let (own, all) = (bounds, Screen.current?.bounds ?? .zero)
        let rotated = CGPoint(x: point.x - own.midX, y: point.y - own.midY).applying(
            CGAffineTransform(quarterTurns: orientation.angle - present.angle))
        return CGPoint(x: rotated.x + all.midX, y: rotated.y + all.midY)
    }

    func ownPoint(_ point: CGPoint) -> CGPoint {
        let (own, all) = (bounds, Screen.current?.bounds ?? .zero)
        let rotated = CGPoint(x: point.x - all.midX, y: point.y - all.midY).applying(
            CGAffineTransform(quarterTurns: present.angle - orientation.angle))
        return CGPoint(x: rotated.x + own.midX, y: rotated.y + own.midY)
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, to: coordinateSpace) }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: coordinateSpace) }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, to: coordinateSpace) }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { converted(rect, from: coordinateSpace) }
}
