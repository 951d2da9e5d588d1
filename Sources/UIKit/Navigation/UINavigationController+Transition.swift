extension UINavigationController {
    /// Shows what was asked for, if it is time: the controller is on the screen and no transition runs.
    func showPending() {
        guard appearancePhase == .appeared, runningTransition == nil, !isChangingScreens, let request = pendingRequest else { return }
        pendingRequest = nil
        let transition = NavigationTransition(request, from: shownController, to: stack.last)
        guard transition.from !== transition.to else {
            navigationBar.setItems(stack.map(\.navigationItem), animated: request.isAnimated)
            settle(request)
            return
        }
        runningTransition = transition
        exchangeScreens(transition)
        if transition.isAnimated, view.window != nil { animate(transition) } else { finish(transition) }
    }

    /// Sends the *will* callbacks and puts the new screen's view in place, beside the old one's.
    private func exchangeScreens(_ transition: NavigationTransition) {
        let (from, to, isAnimated) = (transition.from, transition.to, transition.isAnimated)
        isChangingScreens = true
        to?.loadViewIfNeeded()
        from?.beginAppearanceTransition(false, animated: isAnimated)
        to?.beginAppearanceTransition(true, animated: isAnimated)
        if let to { delegate?.navigationController(self, willShow: to, animated: isAnimated) }
        shownController = to
        navigationBar.setItems(stack.map(\.navigationItem), animated: isAnimated)
        if let to {
            if transition.request.operation == .pop, let old = from?.viewIfLoaded, old.superview === contentView {
                contentView.insertSubview(to.view, belowSubview: old)
            } else {
                contentView.addSubview(to.view)
            }
            place(to)
            to.view.layoutIfNeeded()
            to.sendViewIsAppearing()
        }
        isChangingScreens = false
    }

    /// The new screen comes from beyond the right edge and the old one gives way by a third; a pop is the reverse.
    private func animate(_ transition: NavigationTransition) {
        guard let old = transition.from?.viewIfLoaded, let new = transition.to?.viewIfLoaded else { return finish(transition) }
        let width = contentView.bounds.width
        let (start, end) = transition.request.operation == .push ? (width, -width / 3) : (-width / 3, width)
        UIView.performWithoutAnimation { new.center.x += start }
        UIView.animate(
            withDuration: Self.transitionDuration, delay: 0, options: .curveEaseInOut,
            animations: {
                new.center.x -= start
                old.center.x += end
            },
            completion: { [weak self] _ in self?.finish(transition) })
    }

    /// Ends the transition in progress now. What still moves goes on to its place; the callbacks are sent.
    func finishRunningTransition() {
        if let runningTransition { finish(runningTransition) }
    }

    /// Takes the old screen's view out and sends the *did* callbacks; for a transition that has been finished does nothing.
    private func finish(_ transition: NavigationTransition) {
        guard runningTransition === transition else { return }
        runningTransition = nil
        if let from = transition.from, let old = from.viewIfLoaded, old.superview === contentView {
            old.removeFromSuperview()
            place(from)
        }
        transition.from?.endAppearanceTransition()
        transition.to?.endAppearanceTransition()
        settle(transition.request)
        if let to = transition.to { delegate?.navigationController(self, didShow: to, animated: transition.isAnimated) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Tells those that have come and gone.
    private func settle(_ request: NavigationRequest) {
        for controller in request.leaving where !stack.contains(where: { $0 === controller }) { controller.removeFromParent() }
        for controller in request.arriving where controller.parent === self {
            controller.isMovingToParent = false
            controller.didMove(toParent: self)
        }
    }

    // MARK: The controller's own appearance

    /// Off the screen nobody sees the change: the stack is taken over without appearance callbacks.
    func showPendingUnseen() {
        guard let request = pendingRequest else { return }
        pendingRequest = nil
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        if shownController !== stack.last {
            if let old = shownController?.viewIfLoaded, old.superview === contentView { old.removeFromSuperview() }
            shownController = nil
            viewIfLoaded?.setNeedsLayout()
        }
        settle(request)
    }

    /// Puts the top screen's view in, if it is not.
    func installTopScreen() {
        guard shownController == nil, let top = stack.last else { return }
        shownController = top
        contentView.addSubview(top.view)
        place(top)
    }

    func showTopScreen(animated: Bool) {
        showPendingUnseen()
        guard let top = stack.last else { return }
        isChangingScreens = true
        top.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: top, animated: animated)
        if top.view.superview !== contentView { shownController = nil }
        if shownController == nil {
            shownController = top
            contentView.addSubview(top.view)
        }
        place(top)
        isChangingScreens = false
    }

    func hideShownScreen(animated: Bool) {
        finishRunningTransition()
        shownController?.beginAppearanceTransition(false, animated: animated)
    }

    func endAppearanceOfShownScreen() {
        shownController?.endAppearanceTransition()
        if appearancePhase == .disappeared { return showPendingUnseen() }
        if let shownController { delegate?.navigationController(self, didShow: shownController, animated: isAppearanceAnimated) }
        if pendingRequest != nil { viewIfLoaded?.setNeedsLayout() }
    }
}
