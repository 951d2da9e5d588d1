import CoreGraphics
import QuartzCore

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

    private func isAtEdge(towards translation: CGPoint) -> Bool {
        let range = restRange
        if abs(translation.x) > abs(translation.y) {
            return translation.x > 0 ? contentOffset.x <= range.x.lowerBound : contentOffset.x >= range.x.upperBound
        }
        return translation.y > 0 ? contentOffset.y <= range.y.lowerBound : contentOffset.y >= range.y.upperBound
    }

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
        let length = hypot(translation.x, translation.y)
        let slop = length > 0 ? GestureThresholds.panDistance / max(length, GestureThresholds.panDistance) : 0
        var axes = scrollableAxes
        if isDirectionalLockEnabled, axes == .both {
            let angle = atan2(abs(translation.y), abs(translation.x))
            if angle < ScrollPhysics.lockAngle { axes = .horizontal }
            if angle > .pi / 2 - ScrollPhysics.lockAngle { axes = .vertical }
        }
        caught = nil
        handOverToTouches()
        storedIsDragging = true
        drag = ScrollDrag(
            start: pulled(contentOffset), slop: CGVector(dx: translation.x * slop, dy: translation.y * slop), axes: axes,
            offset: contentOffset,
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
        var pull = drag.start
        if drag.axes.contains(.horizontal) { pull.x -= translation.x - drag.slop.dx }
        if drag.axes.contains(.vertical) { pull.y -= translation.y - drag.slop.dy }
        show(resisted(pull))
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
        drag?.start = pulled(contentOffset)
        drag?.slop = CGVector(dx: translation.x, dy: translation.y)
    }

    // MARK: Rubber banding

    /// The displayed offset for an offset without rubber banding.
    private func resisted(_ pull: CGPoint) -> CGPoint {
        func value(_ pull: Double, _ range: ClosedRange<Double>, _ viewport: Double, _ always: Bool) -> Double {
            let edge = min(max(pull, range.lowerBound), range.upperBound)
            guard bounces, range.lowerBound < range.upperBound || always else { return edge }
            return edge + ScrollPhysics.stretched(pull - edge, viewport: viewport)
        }
        let range = restRange
        return CGPoint(
            x: value(pull.x, range.x, bounds.width, alwaysBounceHorizontal), y: value(pull.y, range.y, bounds.height, alwaysBounceVertical))
    }

    /// The offset without rubber banding for a displayed one; inverse of `resisted`.
    private func pulled(_ offset: CGPoint) -> CGPoint {
        let edge = atRest(offset)
        return CGPoint(
            x: edge.x + ScrollPhysics.pull(showing: offset.x - edge.x, viewport: bounds.width),
            y: edge.y + ScrollPhysics.pull(showing: offset.y - edge.y, viewport: bounds.height))
    }

    // MARK: End

    final func endDrag(velocity finger: CGPoint) {
        // Dismissing the keyboard may change the size of this view: after the movement that follows has begun.
        defer { InputViews.current.endFollowing(velocity: finger.y) }
        guard let drag else { return }
        self.drag = nil
        caughtVelocity = .zero
        var velocity = CGVector(
            dx: drag.axes.contains(.horizontal) ? -finger.x : 0, dy: drag.axes.contains(.vertical) ? -finger.y : 0)
        velocity.dx += carried(from: drag.caught.dx, by: velocity.dx)
        velocity.dy += carried(from: drag.caught.dy, by: velocity.dy)

        let decay = isPagingEnabled ? ScrollDecay(rate: Double(DecelerationRate.fast.rawValue)) : decay
        let free = trajectories(from: contentOffset, velocity: velocity, target: nil, decay: decay)
        var target = CGPoint(x: free.x.end, y: free.y.end)
        if isPagingEnabled { target = page(from: drag.offset, velocity: velocity) }
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

    private func carried(from old: CGFloat, by new: CGFloat) -> CGFloat {
        guard old * new > 0, abs(new) > abs(old) / 2 else { return 0 }
        return ScrollPhysics.carried(old)
    }

    /// The page to rest at: the next page in the direction of a flick, otherwise the nearest; at most one page from the start of the drag.
    private func page(from start: CGPoint, velocity: CGVector) -> CGPoint {
        func rest(_ value: Double, _ start: Double, _ velocity: Double, _ size: Double, _ range: ClosedRange<Double>) -> Double {
            guard size > 0 else { return value }
            let (page, first) = ((value - range.lowerBound) / size, ((start - range.lowerBound) / size).rounded())
            var goal = page.rounded()
            if velocity > ScrollPhysics.pageFlick { goal = page.rounded(.down) + 1 }
            if velocity < -ScrollPhysics.pageFlick { goal = page.rounded(.up) - 1 }
            goal = min(max(goal, first - 1), first + 1)
            return min(max(range.lowerBound + goal * size, range.lowerBound), range.upperBound)
        }
        let range = restRange
        return CGPoint(
            x: rest(contentOffset.x, start.x, velocity.dx, bounds.width, range.x),
            y: rest(contentOffset.y, start.y, velocity.dy, bounds.height, range.y))
    }
}

/// A scroll view that chooses where a drag's motion comes to rest, such as a collection view by its layout.
@MainActor
package protocol ScrollTargetAdjusting: UIScrollView {
    /// Adjusts the offset at rest that a drag's final velocity leads to, before the delegate does. Velocity in points per millisecond.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint
}
