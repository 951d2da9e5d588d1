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
        if let running = runningExchange {
            guard asked.isAnimated, let top = stack.last else { return }
            guard running.canBeTakenOver else { return running.yieldToRequest(for: top) }
            guard top !== running.to else { return }
            takenOverAnimator = running.takeOver()
        }
        guard runningExchange == nil, let request = pendingRequest else { return }
        pendingRequest = nil
        guard shownController !== stack.last else {
            navigationBar.setItems(stack.map(\.navigationItem), animated: request.isAnimated)
            settleBars()
            removeTrailingViews()
            settle(request)
            return
        }
        let exchange = NavigationExchange(request, from: shownController, to: stack.last, in: self)
        runningExchange = exchange
        exchange.run()
        takenOverAnimator = nil
    }

    func removeTrailingViews() {
        let controllers = trailingControllers
        trailingControllers = []
        for controller in controllers {
            guard controller !== shownController, let view = controller.viewIfLoaded, view.superview === contentView else { continue }
            view.removeFromSuperview()
            layOut(controller)
        }
    }

    /// Restores the stack from before a request; a later request takes its callbacks over instead.
    func revert(_ request: NavigationRequest) {
        guard pendingRequest == nil else { return pendingRequest?.join(request) ?? () }
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
    }

    /// Ends the running transition at once, with its callbacks.
    func finishRunningTransition() { runningExchange?.transition?.finishAtOnce() }

    /// Sends the *did move* callbacks.
    func settle(_ request: NavigationRequest) {
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
        removeReplacedController()
        settle(request)
    }

    func hideShownController(animated: Bool) {
        finishRunningTransition()
        // The end of the transition may have brought this controller back.
        guard appearancePhase == .disappearing else { return }
        shownController?.beginAppearanceTransition(false, animated: animated)
    }

    func endAppearanceOfShownController() {
        shownController?.endAppearanceTransition()
        if appearancePhase == .disappeared { return applyPendingWhileInvisible() }
        if let shownController { delegate?.navigationController(self, didShow: shownController, animated: isAppearanceAnimated) }
        if pendingRequest != nil { viewIfLoaded?.setNeedsLayout() }
    }
}
