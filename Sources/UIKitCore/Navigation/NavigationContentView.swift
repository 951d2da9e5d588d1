/// The superview of the views of a navigation controller's view controllers.
final class NavigationContentView: TransitionContainerView {
    weak var controller: UINavigationController?
    private var hasOwnTransition = false

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        subviewsChanged(to: subviews.count)
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        subviewsChanged(to: subviews.count - 1)
    }

    /// A subclass of the navigation controller that animates a change of the stack itself keeps several views here meanwhile.
    private func subviewsChanged(to count: Int) {
        let isRunning = count > 1 && controller?.runningExchange == nil
        guard isRunning != hasOwnTransition else { return }
        hasOwnTransition = isRunning
        UIApplication.process.storedScene?.transitionBelowStatusBar(self, isRunning: isRunning)
    }
}
