extension UITabBarController {
    /// Shows the selected view controller, after a running transition if there is one.
    func show(_ controller: UIViewController?) { ControllerRequestQueue.current.request { self.follow(controller) } }

    private func follow(_ controller: UIViewController?) {
        guard controller === selected else { return }
        guard appearancePhase == .appeared || appearancePhase == .appearing && shownController != nil else {
            if appearancePhase == .disappeared { removeReplacedController() }
            return
        }
        if let running = runningExchange {
            // An animated selection waits; one without animation ends the running transition.
            if let controller, let to = running.to, controller !== to, animator(from: to, to: controller) != nil {
                return running.yieldToRequest(for: controller)
            }
            guard controller !== running.to else { return running.yieldToRequest(for: running.to) }
            return running.transition?.finishAtOnce() ?? ()
        }
        showPending()
    }

    /// Removes a view controller that left, in any phase of this controller's appearance.
    func takeOut(_ controller: UIViewController) {
        runningExchange?.finishAtOnce(with: controller)
        guard appearancePhase != .appeared, shownController === controller, controller.container !== self else { return }
        shownController = nil
        if controller.viewIfLoaded?.superview === contentView { controller.leaveScreen() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Begins the transition to the selected view controller unless one is running.
    func showPending() {
        guard appearancePhase == .appeared, runningExchange == nil, !isExchangingViews, shownController !== selected else { return }
        let exchange = TabExchange(from: shownController, to: selected, in: self)
        runningExchange = exchange
        exchange.run()
    }

    func animator(from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard view.window != nil, UIView.areAnimationsEnabled, screens.contains(where: { $0 === from }) else { return nil }
        return delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    }

    // MARK: The controller's own appearance

    func prepareBars(for controller: UIViewController) {
        isBarHiddenByPush = Self.hidesTabBar(controller)
        layOutBar()
    }

    func hideShown(animated: Bool) {
        runningExchange?.transition?.finishAtOnce()
        shownController?.beginAppearanceTransition(false, animated: animated)
    }

    func endAppearanceOfShown() {
        shownController?.endAppearanceTransition()
        if appearancePhase == .disappeared {
            removeReplacedController()
        } else {
            ControllerRequestQueue.current.request { self.showPending() }
        }
    }
}
