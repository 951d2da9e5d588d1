extension UIView {
    /// Whether the scroll views that the view lies in let it have touches.
    final func mayBeTouched(_ touches: Set<UITouch>, with event: UIEvent) -> Bool {
        var at = superview
        while let view = at {
            if let scrollView = view as? UIScrollView, !scrollView.touchesShouldBegin(touches, with: event, in: self) { return false }
            at = view.superview
        }
        return true
    }
}
