import CoreGraphics

/// Recognizes a tap on the status bar and scrolls the window's scroll view to the top of its content.
///
/// It receives touches only if there is such a scroll view; it then takes them from the views and recognizers below the status bar.
final class StatusBarTapGestureRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        setUp()
    }

    override init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        delegate = self
        addTarget(self, action: Selector("kinora_tapped", StatusBarTapGestureRecognizer.tapped))
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let window = view as? UIWindow, let bar = window.windowScene?.statusBarManager?.statusBarFrame, !bar.isEmpty else {
            return false
        }
        return bar.contains(window.convert(touch.location(in: window), to: nil)) && window.scrollViewForTop != nil
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }

    // The status bar is in front of everything.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    private func tapped() { (view as? UIWindow)?.scrollViewForTop?.scrollToTop() }
}

extension UIWindow {
    /// The scroll view to scroll to its top: the only visible one with `scrollsToTop`; nil if there is none or more than one.
    fileprivate var scrollViewForTop: UIScrollView? {
        var found: UIScrollView?
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, bounds.intersects(view.convert(view.bounds, to: self)) {
                guard found == nil else { return nil }
                found = scrollView
            }
            waiting += view.subviews
        }
        return found
    }
}
