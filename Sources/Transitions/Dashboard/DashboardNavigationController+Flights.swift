import UIKit

extension DashboardNavigationController {
    /// Changes the stack for a transition and schedules its start for the frame's layout pass.
    func ask(for flight: DashboardFlight) {
        // Replaces an earlier request of this frame, unless the app has changed the stack since.
        let earlier = request
        request = nil
        earlier?.flight.isSuperseded = true
        let base = earlier.flatMap { isStack($0.stackAfter) ? $0.stackBefore : nil } ?? viewControllers
        let target = flight.target
        let changes = base.last !== target
        let stack = changes ? Self.stack(from: base, for: flight) : base
        let isSeen = viewIfLoaded?.window != nil
        if !isStack(stack) {
            if isSeen { fadeBar(by: flight) }
            setViewControllers(stack, animated: false)
        }
        if changes, isSeen {
            request = DashboardRequest(flight: flight, source: base.last, stackBefore: base, stackAfter: stack)
            view.setNeedsLayout()
        }
        earlier?.flight.complete(false)
        if request?.flight !== flight, !flight.isSuperseded { flight.complete(true) }
    }

    private func isStack(_ controllers: [UIViewController]) -> Bool {
        viewControllers.elementsEqual(controllers, by: ===)
    }

    private static func stack(from base: [UIViewController], for flight: DashboardFlight) -> [UIViewController] {
        if let index = base.firstIndex(where: { $0 === flight.target }) { return Array(base[...index]) }
        return flight.direction.isIn ? base + [flight.target] : [flight.target]
    }

    /// Begins the requested transition once the new top view controller is in place.
    func beginRequestedFlight() {
        guard let request else { return }
        let flight = request.flight
        guard topViewController === flight.target else {
            self.request = nil
            flight.isSuperseded = true
            flight.complete(false)
            return
        }
        guard let view = flight.target.viewIfLoaded, view.window != nil, let container = view.superview else { return }
        if let old = request.source?.viewIfLoaded, old.isDescendant(of: self.view), !pile.contains(flight.target) { return }
        self.request = nil
        for other in flights { other.isSuperseded = true }
        flights.append(flight)
        let isNew = !pile.contains(flight.target) || isAtRest(view)
        if let source = request.source, !pile.contains(source) { pile.bringToFront(source) }
        if flight.direction.isIn {
            pile.bringToFront(flight.target)
            arrange(in: container, around: view)
            flyIn(view, isNew: isNew, by: flight)
        } else {
            pile.bring(flight.target, behind: request.source)
            let leaving = pile.leaveAbove(flight.target, by: flight)
            arrange(in: container, around: view)
            flyOut(leaving.compactMap(\.viewIfLoaded), off: view, by: flight)
        }
    }

    /// Completes the request at once if there is no view controller to animate.
    func abandonRequest() {
        guard let flight = request?.flight else { return }
        request = nil
        flight.complete(true)
    }

    /// Adds the transition stack's views, which the navigation controller may have removed, to the container in order.
    private func arrange(in container: UIView, around view: UIView) {
        let views = pile.controllers.compactMap(\.viewIfLoaded)
        let placed = container.subviews.filter { subview in views.contains { $0 === subview } }
        guard !placed.elementsEqual(views, by: ===), let middle = views.firstIndex(where: { $0 === view }) else { return }
        UIView.performWithoutAnimation {
            for index in views.indices.prefix(middle).reversed() {
                container.insertSubview(views[index], belowSubview: views[index + 1])
            }
            for index in views.indices.dropFirst(middle + 1) {
                container.insertSubview(views[index], aboveSubview: views[index - 1])
            }
        }
    }

    private func isAtRest(_ view: UIView) -> Bool {
        view.transform == .identity && view.layer.presentation()?.affineTransform() == .identity
    }

