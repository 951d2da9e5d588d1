import Display

extension UIWindowScene {
    /// Updates the status bar from the view controllers; animated with the controller's preferred animation, and inside an animation
    /// block with that.
    func updateStatusBar(animated: Bool = false) {
        let manager = storedStatusBarManager
        let root = frontController?.topmostStatusBarController
        let styling = root?.controllerForStatusBar(\.childForStatusBarStyle)
        let hiding = root?.controllerForStatusBar(\.childForStatusBarHidden)
        let isOnBlack = (root?.presentedPresentation as? UISheetPresentationController)?.blackensEdges ?? false
        let style = isOnBlack ? .lightContent : styling?.preferredStatusBarStyle ?? .default
        let isHidden = hiding?.prefersStatusBarHidden ?? false
        let isLight =
            style == .lightContent || style == .default && (styling?.traitCollection ?? traitCollection).userInterfaceStyle == .dark
        let appearance = StatusBarView.Appearance(isHidden: isHidden, tone: manager.tone(isLight ? .light : .dark))
        guard manager.style != style || manager.isHidden != isHidden || manager.bar.map({ $0.appearance != appearance }) == true else {
            return
        }
        let animation = hiding?.preferredStatusBarUpdateAnimation ?? .fade
        let change = {
            let coversLess = manager.isHidden != isHidden
            manager.style = style
            manager.isHidden = isHidden
            manager.bar?.show(appearance, by: animation)
            if coversLess { self.statusBarCoversOther() }
        }
        if animated, UIView.animationBlock == nil, animation != .none || manager.isHidden == isHidden {
            UIView.animate(
                withDuration: StatusBarView.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: change)
        } else {
            change()
        }
    }

    /// Called when a transition without a system animator begins and ends. In between, the status bar contrasts with the content below it
    /// if its color before differs from the one after.
    func transitionBelowStatusBar(_ transition: AnyObject, isRunning: Bool) {
        let manager = storedStatusBarManager
        guard isRunning || !manager.transitions.isEmpty else { return }
        manager.transitions.removeAll { $0.object == nil || $0.object === transition }
        if isRunning {
            if manager.transitions.isEmpty { manager.beginsToAdapt() }
            manager.transitions.append(.init(object: transition))
        }
        let tone = manager.bar?.appearance.tone
        UIView.performWithoutAnimation { updateStatusBar() }
        if manager.bar?.appearance.tone != tone { manager.bar?.finishToneChange() }
    }

    /// On phones with a home button the status bar's height becomes free while it is hidden.
    private func statusBarCoversOther() {
        guard Screen.current?.keepsTopEdge == false else { return }
        for window in windows {
            window.updateSafeArea()
            if UIView.animationBlock != nil { window.layoutIfNeeded() }
        }
    }

    /// The screen's current safe area insets.
    var safeAreaInsets: Screen.Insets {
        guard let screen = Screen.current else { return (0, 0, 0, 0) }
        var insets = screen.safeAreaInsets
        if !screen.keepsTopEdge, storedStatusBarManager.isHidden { insets.top = 0 }
        return insets
    }

    /// Whether a status bar is rendered above the windows.
    package var showsStatusBar: Bool {
        get { storedStatusBarManager.bar != nil }
        set {
            guard newValue != showsStatusBar, let screen = Screen.current else { return }
            storedStatusBarManager.bar?.layer.removeFromSuperlayer()
            storedStatusBarManager.bar = newValue ? StatusBarView(on: screen, manager: storedStatusBarManager) : nil
            updateStatusBar()
        }
    }
}

extension UIViewController {
    /// The controller that determines a property, found by following the children that controllers name.
    func controllerForStatusBar(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var (at, depth) = (self, 0)
        while let next = at[keyPath: child], next !== at, depth < 100 { (at, depth) = (next, depth + 1) }
        return at
    }

    /// Phones have no status bar in landscape.
    var hidesStatusBarByDefault: Bool {
        scene?.interfaceOrientation.isLandscape == true && SystemAppearance.traits.userInterfaceIdiom == .phone
    }
}
