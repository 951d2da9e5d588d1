/// A view whose layout depends on the intrinsic size of its subviews.
@MainActor
package protocol SubviewSizeObserving: UIView {
    /// Called when a subview's intrinsic size has changed.
    func intrinsicSizeDidChange(of subview: UIView)
}

extension UIView {
    /// Notifies a superview whose layout depends on it of a changed intrinsic size.
    package final func notifySuperview(ofIntrinsicSizeOf view: UIView) {
        (superview as? any SubviewSizeObserving)?.intrinsicSizeDidChange(of: view)
    }
}
