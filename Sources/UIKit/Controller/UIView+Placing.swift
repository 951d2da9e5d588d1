extension UIView {
    /// The frame the view has but for its transform, in its superview's points.
    var untransformedFrame: CGRect {
        let (anchor, size) = (layer.anchorPoint, bounds.size)
        return CGRect(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    /// Gives the view the frame it has but for its transform, in its superview's points.
    func setUntransformedFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if bounds.size != frame.size { bounds.size = frame.size }
        if self.center != center { self.center = center }
    }
}
