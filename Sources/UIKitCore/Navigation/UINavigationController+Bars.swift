extension UINavigationController {
    // MARK: Hidden bars

    /// Hides or shows the bar: during a transition alongside the view controllers, otherwise over the top edge.
    func changeBar(hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        barsDidChange(animated: animated)
    }

    func changeToolbar(hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        barsDidChange(animated: animated)
    }

    private func barsDidChange(animated: Bool) {
        scene?.updateStatusBar()
        guard let view = viewIfLoaded, !isExchangingViews else { return }
        // Before the first appearance nothing is visible that could move.
        guard animated, view.window != nil, appearancePhase != .disappeared else {
            showBarsAsHidden()
            view.setNeedsLayout()
            return
        }
        for bar in [navigationBar, bottomBar] where bar.isHidden { bar.isHidden = false }
        UIView.animate(
            withDuration: Self.hideShowBarDuration, delay: 0, options: .curveEaseInOut,
            animations: {
                self.layOutBars()
                guard self.runningExchange == nil, let shown = self.shownController else { return }
                self.layOut(shown)
                shown.view.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                guard let self, runningExchange == nil else { return }
                showBarsAsHidden()
            })
    }

    func showBarsAsHidden() {
        navigationBar.isHidden = hidesBar
        bottomBar.isHidden = isToolbarAway
    }

    /// Whether the toolbar is hidden, by itself or by a view controller with `hidesBottomBarWhenPushed`.
    var isToolbarAway: Bool { hidesToolbar || stack.contains(where: \.hidesBottomBarWhenPushed) }

    // MARK: Frames

    func layOutBars() {
        var frame = navigationBarFrame
        // A pull stretches the bar; the safe area below keeps its height.
        frame.size.height += navigationBar.content?.stretch ?? 0
        navigationBar.frame = frame
        navigationBar.backgroundExtension = view.safeAreaInsets.top
        bottomBar.frame = toolbarFrame
    }

    /// Below what covers the top of the view, or directly above the view when hidden; displaced sideways while it slides with a view
    /// controller. Without the stretch by a pull.
    var navigationBarFrame: CGRect {
        let height = navigationBar.itemHeight
        let y = hidesBar && barShift == 0 ? -height : view.safeAreaInsets.top
        return CGRect(x: barShift, y: y, width: view.bounds.width, height: height)
    }

    /// Above what covers the bottom of the view, or directly below the view when hidden; displaced sideways while it slides with a view
    /// controller.
    var toolbarFrame: CGRect {
        let height = bottomBar.traitCollection.barHeight
        let y = view.bounds.height - (isToolbarAway && toolbarShift == 0 ? 0 : height + view.safeAreaInsets.bottom)
        return CGRect(x: toolbarShift, y: y, width: view.bounds.width, height: height)
    }

    // MARK: Transitions

    /// Updates the bars for the top view controller; they appear and disappear alongside the transition. nil changes them at once.
    func showBars(with change: NavigationBarChange?, pops: Bool, awayBefore: (bar: Bool, toolbar: Bool)) {
        let items = stack.map(\.navigationItem)
        guard let timing = change else {
            navigationBar.setItems(items, animated: false)
            bottomBar.setItems(stack.last?.toolbarItems, animated: false)
            showBarsAsHidden()
            return layOutBars()
        }
        navigationBar.show(items, by: timing)
        // A disappearing toolbar keeps its items.
        if !isToolbarAway { bottomBar.setItems(stack.last?.toolbarItems, animated: !awayBefore.toolbar) }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = pops != isMirrored ? view.bounds.width : -view.bounds.width
        let (away, toolbarAway) = (hidesBar, isToolbarAway)
        UIView.performWithoutAnimation {
            if awayBefore.bar, !away {
                navigationBar.isHidden = false
                barShift = -width
                navigationBar.frame = navigationBarFrame
                navigationBar.layoutIfNeeded()
            }
            if awayBefore.toolbar, !toolbarAway {
                bottomBar.isHidden = false
                toolbarShift = -width
                bottomBar.frame = toolbarFrame
                bottomBar.layoutIfNeeded()
            }
        }
        UIView.animate(
            withDuration: timing.duration, delay: 0, options: timing.options,
            animations: {
                self.barShift = away && !awayBefore.bar ? width : 0
                self.toolbarShift = toolbarAway && !awayBefore.toolbar ? width : 0
                self.layOutBars()
                self.navigationBar.layoutIfNeeded()
                self.bottomBar.layoutIfNeeded()
            }, completion: nil)
    }

    /// Updates the bars after a transition has finished or was cancelled.
    func settleBars() {
        (barShift, toolbarShift) = (0, 0)
        let items = stack.last?.toolbarItems ?? []
        if !items.elementsEqual(bottomBar.items ?? [], by: ===) { bottomBar.setItems(items, animated: false) }
        showBarsAsHidden()
        layOutBars()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Items

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === stack.last, controller === shownController || shownController == nil else { return }
        // Items of a controller that is about to be shown come with its transition.
        if runningExchange != nil, isExchangingViews || isToolbarAway { return }
        bottomBar.setItems(controller.toolbarItems, animated: animated && viewIfLoaded?.window != nil)
    }
}
