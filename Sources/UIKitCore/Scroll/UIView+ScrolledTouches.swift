extension UIView {
    /// Whether all enclosing scroll views allow the view to receive touches.
    final func mayBeTouched(_ touches: Set<UITouch>, with event: UIEvent) -> Bool {
        var at = superview
        while let view = at {
            if let scrollView = view as? UIScrollView, !scrollView.touchesShouldBegin(touches, with: event, in: self) { return false }
            at = view.superview
        }
        return true
    }
}
