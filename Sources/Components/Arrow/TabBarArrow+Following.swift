import UIKit

// The model is final at once. What happens to the bar happens to the arrow at the same time and in the same way; the selection alone lets it glide.
extension TabBarArrow {
    /// It has come into a view, or left it: then it hears of nothing any more.
    func hostDidChange() {
        guard superview != nil else {
            press.view?.removeGestureRecognizer(press)
            watch.watch(nil)
            return screenProbe.lie(in: nil)
        }
        knownBar = .null
        listen()
        goToSelection(animated: false)
    }

    private func listen() {
        guard superview != nil, let tabs = tabBarController else { return }
        if press.view !== tabs.tabBar { tabs.tabBar.addGestureRecognizer(press) }
        watch.watch(tabs.tabBar)
        screenProbe.lie(in: tabs.selectedViewController?.viewIfLoaded)
    }

    /// Something about the bar, the selection or the selected screen is different.
    func barMayHaveChanged() {
        listen()
        if let tint = tabBarController?.tabBar.tintColor, tint != knownTint {
            knownTint = tint
            setNeedsDisplay()
        }
        goAlong()
        goToSelection(animated: true)
    }

    // MARK: The selection

    func goToSelection(animated: Bool) {
        follow()
        guard let tabs = tabBarController, let place = place(over: tabs.selectedIndex) else { return }
        guard tabs.selectedIndex != shownIndex else {
            if !animated { jump(to: place) }
            return
        }
        let isNew = shownIndex == NSNotFound || window == nil || isAway
        shownIndex = tabs.selectedIndex
        screenProbe.lie(in: tabs.selectedViewController?.viewIfLoaded)
        if animated, !isNew { glide(to: place, duration: duration, curve: curve) } else { jump(to: place) }
        showOrHide()
        // A change of tabs that is given up is not announced either.
        tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.setNeedsLayout() }
    }

    // MARK: The bar

    /// The bar in the superview's coordinates; nil where there is none.
    private var barFrame: CGRect? {
        guard let bar = tabBarController?.tabBar, let outer = bar.superview else { return nil }
        return superview?.convert(bar.frame, from: outer)
    }

    /// Where its centre belongs over an item.
    private func place(over index: Int) -> CGPoint? {
        guard let barFrame, let middle = tabBarController?.tabBar.middle(ofItemAt: index) else { return nil }
        return CGPoint(x: barFrame.minX + middle, y: barFrame.minY + overlap - bounds.height / 2)
    }

    /// Goes where the bar is now, over the same item.
    func follow() {
        defer { showOrHide() }
        guard let place = place(over: shownIndex) else { return shownIndex = NSNotFound }
        let bar = barFrame ?? .null
        defer { knownBar = bar }
        guard place != center else { return }
        let way = CGPoint(x: bar.minX - knownBar.minX, y: bar.minY - knownBar.minY)
        center = place
        if knownBar.size == bar.size, way != .zero { takeOverMovement() }
    }

    /// The bar moves, and had begun to when this was heard: takes part in what is left of it.
    private func takeOverMovement() {
        guard UIView.inheritedAnimationDuration == 0, let bar = tabBarController?.tabBar, bar.superview === superview else { return }
        for key in bar.layer.animationKeys() ?? [] {
            guard let movement = bar.layer.animation(forKey: key) as? CABasicAnimation, movement.keyPath == "position",
                movement.isAdditive, layer.animation(forKey: "Kinora.arrow." + key) == nil,
                let copy = movement.copy() as? CABasicAnimation
            else { continue }
            copy.delegate = nil
            layer.add(copy, forKey: "Kinora.arrow." + key)
        }
    }

    /// While screens change the bar may leave with one: joins the transition, so that it goes by the same hand.
    private func goAlong() {
        guard let tabs = tabBarController,
            let coordinator = tabs.selectedViewController?.transitionCoordinator ?? tabs.transitionCoordinator, coordinator !== joined
        else { return }
        joined = coordinator
        coordinator.animateAlongsideTransition(
            in: self, animation: { [weak self] _ in self?.follow() },
            completion: { [weak self] _ in self?.barMayHaveChanged() })
    }

    private func showOrHide() {
        let bar = tabBarController?.tabBar
        let isAway = bar?.superview == nil || bar?.isHidden != false || shownIndex == NSNotFound
        guard isAway != self.isAway else { return }
        self.isAway = isAway
        isHidden = isAway
    }
}
