import UIKit

// Model values are final at once. The arrow moves with the bar, in the same animation; only a selection change makes it slide.
extension TabBarArrow {
    /// Starts observing a new superview, or stops when removed.
    func hostDidChange() {
        guard superview != nil else {
            press.view?.removeGestureRecognizer(press)
            watch.watch(nil)
            return screenProbe.lie(in: nil)
        }
        knownBar = .null
        listen()
        moveToSelection(animated: false)
    }

    private func listen() {
        guard superview != nil, let tabs = tabBarController else { return }
        if press.view !== tabs.tabBar { tabs.tabBar.addGestureRecognizer(press) }
        watch.watch(tabs.tabBar)
        screenProbe.lie(in: tabs.selectedViewController?.viewIfLoaded)
    }

    /// Called when the bar, the selection or the selected view controller may have changed.
    func barMayHaveChanged() {
        listen()
        if let tint = tabBarController?.tabBar.tintColor, tint != knownTint {
            knownTint = tint
            setNeedsDisplay()
        }
        animateAlongside()
        moveToSelection(animated: true)
    }

    // MARK: Selection

    func moveToSelection(animated: Bool) {
        follow()
        guard let tabs = tabBarController, let target = center(over: tabs.selectedIndex) else { return }
        guard tabs.selectedIndex != shownIndex else {
            if !animated { jump(to: target) }
            return
        }
        let isNew = shownIndex == NSNotFound || window == nil || isAway
        shownIndex = tabs.selectedIndex
        screenProbe.lie(in: tabs.selectedViewController?.viewIfLoaded)
        if animated, !isNew { glide(to: target, duration: duration, curve: curve) } else { jump(to: target) }
        showOrHide()
        // A cancelled change of tabs is not announced either.
        tabs.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.setNeedsLayout() }
    }

    // MARK: Bar

    /// The bar's frame in the superview's coordinates; nil without a bar.
    private var barFrame: CGRect? {
        guard let bar = tabBarController?.tabBar, let outer = bar.superview else { return nil }
        return superview?.convert(bar.frame, from: outer)
    }

    /// The arrow's center over an item.
    private func center(over index: Int) -> CGPoint? {
        guard let barFrame, let middle = tabBarController?.tabBar.middle(ofItemAt: index) else { return nil }
        return CGPoint(x: barFrame.minX + middle, y: barFrame.minY + overlap - bounds.height / 2)
    }

    /// Moves to the bar's current position, over the same item.
    func follow() {
        defer { showOrHide() }
        guard let target = center(over: shownIndex) else { return shownIndex = NSNotFound }
        let bar = barFrame ?? .null
        defer { knownBar = bar }
        guard target != center else { return }
        let distance = CGPoint(x: bar.minX - knownBar.minX, y: bar.minY - knownBar.minY)
        center = target
        if knownBar.size == bar.size, distance != .zero { takeOverMovement() }
    }

    /// The bar started moving before this notification: joins the rest of its animation.
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

    /// During a transition the bar may leave with a view controller: animates alongside it, so that an interactive transition drives
    /// the arrow too.
    private func animateAlongside() {
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
