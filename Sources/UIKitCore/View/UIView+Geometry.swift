extension UIView {
    /// The value of `intrinsicContentSize` for a dimension without an intrinsic size.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// Changes the layer's geometry; if the size changes, updates subviews and the safe area.
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

    /// Converts a point from this view's coordinates to another view's; nil is the window's (outside a window, the outermost
    /// superview's).
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: (view ?? coordinateRoot).layer) }

    /// Converts a point from another view's coordinates to this view's; nil is the window's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? coordinateRoot).layer)
    }

    /// Converts a rectangle to another view's coordinates and returns its bounding box; nil is the window's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? coordinateRoot).layer) }

    /// Converts a rectangle from another view's coordinates and returns its bounding box; nil is the window's.
    ///
    /// - Complexity: O(*d*), where *d* is the depth of both views.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: (view ?? coordinateRoot).layer) }

    private var coordinateRoot: UIView {
        if let window { return window }
        var view = self
        while let up = view.superview { view = up }
        return view
    }
}
