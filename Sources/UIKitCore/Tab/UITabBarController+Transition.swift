extension UITabBarController {
    /// Shows the selected view controller, after a running transition if there is one.
    func show(_ controller: UIViewController?) { ControllerRequestQueue.current.request { self.follow(controller) } }

    private func follow(_ controller: UIViewController?) {
        guard controller === selected else { return }
        guard appearancePhase == .appeared || appearancePhase == .appearing && shownController != nil else {
            if appearancePhase == .disappeared { showWhileInvisible() }
            return
        }
        if let running = runningTransition {
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
        if let running = runningTransition, running.from === controller || running.to === controller { running.transition?.finishAtOnce() }
        guard appearancePhase != .appeared, shownController === controller, controller.container !== self else { return }
        shownController = nil
        if controller.viewIfLoaded?.superview === contentView { controller.leaveScreen() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Begins the transition to the selected view controller unless one is running.
    func showPending() {
        guard appearancePhase == .appeared, runningTransition == nil, !isExchangingViews, shownController !== selected else { return }
        exchange(TabTransition(from: shownController, to: selected, in: self))
    }

    func animator(from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard view.window != nil, UIView.areAnimationsEnabled, screens.contains(where: { $0 === from }) else { return nil }
        return delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    }

    /// Asks the delegate, sends the *will* callbacks and runs the transition; without an animator it has completed on return.
    private func exchange(_ change: TabTransition) {
        let (from, to) = (change.from, change.to)
        isExchangingViews = true
        runningTransition = change
        change.prepare()
        let isAnimated = change.transition?.isAnimated ?? false
        to?.loadViewIfNeeded()
        shownController = to
        to?.beginAppearanceTransition(true, animated: isAnimated)
        if !change.isOver { from?.beginAppearanceTransition(false, animated: isAnimated) }
        isBarHiddenByPush = to.map(Self.hidesTabBar) ?? false
        layOutBar()
        guard !change.isOver else {
            // A callback has removed everything from the window and so ended the transition.
            return isExchangingViews = false
        }
        let transition = change.transition
        if let view = from?.viewIfLoaded {
            transition?.context.from.view = view
            transition?.context.from.initialFrame = view.untransformedFrame
        }
        if let to {
            transition?.context.to.view = to.view
            layOut(to)
            transition?.context.to.finalFrame = to.view.untransformedFrame
            if transition?.animator == nil { install(to) }
        }
        isExchangingViews = false
        transition?.start()
        guard runningTransition === change, transition?.isRunning == true, let to, to.view.window != nil else { return }
        to.view.layoutIfNeeded()
        to.sendViewIsAppearing()
    }

    private func install(_ controller: UIViewController) {
        contentView.addSubview(controller.view)
        controller.view.layoutIfNeeded()
        controller.sendViewIsAppearing()
    }

    /// Finishes a transition: removes the old view and sends the *did* callbacks.
    func finish(_ change: TabTransition) {
        if let from = change.from, let old = from.viewIfLoaded, old.isDescendant(of: contentView) {
            old.removeFromSuperview()
            layOut(from)
        }
        if let to = change.to, shownController === to {
            if to.view.superview !== contentView { contentView.addSubview(to.view) }
            layOut(to)
        }
        change.from?.endAppearanceTransition()
        change.to?.endAppearanceTransition()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Undoes a cancelled transition: restores the old view controller (`Documentation/Behavior.md#appearance-callbacks`); a later
    /// selection remains. If the old view controller is no longer a tab, the new one is shown after all.
    func cancel(_ change: TabTransition) {
        let to = change.to
        guard let from = change.from, screens.contains(where: { $0 === from }) else { return finish(change) }
        if let new = to?.viewIfLoaded, new.isDescendant(of: contentView) { new.removeFromSuperview() }
        shownController = from
        isBarHiddenByPush = Self.hidesTabBar(from)
        layOutBar()
        if from.view.superview !== contentView { contentView.addSubview(from.view) }
        layOut(from)
        if selected === to {
            selected = from
            tabBar.select(from.tabBarItem)
        }
        to?.beginAppearanceTransition(false, animated: true)
        to?.endAppearanceTransition()
        from.beginAppearanceTransition(true, animated: true)
        from.endAppearanceTransition()
    }

    /// Forgets a completed transition and begins a waiting one.
    func end(_ change: TabTransition) {
        guard runningTransition === change else { return }
        runningTransition = nil
        activeTransition = nil
        ControllerRequestQueue.current.request { self.showPending() }
    }

    // MARK: The controller's own appearance

    /// Changes the view controller without appearance callbacks while the controller is not visible.
    private func showWhileInvisible() {
        guard let old = shownController, old !== selected else { return }
        shownController = nil
        if old.viewIfLoaded?.superview === contentView { old.leaveScreen() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Adds the selected view controller's view.
    func installSelected() {
        guard shownController == nil, let selected else { return }
        shownController = selected
        isBarHiddenByPush = Self.hidesTabBar(selected)
        contentView.addSubview(selected.view)
        layOutBar()
        layOut(selected)
    }

    func showSelected(animated: Bool) {
        showWhileInvisible()
        guard let selected else { return }
        isExchangingViews = true
        selected.beginAppearanceTransition(true, animated: animated)
        let isNew = shownController !== selected || selected.view.superview !== contentView
        if isNew {
            shownController = selected
            contentView.addSubview(selected.view)
        }
        // Outside a window there is no safe area; an existing view keeps its frame until the next layout.
        if isNew || view.window != nil { layOut(selected) }
        view.setNeedsLayout()
        isExchangingViews = false
    }

    func hideShown(animated: Bool) {
        runningTransition?.transition?.finishAtOnce()
        shownController?.beginAppearanceTransition(false, animated: animated)
    }

    func endAppearanceOfShown() {
        shownController?.endAppearanceTransition()
        if appearancePhase == .disappeared { showWhileInvisible() } else { ControllerRequestQueue.current.request { self.showPending() } }
    }
}
