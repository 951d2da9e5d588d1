import CoreGraphics
import QuartzCore

extension UIScrollView {
    // MARK: Moving by itself

    final var decay: ScrollDecay { ScrollDecay(rate: Double(decelerationRate.rawValue)) }

    /// How both coordinates go on from an offset. `target` is where they are to rest, nil where their speed leads.
    final func courses(
        from offset: CGPoint, velocity: CGVector, target: (x: Double?, y: Double?)?, decay: ScrollDecay
    ) -> (x: ScrollCourse, y: ScrollCourse) {
        let range = restRange
        func course(
            _ value: Double, _ velocity: Double, _ range: ClosedRange<Double>, _ axis: ScrollAxes, _ always: Bool, _ target: Double?
        )
            -> ScrollCourse
        {
            let scrolls = scrollableAxes.contains(axis)
            return ScrollCourse(
                from: value, velocity: scrolls ? velocity : 0, in: range,
                bounces: bounces && (range.lowerBound < range.upperBound || always), decay: decay, target: target)
        }
        return (
            course(offset.x, velocity.dx, range.x, .horizontal, alwaysBounceHorizontal, target?.x),
            course(offset.y, velocity.dy, range.y, .vertical, alwaysBounceVertical, target?.y)
        )
    }

    /// Begins a movement in place of the one that is on; one that leads nowhere is over at once.
    final func move(_ kind: ScrollMotion.Kind, _ courses: (x: ScrollCourse, y: ScrollCourse)) {
        cancelMotion()
        let motion = ScrollMotion(kind: kind, begin: CACurrentMediaTime(), x: courses.x, y: courses.y)
        self.motion = motion
        guard motion.duration > 0 else { return endMotion() }
        let link = CADisplayLink { [weak self] _ in self?.showMotion() }
        link.add(to: .main, forMode: .common)
        motionLink = link
        let timer = MediaTimer(after: motion.duration, name: "scrolling of \(type(of: self))") { [weak self] in
            MainActor.assumeIsolated { self?.endMotion() }
        }
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
            (ScrollCourse(from: from.x, to: offset.x, duration: duration), ScrollCourse(from: from.y, to: offset.y, duration: duration)))
    }

    /// Shows where the movement has come to.
    final func showMotion() {
        guard let motion else { return }
        show(motion.offset(at: CACurrentMediaTime()))
    }

    /// The movement has come to its end.
    private func endMotion() {
        guard let motion else { return }
        cancelMotion()
        show(motion.end)
        // The delegate may have begun another movement.
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

    /// Stops where it is: the app wants to be elsewhere, or the view has left. `change` runs before the delegate hears that a deceleration has ended.
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

    /// Stops where it is: fingers go on with the content from there.
    final func handOverToFingers() {
        if motion != nil { cancelMotion() }
    }

    // MARK: Fingers

    /// A finger has come down: what moves by itself stops.
    final func fingerCameDown() {
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

    /// The fingers have gone, and none has dragged to the end.
    final func fingersWentUp() {
        isTouched = false
        releaseCaught()
    }

    /// What fingers have stopped goes on from rest where it is beyond the edges, and is over elsewhere.
    final func releaseCaught() {
        guard let kind = caught, !isTouched, drag == nil, motion == nil, !zoom.isZooming else { return }
        caught = nil
        guard atRest(contentOffset) == contentOffset else {
            return move(kind, courses(from: contentOffset, velocity: .zero, target: nil, decay: decay))
        }
        storedIsDragging = false
        hideIndicators()
        if kind == .deceleration { delegate?.scrollViewDidEndDecelerating(self) }
    }
}
