extension UIView: ScreenCoordinateSpace {
    package func screenPoint(_ point: CGPoint) -> CGPoint { layer.convert(point, to: nil) }

    package func ownPoint(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil) }
}
