extension UIView {
    /// The view's frame without its transform, in its superview's coordinates.
    package var untransformedFrame: CGRect {
        let (anchor, size) = (layer.anchorPoint, bounds.size)
        return CGRect(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    /// Sets the view's frame as it would be without its transform, in its superview's coordinates.
    package func setUntransformedFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if bounds.size != frame.size { bounds.size = frame.size }
        if self.center != center { self.center = center }
    }
}
