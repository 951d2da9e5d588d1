extension UINavigationController {
    /// Begins the transition of the pending request if the controller is visible and no transition runs, or the running one can be taken
    /// over.
    func showPending() {
        guard appearancePhase == .appeared, let asked = pendingRequest else { return }
        let requests = ControllerRequestQueue.current
        guard !requests.isOpen else { return requests.request { self.viewIfLoaded?.setNeedsLayout() } }
        requests.run { show(asked) }
    }

    private func show(_ asked: NavigationRequest) {
        if let running = runningTransition {
            guard asked.isAnimated, let top = stack.last else { return }
            guard running.canBeTakenOver else { return running.yieldToRequest(for: top) }
            guard top !== running.to else { return }
            takeOver(running)
        }
        guard runningTransition == nil, let request = pendingRequest else { return }
        pendingRequest = nil
        let transition = NavigationTransition(request, from: shownController, to: stack.last, in: self)
        guard transition.from !== transition.to else {
            navigationBar.setItems(stack.map(\.navigationItem), animated: request.isAnimated)
            settleBars()
            removeTrailingViews()
            settle(request)
            return
        }
        runningTransition = transition
        exchangeViews(transition)
        takenOverAnimator = nil
    }

    /// Ends a transition except for its running animations.
    private func takeOver(_ running: NavigationTransition) {
        running.isTakenOver = true
        takenOverAnimator = running.transition?.animator as? NavigationSlideAnimator
        takenOverAnimator?.isTakenOver = true
        running.transition?.finishAtOnce(leavingMovement: true)
    }

    private func removeTrailingViews() {
        let controllers = trailingControllers
        trailingControllers = []
        for controller in controllers {
            guard controller !== shownController, let view = controller.viewIfLoaded, view.superview === contentView else { continue }
            view.removeFromSuperview()
            layOut(controller)
        }
    }

    /// Asks the delegate, sends the *will* callbacks, adds the new view beside the old one and runs the transition.
    ///
    /// A custom animator adds the view itself.
    private func exchangeViews(_ change: NavigationTransition) {
        let (from, to, isAnimated) = (change.from, change.to, change.isAnimated)
        let awayBefore = (bar: hidesBar, toolbar: bottomBar.isHidden)
        isExchangingViews = true
        change.barsHiddenBefore = awayBefore
        change.prepare()
        to?.loadViewIfNeeded()
        shownController = to
        from?.beginAppearanceTransition(false, animated: isAnimated)
        if !change.isOver { to?.beginAppearanceTransition(true, animated: isAnimated) }
        if !change.isOver, let to { delegate?.navigationController(self, willShow: to, animated: isAnimated) }
        guard !change.isOver else {
            // A callback has removed the whole stack from the window and so ended the transition.
            isExchangingViews = false
            navigationBar.setItems(stack.map(\.navigationItem), animated: false)
            return settleBars()
        }
        let transition = change.transition
        tabBarController?.barVisibilityMayChange(for: self, with: transition?.coordinator)
        if let to {
            trailingControllers.removeAll { $0 === to }
            if let view = from?.viewIfLoaded { transition?.context.from.view = view }
            transition?.context.from.initialFrame = from?.viewIfLoaded?.untransformedFrame ?? .zero
            transition?.context.to.view = to.view
        }
        showBars(with: change, awayBefore: change.barsHiddenBefore)
        if let to {
            // With its new items, the bar has its final height.
            layOut(to)
            transition?.context.to.finalFrame = to.view.untransformedFrame
            if change.isOwn || transition?.animator == nil { install(to, change) }
        }
        isExchangingViews = false
        transition?.start()
        guard runningTransition === change, transition?.isRunning == true, let to, to.view.window != nil else { return }
        to.view.layoutIfNeeded()
        to.sendViewIsAppearing()
        guard runningTransition === change, let timing = change.barChange else { return }
        // After the new view's layout it is known whether its content is at the scroll edges.
        UIView.animate(
            withDuration: timing.duration, delay: 0, options: timing.options, animations: { self.followEdges(of: to) }, completion: nil)
    }

    private func install(_ controller: UIViewController, _ change: NavigationTransition) {
        let (new, isPop) = (controller.view as UIView, change.request.operation == .pop)
        if let old = change.from?.viewIfLoaded, old.superview === contentView {
            let (index, oldIndex) = (contentView.subviews.firstIndex(of: new), contentView.subviews.firstIndex(of: old) ?? 0)
            // A view taken over from an interrupted transition is already in the container, and moving.
            if index == nil || isPop != (index ?? 0 < oldIndex) {
                if isPop { contentView.insertSubview(new, belowSubview: old) } else { contentView.addSubview(new) }
            }
        } else {
            contentView.addSubview(new)
        }
        controller.view.layoutIfNeeded()
        controller.sendViewIsAppearing()
    }

    /// Ends the running transition at once, with its callbacks.
    func finishRunningTransition() { runningTransition?.transition?.finishAtOnce() }

    /// Finishes a transition: removes the old view and sends the *did* callbacks.
    func finish(_ change: NavigationTransition) {
        if let from = change.from, let old = from.viewIfLoaded, old.isDescendant(of: contentView) {
            if !change.isTakenOver {
                old.removeFromSuperview()
                layOut(from)
            } else {
                trailingControllers.append(from)
            }
        }
        if !change.isTakenOver { removeTrailingViews() }
        if let to = change.to, shownController === to, to.parent === self, to.viewIfLoaded?.superview !== contentView {
            contentView.addSubview(to.view)
        }
        settleBars()
        change.from?.endAppearanceTransition()
        change.to?.endAppearanceTransition()
        settle(change.request)
        if let to = change.to { delegate?.navigationController(self, didShow: to, animated: change.isAnimated) }
    }

    /// Undoes a cancelled transition, for example a cancelled interactive pop: restores the old view controller and the stack
    /// (`Documentation/Behavior.md#appearance-callbacks`); later requests remain.
    func cancel(_ change: NavigationTransition) {
        let (from, to, request) = (change.from, change.to, change.request)
        if let new = to?.viewIfLoaded, new.isDescendant(of: contentView) { new.removeFromSuperview() }
        if let from, shownController === to {
            shownController = from
            if from.view.superview !== contentView { contentView.addSubview(from.view) }
        }
        if pendingRequest == nil {
            stack = request.stackBefore
            func isOnStack(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }
            for controller in request.arriving where controller.parent === self && !isOnStack(controller) {
                controller.willMove(toParent: nil)
                controller.removeFromParent()
            }
            for controller in request.leaving where controller.parent === self && !isOnStack(controller) { controller.removeFromParent() }
            for controller in request.leaving where controller.parent === self {
                controller.isMovingFromParent = false
                controller.didMove(toParent: self)
            }
        } else {
            pendingRequest?.join(request)
        }
        // The bars show the items of the old view controller, from which a later request continues.
        let shown = stack.last === from ? stack : request.stackBefore
        navigationBar.setItems(shown.map(\.navigationItem), animated: false)
        bottomBar.setItems(shown.last?.toolbarItems, animated: false)
        removeTrailingViews()
        hidesBar = change.barsHiddenBefore.bar
        settleBars()
        to?.beginAppearanceTransition(false, animated: change.isAnimated)
        to?.endAppearanceTransition()
        from?.beginAppearanceTransition(true, animated: change.isAnimated)
        from?.endAppearanceTransition()
    }

    /// Forgets a completed transition and begins the pending one.
    func forget(_ change: NavigationTransition) {
        guard runningTransition === change else { return }
        runningTransition = nil
        activeTransition = nil
        viewIfLoaded?.setNeedsLayout()
    }

    /// Sends the *did move* callbacks.
    private func settle(_ request: NavigationRequest) {
        for controller in request.leaving where controller.parent === self && !stack.contains(where: { $0 === controller }) {
            controller.removeFromParent()
        }
        for controller in request.arriving where controller.parent === self {
            controller.isMovingToParent = false
            controller.didMove(toParent: self)
        }
    }

    // MARK: The controller's own appearance

    /// Applies a pending request without appearance callbacks while the controller is not visible.
    func applyPendingWhileInvisible() {
        guard let request = pendingRequest else { return }
        pendingRequest = nil
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        tabBarController?.barVisibilityMayChange(for: self, with: nil)
        bottomBar.setItems(stack.last?.toolbarItems, animated: false)
        if isViewLoaded { settleBars() }
        if let old = shownController, old !== stack.last {
            shownController = nil
            if old.viewIfLoaded?.superview === contentView { old.leaveScreen() }
            viewIfLoaded?.setNeedsLayout()
        }
        settle(request)
    }

    /// Adds the top view controller's view.
    func installTopView() {
        guard shownController == nil, let top = stack.last else { return }
        shownController = top
        contentView.addSubview(top.view)
        layOut(top)
    }

    func showTopScreen(animated: Bool) {
        applyPendingWhileInvisible()
        guard let top = stack.last else { return }
        isExchangingViews = true
        top.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: top, animated: animated)
        if top.view.superview !== contentView { shownController = nil }
        let isNew = shownController == nil
        if isNew {
            shownController = top
            contentView.addSubview(top.view)
        }
        // Outside a window there is no safe area; an existing view keeps its frame until the next layout.
        if isNew || view.window != nil { layOut(top) }
        view.setNeedsLayout()
        isExchangingViews = false
    }

    func hideShownScreen(animated: Bool) {
        finishRunningTransition()
        // The end of the transition may have brought this controller back.
        guard appearancePhase == .disappearing else { return }
        shownController?.beginAppearanceTransition(false, animated: animated)
    }

    func endAppearanceOfShownScreen() {
        shownController?.endAppearanceTransition()
        if appearancePhase == .disappeared { return applyPendingWhileInvisible() }
        if let shownController { delegate?.navigationController(self, didShow: shownController, animated: isAppearanceAnimated) }
        if pendingRequest != nil { viewIfLoaded?.setNeedsLayout() }
    }
}