    /// Animates a view in: one that is leaving reverses from its current position; a new one starts from the beginning.
    private func flyIn(_ view: UIView, isNew: Bool, by flight: DashboardFlight) {
        move([.init(view: view, start: isNew ? startOfWay(of: view, flight.direction) : nil, end: .identity)], by: flight)
    }

    /// The view controller behind may be moving too.
    private func flyOut(_ leaving: [UIView], off view: UIView, by flight: DashboardFlight) {
        let ways = leaving.map { TransformMovement.Step(view: $0, end: endOfWay(of: $0, flight.direction), isLeaving: true) }
        move(ways + [.init(view: view, end: .identity)], by: flight)
    }

    private func curve(of direction: PresentationDirection) -> UIView.AnimationCurve {
        switch direction {
        case .inViaScale: growingCurve
        case .outViaScale: shrinkingCurve
        case .inFromBottom, .outToBottom: slidingCurve
        }
    }

    /// Cross-fades the bar, whose items change immediately with the stack, for the duration of the movement; begins at the presentation
    /// of a fade in progress.
    private func fadeBar(by flight: DashboardFlight) {
        let duration = UIAccessibility.isReduceMotionEnabled ? TransformMovement.fadeDuration : transitionDuration
        guard UIView.areAnimationsEnabled, duration > 0 else { return }
        let fade = CATransition()
        fade.type = .fade
        fade.duration = duration
        fade.timingFunction = curve(of: flight.direction).timingFunction
        navigationBar.layer.add(fade, forKey: nil)
    }

    private func move(_ steps: [TransformMovement.Step], by flight: DashboardFlight) {
        TransformMovement.run(steps, duration: transitionDuration, curve: curve(of: flight.direction)) { [weak self] finished in
            self?.land(flight)
            flight.complete(finished)
        }
    }

    /// The interface gets higher: a view sliding out goes further by the same distance and time.
    func lengthenSlides(by distance: CGFloat, for duration: TimeInterval) {
        for view in pile.leaving(by: .outToBottom).compactMap(\.viewIfLoaded) {
            let rest = CABasicAnimation(keyPath: "transform.translation.y")
            (rest.fromValue, rest.toValue) = (CGFloat(0), distance)
            rest.isAdditive = true
            rest.duration = duration
            rest.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            rest.fillMode = .forwards
            rest.isRemovedOnCompletion = false
            view.layer.add(rest, forKey: Self.lengtheningKey)
        }
    }

    private static let lengtheningKey = "DashboardNavigationController.lengthening"

    private func startOfWay(of view: UIView, _ direction: PresentationDirection) -> CGAffineTransform {
        direction == .inViaScale
            ? CGAffineTransform(scaleX: initialScale, y: initialScale) : CGAffineTransform(translationX: 0, y: view.bounds.height)
    }

    private func endOfWay(of view: UIView, _ direction: PresentationDirection) -> CGAffineTransform {
        direction == .outViaScale
            ? CGAffineTransform(scaleX: finalScale, y: finalScale) : CGAffineTransform(translationX: 0, y: view.bounds.height)
    }

    /// Removes the views that left with a transition and the ones it covers; after the last transition only the visible view controller
    /// remains.
    private func land(_ flight: DashboardFlight) {
        flights.removeAll { $0 === flight }
        var gone = pile.takeLeaving(by: flight)
        if flight.direction.isIn, !flight.isSuperseded { gone += pile.takeCovered(by: flight.target) }
        if flights.isEmpty { gone += pile.takeAll() }
        UIView.performWithoutAnimation {
            for controller in gone where controller !== topViewController {
                // The navigation controller removes its own target, and may just be animating it away.
                if controller === flight.target, !flight.isSuperseded { continue }
                guard let view = controller.viewIfLoaded, view.isDescendant(of: self.view) else { continue }
                view.removeFromSuperview()
                view.layer.removeAnimation(forKey: Self.lengtheningKey)
                view.transform = .identity
            }
        }
    }
}
