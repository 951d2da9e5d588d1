extension UIView {
    final func setTintColor(_ color: UIColor?) {
        guard color != ownTintColor else { return }
        ownTintColor = color
        passTintColorOn()
    }

    /// Inherits the superview's tint color; if this view's effective color changes, notifies it and the subviews that inherit it.
    final func inheritTintColor(_ color: UIColor?) {
        guard color != inheritedTintColor else { return }
        inheritedTintColor = color
        if ownTintColor == nil { passTintColorOn() }
    }

    private func passTintColorOn() {
        let color = ownTintColor ?? inheritedTintColor
        var changed: [UIView] = []
        var pending = [self]
        while let view = pending.popLast() {
            changed.append(view)
            for child in view.storedSubviews.reversed() {
                child.inheritedTintColor = color
                if child.ownTintColor == nil { pending.append(child) }
            }
        }
        for view in changed {
            view.resolveBackground()
            view.asCurrent { view.tintColorDidChange() }
        }
    }
}
