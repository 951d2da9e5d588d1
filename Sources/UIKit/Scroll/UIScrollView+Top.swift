import CoreGraphics
import QuartzCore

extension UIScrollView {
    /// The status bar was tapped: goes to the top, if it is not there and the delegate agrees.
    final func scrollToTop() {
        let top = -adjustedContentInset.top - topRoom
        guard contentOffset.y > top, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        showMotion()
        stopMoving()
        let from = contentOffset
        move(
            .scrollToTop, (ScrollCourse(at: from.x), ScrollCourse(from: from.y, to: top, duration: ScrollPhysics.animationDuration)))
    }

    /// The top is elsewhere now, as below a bar that grows: what is on its way there goes there.
    final func topDidChange() {
        guard let motion, motion.kind == .scrollToTop else { return }
        let course = ScrollCourse(
            from: motion.y.value(at: 0), to: -adjustedContentInset.top - topRoom, duration: ScrollPhysics.animationDuration)
        self.motion = ScrollMotion(kind: .scrollToTop, begin: motion.begin, x: motion.x, y: course)
    }
}
