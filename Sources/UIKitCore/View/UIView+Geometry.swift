extension UIView {
    /// The value of `intrinsicContentSize` for a dimension without an intrinsic size.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// Changes the layer's geometry; if the size changes, updates subviews and the safe area.
    final func resizing(_ change: () -> Void) {
        let (before, position) = (layer.bounds.size, layer.position)
        change()
        let after = layer.bounds.size
        noteSafeArea()
        focusRecord?.halo?.follow()
        // Constraints of others on the view follow its frame.
        if let state = constraintState, state.translatesMask, !state.references.isEmpty, before != after || position != layer.position {
            existingConstraintSystem?.schedule()
        }
        guard before != after else { return }
        if autoresizesSubviews, !storedSubviews.isEmpty { bringSubviews(from: before, to: after) }
        UIView.animationBlock?.noteResize(of: self)
    }

    final func setTransform(_ transform: CGAffineTransform) {
        storedLayer.setAffineTransform(transform)
        focusRecord?.halo?.follow()
    }

    final func takeFittingSize() {
        let origin = frame.origin
        let size = sizeThatFits(bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
        let moved = frame.origin
        center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }

    /// The window; outside of one the outermost superview.
    final var coordinateRoot: UIView {
        if let window { return window }
        var view = self
        while let up = view.superview { view = up }
        return view
    }
}
