import CoreGraphics
import QuartzCore
import ScrollEngine

extension UIScrollView {
    // MARK: Movement

    final var decay: ScrollDecay { ScrollDecay(rate: Double(decelerationRate.rawValue)) }

    /// Trajectories of both coordinates from an offset. `target` is the offset at rest; nil lets the velocity decide.
    final func trajectories(
        from offset: CGPoint, velocity: CGVector, target: (x: Double?, y: Double?)?, decay: ScrollDecay
    ) -> (x: ScrollTrajectory, y: ScrollTrajectory) {
        limits.trajectories(from: offset, velocity: velocity, target: target, decay: decay)
    }

    /// Starts a movement in place of the running one; a movement of zero duration ends at once.
    final func move(_ kind: ScrollMotion.Kind, _ trajectories: (x: ScrollTrajectory, y: ScrollTrajectory)) {
        cancelMotion()
        let motion = ScrollMotion(kind: kind, begin: CACurrentMediaTime(), x: trajectories.x, y: trajectories.y)
        self.motion = motion
        guard motion.duration > 0 else { return endMotion() }
        let link = CADisplayLink { [weak self] _ in self?.showMotion() }
        link.add(to: .main, forMode: .common)
        motionLink = link
        let timer = MediaTimer(
            after: motion.duration, name: "scrolling of \(type(of: self))", onMainActor: { [weak self] in self?.endMotion() })
        motionTimer = timer
        timer.start()
        showIndicators()
    }

    final func animate(to offset: CGPoint) {
        showMotion()
        let (from, duration) = (contentOffset, ScrollPhysics.animationDuration)
        guard from != offset || motion != nil else { return }
        stopMoving()
        move(
            .animation,
            (
                ScrollTrajectory(from: from.x, to: offset.x, duration: duration),
                ScrollTrajectory(from: from.y, to: offset.y, duration: duration)
            ))
    }

    /// Applies the movement's offset at the current time.
    final func showMotion() {
        guard let motion else { return }
        show(motion.offset(at: CACurrentMediaTime()))
    }

    /// Ends the movement.
    private func endMotion() {
        guard let motion else { return }
        cancelMotion()
        show(motion.end)
        // The delegate may have started another movement.
        guard self.motion == nil else { return }
        hideIndicators()
        switch motion.kind {
        case .deceleration:
            storedIsDragging = false
            delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .scrollToTop: delegate?.scrollViewDidScrollToTop(self)
        case .adjustment: break
        }
    }

    private func cancelMotion() {
        motion = nil
        motionLink?.invalidate()
        motionLink = nil
        motionTimer?.invalidate()
        motionTimer = nil
    }

    /// Stops the movement at the current offset, because the app sets another one or the view left its window. `change` runs before the
    /// delegate is notified of the end of a deceleration.
    final func stopMoving(_ change: () -> Void = {}) {
        let kind = motion?.kind
        if kind != nil {
            cancelMotion()
            if drag == nil { storedIsDragging = false }
            hideIndicators()
        }
        change()
        if kind == .deceleration { delegate?.scrollViewDidEndDecelerating(self) }
    }

    /// Stops the movement at the current offset, from which an interactive drag continues.
    final func handOverToTouches() {
        if motion != nil { cancelMotion() }
    }

    // MARK: Touches

    /// A touch stops a running movement.
    final func touchesDidBegin() {
        guard !isTouched else { return }
        isTouched = true
        caughtVelocity = .zero
        guard let motion else { return }
        let now = CACurrentMediaTime()
        let velocity = motion.velocity(at: now)
        cancelMotion()
        show(motion.offset(at: now))
        switch motion.kind {
        case .deceleration:
            caughtVelocity = velocity
            caught = .deceleration
        case .adjustment, .scrollToTop: caught = .adjustment
        case .animation:
            caught = .adjustment
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// All touches have ended without a drag.
    final func touchesDidEnd() {
        isTouched = false
        releaseCaught()
    }

    /// Ends the movement that a touch stopped. A deceleration ends as a drag that does not move does: it stays, returns from beyond an
    /// edge, or goes on to a page.
    final func releaseCaught() {
        guard let kind = caught, !isTouched, drag == nil, motion == nil, !zoom.isZooming else { return }
        caught = nil
        if kind == .deceleration {
            drag = ScrollDrag(start: contentOffset, axes: scrollableAxes, offset: contentOffset)
            return endDrag(velocity: .zero)
        }
        guard atRest(contentOffset) == contentOffset else {
            return move(kind, trajectories(from: contentOffset, velocity: .zero, target: nil, decay: decay))
        }
        storedIsDragging = false
        hideIndicators()
    }
}
