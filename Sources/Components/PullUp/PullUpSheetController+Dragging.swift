import UIKit

extension PullUpSheetController {
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if gestureRecognizer === hold { return isMoving && held == nil }
        if gestureRecognizer === pan { return true }
        // Controls of the bar keep their taps.
        return !sequence(first: touch.view, next: { $0?.superview }).contains { $0 is UIControl }
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, held == nil else { return true }
        let velocity = pan.velocity(in: view)
        guard abs(velocity.y) > abs(velocity.x) else { return false }
        scrollView = isOpen ? scrollableView(at: pan.location(in: screen.view)) : nil
        return !isOpen || isMoving || scrollView != nil || velocity.y > 0
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if [pan, hold].contains(gestureRecognizer), [pan, hold].contains(otherGestureRecognizer) { return true }
        guard gestureRecognizer === pan, let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer && scrollView.isDescendant(of: screen.view)
    }

    /// The innermost scroll view of the screen under a point that scrolls vertically.
    private func scrollableView(at point: CGPoint) -> UIScrollView? {
        guard let touched = screen.view.hitTest(point, with: nil) else { return nil }
        for view in sequence(first: touched, next: \.superview) {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
                scrollView.alwaysBounceVertical || scrollView.contentSize.height > scrollView.bounds.height
            {
                return scrollView
            }
            if view === screen.view { break }
        }
        return nil
    }

    /// A finger that comes down on a sheet that moves stops it where it is.
    func wasHeld() {
        switch hold.state {
        case .began: grab()
        case .ended, .cancelled, .failed:
            guard pan.state != .began, pan.state != .changed, let held else { return }
            let isTap = hold.state == .ended && CACurrentMediaTime() - held.begin < Self.tapDuration
            release(toOpen: isTap ? !isOpen : geometry.opens(held.progress.frame, velocity: 0), velocities: [0, 0])
        default: break
        }
    }

    /// Seconds: a shorter touch reverses the sheet.
    private static let tapDuration = 0.3

    func panned() {
        switch pan.state {
        case .began:
            pan.setTranslation(.zero, in: view)
            if held == nil, scrollView == nil { grab() }
        case .changed:
            if let scrollView { return follow(scrollView) }
            follow()
        case .ended:
            scrollView = nil
            guard let held else { return }
            follow()
            let (y, velocity) = (pan.translation(in: view).y, pan.velocity(in: view).y)
            let geometry = geometry
            let change = geometry.velocity(held.progress.frame, movedBy: y, velocity: velocity)
            release(toOpen: geometry.opens(progress.frame, velocity: change), velocities: [change, change])
        case .cancelled, .failed:
            scrollView = nil
            if let held { release(toOpen: geometry.opens(held.progress.frame, velocity: 0), velocities: [0, 0]) }
        default: break
        }
    }

    /// The sheet takes the finger from a scroll view that is at its top.
    private func follow(_ scrollView: UIScrollView) {
        let top = -scrollView.adjustedContentInset.top
        guard scrollView.contentOffset.y <= top, pan.velocity(in: view).y > 0 else { return pan.setTranslation(.zero, in: view) }
        self.scrollView = nil
        // Ends its drag.
        scrollView.panGestureRecognizer.isEnabled = false
        scrollView.panGestureRecognizer.isEnabled = true
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: false)
        pan.setTranslation(.zero, in: view)
        grab()
    }

    private func grab() {
        guard held == nil else { return }
        if UIAccessibility.isReduceMotionEnabled {
            held = (progress, CACurrentMediaTime())
            return
        }
        beginMatches()
        stop()
        held = (progress, CACurrentMediaTime())
    }

    private func follow() {
        guard let held, !UIAccessibility.isReduceMotionEnabled else { return }
        let y = pan.translation(in: view).y
        let moved = geometry.progress(held.progress.frame, movedBy: y)
        show((moved, min(max(held.progress.fade + moved - held.progress.frame, 0), 1)))
    }

    private func release(toOpen isOpen: Bool, velocities: [CGFloat]) {
        guard let held else { return }
        self.held = nil
        guard UIAccessibility.isReduceMotionEnabled else {
            let released = progress.frame
            go(toOpen: isOpen, velocities: velocities, animated: true)
            didRelease?(released, isOpen)
            return
        }
        let goal = geometry.progress(held.progress.frame, movedBy: pan.translation(in: view).y)
        let opens = geometry.opens(goal, velocity: velocities[0])
        if opens != self.isOpen { go(toOpen: opens, velocities: nil, animated: true) }
        didRelease?(goal, opens)
    }
}
