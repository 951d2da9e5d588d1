import CoreGraphics
import QuartzCore
import ScrollEngine

extension UIScrollView {
    /// Handles a tap on the status bar: scrolls to the top unless it is there already or the delegate prevents it.
    final func scrollToTop() {
        let top = -adjustedContentInset.top - largeTitleExpansion
        guard contentOffset.y > top, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        showMotion()
        stopMoving()
        let from = contentOffset
        move(
            .scrollToTop, (ScrollTrajectory(at: from.x), ScrollTrajectory(from: from.y, to: top, duration: ScrollPhysics.animationDuration))
        )
    }

    /// Redirects a scroll to the top after the top has moved, for example below a bar that grows.
    final func topDidChange() {
        guard let motion, motion.kind == .scrollToTop else { return }
        let trajectory = ScrollTrajectory(
            from: motion.y.value(at: 0), to: -adjustedContentInset.top - largeTitleExpansion, duration: ScrollPhysics.animationDuration)
        self.motion = ScrollMotion(kind: .scrollToTop, begin: motion.begin, x: motion.x, y: trajectory)
    }
}
