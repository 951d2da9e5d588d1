extension UIView {
    /// What `intrinsicContentSize` has in a direction without a size of its own.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// Runs a change of the layer's geometry; subviews follow when it changed the size, and so does the safe area.
    final func resizing(_ change: () -> Void) {
        let before = layer.bounds.size
        change()
        let after = layer.bounds.size
        noteSafeArea()
        guard before != after else { return }
        if autoresizesSubviews, !storedSubviews.isEmpty { bringSubviews(from: before, to: after) }
        UIView.animationBlock?.noteResize(of: self)
    }

    final func takeFittingSize() {
        let origin = frame.origin
        let size = sizeThatFits(bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
        let moved = frame.origin
        center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }

    /// A point of this view's coordinates in another view's; nil is the window's (the outermost superview's outside a window).
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: (view ?? coordinateRoot).layer) }

    /// A point of another view's coordinates in this view's; nil is the window's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? coordinateRoot).layer)
    }

    /// The box around a rectangle of this view's coordinates, in another view's; nil is the window's.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? coordinateRoot).layer) }

    /// The box around a rectangle of another view's coordinates, in this view's; nil is the window's.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: (view ?? coordinateRoot).layer) }

    private var coordinateRoot: UIView {
        if let window { return window }
        var view = self
        while let up = view.superview { view = up }
        return view
    }
}
