/// The exchange of one tab for another.
final class TabExchange: ControllerExchange {
    private weak var tabs: UITabBarController?

    init(from: UIViewController?, to: UIViewController?, in tabs: UITabBarController) {
        self.tabs = tabs
        super.init(from: from, to: to)
    }

    func run() {
        guard let tabs else { return }
        tabs.isExchangingViews = true
        let movers = movers
        run(.tab, in: tabs.contentView, isAnimated: movers.animator != nil, by: movers, driving: [tabs.tabBar], for: [tabs])
    }

    /// Those of the delegate, asked in the order of `Documentation/Behavior.md#transition-objects`; without an animator there is none.
    private var movers: Movers {
        guard let tabs, let from, let to, let animator = tabs.animator(from: from, to: to) else { return (nil, nil) }
        return (animator, tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator))
    }

    override func sendWillCallbacks() {
        guard let tabs else { return }
        tabs.shownController = to
        to?.beginAppearanceTransition(true, animated: isAnimated)
        if !isOver { from?.beginAppearanceTransition(false, animated: isAnimated) }
        tabs.isBarHiddenByPush = to.map(UITabBarController.hidesTabBar) ?? false
        tabs.layOutBar()
        // A callback has removed everything from the window and so ended the exchange.
        if isOver { tabs.isExchangingViews = false }
    }

    override func placeViews(in context: TransitionContext) {
        guard let tabs else { return }
        if let view = from?.viewIfLoaded {
            context.from.view = view
            context.from.initialFrame = view.untransformedFrame
        }
        if let to {
            context.to.view = to.view
            tabs.layOut(to)
            context.to.finalFrame = to.view.untransformedFrame
            if transition?.animator == nil {
                tabs.contentView.addSubview(to.view)
                showAppearing(to)
            }
        }
        tabs.isExchangingViews = false
    }

    override func finish() {
        guard let tabs else { return }
        if let from, let old = from.viewIfLoaded, old.isDescendant(of: tabs.contentView) {
            old.removeFromSuperview()
            tabs.layOut(from)
        }
        if let to, tabs.shownController === to {
            if to.view.superview !== tabs.contentView { tabs.contentView.addSubview(to.view) }
            tabs.layOut(to)
        }
        from?.endAppearanceTransition()
        to?.endAppearanceTransition()
        tabs.viewIfLoaded?.setNeedsLayout()
    }

    /// Restores the old view controller (`Documentation/Behavior.md#appearance-callbacks`); a later selection remains. If the old one is
    /// no longer a tab, the new one is shown after all.
    override func cancel() {
        guard let tabs, let from, tabs.screens.contains(where: { $0 === from }) else { return finish() }
        if let new = to?.viewIfLoaded, new.isDescendant(of: tabs.contentView) { new.removeFromSuperview() }
        tabs.shownController = from
        tabs.isBarHiddenByPush = UITabBarController.hidesTabBar(from)
        tabs.layOutBar()
        if from.view.superview !== tabs.contentView { tabs.contentView.addSubview(from.view) }
        tabs.layOut(from)
        if tabs.selected === to {
            tabs.selected = from
            tabs.tabBar.select(from.tabBarItem)
        }
        sendCallbacksOfReturn()
    }

    override func hasEnded() {
        guard let tabs, tabs.runningExchange === self else { return }
        tabs.runningExchange = nil
        tabs.activeTransition = nil
        ControllerRequestQueue.current.request { tabs.showPending() }
    }
}
