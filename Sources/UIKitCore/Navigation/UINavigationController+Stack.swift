extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        guard !(controller is UINavigationController) else {
            trap(
                object: diagnosticName, value: "pushing a navigation controller is not supported",
                remedy: "Push the screens it holds instead")
        }
        guard !stack.contains(where: { $0 === controller }) else {
            trap(
                object: diagnosticName,
                value: "pushing the same view controller instance more than once is not supported (\(controller.diagnosticName))",
                remedy: "Use popToViewController(_:animated:) to return to it, or push another one")
        }
        change(to: stack + [controller], operation: .push, animated: animated)
    }

    func index(of controller: UIViewController) -> Int {
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            trap(
                object: diagnosticName, value: "tried to pop to a view controller that is not on the stack (\(controller.diagnosticName))",
                remedy: "Look into viewControllers first")
        }
        return index
    }

    func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        guard index < stack.count - 1 else { return nil }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), operation: .pop, animated: animated)
        return popped
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
            trap(
                object: diagnosticName, value: "all view controllers of a navigation controller must be distinct",
                remedy: "Give setViewControllers(_:animated:) each one once")
        }
        let topWasBelow = stack.contains { $0 === controllers.last }
        change(to: controllers, operation: topWasBelow ? .pop : .push, animated: animated)
    }

    /// Changes the stack, sends the containment callbacks, and requests the transition.
    private func change(to controllers: [UIViewController], operation: UINavigationController.Operation, animated: Bool) {
        let old = stack
        // First, so that all callbacks see the new stack; they may change it again.
        stack = controllers
        func isOnStack(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }
        if pendingRequest == nil { pendingRequest = NavigationRequest(stackBefore: old) }
        pendingRequest?.isAnimated = animated
        pendingRequest?.operation = operation
        for controller in old where !isOnStack(controller) {
            pendingRequest?.leave(controller)
            controller.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        for controller in controllers where isOnStack(controller) && !old.contains(where: { $0 === controller }) {
            pendingRequest?.arrive(controller)
            takeIn(controller)
        }
        containedControllers = stack.filter { $0.container === self } + containedControllers.filter { !isOnStack($0) }
        if old.first !== stack.first { rootItemDidChange() }
        ControllerRequestQueue.current.request { self.followStack(animated: animated) }
    }

    private func followStack(animated: Bool) {
        if appearancePhase == .disappeared { return applyPendingWhileInvisible() }
        if !animated { finishRunningTransition() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Removes a view controller that moved to another container or removed itself.
    func forget(_ controller: UIViewController) {
        ControllerRequestQueue.current.run {
            ControllerRequestQueue.current.request { self.takeOut(controller) }
            pendingRequest?.forget(controller)
            runningExchange?.request.forget(controller)
            guard let index = stack.firstIndex(where: { $0 === controller }) else { return }
            stack.remove(at: index)
            change(to: stack, operation: .pop, animated: false)
        }
    }

    /// It is no longer visible, also if it was in a running transition.
    private func takeOut(_ controller: UIViewController) {
        runningExchange?.finishAtOnce(with: controller)
        guard shownController === controller, controller.container !== self else { return }
        shownController = nil
        guard let view = controller.viewIfLoaded, view.superview === contentView || view.window == nil else { return }
        controller.leaveScreen()
    }

    private func takeIn(_ controller: UIViewController) {
        guard controller.parent === self else {
            addChild(controller)
            return
        }
        // It returns before the transition that removes it has ended.
        controller.isMovingFromParent = false
        controller.isMovingToParent = true
        controller.willMove(toParent: self)
    }
}
