import UIKit

extension DashboardNavigationController {
    /// Changes the stack for a transition and schedules its start for the frame's layout pass.
    func ask(for transition: DashboardTransition) {
        // Replaces an earlier request of this frame, unless the app has changed the stack since.
        let earlier = request
        request = nil
        earlier?.transition.isSuperseded = true
        let base = earlier.flatMap { isStack($0.stackAfter) ? $0.stackBefore : nil } ?? viewControllers
        let target = transition.target
        let changes = base.last !== target
        let stack = changes ? Self.stack(from: base, for: transition) : base
        let isVisible = viewIfLoaded?.window != nil
        if !isStack(stack) {
            if isVisible { fadeBar(by: transition) }
            setViewControllers(stack, animated: false)
        }
        if changes, isVisible {
            request = DashboardRequest(transition: transition, source: base.last, stackBefore: base, stackAfter: stack)
            view.setNeedsLayout()
        }
        earlier?.transition.complete(false)
        if request?.transition !== transition, !transition.isSuperseded { transition.complete(true) }
    }

    private func isStack(_ controllers: [UIViewController]) -> Bool {
        viewControllers.elementsEqual(controllers, by: ===)
    }

    private static func stack(from base: [UIViewController], for transition: DashboardTransition) -> [UIViewController] {
        if let index = base.firstIndex(where: { $0 === transition.target }) { return Array(base[...index]) }
        return transition.direction.isIn ? base + [transition.target] : [transition.target]
    }

    /// Begins the requested transition once the new top view controller is in place.
    func beginRequestedTransition() {
        guard let request else { return }
        let transition = request.transition
        guard topViewController === transition.target else {
            self.request = nil
            transition.isSuperseded = true
            transition.complete(false)
            return
        }
        guard let view = transition.target.viewIfLoaded, view.window != nil, let container = view.superview else { return }
        if let old = request.source?.viewIfLoaded, old.isDescendant(of: self.view), !transitionStack.contains(transition.target) { return }
        self.request = nil
        for other in transitions { other.isSuperseded = true }
        transitions.append(transition)
        let isNew = !transitionStack.contains(transition.target) || isAtRest(view)
        if let source = request.source, !transitionStack.contains(source) { transitionStack.bringToFront(source) }
        if transition.direction.isIn {
            transitionStack.bringToFront(transition.target)
            arrange(in: container, around: view)
            animateIn(view, isNew: isNew, by: transition)
        } else {
            transitionStack.bring(transition.target, behind: request.source)
            let leaving = transitionStack.leaveAbove(transition.target, by: transition)
            arrange(in: container, around: view)
            animateOut(leaving.compactMap(\.viewIfLoaded), off: view, by: transition)
        }
    }

    /// Completes the request at once if there is no view controller to animate.
    func abandonRequest() {
        guard let transition = request?.transition else { return }
        request = nil
        transition.complete(true)
    }

    /// Adds the transition stack's views, which the navigation controller may have removed, to the container in order.
    private func arrange(in container: UIView, around view: UIView) {
        let views = transitionStack.controllers.compactMap(\.viewIfLoaded)
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
    private func animateIn(_ view: UIView, isNew: Bool, by transition: DashboardTransition) {
        move([.init(view: view, start: isNew ? startTransform(of: view, transition.direction) : nil, end: .identity)], by: transition)
    }

    /// The view controller behind may be moving too.
    private func animateOut(_ leaving: [UIView], off view: UIView, by transition: DashboardTransition) {
        let steps = leaving.map { TransformMovement.Step(view: $0, end: endTransform(of: $0, transition.direction), isLeaving: true) }
        move(steps + [.init(view: view, end: .identity)], by: transition)
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
    private func fadeBar(by transition: DashboardTransition) {
        let duration = UIAccessibility.isReduceMotionEnabled ? TransformMovement.fadeDuration : transitionDuration
        guard UIView.areAnimationsEnabled, duration > 0 else { return }
        let fade = CATransition()
        fade.type = .fade
        fade.duration = duration
        fade.timingFunction = curve(of: transition.direction).timingFunction
        navigationBar.layer.add(fade, forKey: nil)
    }

    private func move(_ steps: [TransformMovement.Step], by transition: DashboardTransition) {
        TransformMovement.run(steps, duration: transitionDuration, curve: curve(of: transition.direction)) { [weak self] finished in
            self?.finish(transition)
            transition.complete(finished)
        }
    }

    /// The interface gets higher: a view sliding out goes further by the same distance and time.
    func lengthenSlides(by distance: CGFloat, for duration: TimeInterval) {
        for view in transitionStack.leaving(by: .outToBottom).compactMap(\.viewIfLoaded) {
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

    private func startTransform(of view: UIView, _ direction: PresentationDirection) -> CGAffineTransform {
        direction == .inViaScale
            ? CGAffineTransform(scaleX: initialScale, y: initialScale) : CGAffineTransform(translationX: 0, y: view.bounds.height)
    }

    private func endTransform(of view: UIView, _ direction: PresentationDirection) -> CGAffineTransform {
        direction == .outViaScale
            ? CGAffineTransform(scaleX: finalScale, y: finalScale) : CGAffineTransform(translationX: 0, y: view.bounds.height)
    }

    /// Removes the views that left with a transition and the ones it covers; after the last transition only the visible view controller
    /// remains.
    private func finish(_ transition: DashboardTransition) {
        transitions.removeAll { $0 === transition }
        var gone = transitionStack.takeLeaving(by: transition)
        if transition.direction.isIn, !transition.isSuperseded { gone += transitionStack.takeCovered(by: transition.target) }
        if transitions.isEmpty { gone += transitionStack.takeAll() }
        UIView.performWithoutAnimation {
            for controller in gone where controller !== topViewController {
                // The navigation controller removes its own target, and may just be animating it away.
                if controller === transition.target, !transition.isSuperseded { continue }
                guard let view = controller.viewIfLoaded, view.isDescendant(of: self.view) else { continue }
                view.removeFromSuperview()
                view.layer.removeAnimation(forKey: Self.lengtheningKey)
                view.transform = .identity
            }
        }
    }
}
