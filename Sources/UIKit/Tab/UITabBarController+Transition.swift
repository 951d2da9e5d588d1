extension UITabBarController {
    /// Shows the selected screen, or has it wait while another change is being shown.
    func show(_ controller: UIViewController?) { ControllerTurn.request { self.follow(controller) } }

    private func follow(_ controller: UIViewController?) {
        guard controller === selected else { return }
        guard appearancePhase == .appeared || appearancePhase == .appearing && shownController != nil else {
            if appearancePhase == .disappeared { showUnseen() }
            return
        }
        if let running = runningTransition {
            // One that is animated waits; one without animation ends what runs.
            if let controller, let to = running.to, controller !== to, animator(from: to, to: controller) != nil {
                return running.makeWay(for: controller)
            }
            guard controller !== running.to else { return running.makeWay(for: running.to) }
            return running.transition?.finishAtOnce() ?? ()
        }
        showPending()
    }

    /// One that has left is not shown on, whatever phase this controller is in.
    func takeOut(_ controller: UIViewController) {
        if let running = runningTransition, running.from === controller || running.to === controller { running.transition?.finishAtOnce() }
        guard appearancePhase != .appeared, shownController === controller, controller.container !== self else { return }
        shownController = nil
        if controller.viewIfLoaded?.superview === contentView { controller.leaveScreen() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the selected screen, if it is time: no transition runs.
    func showPending() {
        guard appearancePhase == .appeared, runningTransition == nil, !isChangingScreens, shownController !== selected else { return }
        exchange(TabTransition(from: shownController, to: selected, in: self))
    }

    func animator(from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard view.window != nil, UIView.areAnimationsEnabled, screens.contains(where: { $0 === from }) else { return nil }
        return delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    }

    /// Asks the delegate, sends the *will* callbacks and has the change shown; without an animator it is over when this returns.
    private func exchange(_ change: TabTransition) {
        let (from, to) = (change.from, change.to)
        isChangingScreens = true
        runningTransition = change
        change.prepare()
        let isAnimated = change.transition?.isAnimated ?? false
        to?.loadViewIfNeeded()
        shownController = to
        to?.beginAppearanceTransition(true, animated: isAnimated)
        if !change.isOver { from?.beginAppearanceTransition(false, animated: isAnimated) }
        isBarPushedAway = to.map(Self.takesBarAway) ?? false
        placeBar()
        guard !change.isOver else {
            // A callback has taken all of it off the screen, and ended the change.
            return isChangingScreens = false
        }
        let transition = change.transition
        if let view = from?.viewIfLoaded {
            transition?.context.from.view = view
            transition?.context.from.initialFrame = view.untransformedFrame
        }
        if let to {
            transition?.context.to.view = to.view
            place(to)
            transition?.context.to.finalFrame = to.view.untransformedFrame
            if transition?.animator == nil { install(to) }
        }
        isChangingScreens = false
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

    /// Takes the old screen's view out and sends the *did* callbacks.
    func finish(_ change: TabTransition) {
        if let from = change.from, let old = from.viewIfLoaded, old.isDescendant(of: contentView) {
            old.removeFromSuperview()
            place(from)
        }
        if let to = change.to, shownController === to {
            if to.view.superview !== contentView { contentView.addSubview(to.view) }
            place(to)
        }
        change.from?.endAppearanceTransition()
        change.to?.endAppearanceTransition()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Goes back to the old screen (`behaviour.md` 4.1); a later selection stays. Where the old screen is a tab no more, the new one is shown all the same.
    func cancel(_ change: TabTransition) {
        let to = change.to
        guard let from = change.from, screens.contains(where: { $0 === from }) else { return finish(change) }
        if let new = to?.viewIfLoaded, new.isDescendant(of: contentView) { new.removeFromSuperview() }
        shownController = from
        isBarPushedAway = Self.takesBarAway(from)
        placeBar()
        if from.view.superview !== contentView { contentView.addSubview(from.view) }
        place(from)
        if selected === to {
            selected = from
            tabBar.select(from.tabBarItem)
        }
        to?.beginAppearanceTransition(false, animated: true)
        to?.endAppearanceTransition()
        from.beginAppearanceTransition(true, animated: true)
        from.endAppearanceTransition()
    }

    /// What waits can be shown.
    func end(_ change: TabTransition) {
        guard runningTransition === change else { return }
        runningTransition = nil
        activeTransition = nil
        ControllerTurn.request { self.showPending() }
    }

    // MARK: The controller's own appearance

    /// Off the screen nobody sees the change: no appearance callbacks.
    private func showUnseen() {
        guard let old = shownController, old !== selected else { return }
        shownController = nil
        if old.viewIfLoaded?.superview === contentView { old.leaveScreen() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Puts the selected screen's view in, if it is not.
    func installSelected() {
        guard shownController == nil, let selected else { return }
        shownController = selected
        isBarPushedAway = Self.takesBarAway(selected)
        contentView.addSubview(selected.view)
        placeBar()
        place(selected)
    }

    func showSelected(animated: Bool) {
        showUnseen()
        guard let selected else { return }
        isChangingScreens = true
        selected.beginAppearanceTransition(true, animated: animated)
        let isNew = shownController !== selected || selected.view.superview !== contentView
        if isNew {
            shownController = selected
            contentView.addSubview(selected.view)
        }
        // Outside of any window there is no safe area to go by: what is there already keeps its place until the next layout.
        if isNew || view.window != nil { place(selected) }
        view.setNeedsLayout()
        isChangingScreens = false
    }

    func hideShown(animated: Bool) {
        runningTransition?.transition?.finishAtOnce()
        shownController?.beginAppearanceTransition(false, animated: animated)
    }

    func endAppearanceOfShown() {
        shownController?.endAppearanceTransition()
        if appearancePhase == .disappeared { showUnseen() } else { ControllerTurn.request { self.showPending() } }
    }
}
