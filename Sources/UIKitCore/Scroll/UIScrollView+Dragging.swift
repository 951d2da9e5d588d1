import CoreGraphics
import GestureEngine
import QuartzCore
import ScrollEngine

extension UIScrollView {
    // MARK: Begin

    /// Whether a pan drags this view: along an axis that scrolls, unless the touched content keeps the touch or an enclosing scroll view
    /// can scroll further in that direction.
    final func mayDrag() -> Bool {
        guard isScrollEnabled, contentReleasesTouches else { return false }
        let translation = panGestureRecognizer.translation(in: self)
        let axes = scrollableAxes
        guard axes.contains(abs(translation.x) > abs(translation.y) ? .horizontal : .vertical) else { return false }
        return !yieldsToEnclosingScrollView(to: translation)
    }

    private var contentReleasesTouches: Bool {
        guard let touch = panGestureRecognizer.attempt.history.first, touch.delivery.hasBegun, !touch.delivery.isOver,
            let view = touch.hitView,
            view !== self
        else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    /// Whether the view is at its edge and an enclosing scroll view can scroll further in the direction of the pan.
    private func yieldsToEnclosingScrollView(to translation: CGPoint) -> Bool {
        guard abs(translation.x) != abs(translation.y), isAtEdge(towards: translation) else { return false }
        var at = superview
        while let view = at {
            if let outer = view as? UIScrollView, outer.isScrollEnabled,
                outer.scrollableAxes.contains(abs(translation.x) > abs(translation.y) ? .horizontal : .vertical),
                !outer.isAtEdge(towards: translation)
            {
                return true
            }
            at = view.superview
        }
        return false
    }

    private func isAtEdge(towards translation: CGPoint) -> Bool { limits.isAtEdge(contentOffset, towards: translation) }

    // MARK: Translation

    final func panned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: beginDrag()
        case .changed: followFinger()
        case .ended: endDrag(velocity: recognizer.velocity(in: self))
        case .cancelled, .failed: endDrag(velocity: .zero)
        case .possible: break
        }
    }

    private func beginDrag() {
        cancelWheel()
        let translation = panGestureRecognizer.translation(in: self)
        let axes = scrollableAxes
        caught = nil
        handOverToTouches()
        storedIsDragging = true
        drag = ScrollDrag(
            start: limits.pulled(contentOffset), slop: ScrollDrag.slop(of: translation, threshold: GestureThresholds.panDistance),
            axes: isDirectionalLockEnabled && axes == .both ? ScrollDrag.lockedAxes(for: translation) : axes, offset: contentOffset,
            caught: caughtVelocity)
        showIndicators()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        delegate?.scrollViewWillBeginDragging(self)
        followFinger()
    }

    private func followFinger() {
        guard let drag, !zoom.isZooming else { return }
        let translation = panGestureRecognizer.translation(in: self)
        pullKeyboard(translation)
        show(limits.resisted(drag.pull(by: translation)))
    }

    /// Moves the keyboard with the finger; without one on the screen a drag down ends editing.
    private func pullKeyboard(_ translation: CGPoint) {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory else { return }
        let position = panGestureRecognizer.location(in: nil).y
        if InputViews.current.follow(position, includesAccessory: keyboardDismissMode == .interactiveWithAccessory) { return }
        if translation.y > GestureThresholds.panDistance { window?.endEditing(true) }
    }

    /// Restarts the drag at the current offset after the touches have changed.
    final func restartDrag() {
        guard drag != nil else { return }
        let translation = panGestureRecognizer.translation(in: self)
        drag?.restart(at: limits.pulled(contentOffset), translation: translation)
    }

    // MARK: End

    final func endDrag(velocity finger: CGPoint) {
        // Dismissing the keyboard may change the size of this view: after the movement that follows has begun.
        defer { InputViews.current.endFollowing(velocity: finger.y) }
        guard let drag else { return }
        self.drag = nil
        caughtVelocity = .zero
        let velocity = drag.velocity(afterFinger: finger)
        let decay = isPagingEnabled ? ScrollDecay(rate: Double(DecelerationRate.fast.rawValue)) : decay
        let free = trajectories(from: contentOffset, velocity: velocity, target: nil, decay: decay)
        var target = CGPoint(x: free.x.end, y: free.y.end)
        if isPagingEnabled { target = limits.page(from: contentOffset, start: drag.offset, velocity: velocity) }
        let proposed = target
        let reported = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
        target = (self as? any ScrollTargetAdjusting)?.restingOffset(for: target, velocity: reported) ?? target
        target.y = titleBarOwner?.restingOffset(for: target.y, of: self) ?? target.y
        delegate?.scrollViewWillEndDragging(self, withVelocity: reported, targetContentOffset: &target)
        if !target.x.isFinite || !target.y.isFinite {
            reportOnce(
                "targetContentOffset", as: .exception("CALayerInvalidGeometry"),
                "\(self): a targetContentOffset of \(target.printed) is refused")
            target = proposed
        }
        var trajectories = free
        if isPagingEnabled || target != proposed {
            trajectories = self.trajectories(
                from: contentOffset, velocity: velocity,
                target: (
                    isPagingEnabled || target.x != proposed.x ? target.x : nil, isPagingEnabled || target.y != proposed.y ? target.y : nil
                ), decay: decay)
        }
        // A pinch in progress leaves the deceleration to its end.
        let continues = motion == nil && !zoom.isZooming && max(trajectories.x.duration, trajectories.y.duration) > 0
        if !continues { storedIsDragging = false }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: continues)
        // The delegate may have scrolled, or a new touch may have begun a drag.
        guard motion == nil, self.drag == nil else { return }
        guard continues else { return hideIndicators() }
        move(.deceleration, trajectories)
        delegate?.scrollViewWillBeginDecelerating(self)
    }
}

/// A scroll view that chooses where a drag's motion comes to rest, such as a collection view by its layout.
@MainActor
package protocol ScrollTargetAdjusting: UIScrollView {
    /// Adjusts the offset at rest that a drag's final velocity leads to, before the delegate does. Velocity in points per millisecond.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint
}
